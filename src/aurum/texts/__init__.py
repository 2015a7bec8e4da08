"""The words of every client, in four languages."""
