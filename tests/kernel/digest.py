"""Prints a digest of what the kernel does; run with and without the JIT, it must be the same."""

import hashlib
import sys

import numpy as np

from aurum import kernel
from aurum.game import ruleset
from aurum.kernel.layout import END


def digest(count: int) -> str:
    """Matches of both player counts played, sampled and stepped, as one hash."""
    found = hashlib.sha256()
    for players in (3, 4):
        games = kernel.Games(ruleset("english", players), count, seed=players)
        games.play_matches()
        found.update(games.states.tobytes())
        games = kernel.Games(ruleset("russian", players, scoring="points"), count, seed=players)
        games.deal()
        for _ in range(20):
            masks = games.legal_masks()
            found.update(masks.tobytes())
            games.apply(np.where(masks.any(axis=1), masks.argmax(axis=1), -1))
        for state in games.states:
            kernel.resample(games.rules, state, 0)
        found.update(games.states.tobytes())
    found.update(repr(kernel.random_rounds(ruleset("german", 3), count, seed=1)).encode())
    return found.hexdigest()


if __name__ == "__main__":
    assert END == 59
    sys.stdout.write(digest(int(sys.argv[1])) + "\n")
