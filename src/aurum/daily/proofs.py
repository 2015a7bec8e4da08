"""Proofs of days for `aurum verify`: secrets, cards, and the announced next chain."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from aurum.daily.chain import BadDay, Chain, hashed
from aurum.daily.chain_files import BadChainFile, package_series
from aurum.daily.days import parse_date
from aurum.daily.deals import day_deals
from aurum.daily.series import BrokenSeries
from aurum.game import Deal

FORMAT, VERSION = "aurum-daily-proof", 1


@dataclass(frozen=True, slots=True)
class Verified:
    """The verified days, and whether this version of Aurum knows the anchor."""

    days: int
    first: date
    last: date
    is_ours: bool
    chain: Chain
    announced: Announced | None


@dataclass(frozen=True, slots=True)
class Announced:
    """The announced next chain: its first day and its anchor."""

    first: date
    anchor: str

    def as_json(self) -> dict[str, str]:
        return {"first": self.first.isoformat(), "anchor": self.anchor}


def announced(chain: Chain | None) -> Announced | None:
    return None if chain is None else Announced(chain.first, chain.anchor)


def proof(
    chain: Chain, days: Mapping[int, bytes], following: Announced | None = None
) -> dict[str, Any]:
    """The proof of these days from their secrets, with the announced next chain."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "anchor": chain.anchor,
        "first": chain.first.isoformat(),
        "days": [_day(chain, day, secret) for day, secret in sorted(days.items())],
        "length": chain.days,
        "edition": chain.edition,
        "next": None if following is None else following.as_json(),
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
    """Check the secret and the cards of every day; the first error raises `BadDay`."""
    if data.get("version") != VERSION:
        raise BadChainFile(
            f"the proof has version {data.get('version')}; this program reads {VERSION}"
        )
    chain, days, following = _parts(data)
    known: tuple[int, bytes] | None = None
    for entry in days:
        known = _verify_day(chain, entry, known)
    numbers = [entry["day"] for entry in days]
    ours = any(own.anchor == chain.anchor for own in package_series().chains)
    first, last = chain.date_of(min(numbers)), chain.date_of(max(numbers))
    return Verified(len(days), first, last, ours, chain, following)


def check_series(proofs: Iterable[Verified]) -> None:
    """Raise `BrokenSeries` if a chain is neither announced by nor part of the proofs before it."""
    known: dict[date, str] = {}
    for found in proofs:
        stated = [announced(found.chain), found.announced]
        for one in filter(None, stated):
            if known.setdefault(one.first, one.anchor) != one.anchor:
                raise BrokenSeries(
                    f"the chain from {one.first} is not the one that was announced: its anchor is "
                    f"{one.anchor} in one proof and {known[one.first]} in another"
                )


def _parts(
    data: Mapping[str, Any],
) -> tuple[Chain, list[dict[str, Any]], Announced | None]:
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
        following = _announced(chain, data.get("next"))
    except BadDay:
        raise
    except (KeyError, TypeError, ValueError) as error:
        raise BadChainFile(f"this proof of daily deals cannot be read: {error!r}") from error
    return chain, sorted(days, key=lambda entry: int(entry["day"])), following


def _announced(chain: Chain, data: Any) -> Announced | None:
    if data is None:
        return None
    following = Announced(parse_date(str(data["first"])), str(data["anchor"]))
    if following.first != chain.end:
        raise BrokenSeries(
            f"the chain from {chain.first} ends on {chain.end}, but the next one is announced for "
            f"{following.first}"
        )
    return following


def _verify_day(
    chain: Chain, entry: Mapping[str, Any], known: tuple[int, bytes] | None
) -> tuple[int, bytes]:
    """Check one day: hash its secret back to the last verified day, or to the anchor."""
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
