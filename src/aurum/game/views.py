"""The only exit for hidden information: what a seat, a spectator or an outsider may know.

Views and events are built from an allow-list. An event type that is not listed here cannot be
shown to anybody, and that is an error rather than a leak.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, NamedTuple

from aurum.game.actions import Action
from aurum.game.cards import Card, Metal
from aurum.game.editions import TieBreak
from aurum.game.events import (
    BidExchanged,
    BidKept,
    BidPlaced,
    BidsRevealed,
    CardPlayed,
    Event,
    GoldCollected,
    MatchEnded,
    MatchStarted,
    RoundDealt,
    RoundEnded,
    RoundScored,
    SideScore,
    TrickOpened,
    TrickTaken,
)
from aurum.game.legal import legal_actions
from aurum.game.reasons import Reason
from aurum.game.rulesets import Ruleset, Seat, Side
from aurum.game.state import Exchange, Match, Phase, Round, Trick


class Audience(Enum):
    """Observers who hold no cards."""

    SPECTATOR = "spectator"  # sees the table, no hand
    OUTSIDER = "outsider"  # not let in: knows the rules of the match and its results only

    def __repr__(self) -> str:
        return f"Audience.{self.name}"


SPECTATOR = Audience.SPECTATOR
OUTSIDER = Audience.OUTSIDER
Observer = Seat | Audience


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one observer may know. Values by seat or side are tuples in that order."""

    observer: Observer
    ruleset: Ruleset
    phase: Phase
    round_number: int
    first: Seat
    nuggets: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[Side, ...] | None
    leader: Seat | None = None
    to_act: tuple[Seat, ...] = ()
    hand: tuple[Card, ...] = ()
    hand_sizes: tuple[int, ...] = ()
    known: tuple[tuple[Card, ...], ...] = ()
    exposed: tuple[Card, ...] = ()
    bids: tuple[Card | None, ...] = ()
    placed: tuple[bool, ...] = ()
    first_bids: tuple[Card | None, ...] = ()  # as they were laid, before any exchange (R3)
    exchanges: tuple[Exchange, ...] = ()  # of this round, in order (R4.5)
    gold: tuple[tuple[int, ...], ...] = ()
    supply: tuple[int, ...] = ()
    tricks: tuple[Trick, ...] = ()
    trick: tuple[Card, ...] = ()
    taken: tuple[int, ...] = ()
    ended: RoundEnded | None = None
    scores: tuple[SideScore, ...] | None = None
    round_nuggets: tuple[Side, ...] = ()
    tie_break: TieBreak | None = None
    legal: tuple[Action, ...] = ()

    def __str__(self) -> str:
        """The table as this observer sees it, for a person."""
        from aurum.game.table_text import text, view_picture  # it draws what this module holds

        return text(view_picture(self))


def view(match: Match, observer: Observer) -> View:
    """What the observer may know about a match now."""
    if match.round is None or observer is OUTSIDER:
        return _results(match, observer)
    if isinstance(observer, Audience):
        return _table(match, match.round, observer, _open_bids(match.round))
    return _seat(match, match.round, observer)


def _results(match: Match, observer: Observer) -> View:
    """What even an outsider may know."""
    first = match.next_first if match.round is None else match.round.first
    return View(
        observer=observer,
        ruleset=match.ruleset,
        phase=match.phase,
        round_number=match.round_number,
        first=first,
        nuggets=match.nuggets,
        points=match.points,
        winners=match.winners,
    )


