"""A position in one line of text, like FEN in chess; it is exact and can be parsed back.

``aurum <ruleset> first=0 round=1 nuggets=1,0,0 points=12,3,5 hands=Bi1.Zn4/-/P2 exposed=-
bids=… known=… gold=0.3/-/1 supply=1,1,2,… leader=2 chances=2.0 trick=Bi3.P4
tricks=0:Bi1.P2.Zn9+1 ended=-``

Seats are separated by ``/``, cards by ``.``, nothing is ``-``. A finished trick names its leader
and, after ``+``, the gold that it brought. Everything that follows from the rest (takers, scores,
winners) is computed again when the text is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from aurum.game.cards import Card
from aurum.game.errors import InvalidNotation
from aurum.game.events import EndReason, RoundEnded
from aurum.game.match_end import match_ending
from aurum.game.position_check import check_round
from aurum.game.rulesets import Ruleset, Seat, Variant
from aurum.game.scoring import score_round
from aurum.game.state import Match, Round, Trick, started
from aurum.game.tricks import lowest_place, taking_place

T = TypeVar("T")
NOTHING = "-"
MATCH_KEYS = ("first", "round", "nuggets", "points")
ROUND_KEYS = (
    "hands", "exposed", "bids", "known", "gold", "supply", "leader", "chances", "trick", "tricks",
    "ended",
)  # fmt: skip


def position_text(match: Match) -> str:
    """The match as one line."""
    fields = {
        "first": match.first,
        "round": match.round_number,
        "nuggets": _numbers(match.nuggets),
        "points": _numbers(match.points),
    }
    if match.round is not None:
        fields |= _round_fields(match.round)
    words = [f"{key}={value}" for key, value in fields.items()]
    return " ".join(["aurum", match.ruleset.name, *words])


def _round_fields(round_: Round) -> dict[str, str]:
    return {
        "hands": _by_seat(round_.hands, _cards),
        "exposed": _cards(round_.exposed),
        "bids": _by_seat(round_.bids, lambda card: str(card) if card else NOTHING),
        "known": _by_seat(round_.known, _cards),
        "gold": _by_seat(round_.gold, _dotted),
        "supply": _numbers(round_.supply),
        "leader": str(round_.leader),
        "chances": _dotted(round_.chances),
        "trick": _cards(round_.trick),
        "tricks": "/".join(map(_trick_text, round_.tricks)) or NOTHING,
        "ended": f"{round_.ended.seat}:{round_.ended.reason.value}" if round_.ended else NOTHING,
    }


def _cards(cards: Iterable[Card]) -> str:
    return _dotted(map(str, cards))


def _dotted(items: Iterable[object]) -> str:
    return ".".join(map(str, items)) or NOTHING


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _by_seat(items: Iterable[T], text: Callable[[T], str]) -> str:
    return "/".join(map(text, items))


def _trick_text(trick: Trick) -> str:
    brought = "" if trick.collected is None else f"+{trick.collected}"
    return f"{trick.leader}:{_cards(trick.cards)}{brought}"


def parse_position(text: str, rules: Ruleset | None = None) -> Match:
    """Read a position; a ruleset that belongs to no edition (a tiny one) must be given."""
    words = text.split(" ")
    if len(words) < 2 or words[0] != "aurum":
        raise InvalidNotation(
            "a position begins with 'aurum' and a ruleset such as german-4-zeros-nuggets"
        )
    fields = _fields(words[2:])
    match = _match(fields, rules or parse_ruleset(words[1]))
    return _with_round(match, fields) if len(fields) > len(MATCH_KEYS) else match


def parse_ruleset(name: str) -> Ruleset:
    """Read the name of a ruleset, such as ``german-4-zeros-nuggets``."""
    return Variant.parse(name).ruleset()


def _fields(words: list[str]) -> dict[str, str]:
    pairs = [word.partition("=") for word in words]
    keys = tuple(key for key, _, _ in pairs)
    if keys not in (MATCH_KEYS, MATCH_KEYS + ROUND_KEYS):
        raise InvalidNotation(
            f"a position has the fields {', '.join(MATCH_KEYS)}, "
            f"and with a round {', '.join(ROUND_KEYS)}, in this order"
        )
    return {key: value for key, _, value in pairs}


def _match(fields: dict[str, str], rules: Ruleset) -> Match:
    nuggets, points = _parse_numbers(fields["nuggets"]), _parse_numbers(fields["points"])
    if len(nuggets) != rules.sides or len(points) != rules.sides:
        raise InvalidNotation(f"nuggets and points need {rules.sides} numbers each")
    match = started(rules, _parse_seat(fields["first"], rules))
    rounds = _parse_number(fields["round"])
    return replace(match, rounds_played=rounds, nuggets=nuggets, points=points)


def _with_round(match: Match, fields: dict[str, str]) -> Match:
    """Add the round to the match; the rules compute score and winners of a finished one."""
    round_ = _parse_round(match, fields)
    check_round(round_)
    if round_.ended is None:
        return replace(match, round=round_)
    round_ = replace(round_, scored=score_round(round_))
    over = replace(match, round=round_, rounds_played=match.rounds_played + 1)
    ending = match_ending(over)
    return over if ending is None else replace(over, winners=ending.winners)


def _parse_round(match: Match, fields: dict[str, str]) -> Round:
    rules = match.ruleset
    bids = _seats(fields["bids"], rules, _parse_bid)
    hands = _seats(fields["hands"], rules, _parse_cards)
    ended = _parse_ended(fields["ended"], rules, hands)
    tricks = _parse_tricks(fields["tricks"], rules)
    bids_open = None not in bids
    return Round(
        ruleset=rules,
        first=match.next_first,
        hands=hands,
        exposed=_parse_cards(fields["exposed"]),
        bids=bids,
        bids_open=bids_open,
        known=_seats(fields["known"], rules, _parse_cards),
        gold=_seats(fields["gold"], rules, _parse_dotted),
        supply=_parse_numbers(fields["supply"]),
        leader=_parse_seat(fields["leader"], rules),
        trick_open=bids_open and (ended is None or ended.reason is not EndReason.EMPTY),
        chances=_parse_dotted(fields["chances"]),
        trick=_parse_cards(fields["trick"]),
        collected=None,
        tricks=tricks,
        taken=tuple(sum(t.taker == seat for t in tricks) for seat in range(rules.seats)),
        ended=ended,
        scored=None,
    )


def _seats(text: str, rules: Ruleset, read: Callable[[str], T]) -> tuple[T, ...]:
    parts = text.split("/")
    if len(parts) != rules.seats:
        raise InvalidNotation(f"{text!r} should have {rules.seats} parts separated by '/'")
    return tuple(map(read, parts))


def _parse_cards(text: str) -> tuple[Card, ...]:
    return () if text == NOTHING else tuple(map(Card.parse, text.split(".")))


def _parse_bid(text: str) -> Card | None:
    return None if text == NOTHING else Card.parse(text)


def _parse_number(text: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,8}", text):
        raise InvalidNotation(f"{text!r} should be a number")
    return int(text)


def _parse_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(_parse_number, text.split(",")))


def _parse_dotted(text: str) -> tuple[int, ...]:
    return () if text == NOTHING else tuple(map(_parse_number, text.split(".")))


def _parse_seat(text: str, rules: Ruleset) -> Seat:
    seat = _parse_number(text)
    if seat not in range(rules.seats):
        raise InvalidNotation(f"{text} is not a seat; the seats are 0 to {rules.seats - 1}")
    return seat


def _parse_tricks(text: str, rules: Ruleset) -> tuple[Trick, ...]:
    return () if text == NOTHING else tuple(_parse_trick(part, rules) for part in text.split("/"))


def _parse_trick(text: str, rules: Ruleset) -> Trick:
    found = re.fullmatch(r"([0-9]):([^+]*)(?:\+([0-9]))?", text)
    if not found:
        raise InvalidNotation(f"{text!r} is not a finished trick such as 0:Bi1.P2.Zn9+1")
    leader, cards = _parse_seat(found[1], rules), _parse_cards(found[2])
    if len(cards) != rules.seats or cards[0].is_gold:
        raise InvalidNotation(
            f"the trick {text!r} should have {rules.seats} cards, a base card first"
        )
    seats = rules.clockwise(leader)
    collected = None if found[3] is None else int(found[3])
    return Trick(leader, cards, seats[taking_place(cards)], seats[lowest_place(cards)], collected)


def _parse_ended(
    text: str, rules: Ruleset, hands: tuple[tuple[Card, ...], ...]
) -> RoundEnded | None:
    if text == NOTHING:
        return None
    seat_text, _, reason = text.partition(":")
    if reason not in [each.value for each in EndReason]:
        raise InvalidNotation(f"{text!r} should be a seat and a reason, such as 2:stuck")
    seat = _parse_seat(seat_text, rules)
    return RoundEnded(seat, EndReason(reason), hands[seat])
