"""The record of a match played at a table, with what is needed to verify its deals."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from aurum.game import FORMAT, VERSION
from aurum.table.match import TableMatch
from aurum.table.wire.view import RoundSheet, SideSheet
from aurum.table.wire_events import rules_of

STATED = ("bid", "tricks", "bid_points", "gold_points", "score")


def match_record(play: TableMatch) -> str:
    """A finished match as one line of JSON in the project's record format."""
    assert play.match is not None
    record: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": msgspec.to_builtins(rules_of(play.ruleset)),
        "first": play.match.first,
        "names": list(play.names),
        "rounds": [_round(sheet) for sheet in play.sheets],
        "winners": list(play.match.winners or ()),
        "proofs": [msgspec.to_builtins(sheet.proof) for sheet in play.sheets],
    }
    return json.dumps(record, ensure_ascii=False)


def _round(sheet: RoundSheet) -> dict[str, Any]:
    return {
        "hands": sheet.hands,
        "exposed": sheet.exposed,
        "actions": sheet.actions,
        "ended": {"seat": sheet.ended.seat, "reason": sheet.ended.reason},
        "sides": [_side(side) for side in sheet.sides],
        "nuggets": sheet.nuggets,
    }


def _side(side: SideSheet) -> dict[str, int]:
    return {name: getattr(side, name) for name in STATED}
