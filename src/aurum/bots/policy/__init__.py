"""Policies that answer at once: heuristics with tuned weights, and a small network."""
