"""Finding puzzles, measuring their difficulty, and writing the file of the package."""
