"""Programs in any language that play through JSON lines."""
