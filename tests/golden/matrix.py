"""What the golden games must show together."""

from collections.abc import Iterator

from aurum.game import EDITIONS, EndReason, MatchEnd, Ruleset, ruleset
from tests.golden.coverage import other_rules

AT_EVERY_TABLE = (
    "the own bid is exchanged",
    "a bid of the same rank",
    "an exchange before the first trick",
    "an old bid is bid again",
    "gold is played",
    "gold on gold",
    "gold paid before the trick is collected in it by the payer",
    "gold paid before the trick is collected in it by another",
    "an empty-handed leader has gold",
    "gold is lost in the unfinished trick",
    "no gold for the lowest",
    "a tie for the lowest",
    "a tie for the highest",
    "a tie of equal golds",
    "all base cards are equal",
)


def required() -> set[str]:
    """Every fact of the matrix."""
    wanted = {
        f"{edition} {players}: {fact}"
        for edition in EDITIONS
        for players in (3, 4)
        for fact in _required_of(edition, players)
    }
    wanted |= {f"{players} players: {fact}" for players in (3, 4) for fact in AT_EVERY_TABLE}
    return wanted | {"4 players: the partner’s bid is exchanged"}


def _required_of(edition: str, players: int) -> Iterator[str]:
    rules = ruleset(edition, players)
    for zeros in (True, False):
        for scoring in ("nuggets", "points"):
            yield f"played {ruleset(edition, players, zeros, scoring).name}"
    yield from (f"a round ends {reason.value}" for reason in EndReason)
    yield "round decided by the score"
    yield from (f"round decided by {step.value}" for step in rules.tie_breaks)
    yield from (f"a nugget for {sides} sides" for sides in range(2, rules.sides + 1))
    yield from ("points: 1 winner", "points: 2 winners")
    yield from _required_ends(rules)
    yield from (f"refutes {name}" for name, _ in other_rules(rules))


def _required_ends(rules: Ruleset) -> Iterator[str]:
    kind = rules.match_end.value
    yield from (f"{kind}: 1 winner", f"{kind}: 2 winners")
    yield from (f"{kind}: over after {rounds} rounds" for rounds in (2, 3))
    if rules.match_end is not MatchEnd.FIRST_TO_TWO:
        yield "2:2, and another round"
    elif rules.seats == 3:
        yield f"{kind}: over after 4 rounds"
    if rules.match_end is MatchEnd.BEST_OF_THREE_FINAL_BID:
        yield from ("the final bid decides", "level after the final bid")
