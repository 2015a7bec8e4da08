"""The rules of Aurum."""
