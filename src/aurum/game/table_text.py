"""A match or a view as a table that a person can read: ``print(match)``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from aurum.game.cards import GOLD_CARDS, Card
from aurum.game.rulesets import Scoring, Seat
from aurum.game.state import Match
from aurum.game.views import SPECTATOR, View, view

TURN, LED = ">", "led by seat"
NOTHING = "-"


class Line(NamedTuple):
    """What lies in front of one seat; `hand` is None if it must not be shown."""

    seat: Seat
    turn: bool
    bid: Card | None
    placed: bool
    taken: int
    gold: tuple[Card, ...]
    hand: tuple[Card, ...] | None
    hand_size: int


class Picture(NamedTuple):
    """A table as people see it, ready to be drawn as text or as HTML."""

    headline: str
    lines: tuple[Line, ...]
    rest: tuple[tuple[str, tuple[Card, ...], str], ...]  # a name, cards, and words behind them


def match_picture(match: Match) -> Picture:
    """The match with all hands open."""
    seen, round_ = view(match, SPECTATOR), match.round
    if round_ is None:
        return Picture(_headline(seen), (), ())
    return _picture(seen, round_.hands, round_.bids)


def view_picture(seen: View) -> Picture:
    """What one seat, or a spectator, sees."""
    hands = [seen.hand if seat == seen.observer else None for seat in range(len(seen.hand_sizes))]
    return _picture(seen, hands, seen.bids)


def text(picture: Picture) -> str:
    """The picture as lines of fixed-width text."""
    rows = [("", "bid", "tricks", "gold", "hand"), *(_row(line) for line in picture.lines)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    table = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    rest = [f"{name}: {_words(cards)}{words}" for name, cards, words in picture.rest]
    return "\n".join([picture.headline, *(table if picture.lines else ()), *rest])


def _picture(
    seen: View, hands: Sequence[tuple[Card, ...] | None], bids: Sequence[Card | None]
) -> Picture:
    lines = tuple(
        Line(
            seat,
            seat in seen.to_act,
            bids[seat],
            seen.placed[seat],
            seen.taken[seat],
            _gold(seen.gold[seat]),
            hands[seat],
            seen.hand_sizes[seat],
        )
        for seat in range(len(seen.hand_sizes))
    )
    return Picture(_headline(seen), lines, tuple(_rest(seen)) if lines else ())


def _headline(seen: View) -> str:
    rules = seen.ruleset
    points = rules.scoring is Scoring.POINTS
    won = " ".join(map(str, seen.points if points else seen.nuggets))
    return (
        f"{rules.name}, round {seen.round_number + 1}, "
        f"{'points' if points else 'nuggets'} {won}: {_state(seen)}"
    )


def _state(seen: View) -> str:
    if seen.winners is not None:
        return f"won by side {' and '.join(map(str, seen.winners))}"
    if not seen.to_act:
        return "to be dealt"
    seats = "seat" if len(seen.to_act) == 1 else "seats"
    return f"{seats} {', '.join(map(str, seen.to_act))} to {seen.phase.value}"


def _rest(seen: View) -> Iterable[tuple[str, tuple[Card, ...], str]]:
    if seen.exposed:
        yield "face up", seen.exposed, ""
    yield "supply", _gold(rank for rank, n in enumerate(seen.supply) for _ in range(n)), ""
    if seen.trick:
        yield "trick", seen.trick, f" {LED} {seen.leader}"


def _row(line: Line) -> tuple[str, ...]:
    hidden = "hidden" if line.placed else NOTHING
    return (
        f"{TURN if line.turn else ' '} seat {line.seat}",
        hidden if line.bid is None else str(line.bid),
        str(line.taken),
        _words(line.gold),
        f"{line.hand_size} cards" if line.hand is None else _words(line.hand),
    )


def _gold(ranks: Iterable[int]) -> tuple[Card, ...]:
    return tuple(GOLD_CARDS[rank] for rank in ranks)


def _words(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards)) or NOTHING
