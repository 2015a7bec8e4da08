"""The cards of a day. They follow from the day's secret alone."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from datetime import date

from aurum.again.same_deal import dealt
from aurum.daily.chain import BadDay
from aurum.game import Deal, Match, Ruleset, Seat, ruleset
from aurum.game.fair import fair_deal, first_player, framed

DOMAIN = "aurum-daily-1"
DEALS = 3
PLAYERS = 3
SEAT: Seat = 0  # the chair that everybody plays


@dataclass(frozen=True, slots=True)
class DayDeal:
    """One of the deals of a day; `number` counts from 1."""

    date: date
    number: int
    rules: Ruleset
    first: Seat
    cards: Deal

    def opened(self) -> Match:
        """The match after the deal. Only this round is played."""
        return dealt(self.rules, self.first, self.cards)


def check_number(number: int) -> None:
    """Raise `BadDay` unless a day has a deal with this number."""
    if not 1 <= number <= DEALS:
        raise BadDay(f"there is no deal {number}; a day has the deals 1 to {DEALS}")


def deal_key(secret: bytes, when: date, number: int) -> bytes:
    """HMAC-SHA-256 of domain, date and number, framed as in docs/fair-deals.md."""
    fields = [DOMAIN.encode(), when.isoformat().encode(), str(number).encode()]
    return hmac.new(secret, framed(fields), hashlib.sha256).digest()


def day_deal(secret: bytes, when: date, number: int, edition: str) -> DayDeal:
    rules = ruleset(edition, PLAYERS)
    key = deal_key(secret, when, number)
    return DayDeal(when, number, rules, first_player(rules, key), fair_deal(rules, key))


def day_deals(secret: bytes, when: date, edition: str) -> tuple[DayDeal, ...]:
    return tuple(day_deal(secret, when, number, edition) for number in range(1, DEALS + 1))
