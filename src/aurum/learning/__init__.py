"""How the weights of the bots were found: `python -m aurum.learning network 3`."""
