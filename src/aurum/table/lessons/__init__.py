"""Lessons: data that the real table plays, with a scripted deal and scripted others."""
