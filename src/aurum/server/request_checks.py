"""Who asks by HTTP, how often they may, and the table whose code they name."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request

from aurum.server.admission import client_network
from aurum.server.live_table import LiveTable
from aurum.server.problems import no_identity, too_fast
from aurum.server.rate_limits import Rates
from aurum.server.services import Services
from aurum.table.commands import Visitor
from aurum.table.wire.words import COOKIE, SECURE_COOKIE


class RequestChecks:
    """What every handler of requests looks at first."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def _visitor(self, request: Request) -> Visitor:
        visitor = await self._services.identities.whose(token_of(request))
        if visitor is None:
            raise no_identity()
        return visitor

    async def _opening(self, request: Request, visitor: Visitor) -> None:
        """New tables and codes are made at a limited rate, by each guest and each address."""
        self._take(self._services.budgets.openings, request)
        if not await self._services.openings.take(visitor.guest):
            self._services.metrics.turned_away("openings")
            raise too_fast()

    async def _guess(self, request: Request) -> None:
        """Taken before the look-up: a guest who guesses too often does not hear of a hit either."""
        if not await self._services.guesses.take(client_network(request)):
            self._services.metrics.turned_away("guesses")
            raise too_fast()

    async def _guessed_right(self, request: Request) -> None:
        """A right code is no guess: give the token back."""
        await self._services.guesses.give_back(client_network(request))

    def _take(self, rates: Rates, request: Request) -> None:
        if not rates.take(client_network(request)):
            self._services.metrics.turned_away("requests")
            raise too_fast()


def token_of(connection: HTTPConnection) -> str | None:
    """The token in the cookie; one of the old name still works where there is no other."""
    return connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE)


class TooManyGuesses(Exception):
    """The address has tried too many wrong codes; whether this one is right is not said."""


async def find_table(
    services: Services, network: str, visitor: Visitor | None, code: str
) -> LiveTable | None:
    """The table with this code. A token is taken before the look-up and given back for a hit.

    Who has a seat at a table that is being played guesses nothing, and gets in whatever their
    neighbours have tried.
    """
    known = services.live_tables.tables.get(code)
    if known is not None and visitor is not None and has_seat(known, visitor):
        return await services.live_tables.table(code)
    if not await services.guesses.take(network):
        services.metrics.turned_away("guesses")
        raise TooManyGuesses
    live_table = await services.live_tables.table(code)
    if live_table is not None:
        await services.guesses.give_back(network)
    return live_table


def has_seat(live_table: LiveTable, visitor: Visitor) -> bool:
    return live_table.table.seat_of(visitor.guest) is not None
