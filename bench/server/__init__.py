"""Measuring the server: load, saturation against a bare fan-out, reconnects, start."""
