"""How the policy network is trained: `python -m aurum.learning`. Only Numba and NumPy needed."""
