"""Figures of docs/teaching.md: how fast hints are, whether they hold, what they are worth."""
