"""Decisions that somebody else made for a person, as the record of a match tells them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from aurum.game import Record
from aurum.table.wire.words import Hand, Ply

KEY = "stood_in"


class Place(Struct, frozen=True, order=True):
    """A decision of a match: its round, and its number in the round; both count from 0."""

    round: Hand
    ply: Ply


def told_stand_ins(places: Iterable[Place]) -> dict[str, Any]:
    """What a record says beside its moves; nothing if there are none."""
    told = [msgspec.to_builtins(place) for place in sorted(places)]
    return {KEY: told} if told else {}


def stand_ins_of(record: Record) -> frozenset[Place]:
    """The places that a record names, as far as they can be read."""
    stated = record.extra.get(KEY)
    places = map(_place, stated if isinstance(stated, list) else ())
    return frozenset(place for place in places if place is not None)


def _place(stated: object) -> Place | None:
    try:
        return msgspec.convert(stated, Place)
    except msgspec.MsgspecError:
        return None
