"""Showing a record move by move, from one seat's view or with open hands."""

from __future__ import annotations

import msgspec

from aurum.game.audit import audit
from aurum.game.deals import Deal
from aurum.game.events import Event, MatchStarted
from aurum.game.evolution import evolve_all
from aurum.game.record_parser import parse_record
from aurum.game.records import Move, Record, RoundRecord
from aurum.game.rules import advance, deal, start
from aurum.game.state import Match, Phase
from aurum.game.views import SPECTATOR, view
from aurum.table.private_view import own_part
from aurum.table.public_view import public_picture
from aurum.table.round_sheet import round_sheet
from aurum.table.wire.http import Frame, MatchInfo, Replay
from aurum.table.wire.view import DealProof, Own, RoundSheet
from aurum.table.wire_events import card_texts, narrate, rules_of


def replay(text: str | bytes, seat: int | None) -> Replay:
    """All frames of a record; `BadRecord` names the first mistake in it."""
    record = parse_record(text)
    audit(record)
    return _Player(record, seat).replay()


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
    """Plays a record that has been audited, and draws each moment."""

    def __init__(self, record: Record, seat: int | None) -> None:
        self.record = record
        self.seat = seat if seat is None or seat < record.ruleset.seats else None
        self.match = start(record.ruleset, record.first)
        self.frames: list[Frame] = []
        self.sheets: list[RoundSheet] = []
        self.proofs = _proofs(record)

    def replay(self) -> Replay:
        for number, round_record in enumerate(self.record.rounds):
            self._round(number, round_record)
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

    def _round(self, number: int, stated: RoundRecord) -> None:
        begun = () if number else (MatchStarted(self.record.ruleset, self.record.first),)
        dealt = deal(self.match, stated.deal)
        self.match = evolve_all(self.match, dealt)
        self._draw(number, (*begun, *dealt), None)
        for move in stated.moves:
            self.match, events = advance(self.match, move.seat, move.action)
            self._draw(number, events, move)
        if self.match.phase in (Phase.DEAL, Phase.OVER):
            self._sheet(number, stated.deal, tuple(str(move) for move in stated.moves))

    def _sheet(self, number: int, dealt: Deal, actions: tuple[str, ...]) -> None:
        assert self.match.round is not None
        proof = self.proofs[number] if number < len(self.proofs) else None
        self.sheets.append(round_sheet(number, self.match.round, dealt, actions, proof))

    def _draw(self, number: int, events: tuple[Event, ...], move: Move | None) -> None:
        observer = SPECTATOR if self.seat is None else self.seat
        self.frames.append(
            Frame(
                index=len(self.frames),
                round=number,
                view=public_picture(view(self.match, SPECTATOR)),
                hands=_hands(self.match, self.seat),
                events=narrate(events, observer),
                seat=None if move is None else move.seat,
                action=None if move is None else str(move.action),
            )
        )

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
