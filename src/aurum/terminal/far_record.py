"""The record of a match on a server, from the sheets of its finished rounds."""

from __future__ import annotations

import json

import msgspec

from aurum.game import Record, parse_record
from aurum.table.wire.events import SideScore
from aurum.table.wire.replies import Update
from aurum.table.wire.room import Room
from aurum.table.wire.view import RoundSheet, SideSheet


def far_record(room: Room | None, update: Update | None) -> Record | None:
    """All finished rounds; other hands of a running round are not ours to know."""
    if room is None or update is None or not update.sheets:
        return None
    rules = room.options.rules
    names = [info.name or info.level or f"seat {info.seat}" for info in room.seats]
    data = {
        "format": "aurum-record",
        "version": 1,
        "rules": msgspec.to_builtins(rules) | {"zeros": room.zeros},
        "first": update.sheets[0].first,
        "names": names,
        "rounds": [_round(sheet) for sheet in update.sheets],
    }
    if update.view.winners is not None:
        data["winners"] = list(update.view.winners)
    return parse_record(json.dumps(data))


def _round(sheet: RoundSheet) -> dict[str, object]:
    return {
        "hands": sheet.hands,
        "exposed": sheet.exposed,
        "actions": sheet.actions,
        "ended": {"seat": sheet.ended.seat, "reason": sheet.ended.reason},
        "sides": [msgspec.to_builtins(_score(side)) for side in sheet.sides],
        "nuggets": sheet.nuggets,
    }


def _score(side: SideSheet) -> SideScore:
    return SideScore(side.bid, side.tricks, side.bid_points, side.gold_points, side.score)