def _table(
    match: Match,
    round_: Round,
    observer: Observer,
    bids: tuple[Card | None, ...],
    hand: tuple[Card, ...] = (),
    legal: tuple[Action, ...] = (),
) -> View:
    """The results and the open table, in one step because servers do this often."""
    scored = round_.scored
    return View(
        observer=observer,
        ruleset=match.ruleset,
        phase=match.phase,
        round_number=match.round_number,
        first=round_.first,
        nuggets=match.nuggets,
        points=match.points,
        winners=match.winners,
        leader=round_.leader,
        to_act=round_.to_act,
        hand=hand,
        hand_sizes=tuple([len(cards) for cards in round_.hands]),
        known=round_.known,
        exposed=round_.exposed,
        bids=bids,
        placed=tuple([bid is not None for bid in round_.bids]),
        first_bids=round_.first_bids if round_.exchanges else bids,
        exchanges=round_.exchanges,
        gold=round_.gold,
        supply=round_.supply,
        tricks=round_.tricks,
        trick=round_.trick,
        taken=round_.taken,
        ended=round_.ended,
        scores=scored.sides if scored else None,
        round_nuggets=scored.nuggets if scored else (),
        tie_break=scored.tie_break if scored else None,
        legal=legal,
    )


def _open_bids(round_: Round) -> tuple[Card | None, ...]:
    """R3.2: bids laid face down stay hidden until all are placed; R3.3: others lie open at once."""
    face_down = round_.ruleset.simultaneous_bids and not round_.bids_open
    return (None,) * len(round_.bids) if face_down else round_.bids


def _seat(match: Match, round_: Round, seat: Seat) -> View:
    """The table, and what only this seat knows."""
    shown, own = _open_bids(round_), secrets(match, seat)
    bids = (*shown[:seat], own.bid, *shown[seat + 1 :])
    return _table(match, round_, seat, bids, own.hand, own.legal)


class Secrets(NamedTuple):
    """What a seat knows beyond the table: hand, bid, legal actions and barred metals."""

    hand: tuple[Card, ...] = ()
    bid: Card | None = None
    legal: tuple[Action, ...] = ()
    barred: Mapping[Metal, Reason] = {}


def secrets(match: Match, seat: Seat) -> Secrets:
    """The secrets of this seat, for a caller that already has the public view."""
    if match.round is None:
        return Secrets()
    round_, legal = match.round, legal_actions(match, seat)
    return Secrets(round_.hands[seat], round_.bids[seat], legal.listed(), legal.barred())


def own_hand(match: Match, seat: Seat) -> tuple[Card, ...]:
    """The hand that only this seat may see; nothing else is new to it while others decide."""
    return () if match.round is None else match.round.hands[seat]


def unseen_cards(view: View) -> tuple[Card, ...]:
    """The base cards whose place the observer does not know."""
    seen = {*view.hand, *view.exposed, *view.trick, *view.bids}
    seen.update(card for trick in view.tricks for card in trick.cards)
    seen.update(card for cards in view.known for card in cards)  # R4.5
    if view.ended is not None:
        seen.update(view.ended.hand)  # R7.3
    return tuple([card for card in view.ruleset.deck if card not in seen])


def redact(event: Event, observer: Observer) -> Event | None:
    """The event as this observer may see it; None if they may not see it at all."""
    shown = _SHOW.get(type(event))
    if shown is None:
        raise TypeError(f"no rule says who may see {type(event).__name__}")
    if observer is OUTSIDER and type(event) not in _SHOWN_TO_OUTSIDERS:
        return None
    return shown(event, observer)


def _public(event: Any, _: Observer) -> Event:
    return event  # type: ignore[no-any-return]


def _show_deal(event: RoundDealt, observer: Observer) -> Event:
    hands = tuple(hand if seat == observer else None for seat, hand in enumerate(event.hands))
    return replace(event, hands=hands)


def _show_bid(event: BidPlaced, observer: Observer) -> Event:
    hidden = event.face_down and event.seat != observer
    return BidPlaced(event.seat, None if hidden else event.card, event.face_down)


_SHOW: dict[type, Callable[[Any, Observer], Event]] = {
    MatchStarted: _public,
    RoundDealt: _show_deal,
    BidPlaced: _show_bid,
    BidsRevealed: _public,
    TrickOpened: _public,
    BidKept: _public,
    BidExchanged: _public,  # R4.5
    CardPlayed: _public,
    GoldCollected: _public,
    TrickTaken: _public,
    RoundEnded: _public,  # R7.3
    RoundScored: _public,
    MatchEnded: _public,
}

_SHOWN_TO_OUTSIDERS = frozenset({MatchStarted, RoundScored, MatchEnded})
