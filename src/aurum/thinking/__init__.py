"""The compiled thinking: sources of the engine file, and its second form under Numba."""
