"""Determinised search: possible worlds, playouts, and what a result is worth."""
