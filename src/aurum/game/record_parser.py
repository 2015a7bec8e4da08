"""Reads records: turns any JSON into a `Record`, or into an error that names its place."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from aurum.game.actions import parse_action
from aurum.game.cards import Card
from aurum.game.deals import Deal
from aurum.game.errors import AurumError, InvalidNotation
from aurum.game.events import EndReason, SideScore
from aurum.game.records import FORMAT, VERSION, Move, Record, RoundRecord
from aurum.game.rulesets import STATED, Ruleset, Seat, Side, Variant

T = TypeVar("T")
KEYS = frozenset({"format", "version", "rules", "first", "names", "rounds", "winners"})
SHEET = ("bid", "tricks", "bid_points", "gold_points", "score")


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a record; round and action count from 0, as in its JSON."""

    round: int | None = None
    action: int | None = None

    def __str__(self) -> str:
        parts = [("round", self.round), ("action", self.action)]
        return ", ".join(f"{name} {number}" for name, number in parts if number is not None)


class BadRecord(AurumError):
    """A mistake in a record: where, what, and which clause (or the notation) it breaks."""

    def __init__(self, text: str, clause: str = "notation", place: Place | None = None) -> None:
        self.text = text
        self.clause = clause
        self.place = place or Place()
        where = str(self.place)
        super().__init__(f"{where}: {text} ({clause})" if where else f"{text} ({clause})")


def parse_record(text: str | bytes) -> Record:
    """Read one line of a record file, without checking it against the rules."""
    data = _object(_load(text), "a record")
    _check_head(data)
    rules = _ruleset(data)
    names = tuple(_typed(name, str, "a name") for name in _list(data, "names"))
    if len(names) != rules.seats:
        raise BadRecord(f"there are {len(names)} names for {rules.seats} seats")
    rounds = tuple(_round(item, number) for number, item in enumerate(_list(data, "rounds")))
    winners = _winning(data, "winners")
    extra = {key: value for key, value in data.items() if key not in KEYS}
    return Record(rules, _first(data, rules), names, rounds, winners, extra)


def _load(text: str | bytes) -> Any:
    try:
        return json.loads(text, parse_constant=_no_constant)
    except UnicodeDecodeError:
        raise BadRecord("this is not text in UTF-8, so it cannot be a record") from None
    except json.JSONDecodeError as error:
        line = f"line {error.lineno}, " if error.lineno > 1 else ""
        raise BadRecord(f"this is not JSON: {error.msg} at {line}column {error.colno}") from None
    except (RecursionError, ValueError) as error:
        raise BadRecord(f"this JSON cannot be read: {error}") from None


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a number")


def _check_head(data: dict[str, Any]) -> None:
    if data.get("format") != FORMAT:
        raise BadRecord(f"'format' is {_shown(data.get('format'))} instead of '{FORMAT}'")
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise BadRecord(f"'version' is {_shown(data.get('version'))}; this program reads {VERSION}")


def _ruleset(data: dict[str, Any]) -> Ruleset:
    rules = _object(data.get("rules"), "'rules'")
    for field in fields(Variant)[:STATED]:
        if field.name not in rules:
            raise BadRecord(f"'rules' lacks '{field.name}'")
    if type(rules["zeros"]) is not bool:
        raise BadRecord(f"'zeros' is {_shown(rules['zeros'])} instead of true or false", "R11.1")
    try:
        return Variant.from_json(rules).ruleset()
    except InvalidNotation as error:
        raise BadRecord(str(error)) from None


def _first(data: dict[str, Any], rules: Ruleset) -> Seat:
    first = _typed(data.get("first"), int, "'first'")
    if first not in range(rules.seats):
        raise BadRecord(f"'first' is {first}, but the seats are 0 to {rules.seats - 1}", "R2.4")
    return first


