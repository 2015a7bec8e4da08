"""The game compiled for millions of rounds."""
