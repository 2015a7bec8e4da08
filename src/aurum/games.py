"""A match to play with in Python, and the reader of record files.

`Game` wraps the immutable `Match` of `aurum.game`. It remembers every step, deals the next round,
and takes moves as text or as objects.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from aurum.game import (
    Action,
    Card,
    Deal,
    Edition,
    Event,
    InvalidNotation,
    LegalActions,
    Match,
    MatchStarted,
    Move,
    Observer,
    Phase,
    Record,
    Ruleset,
    Seat,
    Side,
    Step,
    View,
    advance,
    deal,
    evolve_all,
    legal_actions,
    match_picture,
    parse_action,
    position_text,
    record_of,
    ruleset,
    view,
)
from aurum.game import start as start_match
from aurum.game.fair import fair_deal, first_player, hand_key
from aurum.palette import LIGHT
from aurum.record_files import read_records


def start(
    edition: str | Edition | Ruleset = "english",
    players: int = 3,
    zeros: bool | None = None,
    scoring: str = "nuggets",
    *,
    seed: object = None,
    first: Seat | None = None,
    **later: Any,
) -> Game:
    """Start a match and deal its first round. A seed deals the same cards on every machine.

    `later` may name further fields of `Variant`.
    """
    rules = edition
    if not isinstance(rules, Ruleset):
        rules = ruleset(rules, players, zeros, scoring, **later)
    return Game(rules, secrets.token_hex(8) if seed is None else str(seed), first)


def load(path: str | Path) -> list[Record]:
    """Read the records of a file: one on each line, or a single one over several lines."""
    return [record for _, record in read_records(path)]


class Game:
    """A match in progress. ``print(game)`` shows the table with all hands face up."""

    def __init__(self, rules: Ruleset, seed: str, first: Seat | None = None) -> None:
        self.seed = seed
        chosen = first_player(rules, self._key(0)) if first is None else first
        self._start = start_match(rules, chosen)
        self.steps: list[Step] = []
        """Every deal and every decision so far, with the match before and after it."""
        self._deal()

    @property
    def match(self) -> Match:
        """The match as it stands. It is immutable: every move makes a new one."""
        return self.steps[-1].after if self.steps else self._start

    @property
    def phase(self) -> Phase:
        return self.match.phase

    @property
    def seat(self) -> Seat:
        """The seat to act; while bids are laid face down, the first seat that has not bid."""
        if not self.match.to_act:
            raise InvalidNotation("the match is over; nobody is to act")
        return self.match.to_act[0]

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the seat to act; `random.choice(game.legal)` works."""
        return legal_actions(self.match, self.seat)

    @property
    def is_over(self) -> bool:
        return self.match.winners is not None

    @property
    def winners(self) -> tuple[Side, ...] | None:
        return self.match.winners

    @property
    def events(self) -> list[Event]:
        """All events since the start of the match."""
        began: Event = MatchStarted(self._start.ruleset, self._start.first)
        return [began, *(event for step in self.steps for event in step.events)]

    def play(self, move: str | Action | Move) -> tuple[Event, ...]:
        """Make a move: ``"0 play P1"``, ``"play P1"`` (of the seat to act), or objects.

        Returns what happened. A round that ends is followed by the next deal.
        """
        chosen = self._move(move)
        before = self.match
        after, events = advance(before, chosen.seat, chosen.action)
        self.steps.append(Step(before, chosen, events, after))
        return events + self._deal()

    def undo(self) -> Move | None:
        """Take back the last decision and the deal that followed it; None if there is none."""
        if all(step.move is None for step in self.steps):
            return None
        while (step := self.steps.pop()).move is None:
            pass
        return step.move

    def view(self, observer: Observer | None = None) -> View:
        """What a seat may know, by default the seat to act. Bots get this and nothing else."""
        return view(self.match, self.seat if observer is None else observer)

    def record(self, names: Iterable[str] = ()) -> Record:
        """The match so far as a record; `str()` gives the line to write to a file."""
        seats = range(self.match.ruleset.seats)
        return record_of(self.events, tuple(names) or tuple(f"seat {seat}" for seat in seats))

    @property
    def position(self) -> str:
        """The position as one line of text; `aurum.parse_position` reads it."""
        return position_text(self.match)

    def __str__(self) -> str:
        return str(self.match)

    def __repr__(self) -> str:
        return f"<Game {self.match.ruleset.name} seed={self.seed!r}, {len(self.steps)} steps>"

    def _repr_html_(self) -> str:
        return as_html(self.match)

    def _move(self, move: str | Action | Move) -> Move:
        if isinstance(move, Move):
            return move
        if not isinstance(move, str):
            return Move(self.seat, move)
        seat, _, action = move.partition(" ")
        if seat.isdecimal():
            return Move(int(seat), parse_action(action))
        return Move(self.seat, parse_action(move))

    def _deal(self) -> tuple[Event, ...]:
        """The next round, if one is due."""
        before = self.match
        if before.phase is not Phase.DEAL:
            return ()
        events = deal(before, seeded_deal(before.ruleset, self.seed, before.rounds_played))
        self.steps.append(Step(before, None, events, evolve_all(before, events)))
        return events

    def _key(self, hand: int) -> bytes:
        return _key(self.seed, hand)


def seeded_deal(rules: Ruleset, seed: object, hand: int = 0) -> Deal:
    """Draw the cards of a round from a seed: the same on every machine."""
    return fair_deal(rules, _key(str(seed), hand))


def _key(seed: str, hand: int) -> bytes:
    return hand_key(seed.encode(), "library", hand, ())


def as_html(match: Match) -> str:
    """The table for a notebook."""
    picture = match_picture(match)
    rows = [
        f"<tr><td>{'▶' if line.turn else ''}</td><td>seat {line.seat}</td>"
        f"<td>{_html(() if line.bid is None else (line.bid,))}</td><td>{line.taken}</td>"
        f"<td>{_html(line.gold)}</td><td style='text-align:left'>{_html(line.hand or ())}</td></tr>"
        for line in picture.lines
    ]
    head = "<tr><th></th><th></th><th>bid</th><th>tricks</th><th>gold</th><th>hand</th></tr>"
    rest = [
        f"<div>{escape(name)}: {_html(cards)}{escape(words)}</div>"
        for name, cards, words in picture.rest
    ]
    table = f"<table>{head}{''.join(rows)}</table>" if rows else ""
    return f"<div><b>{escape(picture.headline)}</b>{table}{''.join(rest)}</div>"


def _html(cards: Iterable[Card]) -> str:
    style = "color:{};background:#fff;padding:0 2px"
    spans = (
        f"<span style='{style.format(LIGHT[card.metal.symbol])}'>{card}</span>" for card in cards
    )
    return " ".join(spans) or "–"
