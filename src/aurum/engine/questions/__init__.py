"""What the engine can be asked: one file for each kind of question, with its answer."""
