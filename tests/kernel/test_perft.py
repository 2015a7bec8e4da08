"""The files of counts that pin the rules hold for the kernel too."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from aurum import kernel
from aurum.game import Match, Ruleset, deal, evolve_all, parse_position, parse_ruleset, start
from aurum.game.fair import below, fair_deal, first_player, hand_key, word_stream
from aurum.game.perft import HASHES, position_hash, seeded_round
from aurum.game.positions import position_text
from aurum.game.scoring import standing
from aurum.kernel.layout import DEAL, OVER
from tests.sizes import sized

FILES = sorted((Path(__file__).parents[1] / "perft").glob("*-nuggets.txt"))
PLAYOUTS = Path(__file__).parents[1] / "perft" / "playouts.txt"
REASONS = ("", "stuck", "empty", "declined")


class Walker:
    """Walks the tree of a match with the kernel alone."""

    def __init__(self, match: Match) -> None:
        self.ruleset = match.ruleset
        self.rules = kernel.tables(match.ruleset)
        self.root = kernel.from_match(match)

    def after(self, state: kernel.State) -> Iterator[kernel.State]:
        for n in range(kernel.legal_count(self.rules, state)):
            then = state.copy()
            kernel.apply(self.rules, then, kernel.legal_action(self.rules, state, n))
            yield then

    def leaves(self, state: kernel.State, depth: int) -> Iterator[kernel.State]:
        if depth == 0 or state.seat < 0:
            yield state
        else:
            for then in self.after(state):
                yield from self.leaves(then, depth - 1)

    def perft(self, depth: int) -> str:
        leaves = list(self.leaves(self.root, depth))
        hashes = [position_hash(kernel.to_match(self.ruleset, leaf)) for leaf in leaves]
        return f"{len(leaves)} {sum(hashes) % HASHES:016x}"

    def endings(self) -> dict[str, int]:
        return Counter(self.ending(leaf) for leaf in self.leaves(self.root, 1000))

    def ending(self, state: kernel.State) -> str:
        sides = [
            standing(
                kernel.side_bid(self.rules, state, side),
                kernel.side_tricks(self.rules, state, side),
            )
            for side in range(self.ruleset.sides)
        ]
        return " ".join([REASONS[state.reason], str(state.ended_by), *sides])


@sized("every", 4, 1)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_counts(file: Path, every: int):
    """Every fourth position in each run; `make soak` counts them all."""
    blocks = list(blocks_of(file))
    chosen = blocks[::every]
    assert len(chosen) >= 4
    assert any(word == "end" for _, lines in chosen for word, _ in lines)
    for place, lines in chosen:
        walker = Walker(position_of(*place))
        stated = Counter[str]()
        for word, rest in lines:
            first, _, second = rest.partition(" ")
            if word == "depth":
                assert walker.perft(int(first)) == second, (place, first)
            elif word == "end":
                stated[second] = int(first)
        assert not stated or walker.endings() == stated, place


def blocks_of(file: Path) -> Iterator[tuple[tuple[str, str], list[tuple[str, str]]]]:
    """Each position with the lines that are about it, split into their first word and the rest."""
    lines: list[tuple[str, str]] = []
    for line in file.read_text().splitlines():
        word, _, rest = line.partition(" ")
        if word in ("deal", "position"):
            lines = []
            yield (word, rest), lines
        else:
            lines.append((word, rest))


def position_of(word: str, rest: str) -> Match:
    if word == "position":
        return parse_position(rest)
    name, seed = rest.split()
    return seeded_round(parse_ruleset(name), seed)


def test_playouts():
    lines = [line.split() for line in PLAYOUTS.read_text().splitlines() if line[0] != "#"]
    assert len(lines) == 40
    for _, name, seed, matches, digest in lines:
        found = hashlib.sha256()
        for number in range(int(matches)):
            match = played_out(parse_ruleset(name), f"{seed}/{number}")
            found.update(position_text(match).encode() + b"\n")
        assert found.hexdigest() == digest, name


def played_out(rules: Ruleset, seed: str) -> Match:
    """A whole match in the kernel with the specified deals and choices."""
    key = hand_key(seed.encode(), "playout", 0, ())
    draw = word_stream(key, "choices")
    games = kernel.Games.of(start(rules, first_player(rules, key)), 1)
    while games.states[0].phase != OVER:
        if games.states[0].phase == DEAL:
            match = games.match(0)
            number = match.rounds_played
            cards = fair_deal(rules, hand_key(seed.encode(), "playout", number, ()))
            games = kernel.Games.of(evolve_all(match, deal(match, cards)), 1)
        else:
            numbers = np.flatnonzero(games.legal_masks()[0])
            games.apply([numbers[below(len(numbers), draw)]])
    return games.match(0)
