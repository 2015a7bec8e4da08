"""A line of play of a daily deal: the chair's own actions, because all else follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from aurum.again.steady import STRICT, steady
from aurum.daily.deals import SEAT, DayDeal
from aurum.game import (
    Action,
    AurumError,
    Event,
    Match,
    MatchStarted,
    Move,
    Record,
    SideScore,
    View,
    advance,
    parse_action,
    record_of,
    view,
)


class LineIsOver(AurumError):
    """There are more actions than the round has questions."""


@dataclass(frozen=True, slots=True)
class Line:
    """The deal after some actions of the chair and the answers of the bots."""

    deal: DayDeal
    match: Match
    moves: tuple[Move, ...] = ()
    events: tuple[Event, ...] = ()

    @property
    def is_over(self) -> bool:
        return not self.match.to_act

    @property
    def view(self) -> View:
        """What the chair may know now."""
        return view(self.match, SEAT)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The chair's own."""
        return tuple(move.action for move in self.moves if move.seat == SEAT)

    @property
    def sheet(self) -> SideScore:
        """The chair's result, when the round is over (R8)."""
        assert self.match.round is not None
        assert self.match.round.scored is not None, "the round is not over"
        return self.match.round.scored.sides[self.match.ruleset.side_of(SEAT)]

    def played(self, action: Action) -> Line:
        """The line with one more action, up to the next question or the end of the round."""
        if self.is_over:
            raise LineIsOver("this deal is over; there is nothing left to decide")
        return self._advanced(Move(SEAT, action)).answered()

    def answered(self) -> Line:
        """The bots answer until the chair is asked; of bids laid face down the order is all one."""
        line = self
        while not line.is_over and SEAT not in line.match.to_act:
            seat = line.match.to_act[0]
            line = line._advanced(Move(seat, steady(STRICT).answer(view(line.match, seat))))
        return line

    def _advanced(self, move: Move) -> Line:
        after, events = advance(self.match, move.seat, move.action)
        return Line(self.deal, after, (*self.moves, move), (*self.events, *events))

    def record(self, names: tuple[str, ...]) -> Record:
        """The line as a record of one round; it shows all hands, so it is for the host's eyes."""
        story = [MatchStarted(self.deal.rules, self.deal.first), *_dealt(self.deal), *self.events]
        return record_of(story, names)

    def decisions(self) -> Iterator[tuple[View, Action]]:
        """The chair's own decisions, each with what could be known."""
        line = begun(self.deal)
        for action in self.actions:
            yield line.view, action
            line = line.played(action)


def _dealt(deal: DayDeal) -> Iterable[Event]:
    from aurum.game import deal as deal_events
    from aurum.game import start

    return deal_events(start(deal.rules, deal.first), deal.cards)


def begun(deal: DayDeal) -> Line:
    """The deal at the first question to the chair."""
    return Line(deal, deal.opened()).answered()


def replayed(deal: DayDeal, actions: Sequence[str]) -> Line:
    """The line that these actions lead to."""
    line = begun(deal)
    for text in actions:
        line = line.played(parse_action(text))
    return line
