"""The proof of a day: its secret and its cards, for `aurum verify`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from aurum.daily.chain import BadDay, Chain, hashed
from aurum.daily.chain_files import BadChainFile, package_chain
from aurum.daily.days import parse_date
from aurum.daily.deals import day_deals
from aurum.game import Deal

FORMAT, VERSION = "aurum-daily-proof", 1


@dataclass(frozen=True, slots=True)
class Verified:
    """What holds: the days, and whether the anchor is that of this version of Aurum."""

    days: int
    first: date
    last: date
    is_ours: bool


def proof(chain: Chain, days: Mapping[int, bytes]) -> dict[str, Any]:
    """The proof of these days, from their secrets."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "anchor": chain.anchor,
        "first": chain.first.isoformat(),
        "days": [_day(chain, day, secret) for day, secret in sorted(days.items())],
        "length": chain.days,
        "edition": chain.edition,
    }


def _day(chain: Chain, day: int, secret: bytes) -> dict[str, Any]:
    when = chain.date_of(day)
    return {
        "day": day,
        "date": when.isoformat(),
        "secret": secret.hex(),
        "deals": [
            {"first": deal.first, "hands": _hands(deal.cards)}
            for deal in day_deals(secret, when, chain.edition)
        ],
    }


def _hands(deal: Deal) -> list[list[str]]:
    return [[str(card) for card in hand] for hand in deal.hands]


def verify(data: Mapping[str, Any]) -> Verified:
    """Check the secret and the cards of every day; the first that is wrong raises `BadDay`."""
    if data.get("version") != VERSION:
        raise BadChainFile(
            f"the proof has version {data.get('version')}; this program reads {VERSION}"
        )
    chain, days = _parts(data)
    known: tuple[int, bytes] | None = None
    for entry in days:
        known = _verify_day(chain, entry, known)
    numbers = [entry["day"] for entry in days]
    ours = package_chain().anchor == chain.anchor
    return Verified(len(days), chain.date_of(min(numbers)), chain.date_of(max(numbers)), ours)


def _parts(data: Mapping[str, Any]) -> tuple[Chain, list[dict[str, Any]]]:
    try:
        chain = Chain(
            str(data["anchor"]),
            parse_date(str(data["first"])),
            int(data["length"]),
            str(data["edition"]),
        )
        days = [dict(entry) for entry in data["days"]]
        if not days or not all(isinstance(entry["day"], int) for entry in days):
            raise ValueError("no days")
    except (KeyError, TypeError, ValueError) as error:
        raise BadChainFile(f"this proof of daily deals cannot be read: {error!r}") from error
    return chain, sorted(days, key=lambda entry: int(entry["day"]))


def _verify_day(
    chain: Chain, entry: Mapping[str, Any], known: tuple[int, bytes] | None
) -> tuple[int, bytes]:
    """The day and its secret. A day is hashed back to the last one that held, or to the anchor."""
    day = int(entry["day"])
    try:
        secret = bytes.fromhex(str(entry["secret"]))
    except (KeyError, ValueError):
        raise BadDay(f"day {day}: its secret is missing or not hexadecimal") from None
    if known is None or known[0] >= day or hashed(secret, day - known[0]) != known[1]:
        chain.check(day, secret)
    when = chain.date_of(day)
    if entry.get("date") != when.isoformat():
        raise BadDay(f"day {day} is {when}, not {entry.get('date')}")
    stated = entry.get("deals")
    expected = _day(chain, day, secret)["deals"]
    if stated != expected:
        raise BadDay(f"day {day} ({when}): the secret leads to other cards than are stated")
    return day, secret
