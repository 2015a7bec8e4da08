"""What the engine costs: seconds, bytes and memory, here and on its other hosts."""
