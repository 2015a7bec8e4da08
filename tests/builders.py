"""Builders that let tests of the rules read like sentences."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from aurum.game import (
    Card,
    Deal,
    Event,
    Match,
    Metal,
    Phase,
    Reason,
    Round,
    RoundScored,
    Ruleset,
    Seat,
    TieBreak,
    advance,
    deal,
    deal_cards,
    evolve_all,
    parse_action,
    parse_cards,
    ruleset,
    start,
    why_illegal,
)
from aurum.game.exchange import exchange_chances

EDITION_IDS = ("english", "german", "russian", "designer", "french")


def in_play(
    rules: Ruleset | str = "designer",
    *,
    hands: Sequence[str],
    bids: str = "",
    gold: Sequence[str] = (),
    supply: dict[int, int] | None = None,
    leader: Seat = 0,
    trick: str = "",
    taken: Sequence[int] = (),
    nuggets: Sequence[int] = (),
    points: Sequence[int] = (),
    rounds_played: int = 0,
) -> Match:
    """A match in the middle of a trick, with the hands and collections that the test names."""
    rules = ruleset(rules, len(hands)) if isinstance(rules, str) else rules
    collections = _collections(rules, gold)
    round_ = Round(
        ruleset=rules,
        first=0,
        hands=tuple(tuple(sorted(parse_cards(hand))) for hand in hands),
        exposed=(),
        bids=parse_cards(bids) or _some_bids(rules),
        bids_open=True,
        known=((),) * rules.seats,
        gold=collections,
        supply=_supply(rules, collections, supply),
        leader=leader,
        trick_open=True,
        chances=(),
        trick=parse_cards(trick),
        collected=None,
        tricks=(),
        taken=tuple(taken) or (0,) * rules.seats,
        ended=None,
        scored=None,
    )
    nothing = (0,) * rules.sides
    return Match(
        rules, 0, rounds_played, tuple(nuggets) or nothing, tuple(points) or nothing, round_
    )


def before_trick(rules: Ruleset | str = "designer", *, hands: Sequence[str], **facts: Any) -> Match:
    """A match in which a trick is about to start, so that bids can be exchanged."""
    match = in_play(rules, hands=hands, **facts)
    assert match.round is not None
    chances = exchange_chances(match.round)
    return replace(match, round=replace(match.round, chances=chances))


def round_that_ends(
    rules: Ruleset,
    *,
    bids: str,
    taken: Sequence[int],
    gold: Sequence[str] = (),
    nuggets: Sequence[int] = (),
    points: Sequence[int] = (),
    rounds_played: int = 0,
) -> Match:
    """A match whose round ends now, with these bids, tricks and gold."""
    match = in_play(
        rules,
        hands=["Bi1", *[""] * (rules.seats - 1)],
        bids=bids,
        gold=gold,
        taken=taken,
        nuggets=nuggets,
        points=points,
        rounds_played=rounds_played,
    )
    match = then(match, "0 play Bi1")
    return match if match.phase is not Phase.PLAY else then(match, "1 end")


def scored(match: Match) -> RoundScored:
    """The sheet of the round that has just ended."""
    assert match.round is not None
    assert match.round.scored is not None
    return match.round.scored


def round_of(match: Match) -> Round:
    assert match.round is not None
    return match.round


def dealt(rules: Ruleset, first: Seat = 0, hands: Sequence[str] = (), exposed: str = "") -> Match:
    """A match whose first round has just been dealt: these hands, or the deck in order."""
    return next_round(start(rules, first), hands, exposed)


def next_round(match: Match, hands: Sequence[str] = (), exposed: str = "") -> Match:
    """The match with its next round dealt."""
    cards = (
        Deal(tuple(map(parse_cards, hands)), parse_cards(exposed))
        if hands
        else deal_cards(match.ruleset, match.ruleset.deck)
    )
    return evolve_all(match, deal(match, cards))


def then(match: Match, *moves: str) -> Match:
    """The match after moves such as ``0 play Bi7``."""
    for move in moves:
        seat, action = split(move)
        match, _ = advance(match, seat, parse_action(action))
    return match


def told(match: Match, move: str) -> tuple[Event, ...]:
    """The events of one move."""
    seat, action = split(move)
    return advance(match, seat, parse_action(action))[1]


def refused(match: Match, move: str) -> Reason:
    """Why a move is not allowed; it is an error if it is."""
    seat, action = split(move)
    reason = why_illegal(match, seat, parse_action(action))
    assert reason is not None, f"{move} is allowed"
    return reason


def split(move: str) -> tuple[Seat, str]:
    seat, _, action = move.partition(" ")
    return int(seat), action


def tiny(seats: int = 2, **changes: Any) -> Ruleset:
    """An Aurum small enough to walk through the whole of it: three metals of three ranks."""
    facts: dict[str, Any] = {
        "seats": seats,
        "metals": (Metal.BISMUTH, Metal.PHOSPHORUS, Metal.SILVER),
        "top_rank": 3,
        "hand_size": 3,
        "gold": (seats, 1, 1, 1),
        "teams": False,
        "simultaneous_bids": True,
    }
    full = ruleset("designer", 3, zeros=changes.pop("zeros", True))
    return replace(full, **(facts | changes))


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def ties(rules: Ruleset, *steps: TieBreak) -> Ruleset:
    return replace(rules, tie_breaks=steps)


def _collections(rules: Ruleset, gold: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    texts = list(gold) or [""] * rules.seats
    return tuple(tuple(sorted(card.rank for card in parse_cards(text))) for text in texts)


def _supply(
    rules: Ruleset, collections: tuple[tuple[int, ...], ...], supply: dict[int, int] | None
) -> tuple[int, ...]:
    """What the test names, or else all gold that nobody has collected."""
    if supply is not None:
        return tuple(supply.get(rank, 0) for rank in range(len(rules.gold)))
    owned = [rank for collection in collections for rank in collection]
    return tuple(max(0, n - owned.count(rank)) for rank, n in enumerate(rules.gold))


def _some_bids(rules: Ruleset) -> tuple[Card, ...]:
    return tuple(Card(Metal.ZINC, 9 - seat) for seat in range(rules.seats))
