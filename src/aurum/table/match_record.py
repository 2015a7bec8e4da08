"""The record of a match played at a table, with what is needed to verify its deals.

`game_line` is a finished match as the list of games of one who played it shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from aurum.game import (
    Card,
    Deal,
    EndReason,
    Record,
    RoundRecord,
    Ruleset,
    Side,
    SideScore,
    parse_move,
)
from aurum.table.match import TableMatch
from aurum.table.stand_ins import Place, told_stand_ins
from aurum.table.wire.games import GameLine, GameRound
from aurum.table.wire.view import RoundSheet, SideSheet
from aurum.table.wire_events import rules_of


def match_record(play: TableMatch) -> str:
    """A finished match as one line of JSON in the project's record format."""
    record = sheets_record(play.ruleset, play.names, play.sheets, _winners(play), play.id)
    return str(replace(record, extra=record.extra | _repeated(play)))


def sheets_record(
    ruleset: Ruleset,
    names: Sequence[str],
    sheets: Sequence[RoundSheet],
    winners: tuple[Side, ...] | None,
    match: str,
) -> Record:
    """The record of all finished rounds, which are public, with the proofs of their deals."""
    rounds = tuple(_round(sheet) for sheet in sheets)
    extra: dict[str, Any] = {"match": match, **_help(sheets), **_bots(sheets)}
    extra |= told_stand_ins(_stand_ins(sheets))
    if all(sheet.proof for sheet in sheets):
        extra["proofs"] = [msgspec.to_builtins(sheet.proof) for sheet in sheets]
    return Record(ruleset, sheets[0].first, tuple(names), rounds, winners, extra)


def whole_record(play: TableMatch, extra: dict[str, Any]) -> Record:
    """The match so far with all its secrets, such as the hands of the round being played.

    Bids that overtook an open one are noted beside the moves, as `laid` (R3.2).
    """
    assert play.match is not None
    rounds = tuple(_round(sheet) for sheet in play.sheets)
    extra = extra | _help(play.sheets, play) | told_stand_ins(_stand_ins(play.sheets, play))
    record = Record(play.ruleset, play.match.first, play.names, rounds, _winners(play), extra)
    told = play.told_round()
    if told is None or len(rounds) > play.match.round_number:
        return record
    dealt, actions, laid = told
    running = RoundRecord(dealt, tuple(map(parse_move, actions)))
    more = {"laid": {str(seat): action for seat, action in laid.items()}} if laid else {}
    return replace(record, rounds=(*rounds, running), extra=extra | more)


def _stand_ins(sheets: Sequence[RoundSheet], play: TableMatch | None = None) -> list[Place]:
    """Every decision that was made for a person."""
    rounds = [(sheet.round, sheet.stood_in) for sheet in sheets]
    if play is not None and play.match is not None and play.match.round_number >= len(rounds):
        rounds.append((play.match.round_number, play.stood_in()))
    return [Place(number, ply) for number, plies in rounds for ply in plies]


def _help(sheets: Sequence[RoundSheet], play: TableMatch | None = None) -> dict[str, Any]:
    """Every hint, every objection of the coach and every move taken back, with its round."""
    rounds = [(sheet.round, sheet.help) for sheet in sheets]
    if play is not None and play.match is not None and play.match.round_number >= len(rounds):
        rounds.append((play.match.round_number, play.help.round))
    told = [{"round": n, **msgspec.to_builtins(one)} for n, helped in rounds for one in helped]
    return {"help": told} if told else {}


def _bots(sheets: Sequence[RoundSheet]) -> dict[str, Any]:
    """The level of every seat that the same bot played in all rounds."""
    by_seat = [set(levels) for levels in zip(*(sheet.bots for sheet in sheets), strict=False)]
    bots = [levels.pop() if len(levels) == 1 else None for levels in by_seat]
    return {"bots": bots} if any(bots) else {}


def _repeated(play: TableMatch) -> dict[str, Any]:
    """Whose cards were played once more, in which chair and from where on."""
    found = play.repeated
    if found is None:
        return {}
    place = {"seat": found.seat, "round": found.moment.round, "ply": found.moment.ply}
    return {"again": {"match": found.origin, **place}}


def _winners(play: TableMatch) -> tuple[Side, ...] | None:
    return None if play.match is None else play.match.winners


def _round(sheet: RoundSheet) -> RoundRecord:
    hands = tuple(tuple(map(Card.parse, hand)) for hand in sheet.hands)
    return RoundRecord(
        Deal(hands, tuple(map(Card.parse, sheet.exposed))),
        tuple(map(parse_move, sheet.actions)),
        (sheet.ended.seat, EndReason(sheet.ended.reason)),
        tuple(map(_side, sheet.sides)),
        sheet.nuggets,
    )


def _side(side: SideSheet) -> SideScore:
    return SideScore(side.bid, side.tricks, side.bid_points, side.gold_points)


def game_line(play: TableMatch, seat: int, now: int) -> GameLine:
    """From that seat's side: how it ended, and every round's bid, tricks and gold."""
    assert play.match is not None
    side = play.ruleset.side_of(seat)
    sides = [sheet.sides[side] for sheet in play.sheets]
    return GameLine(
        id=play.id,
        finished=now,
        rules=rules_of(play.ruleset),
        names=play.names,
        bots=tuple(play.levels),
        seat=seat,
        side=side,
        winners=play.match.winners or (),
        rounds=tuple(GameRound(one.bid, one.tricks, one.gold_points, one.score) for one in sides),
        hints=play.help.decisions.get(seat, 0),
        again=play.repeated is not None,
    )
