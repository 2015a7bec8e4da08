"""A match of one person against bots, without any input or output, in the words of the wire."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, cast

from aurum.game import (
    KEEP,
    SPECTATOR,
    Deal,
    Event,
    IllegalAction,
    InvalidNotation,
    Match,
    MatchStarted,
    Phase,
    Record,
    Ruleset,
    View,
    advance,
    deal,
    evolve_all,
    parse_action,
    record_of,
    start,
    view,
)
from aurum.game.fair import fair_deal, first_player, hand_key
from aurum.table.private_view import own_part
from aurum.table.public_view import public_picture
from aurum.table.refusals import Refusal, Trouble, refuse, told
from aurum.table.round_sheet import round_sheet
from aurum.table.wire.replies import Update
from aurum.table.wire.room import Options, Room, SeatInfo
from aurum.table.wire.view import RoundSheet
from aurum.table.wire_events import narrate, rules_of

TABLE = "local"


@dataclass(frozen=True)
class Party:
    """Who plays: names and bots by seat (the person has no bot), and the seed of all chance."""

    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    seed: str
    laid: dict[int, str] = field(default_factory=dict)  # bids that the record could not place yet

    @property
    def person(self) -> int:
        return self.bots.index(None)

    def key(self, hand: int) -> bytes:
        """What the deal of a hand is made from."""
        return hand_key(hashlib.sha256(self.seed.encode()).digest(), TABLE, hand, ())

    def as_extra(self) -> dict[str, Any]:
        """What a record needs beyond the notation so that the match can go on just so."""
        return {"bots": list(self.bots), "seed": self.seed}


class Host:
    """Deals, carries out decisions, and says what the person may know."""

    def __init__(self, ruleset: Ruleset, party: Party, first: int | None = None) -> None:
        chosen = first_player(ruleset, party.key(0)) if first is None else first
        self.ruleset = ruleset
        self.party = party
        self.match: Match = start(ruleset, chosen)
        self.story: list[Event] = [MatchStarted(ruleset, chosen)]
        self.sheets: list[RoundSheet] = []
        self._marks: list[tuple[int, Match, int]] = []  # before each choice of the person
        self._told = 0
        self._dealt = 0  # how long the story was after the last deal

    @classmethod
    def resumed(cls, record: Record, party: Party) -> Host:
        """The match where the record broke off."""
        host = cls(record.ruleset, party, record.first)
        for round_record in record.rounds:
            host._open(round_record.deal)
            for move in round_record.moves:
                host._advance(move.seat, str(move.action))
        for seat, action in sorted(party.laid.items()):
            host.act(seat, action)
        host._told = len(host.story)
        return host

    @property
    def seq(self) -> int:
        return len(self.story)

    @property
    def person(self) -> int:
        return self.party.person

    @property
    def bot_to_act(self) -> int | None:
        """The first seat of a bot that has to decide something now."""
        return next((seat for seat in self.match.to_act if self.party.bots[seat]), None)

    @property
    def needs_deal(self) -> bool:
        return self.match.phase is Phase.DEAL

    def seen_by(self, seat: int) -> View:
        return view(self.match, seat)

    def deal(self) -> None:
        """Open the next round."""
        self._open(fair_deal(self.ruleset, self.party.key(self.match.rounds_played)))

    def act(self, seat: int, action: str) -> None:
        """Carry out a decision, or raise `Refusal`."""
        try:
            self._advance(seat, action)
        except IllegalAction as error:
            raise Refusal(told(error.reason)) from error
        except InvalidNotation as error:
            raise refuse(Trouble.UNREADABLE_ACTION, text=str(error)) from error

    def undo(self) -> None:
        """Take back the person's last choice of this round, with all that came of it."""
        if not self._marks or self.match.phase in (Phase.DEAL, Phase.OVER):
            raise refuse(Trouble.NOTHING_TO_UNDO)
        told_events, self.match, sheets = self._marks.pop()
        del self.story[told_events:]
        del self.sheets[sheets:]
        self._told = self.seq

    def record(self) -> Record:
        """The match so far; bids that overtook an open one are noted beside the moves (R3.2)."""
        record = record_of(self.story, self.party.names, self.party.as_extra())
        laid = self._overtaking(record)
        return replace(record, extra=record.extra | {"laid": laid}) if laid else record

    def _overtaking(self, record: Record) -> dict[str, str]:
        if self.match.phase is not Phase.BID or self.match.round is None:
            return {}
        told = {move.seat for move in record.rounds[-1].moves}
        bids = enumerate(self.match.round.bids)
        return {str(seat): f"bid {card}" for seat, card in bids if card and seat not in told}

    def room(self) -> Room:
        """The table without its cards."""
        over = self.match.phase is Phase.OVER
        return Room(
            code=TABLE,
            state="over" if over else "playing",
            options=Options(rules=rules_of(self.ruleset)),
            seats=tuple(self._seat(seat) for seat in range(self.ruleset.seats)),
            watchers=0,
            match=TABLE,
            undo=not over,
            zeros=self.ruleset.zeros,
        )

    def update(self, *, fresh: bool = False, undone: bool = False) -> Update:
        """What the person has not been told yet."""
        events = tuple(self.story[self._told :])
        self._told = self.seq
        asked = self._question if self.person in self.match.to_act else None
        own = own_part(self.match, self.person, asked) if self.match.round else None
        return Update(
            match=TABLE,
            seq=self.seq,
            view=public_picture(view(self.match, SPECTATOR)),
            events=narrate(events, self.person),
            own=own,
            fresh=fresh,
            undone=undone,
            sheets=tuple(self.sheets),
        )

    @property
    def _question(self) -> int:
        """Names the open question; while bids are laid it is the same for everybody (R3.2)."""
        return self._dealt if self.match.phase is Phase.BID else self.seq

    def _seat(self, seat: int) -> SeatInfo:
        level = self.party.bots[seat]
        kind = cast("Any", "bot" if level else "person")
        return SeatInfo(seat, kind, self.party.names[seat], level, host=level is None)

    def _open(self, cards: Deal) -> None:
        events = deal(self.match, cards)
        self.match = evolve_all(self.match, events)
        self.story += events
        self._dealt = self.seq
        self._marks.clear()

    def _advance(self, seat: int, action: str) -> None:
        before = (self.seq, self.match, len(self.sheets))
        self.match, events = advance(self.match, seat, parse_action(action))
        self._note(events)
        if seat == self.person and action != str(KEEP):
            self._marks.append(before)

    def _note(self, events: Iterable[Event]) -> None:
        self.story += events
        if self.match.phase in (Phase.DEAL, Phase.OVER) and self.match.round:
            self.sheets.append(self._sheet())

    def _sheet(self) -> RoundSheet:
        """The sheet of the round that has just ended."""
        assert self.match.round is not None
        told_so_far = self.record().rounds[-1]
        moves = tuple(str(move) for move in told_so_far.moves)
        number = self.match.round_number
        return round_sheet(number, self.match.round, told_so_far.deal, moves, None)
