"""Workshops: what makes the contents of the package. Nothing that players use imports them."""
