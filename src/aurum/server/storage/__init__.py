"""Where tables, matches and guests are kept."""
