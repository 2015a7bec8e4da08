"""Files of counts: `position`, then what is known about it.

# a comment
deal german-4-zeros-nuggets seed
depth 2 144 90f3…          positions after 2 decisions, and the sum of their hashes
position aurum german-4-…
end 17 stuck 2 under exact over
playouts german-4-zeros-nuggets seed 100 3b1c…
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from textwrap import shorten

from aurum.game import InvalidNotation, Match, parse_position, parse_ruleset
from aurum.game.perft import perft, playout_digest, round_tree, seeded_round
from aurum.record_files import read_lines


def mistakes(name: str) -> Iterator[str]:
    """What in a file is not as we count it, a sentence each."""
    reader = _Reader(name)
    for number, line in read_lines(name):
        words = line.decode(errors="replace").split()
        if not words[0].startswith("#"):
            yield from reader.read(number, words)
    yield from reader.close()


class _Reader:
    def __init__(self, name: str) -> None:
        self.name = name
        self.number = 0
        self.match: Match | None = None
        self.ends: Counter[str] = Counter()

    def read(self, number: int, words: list[str]) -> Iterator[str]:
        match words:
            case ["deal", rules, seed]:
                yield from self.close()
                self.number, self.match = number, seeded_round(parse_ruleset(rules), seed)
            case ["position", *text]:
                yield from self.close()
                self.number, self.match = number, parse_position(" ".join(text))
            case ["depth", depth, *stated] if self.match and depth.isdecimal():
                yield from self._compare(number, stated, str(perft(self.match, int(depth))))
            case ["end", count, *end] if self.match and count.isdecimal():
                self.ends[" ".join(end)] += int(count)
            case ["playouts", rules, seed, count, stated] if count.isdecimal():
                found = playout_digest(parse_ruleset(rules), seed, int(count))
                yield from self._compare(number, [stated], found)
            case _:
                said = shorten(" ".join(words), 40, placeholder=" …")
                raise InvalidNotation(
                    f"{self.name}, line {number}: {said!r} is no count; a line begins with deal, "
                    "position, depth, end or playouts"
                )

    def _compare(self, number: int, stated: list[str], found: str) -> Iterator[str]:
        if " ".join(stated) != found:
            yield f"{self.name}, line {number}: stated {' '.join(stated)}, counted {found}"

    def close(self) -> Iterator[str]:
        """Compare the ends of a position when all of them have been read."""
        if self.ends and self.match:
            found = round_tree(self.match)
            for end in sorted(found | self.ends):
                if found[end] != self.ends[end]:
                    what = f"'{end}' stated {self.ends[end]} times, counted {found[end]}"
                    yield f"{self.name}, position of line {self.number}: {what}"
        self.ends = Counter()
