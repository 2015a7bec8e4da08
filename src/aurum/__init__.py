"""Aurum: a trick-taking card game where following suit is forbidden."""

__version__ = "0.1.0"
