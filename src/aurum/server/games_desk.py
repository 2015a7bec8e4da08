"""The games of a guest over HTTP, page by page, and the luck account over all of them."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable

import msgspec

from aurum.server.problems import HttpProblem
from aurum.server.review_desk import ReviewDesk, read_round
from aurum.server.storage.rows import FinishedMatch, Place, PlayedMatch
from aurum.server.storage.store import Store
from aurum.table.messages import encode
from aurum.table.review_sums import account, match_luck
from aurum.table.table import shared_ruleset
from aurum.table.wire.games import GameLine, Games
from aurum.table.wire.luck import GameLuck, Luck, MatchLuck

GAMES, RECORDS = 200, 50
"""How many matches a page has."""


def place(text: str | None) -> Place | None:
    """Where a page begins; 422 if nobody was told this place."""
    if text is None:
        return None
    found = re.fullmatch(r"(\d{1,15})\.([A-Za-z0-9_-]{1,40})", text)
    if found is None:
        raise HttpProblem(422, "no-such-page", "`before` must be what the page before called next.")
    return Place(int(found[1]), found[2])


def next_page(rows: list[PlayedMatch] | list[FinishedMatch], limit: int) -> str | None:
    return f"{rows[-1].at}.{rows[-1].id}" if len(rows) == limit else None


def games(rows: list[PlayedMatch]) -> Games:
    lines = tuple(msgspec.json.decode(row.line, type=GameLine) for row in rows)
    return Games(lines, next_page(rows, GAMES))


def records(rows: list[FinishedMatch]) -> bytes:
    """As `Records` says; the records are sent as they are kept."""
    after = encode(next_page(rows, RECORDS)).decode()
    return f'{{"records":[{",".join(row.record for row in rows)}],"next":{after}}}'.encode()


MATCHES = 200  # the newest
COUNTED_AT_ONCE = 5  # whose review may be ordered with one request
REMEMBERED = 4000  # matches; a complete review does not change any more


class LuckDesk:
    """Adds complete reviews up. What one match gave is remembered, as rounds are long to read."""

    def __init__(self, store: Store, reviews: ReviewDesk) -> None:
        self._store, self._reviews = store, reviews
        self._known: OrderedDict[tuple[str, int], MatchLuck] = OrderedDict()

    async def of_guest(self, guest: str, *, count_for: str | None = None) -> Luck:
        """The account; `count_for` orders, for that network, reviews of the newest without one."""
        lines = _lines(await self._store.played_by(guest, MATCHES))
        found = [(line, await self._luck(line)) for line in lines]
        missing = [line.id for line, luck in found if luck is None]
        if count_for is not None:
            await self._order(missing[:COUNTED_AT_ONCE], count_for)
        games = [(line.id, luck) for line, luck in found if luck is not None]
        return Luck(
            account=account([luck for _, luck in games]),
            games=tuple(GameLuck(match, luck.luck, luck.own) for match, luck in games),
            missing=len(missing),
            counting=sum(self._reviews.is_counting(match) for match in missing),
        )

    async def _luck(self, line: GameLine) -> MatchLuck | None:
        key = (line.id, line.seat)
        if key not in self._known:
            found = await self._read(line)
            if found is None:
                return None
            self._known[key] = found
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return self._known[key]

    async def _read(self, line: GameLine) -> MatchLuck | None:
        stored = await self._store.review(line.id)
        if len(stored) < len(line.rounds):
            return None
        rounds = [read_round(stored[number]) for number in sorted(stored)]
        if not all(rounds):
            return None  # of another judge
        whole = [found for found in rounds if found is not None]
        return match_luck(shared_ruleset(line.rules), whole, line.seat)

    async def _order(self, missing: Iterable[str], network: str) -> None:
        for match in missing:
            found = await self._store.record(match)
            if found is not None:
                await self._reviews.of_match(match, found.record, network)


def _lines(rows: Iterable[PlayedMatch]) -> list[GameLine]:
    """Matches with a new deal: a player who has seen the cards before does not depend on luck."""
    lines = (msgspec.json.decode(row.line, type=GameLine) for row in rows)
    return [line for line in lines if not line.again]