def _round(item: Any, number: int) -> RoundRecord:
    place = Place(number)
    try:
        data = _object(item, "a round")
        deal = Deal(tuple(_cards(hand) for hand in _list(data, "hands")), _exposed(data))
        return RoundRecord(
            deal, _moves(data, place), _ended(data), _sides(data), _winning(data, "nuggets")
        )
    except BadRecord as error:
        raise _placed(error, place) from None


def _placed(error: BadRecord, place: Place) -> BadRecord:
    """The same error with its round filled in."""
    return BadRecord(error.text, error.clause, replace(error.place, round=place.round))


def _exposed(data: dict[str, Any]) -> tuple[Card, ...]:
    return _cards(data["exposed"]) if "exposed" in data else ()


def _cards(items: Any) -> tuple[Card, ...]:
    words = _typed(items, list, "a list of cards")
    return tuple(_card(word) for word in words)


def _card(word: Any) -> Card:
    try:
        return Card.parse(_typed(word, str, "a card"))
    except InvalidNotation as error:
        raise BadRecord(str(error)) from None


def _moves(data: dict[str, Any], place: Place) -> tuple[Move, ...]:
    items = _list(data, "actions")
    return tuple(_move(item, replace(place, action=n)) for n, item in enumerate(items))


def _move(item: Any, place: Place) -> Move:
    try:
        return parse_move(_typed(item, str, "an action"))
    except (BadRecord, InvalidNotation) as error:
        text = error.text if isinstance(error, BadRecord) else str(error)
        raise BadRecord(text, place=place) from None


def parse_move(text: str) -> Move:
    """Read a seat and its action, such as ``1 swap Au0 Zn4``."""
    seat, _, words = text.partition(" ")
    if seat not in ("0", "1", "2", "3"):
        raise InvalidNotation(f"{text!r} should begin with a seat, such as '0 bid Bi5'")
    return Move(int(seat), parse_action(words))


def _ended(data: dict[str, Any]) -> tuple[Seat, EndReason] | None:
    if "ended" not in data:
        return None
    ended = _object(data["ended"], "'ended'")
    seat = _typed(ended.get("seat"), int, "the seat in 'ended'")
    reasons = {reason.value: reason for reason in EndReason}
    reason = ended.get("reason")
    if not isinstance(reason, str) or reason not in reasons:
        raise BadRecord(f"{_shown(reason)} is not a reason; it is one of {', '.join(reasons)}")
    return seat, reasons[reason]


def _sides(data: dict[str, Any]) -> tuple[SideScore, ...] | None:
    if "sides" not in data:
        return None
    return tuple(_side(_object(item, "a side")) for item in _list(data, "sides"))


def _side(sheet: dict[str, Any]) -> SideScore:
    values = {key: _typed(sheet.get(key), int, f"'{key}' of a side") for key in SHEET}
    total = values.pop("score")
    side = SideScore(**values)
    if side.score != total:
        raise BadRecord(f"a side's score is {total}, but its points add up to {side.score}", "R8")
    return side


def _winning(data: dict[str, Any], key: str) -> tuple[Side, ...] | None:
    return tuple(map(Side, _numbers(data, key))) if key in data else None


def _numbers(data: dict[str, Any], key: str) -> tuple[int, ...]:
    return tuple(_typed(item, int, f"an entry of '{key}'") for item in _list(data, key))


def _list(data: dict[str, Any], key: str) -> list[Any]:
    if key not in data:
        raise BadRecord(f"'{key}' is missing")
    return _typed(data[key], list, f"'{key}'")


def _object(value: Any, what: str) -> dict[str, Any]:
    return _typed(value, dict, what)


_WORDS = {int: "a whole number", str: "a text", list: "a list", dict: "an object"}


def _typed(value: Any, kind: type[T], what: str) -> T:
    if type(value) is not kind:
        raise BadRecord(f"{what} is {_shown(value)} instead of {_WORDS[kind]}")
    return value


def _shown(value: Any) -> str:
    """A value as in the JSON, shortened."""
    text = "missing" if value is None else json.dumps(value)
    return text if len(text) <= 40 else text[:37] + "..."
