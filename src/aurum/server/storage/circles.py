"""Circles of friends: what a store keeps of them, for every engine."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from aurum.server.storage.statements import Statements

EMPTY_MS = 3_600_000
"""A circle is stored before its first member is; one that stays empty for an hour is deleted."""

EMPTY_CIRCLES = """
DELETE FROM circles WHERE created < ?
AND NOT EXISTS (SELECT 1 FROM circle_members WHERE circle = circles.id)
"""

# The oldest member is the maker: a circle always has one, also when members leave or are deleted.
_CIRCLE = """
SELECT id, link, name,
    (SELECT count(*) FROM circle_members WHERE circle = id),
    (SELECT guest FROM circle_members WHERE circle = id ORDER BY joined, member LIMIT 1)
FROM circles
"""
_BY_LINK = f"{_CIRCLE} WHERE link = ?"
_OF_GUEST = f"""
{_CIRCLE} JOIN circle_members AS own ON own.circle = id
WHERE own.guest = ? ORDER BY own.joined, id
"""
_MEMBERS = """
SELECT member, guest, name FROM circle_members JOIN guests ON guests.id = guest
WHERE circle = ? ORDER BY joined, member
"""
_JOIN = """
INSERT INTO circle_members (circle, guest, member, joined)
SELECT id, ?, ?, ? FROM circles WHERE id = ?
AND (SELECT count(*) FROM circle_members WHERE circle = ?) < ?
AND (SELECT count(*) FROM circle_members WHERE guest = ?) < ?
ON CONFLICT (circle, guest) DO NOTHING
"""
# The gate: others' results are read only where the one who asks has finished the same deal.
_RESULTS = """
SELECT others.member, theirs.deal, theirs.result FROM daily_attempts AS own
JOIN circle_members AS others ON others.circle = ?
JOIN daily_attempts AS theirs
    ON theirs.guest = others.guest AND theirs.day = own.day AND theirs.deal = own.deal
WHERE own.guest = ? AND own.day = ? AND own.result IS NOT NULL AND theirs.result IS NOT NULL
"""


class Circle(NamedTuple):
    """`maker`: the guest who may rename it and remove others."""

    id: str
    link: str
    name: str
    size: int
    maker: str | None


class Member(NamedTuple):
    """`id` stands for the guest towards the other members."""

    id: str
    guest: str
    name: str


class Joining(NamedTuple):
    """A guest joins, unless the circle or the guest's list of circles is full."""

    circle: str
    member: str
    guest: str
    at: int
    most_members: int
    most_circles: int


class CircleResult(NamedTuple):
    member: str
    deal: int
    result: str


class CircleStore(Protocol):
    """The part of a store that keeps circles."""

    async def circles_of(self, guest: str) -> list[Circle]:
        """The circles that the guest is a member of, oldest membership first."""
        ...

    async def circle_by_link(self, link: str) -> Circle | None: ...

    async def members_of(self, circle: str) -> list[Member]:
        """In the order in which they joined."""
        ...

    async def add_circle(self, circle: str, link: str, name: str, now: int) -> None:
        """An empty circle; without members it is deleted after an hour."""
        ...

    async def join_circle(self, joining: Joining) -> None:
        """Nothing happens if there is no room; two who join at once may both get the last place."""
        ...

    async def rename_circle(self, circle: str, name: str) -> None: ...

    async def remove_member(self, circle: str, member: str, link: str) -> None:
        """The circle gets this new link first, so that the old one lets nobody back in."""
        ...

    async def leave_circle(self, circle: str, guest: str) -> None:
        """The last who leaves takes the circle along."""
        ...

    async def circle_results(self, circle: str, guest: str, day: str) -> list[CircleResult]:
        """Results of that day's deals, of members who finished them, if this guest did too."""
        ...


class CircleQueries(Statements):
    """A `CircleStore` by statements that every engine understands."""

    async def circles_of(self, guest: str) -> list[Circle]:
        return [Circle(*row) for row in await self._read(_OF_GUEST, guest)]

    async def circle_by_link(self, link: str) -> Circle | None:
        rows = await self._read(_BY_LINK, link)
        return Circle(*rows[0]) if rows else None

    async def members_of(self, circle: str) -> list[Member]:
        return [Member(*row) for row in await self._read(_MEMBERS, circle)]

    async def add_circle(self, circle: str, link: str, name: str, now: int) -> None:
        sql = "INSERT INTO circles (id, link, name, created) VALUES (?, ?, ?, ?)"
        await self._change(sql, circle, link, name, now)

    async def join_circle(self, joining: Joining) -> None:
        circle, member, guest, at, most_members, most_circles = joining
        room = (circle, most_members, guest, most_circles)
        await self._change(_JOIN, guest, member, at, circle, *room)

    async def rename_circle(self, circle: str, name: str) -> None:
        await self._change("UPDATE circles SET name = ? WHERE id = ?", name, circle)

    async def remove_member(self, circle: str, member: str, link: str) -> None:
        await self._change("UPDATE circles SET link = ? WHERE id = ?", link, circle)
        sql = "DELETE FROM circle_members WHERE circle = ? AND member = ?"
        await self._change(sql, circle, member)

    async def leave_circle(self, circle: str, guest: str) -> None:
        sql = "DELETE FROM circle_members WHERE circle = ? AND guest = ?"
        await self._change(sql, circle, guest)
        await self._change(f"{EMPTY_CIRCLES} AND id = ?", 2**62, circle)

    async def circle_results(self, circle: str, guest: str, day: str) -> list[CircleResult]:
        rows = await self._read(_RESULTS, circle, guest, day)
        return [CircleResult(*row) for row in rows]
