"""Consecutive chains, so that the days do not end with the first chain.

The last secret of a chain is the seed of the next one, which takes over on that chain's last day.
So one secret covers all years: nothing is drawn or written later, and processes that share the
secret agree. While one chain is dealt, the anchor of the next is already public.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from datetime import date, datetime

from aurum.daily.chain import (
    LENGTH,
    AfterLastDay,
    BadDay,
    BeforeFirstDay,
    Chain,
    Host,
    host_of,
    utc_date,
)
from aurum.game.fair import framed

DOMAIN = "aurum-daily-next-1"


class BrokenSeries(BadDay):
    """A chain other than the announced one."""


@dataclass(frozen=True, slots=True)
class Series:
    """The public chains, oldest first; each takes over from the one before on its first day."""

    chains: tuple[Chain, ...]

    def __post_init__(self) -> None:
        for before, after in zip(self.chains, self.chains[1:], strict=False):
            if after.first != before.end:
                raise BrokenSeries(
                    f"the chain from {before.first} ends on {before.end}, but the next one begins "
                    f"on {after.first}"
                )

    @property
    def first(self) -> date:
        return self.chains[0].first

    @property
    def last(self) -> date:
        """The last committed day."""
        return self.chains[-1].last

    def chain(self, when: date) -> Chain:
        """The chain of a date; raises an error of one sentence if there is none."""
        if when < self.first:
            raise BeforeFirstDay(
                f"{when} is before the first deal of the day, which is of {self.first}"
            )
        if when > self.last:
            raise AfterLastDay(
                f"{when} is after {self.last}, the last day whose deals are committed so far"
            )
        return [chain for chain in self.chains if chain.first <= when][-1]

    def number(self, when: date) -> int:
        """The number of a date, from 1; it continues from chain to chain."""
        return (when - self.first).days + 1

    def next_after(self, chain: Chain) -> Chain | None:
        """The announced next chain, if there is one."""
        return next((one for one in self.chains if one.first == chain.end), None)


class Dealer:
    """Deals every day from the first one on."""

    def __init__(self, first: Host) -> None:
        self._hosts = [first]
        self._shown: tuple[date, Series] | None = None  # what is public changes once a day

    def host(self, when: date) -> Host:
        """The host of a date's chain; the first host for earlier dates."""
        while self._hosts[-1].chain.end <= when:
            self._hosts.append(following(self._hosts[-1]))
        begun = [host for host in self._hosts if host.chain.first <= when]
        return begun[-1] if begun else self._hosts[0]

    def public(self, now: datetime) -> Series:
        """The public part: the chains up to now, and the anchor of the next one."""
        today = utc_date(now)
        if self._shown is None or self._shown[0] != today:
            until = self.host(today).chain.end
            self.host(until)
            shown = [host.public(now) for host in self._hosts if host.chain.first <= until]
            self._shown = today, Series(tuple(shown))
        return self._shown[1]


def following(host: Host) -> Host:
    """The host of the next chain, made from the secret that is never revealed."""
    fields = [DOMAIN.encode(), host.chain.end.isoformat().encode()]
    last = hmac.new(host.last_secret, framed(fields), hashlib.sha256).digest()
    return host_of(last, Chain("", host.chain.end, LENGTH, host.chain.edition))
