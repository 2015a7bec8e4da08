"""The game for researchers: PettingZoo, Gymnasium, OpenSpiel."""
