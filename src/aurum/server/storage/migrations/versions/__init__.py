"""One script per version of the schema."""
