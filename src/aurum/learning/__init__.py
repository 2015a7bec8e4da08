"""How the weights of the rules of thumb were found: `python -m aurum.learning 3`."""
