"""Benchmarks: us and our peers, in one run, as ratios. ``python -m bench`` writes the report."""
