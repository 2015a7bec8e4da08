"""Circles of friends: who is in them, and how the members did on some day."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from aurum.daily.deals import DEALS
from aurum.server.identity import tidy_name
from aurum.server.problems import HttpProblem
from aurum.server.settings import Limits
from aurum.server.storage.circles import Circle, CircleStore, Joining, Member
from aurum.table.codes import match_id
from aurum.table.wire.circles import CircleDay, CircleLine, CircleMember, Circles, Invitation
from aurum.table.wire.http import DailyResult

MEMBER_BYTES = 6
Results = dict[tuple[str, int], DailyResult]


class CircleDesk:
    """Every method is told which guest asks; a circle exists for its members only."""

    def __init__(self, store: CircleStore, limits: Limits, now: Callable[[], int]) -> None:
        self._store = store
        self._limits = limits
        self._now = now

    async def of(self, guest: str) -> Circles:
        found = await self._store.circles_of(guest)
        return Circles(tuple(_line(circle, guest) for circle in found))

    async def make(self, guest: str, name: str) -> CircleLine:
        """A new circle with one member, who is its maker."""
        name = _tidied(name)
        if len(await self._store.circles_of(guest)) >= self._limits.circles_per_guest:
            raise self._too_many()
        circle = match_id(secrets.token_bytes(16))
        await self._store.add_circle(circle, _new_link(), name, self._now())
        await self._enter(circle, guest)
        return _line(await self._own(circle, guest), guest)

    async def invitation(self, link: str, guest: str | None) -> Invitation | None:
        """What the link leads to; None: nowhere."""
        circle = await self._store.circle_by_link(link)
        if circle is None:
            return None
        own = [] if guest is None else await self._store.circles_of(guest)
        return Invitation(circle.name, circle.size, any(one.id == circle.id for one in own))

    async def join(self, link: str, guest: str) -> CircleLine | None:
        """Joining twice changes nothing. None: the link leads nowhere."""
        circle = await self._store.circle_by_link(link)
        if circle is None:
            return None
        await self._enter(circle.id, guest)
        own = await self._store.circles_of(guest)
        for one in own:
            if one.id == circle.id:
                return _line(one, guest)
        if len(own) >= self._limits.circles_per_guest:
            raise self._too_many()
        most = self._limits.members_per_circle
        text = f"This circle is full: it has {most} members."
        raise HttpProblem(409, "circle-full", text)

    async def day(self, circle: str, guest: str, date: str) -> CircleDay:
        """The members, and their results where the guest has finished the same deal."""
        found = await self._own(circle, guest)
        members = await self._store.members_of(circle)
        results = {
            (row.member, row.deal): msgspec.json.decode(row.result, type=DailyResult)
            for row in await self._store.circle_results(circle, guest, date)
        }
        told = (_member(found, member, guest, results) for member in members)
        return CircleDay(_line(found, guest), date, tuple(told))

    async def rename(self, circle: str, guest: str, name: str) -> CircleLine:
        await self._made(circle, guest)
        await self._store.rename_circle(circle, _tidied(name))
        return _line(await self._own(circle, guest), guest)

    async def remove(self, circle: str, guest: str, member: str) -> CircleLine:
        """The link changes too, so that a removed member cannot come back by it."""
        await self._made(circle, guest)
        others = [one for one in await self._store.members_of(circle) if one.guest != guest]
        if all(one.id != member for one in others):
            raise HttpProblem(404, "no-such-member", "This circle has no such other member.")
        await self._store.remove_member(circle, member, _new_link())
        return _line(await self._own(circle, guest), guest)

    async def leave(self, circle: str, guest: str) -> Circles:
        await self._own(circle, guest)
        await self._store.leave_circle(circle, guest)
        return await self.of(guest)

    async def _enter(self, circle: str, guest: str) -> None:
        member, limits = match_id(secrets.token_bytes(MEMBER_BYTES)), self._limits
        most = limits.members_per_circle, limits.circles_per_guest
        await self._store.join_circle(Joining(circle, member, guest, self._now(), *most))

    async def _own(self, circle: str, guest: str) -> Circle:
        """The circle, if the guest is a member; to all others it does not exist."""
        for found in await self._store.circles_of(guest):
            if found.id == circle:
                return found
        raise HttpProblem(404, "no-such-circle", "You are in no such circle.")

    async def _made(self, circle: str, guest: str) -> None:
        if (await self._own(circle, guest)).maker != guest:
            text = "Only the member who has been in this circle longest may do this."
            raise HttpProblem(403, "not-the-maker", text)

    def _too_many(self) -> HttpProblem:
        most = self._limits.circles_per_guest
        text = f"You are in {most} circles, which is the most there can be; leave one first."
        return HttpProblem(409, "too-many-circles", text)


def no_invitation() -> HttpProblem:
    text = "This link leads to no circle; ask for a new one."
    return HttpProblem(404, "no-such-invitation", text)


def _new_link() -> str:
    return match_id(secrets.token_bytes(16))


def _tidied(name: str) -> str:
    tidy = tidy_name(name)
    if not tidy:
        raise HttpProblem(422, "no-name", "A circle needs a name with a visible character in it.")
    return tidy


def _line(circle: Circle, guest: str) -> CircleLine:
    return CircleLine(circle.id, circle.name, circle.link, circle.size, circle.maker == guest)


def _member(circle: Circle, member: Member, guest: str, results: Results) -> CircleMember:
    deals = range(1, DEALS + 1)
    return CircleMember(
        member.id,
        member.name,
        member.guest == guest,
        member.guest == circle.maker,
        tuple(results.get((member.id, deal)) for deal in deals),
    )
