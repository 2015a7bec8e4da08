"""Circles of friends who compare their daily deals: bodies of requests and responses."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from aurum.table.wire.http import DailyResult, Request
from aurum.table.wire.words import CIRCLE_NAME_LENGTH, MatchId

CircleName = Annotated[str, Meta(min_length=1, max_length=CIRCLE_NAME_LENGTH)]
CircleId = MatchId
CircleLink = Annotated[
    MatchId, Meta(description="with it a guest may join; it changes when a member is removed")
]
MemberId = Annotated[str, Meta(min_length=8, max_length=8, pattern=r"^[A-Za-z0-9_-]{8}$")]


class NameCircle(Request, frozen=True):
    """Of a new circle, or the new name of an old one."""

    name: CircleName


class RemoveMember(Request, frozen=True):
    member: MemberId


class CircleLine(Struct, frozen=True):
    """A circle in a member's list. `mine`: the one who asks may rename it and remove others."""

    id: CircleId
    name: str
    link: CircleLink
    members: int
    mine: bool


class Circles(Struct, frozen=True):
    circles: tuple[CircleLine, ...]


class Invitation(Struct, frozen=True):
    """What somebody with the link hears before joining."""

    name: str
    members: int
    joined: Annotated[bool, Meta(description="whether the one who asks is a member already")]


class CircleMember(Struct, frozen=True):
    """A member, and the first attempts of the day by deal.

    A result is null while the member has not finished the deal, and while the one who asks has not.
    """

    id: MemberId
    name: str
    me: bool
    maker: bool
    results: tuple[DailyResult | None, ...]


class CircleDay(Struct, frozen=True):
    """A circle on some day, members in the order in which they joined."""

    circle: CircleLine
    date: str
    members: tuple[CircleMember, ...]
