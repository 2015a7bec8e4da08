"""`aurum play --deal`: replays a recorded deal against steady bots and compares both lines."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from aurum.again.comparison import RoundComparison, TrickSide, compared
from aurum.again.same_deal import Moment, SameDeal
from aurum.again.steady import STRICT, steady
from aurum.game import AurumError, BadRecord, Record, Seat, walk
from aurum.record_files import read_records
from aurum.terminal.own_table import OwnTable
from aurum.terminal.play import run_screen
from aurum.terminal.setup import bot_levels, entries_of, person_name
from aurum.terminal.steady_table import OneRoundTable
from aurum.terminal.wishes import Wishes
from aurum.texts import Texts, texts


def play_again(wishes: Wishes, file: Path, seat: Seat | None, moment: Moment) -> int:
    """Play the round again from the moment, then compare both lines."""
    old = _record(file)
    chair = _person(old) if seat is None else seat
    deal = SameDeal(old, chair, moment=moment)
    own = OwnTable(str(file), entries_of(_named(deal, wishes), _levels(deal, wishes.bots)))
    pace = 0.0 if wishes.is_plain else wishes.pace
    code = run_screen(wishes, lambda: OneRoundTable(own, pace))
    for line in _told(old, own.record(), deal, texts(wishes.spoken)):
        print(line)
    return code


def parse_moment(text: str) -> Moment:
    """``1:12`` is before the 13th action of the second round; ``1`` is its beginning."""
    parts = text.split(":")
    if len(parts) > 2 or not all(part.isdecimal() for part in parts):
        raise AurumError(f"{text!r} is not a moment; give a round such as 1, or a round and 1:12")
    return Moment(*map(int, parts))


def _record(file: Path) -> Record:
    """The last record of a file, checked against the rules."""
    try:
        records = [record for _, record in read_records(file)]
        for record in records[-1:]:
            deque(walk(record), maxlen=0)
    except BadRecord as error:
        raise AurumError(f"{file}: {error}") from error
    if not records:
        raise AurumError(f"{file} is empty; a record was expected")
    return records[-1]


def _person(record: Record) -> Seat:
    """The seat of the person who played, if the record names it; otherwise the first."""
    bots = record.extra.get("bots")
    return bots.index(None) if isinstance(bots, list) and None in bots else 0


def _named(deal: SameDeal, wishes: Wishes) -> Record:
    opening = deal.opening()
    names = list(opening.names)
    names[deal.seat] = person_name(wishes.name)
    return replace(opening, names=tuple(names))


def _levels(deal: SameDeal, wish: str | None) -> Sequence[str | None]:
    """The steady bots of the other chairs."""
    seats = deal.record.ruleset.seats
    levels = iter(bot_levels(wish or STRICT, seats - 1))
    chosen = [None if seat == deal.seat else next(levels) for seat in range(seats)]
    for level in chosen:
        if level is not None:
            steady(level)  # says what is wrong with it
    return chosen


def _told(old: Record, new: Record, deal: SameDeal, speak: Texts) -> list[str]:
    """The lines of text that compare the round trick by trick."""
    row = compared(old, new, deal.seat).rounds[deal.moment.round]
    if row.sheets[1] is None:
        return [speak("again-stopped")]
    lines = [speak("again-head"), *_tricks(row, new.names, speak)]
    before, after = ("–" if sheet is None else str(sheet.score) for sheet in row.sheets)
    return [*lines, speak("again-scores", before=before, after=after)]


def _tricks(row: RoundComparison, names: Sequence[str], speak: Texts) -> list[str]:
    if row.parted is None:
        return [speak("again-equal")]
    return [
        speak(
            "again-trick",
            number=trick.number + 1,
            before=_side(trick.left, names, speak),
            after=_side(trick.right, names, speak),
        )
        for trick in row.tricks
        if not trick.is_equal
    ]


def _side(side: TrickSide | None, names: Sequence[str], speak: Texts) -> str:
    if side is None:
        return speak("again-not-played")
    return speak("again-card", card=str(side.card), name=names[side.taker])
