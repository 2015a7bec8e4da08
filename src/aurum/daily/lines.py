"""A line of play of a daily deal: the player's actions, from which everything else follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from aurum.again.steady import STRICT, steady
from aurum.daily.deals import SEAT, DayDeal
from aurum.game import (
    Action,
    AurumError,
    Event,
    IllegalAction,
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
    """There are more actions than decisions in the round."""


class BrokenLine(AurumError):
    """The actions of a line do not lead through its deal."""


@dataclass(frozen=True, slots=True)
class Line:
    """The deal after some actions of the player and the bots' answers."""

    deal: DayDeal
    match: Match
    moves: tuple[Move, ...] = ()
    events: tuple[Event, ...] = ()

    @property
    def is_over(self) -> bool:
        return not self.match.to_act

    @property
    def view(self) -> View:
        """What the player may know now."""
        return view(self.match, SEAT)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The player's actions."""
        return tuple(move.action for move in self.moves if move.seat == SEAT)

    @property
    def sheet(self) -> SideScore:
        """The player's score sheet, when the round is over (R8)."""
        assert self.match.round is not None
        assert self.match.round.scored is not None, "the round is not over"
        return self.match.round.scored.sides[self.match.ruleset.side_of(SEAT)]

    def played(self, action: Action) -> Line:
        """The line after one more action, up to the next decision or the end of the round."""
        if self.is_over:
            raise LineIsOver("this deal is over; there is nothing left to decide")
        return self._advanced(Move(SEAT, action)).answered()

    def answered(self) -> Line:
        """Let the bots act until the player has to. The order of face-down bids does not matter."""
        line = self
        while not line.is_over and SEAT not in line.match.to_act:
            seat = line.match.to_act[0]
            line = line._advanced(Move(seat, steady(STRICT).answer(view(line.match, seat))))
        return line

    def _advanced(self, move: Move) -> Line:
        after, events = advance(self.match, move.seat, move.action)
        return Line(self.deal, after, (*self.moves, move), (*self.events, *events))

    def record(self, names: tuple[str, ...]) -> Record:
        """The line as a record of one round. It shows all hands, so only the host may see it."""
        story = [MatchStarted(self.deal.rules, self.deal.first), *_dealt(self.deal), *self.events]
        return record_of(story, names)

    def decisions(self) -> Iterator[tuple[View, Action]]:
        """The player's decisions, each with the view it was made from."""
        line = begun(self.deal)
        for action in self.actions:
            yield line.view, action
            line = line.played(action)


def _dealt(deal: DayDeal) -> Iterable[Event]:
    from aurum.game import deal as deal_events
    from aurum.game import start

    return deal_events(start(deal.rules, deal.first), deal.cards)


def begun(deal: DayDeal) -> Line:
    """The deal at the player's first decision."""
    return Line(deal, deal.opened()).answered()


def replayed(deal: DayDeal, actions: Sequence[str]) -> Line:
    """The line that these actions lead to."""
    line = begun(deal)
    for number, text in enumerate(actions, 1):
        try:
            line = line.played(parse_action(text))
        except (IllegalAction, LineIsOver) as error:
            raise BrokenLine(
                f"action {number} of this line, {text!r}, does not fit ({error}); a line that was "
                f"begun with another version of the bots cannot go on"
            ) from error
    return line
