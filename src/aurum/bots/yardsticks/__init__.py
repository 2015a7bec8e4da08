"""Bots that ours are measured against."""
