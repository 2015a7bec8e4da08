"""Bots against bots, measured honestly."""
