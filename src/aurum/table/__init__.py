"""Hosting a match without input and output."""
