"""The answers to HTTP requests about circles of friends."""

from __future__ import annotations

from starlette.requests import Request

from aurum.daily.days import utc_now
from aurum.server.circle_desk import no_invitation
from aurum.server.problems import too_fast
from aurum.server.request_checks import RequestChecks, token_of
from aurum.table.wire.circles import (
    CircleDay,
    CircleLine,
    Circles,
    Invitation,
    NameCircle,
    RemoveMember,
)
from aurum.table.wire.http import Request as EmptyBody


class CircleAnswers(RequestChecks):
    """Each method takes the request and its decoded body."""

    async def circles(self, request: Request, _: None) -> Circles:
        return await self._services.circles.of((await self._visitor(request)).guest)

    async def make_circle(self, request: Request, body: NameCircle) -> CircleLine:
        visitor = await self._visitor(request)
        await self._opening(request, visitor)
        return await self._services.circles.make(visitor.guest, body.name)

    async def circle(self, request: Request, _: None) -> CircleDay:
        guest = (await self._visitor(request)).guest
        day = self._services.daily.facts(utc_now(), request.query_params.get("date"))
        return await self._services.circles.day(request.path_params["id"], guest, day.date)

    async def rename_circle(self, request: Request, body: NameCircle) -> CircleLine:
        guest = await self._changing(request)
        return await self._services.circles.rename(request.path_params["id"], guest, body.name)

    async def remove_member(self, request: Request, body: RemoveMember) -> CircleLine:
        guest = await self._changing(request)
        return await self._services.circles.remove(request.path_params["id"], guest, body.member)

    async def leave_circle(self, request: Request, _: EmptyBody) -> Circles:
        guest = await self._changing(request)
        return await self._services.circles.leave(request.path_params["id"], guest)

    async def invitation(self, request: Request, _: None) -> Invitation:
        visitor = await self._services.identities.whose(token_of(request))
        guest = None if visitor is None else visitor.guest
        await self._guess(request)
        found = await self._services.circles.invitation(request.path_params["link"], guest)
        if found is None:
            raise no_invitation()
        await self._guessed_right(request)
        return found

    async def join_circle(self, request: Request, _: EmptyBody) -> CircleLine:
        guest = await self._changing(request)
        await self._guess(request)
        found = await self._services.circles.join(request.path_params["link"], guest)
        if found is None:
            raise no_invitation()
        await self._guessed_right(request)
        return found

    async def _changing(self, request: Request) -> str:
        """The guest, who changes circles at a limited rate."""
        guest = (await self._visitor(request)).guest
        if not self._services.budgets.circle_changes.take(guest):
            self._services.metrics.turned_away("circles")
            raise too_fast()
        return guest
