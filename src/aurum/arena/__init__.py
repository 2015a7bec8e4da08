"""Contests of bots: duplicate deals, intervals, ratings."""
