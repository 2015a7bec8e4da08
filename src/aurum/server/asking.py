"""Who asks by HTTP, and how often they may."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request

from aurum.server.admission import client_network
from aurum.server.problems import no_identity, too_fast
from aurum.server.rate_limits import Rates
from aurum.server.services import Services
from aurum.table.commands import Visitor
from aurum.table.wire.words import COOKIE, SECURE_COOKIE


class Asking:
    """Common ground of all answers to requests."""

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
        """Taken before the look-up: who guesses too much does not hear of a hit either."""
        if not await self._services.guesses.take(client_network(request)):
            self._services.metrics.turned_away("guesses")
            raise too_fast()

    async def _guessed_right(self, request: Request) -> None:
        """Who knows a code guesses nothing."""
        await self._services.guesses.give_back(client_network(request))

    def _take(self, rates: Rates, request: Request) -> None:
        if not rates.take(client_network(request)):
            self._services.metrics.turned_away("requests")
            raise too_fast()


def token_of(connection: HTTPConnection) -> str | None:
    """The token in the cookie; one of the old name still works where there is no other."""
    return connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE)
