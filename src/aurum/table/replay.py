"""Showing a record move by move, from one seat's view or with open hands."""

from __future__ import annotations

import msgspec

from aurum.game import (
    SPECTATOR,
    Event,
    Match,
    MatchStarted,
    Phase,
    Record,
    Step,
    parse_record,
    start,
    view,
    walk,
)
from aurum.table.assistance import bots_of, help_of
from aurum.table.private_view import own_part
from aurum.table.public_view import public_picture, round_sheet
from aurum.table.stand_ins import Place, stand_ins_of
from aurum.table.wire.http import Frame, MatchInfo, Replay
from aurum.table.wire.view import DealProof, Own, RoundSheet
from aurum.table.wire_events import card_texts, narrate, rules_of


def replay(text: str | bytes, seat: int | None) -> Replay:
    """All frames of a record; `BadRecord` names the first mistake in it."""
    return _Player(parse_record(text), seat).replay()


def match_info(match: str, finished: int, text: str) -> MatchInfo:
    """The summary of a finished match, from its record."""
    record = parse_record(text)
    player = _Player(record, None)
    shown = player.replay()
    return MatchInfo(
        id=match,
        rules=shown.rules,
        names=shown.names,
        first=shown.first,
        finished=finished,
        winners=shown.winners or (),
        nuggets=player.match.nuggets,
        points=player.match.points,
        sheets=shown.sheets,
    )


class _Player:
    """Walks a record, and draws each moment."""

    def __init__(self, record: Record, seat: int | None) -> None:
        self.record = record
        self.seat = seat if seat is None or seat < record.ruleset.seats else None
        self.match = start(record.ruleset, record.first)
        self.frames: list[Frame] = []
        self.sheets: list[RoundSheet] = []
        self.proofs = _proofs(record)
        self.bots = bots_of(record)
        self.help = help_of(record)
        self.stand_ins = stand_ins_of(record)

    def replay(self) -> Replay:
        for step in walk(self.record):
            self.match = step.after
            self._draw(step)
            if self.match.phase in (Phase.DEAL, Phase.OVER):
                self._sheet(step.round)
        self._ask()
        return Replay(
            rules_of(self.record.ruleset),
            self.record.names,
            self.record.first,
            self.seat,
            tuple(self.frames),
            tuple(self.sheets),
            self.match.winners,
        )

    def _sheet(self, number: int) -> None:
        assert self.match.round is not None
        stated = self.record.rounds[number]
        actions = tuple(str(move) for move in stated.moves)
        proof = self.proofs[number] if number < len(self.proofs) else None
        sheet = round_sheet(number, self.match.round, stated.deal, actions, proof)
        help_, stood_in = self.help.get(number, ()), self._stood_in(number, len(actions))
        self.sheets.append(
            msgspec.structs.replace(sheet, help=help_, bots=self.bots, stood_in=stood_in)
        )

    def _stood_in(self, number: int, actions: int) -> tuple[int, ...]:
        return tuple(ply for ply in range(actions) if Place(number, ply) in self.stand_ins)

    def _draw(self, step: Step) -> None:
        observer = SPECTATOR if self.seat is None else self.seat
        self.frames.append(
            Frame(
                index=len(self.frames),
                round=step.round,
                view=public_picture(view(step.after, SPECTATOR)),
                hands=_hands(step.after, self.seat),
                events=narrate((*self._begun(), *step.events), observer),
                seat=None if step.move is None else step.move.seat,
                action=None if step.move is None else str(step.move.action),
            )
        )

    def _begun(self) -> tuple[Event, ...]:
        """What the first frame tells before its deal."""
        if self.frames:
            return ()
        return (MatchStarted(self.record.ruleset, self.record.first),)

    def _ask(self) -> None:
        """The last frame of an unfinished record shows what the seat is asked."""
        if self.frames and self.seat is not None and self.match.phase is not Phase.OVER:
            own = self._own(self.seat)
            self.frames[-1] = msgspec.structs.replace(self.frames[-1], own=own)

    def _own(self, seat: int) -> Own:
        asked = len(self.frames) if seat in self.match.to_act else None
        return own_part(self.match, seat, asked)


def _hands(match: Match, seat: int | None) -> tuple[tuple[str, ...] | None, ...]:
    seats = range(match.ruleset.seats)
    return tuple(
        card_texts(view(match, s).hand) if seat is None or s == seat else None for s in seats
    )


def _proofs(record: Record) -> list[DealProof | None]:
    """The proofs in a record of a server, if it has readable ones."""
    try:
        return msgspec.convert(record.extra.get("proofs", []), list[DealProof | None])
    except msgspec.MsgspecError:
        return []
