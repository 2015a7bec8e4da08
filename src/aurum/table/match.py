"""A match being played at a table: its fair deals, its decisions, and who is asked what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from itertools import takewhile
from operator import attrgetter
from typing import NamedTuple

from msgspec import structs

from aurum.game import (
    Deal,
    Event,
    Keep,
    Match,
    MatchStarted,
    Phase,
    Ruleset,
    Step,
    advance,
    deal,
    evolve_all,
    parse_action,
    start,
    walk,
)
from aurum.game.fair import fair_deal
from aurum.table.assistance import Assistance
from aurum.table.fair_hand import FairHand
from aurum.table.log_entries import Acted, By, Sealed
from aurum.table.public_view import round_sheet
from aurum.table.repeated_deal import Repeated
from aurum.table.stand_ins import Place, stand_ins_of
from aurum.table.story import round_story
from aurum.table.wire.view import Help, RoundSheet


class Question(NamedTuple):
    """When a seat was asked what it is asked now: the place in the log, and the time."""

    seq: int
    at: int


@dataclass(slots=True)
class Moment:
    """The effect of one log entry on the match; `events` is None where a move was taken back."""

    seq: int
    events: tuple[Event, ...] | None


@dataclass(slots=True)
class Settled:
    """The match as it stood when the last round ended: what delayed spectators may see."""

    seq: int
    match: Match
    story: tuple[Event, ...]


@dataclass(slots=True)
class TableMatch:
    """One match from its start to its end. `actions` and `undos` are those of this round."""

    id: str
    ruleset: Ruleset
    names: tuple[str, ...]
    fair: FairHand | None = None
    match: Match | None = None
    asked: dict[int, Question] = field(default_factory=dict)
    moments: list[Moment] = field(default_factory=list)
    actions: list[Acted] = field(default_factory=list)
    undos: int = 0
    sheets: list[RoundSheet] = field(default_factory=list)
    settled: Settled | None = None
    help: Assistance = field(default_factory=Assistance)
    levels: tuple[str | None, ...] = ()  # of the bots, by seat
    repeated: Repeated | None = None  # whose cards are played once more
    people: frozenset[int] = frozenset()  # the seats that are named after a person
    _dealt: Deal | None = None
    _opening: Match | None = None

    def forked(self) -> TableMatch:
        """A copy that goes its own way. A hand that has been dealt is prepared no further."""
        fork = TableMatch(*_fields_of(self))
        if self.fair is not None and self.needs_deal:
            fork.fair = self.fair.forked()
        fork.moments = list(self.moments)
        fork.actions = list(self.actions)
        fork.sheets = list(self.sheets)
        return fork

    @property
    def is_over(self) -> bool:
        return self.match is not None and self.match.winners is not None

    @property
    def seq(self) -> int:
        """The place in the log where the match last moved."""
        return self.moments[-1].seq if self.moments else 0

    @property
    def hand(self) -> int:
        """The number of the hand that comes next, or is being prepared."""
        return 0 if self.match is None else self.match.rounds_played

    @property
    def needs_deal(self) -> bool:
        """Whether the next hand has to be sealed and dealt."""
        return self.match is None or self.match.phase is Phase.DEAL

    def seal(self, entry: Sealed, persons: frozenset[int]) -> None:
        self.fair = FairHand.sealed(self.id, entry, persons)

    def deal(self, now: Question) -> None:
        """Deal the hand that the seeds say, or the record that is repeated; nobody chooses."""
        assert self.fair is not None
        match = self.match or start(self.ruleset, self.fair.first_player(self.ruleset))
        if self.repeated is None:
            cards = fair_deal(self.ruleset, self.fair.key())
        else:
            cards = self.repeated.cards(self.hand)
            self.fair = None  # the seeds only said that everybody is ready
        events = deal(match, cards)
        self._opened(now, events, evolve_all(match, events))

    def repeat(self, now: Question, repeated: Repeated) -> None:
        """Book what stands of the record. The players who made those moves do not sit here now."""
        levels, self.levels = self.levels, ()
        stand_ins = stand_ins_of(repeated.record)
        for step in walk(repeated.opening()):
            self.follow(now, step, stand_ins)
        self.levels, self.repeated = levels, repeated

    def act(self, now: Question, acted: Acted) -> tuple[Event, ...]:
        """Carry out a decision, or raise `IllegalAction`."""
        assert self.match is not None
        match, events = advance(self.match, acted.seat, parse_action(acted.action))
        self._acted(now, acted, events, match)
        return events

    def follow(self, now: Question, step: Step, stand_ins: frozenset[Place]) -> None:
        """Book a step of a record as if it had been taken at this table."""
        if step.move is None:
            self._opened(now, step.events, step.after)
        else:
            seat = step.move.seat
            by: By = "bot" if self.levels and self.levels[seat] else "person"
            if Place(step.round, len(self.actions)) in stand_ins:
                by = "sit-in"
            acted = Acted(seat, str(step.move.action), by)
            self._acted(now, acted, step.events, step.after)

    def _opened(self, now: Question, events: tuple[Event, ...], match: Match) -> None:
        assert match.round is not None
        begun = () if self.match else (MatchStarted(self.ruleset, match.first),)
        self.match = self._opening = match
        self._dealt = Deal(match.round.hands, match.round.exposed)
        self.actions = []
        self.undos = 0
        self.help = self.help.in_next_round()
        self._note(now, (*begun, *events), None)

    def _acted(self, now: Question, acted: Acted, events: tuple[Event, ...], match: Match) -> None:
        self.match = match
        self.actions.append(acted)
        self._note(now, events, acted.seat)
        if match.phase in (Phase.DEAL, Phase.OVER):
            self._settle(now.seq)

    def undo(self, now: Question, kept: int) -> None:
        """Go back to where only the first `kept` actions of the round had been taken."""
        assert self._opening is not None
        taken = self.actions[kept]
        ply = self._ply(taken.seat, kept)
        self.help = self.help.taken_back(taken.seat, ply, taken.action)
        self.match = self._opening
        del self.actions[kept:]
        self.undos += 1
        for acted in self.actions:
            self.match, _ = advance(self.match, acted.seat, parse_action(acted.action))
        self.moments.append(Moment(now.seq, None))
        self.asked = dict.fromkeys(self.match.to_act, now)

    def hinted(self, seat: int, press: int) -> None:
        """The seat was told something about what it is asked."""
        asked, ply = self.asked[seat].seq, self._ply(seat, len(self.actions))
        self.help = self.help.hinted(seat, asked, ply, press)

    def objected(self, seat: int, action: str) -> None:
        asked, ply = self.asked[seat].seq, self._ply(seat, len(self.actions))
        self.help = self.help.objected(seat, asked, ply, action)

    def _ply(self, seat: int, place: int) -> int:
        """The number of the seat's action as records count: bids stand in seat order (R3.2)."""
        assert self._opening is not None
        assert self._opening.round is not None
        if place >= self.ruleset.seats:
            return place
        return self.ruleset.clockwise(self._opening.round.first).index(seat)

    def remember_help(self, told: Mapping[int, tuple[Help, ...]]) -> None:
        """The help that the record of a match told of which goes on here."""
        self.sheets = [
            structs.replace(sheet, help=told.get(sheet.round, ())) for sheet in self.sheets
        ]
        self.help = replace(self.help, round=told.get(len(self.sheets), ()))

    def last_choice(self, seat: int) -> int | None:
        """The place of the seat's last action of this round that was more than `keep`."""
        if self.match is None or self.match.phase in (Phase.DEAL, Phase.OVER):
            return None
        places = range(len(self.actions) - 1, -1, -1)
        return next((at for at in places if self._chose(self.actions[at], seat)), None)

    def story(self) -> tuple[Event, ...]:
        """The events of the round on the table; what was taken back is not among them."""
        assert self._opening is not None
        chapters = [moment.events for moment in self.moments]
        return round_story(chapters, self._opening, self.actions)

    def since(self, seq: int) -> tuple[Event, ...] | None:
        """All events after `seq`, or None if only a fresh view can tell what happened."""
        return self.between(seq, self.seq)

    def between(self, after: int, until: int) -> tuple[Event, ...] | None:
        """The events of a stretch of the log, or None if a move was taken back in it."""
        missed: list[Moment] = []
        for moment in reversed(self.moments):  # nearly always it is the last one or two
            if moment.seq <= after:
                break
            if moment.seq <= until:
                missed.append(moment)
        if any(moment.events is None for moment in missed):
            return None
        return tuple([event for moment in reversed(missed) for event in moment.events or ()])

    def told_round(self) -> tuple[Deal, list[str], dict[int, str]] | None:
        """The round on the table as records have it: its deal and its actions.

        Bids stand in seat order from the first player; those that overtook an open one come
        apart, by seat (R3.2).
        """
        if self._dealt is None:
            return None
        told, laid = self._told()
        moves = [f"{acted.seat} {acted.action}" for acted in told]
        return self._dealt, moves, {acted.seat: acted.action for acted in laid}

    def stood_in(self) -> tuple[int, ...]:
        """Where in the told round somebody else decided for the person whose name a seat has."""
        told, _ = self._told()
        return tuple(ply for ply, acted in enumerate(told) if self._is_stand_in(acted))

    def _told(self) -> tuple[list[Acted], list[Acted]]:
        """The actions in the order of records, and the bids that overtook an open one."""
        assert self._opening is not None
        assert self._opening.round is not None
        bids = {acted.seat: acted for acted in self.actions[: self.ruleset.seats]}
        order = self.ruleset.clockwise(self._opening.round.first)
        told = [bids.pop(seat) for seat in list(takewhile(bids.__contains__, order))]
        return told + self.actions[self.ruleset.seats :], list(bids.values())

    def _is_stand_in(self, acted: Acted) -> bool:
        """A bot that sat in, the clock, or the bot that has a seat which its person gave up."""
        return acted.by in ("sit-in", "clock") or (acted.by == "bot" and acted.seat in self.people)

    @staticmethod
    def _chose(acted: Acted, seat: int) -> bool:
        return acted.seat == seat and acted.action != str(Keep())

    def _note(self, now: Question, events: tuple[Event, ...], actor: int | None) -> None:
        """Remember the events; a seat that was asked before and did not act keeps its question."""
        assert self.match is not None
        self.moments.append(Moment(now.seq, events))
        kept = self.asked if self.match.phase is Phase.BID else {}
        old = {seat: question for seat, question in kept.items() if seat != actor}
        self.asked = {seat: old.get(seat, now) for seat in self.match.to_act}

    def _bots(self) -> tuple[str | None, ...]:
        """The bots that made every decision of their seats in this round."""
        people = {acted.seat for acted in self.actions if acted.by != "bot"}
        bots = tuple(None if s in people else level for s, level in enumerate(self.levels))
        return bots if any(bots) else ()

    def _settle(self, seq: int) -> None:
        assert self.match is not None
        assert self.match.round is not None
        told = self.told_round()
        assert told is not None
        dealt, actions, _ = told
        number = self.match.round_number
        proof = None if self.fair is None else self.fair.proof()
        sheet = round_sheet(number, self.match.round, dealt, tuple(actions), proof)
        who = {"bots": self._bots(), "stood_in": self.stood_in()}
        self.sheets.append(structs.replace(sheet, help=self.help.round, **who))
        self.fair = None
        self.settled = Settled(seq, self.match, self.story())


_fields_of = attrgetter(*(each.name for each in fields(TableMatch)))
