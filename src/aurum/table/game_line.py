"""A finished match as the list of games of one who played it shows it."""

from __future__ import annotations

from aurum.table.match import TableMatch
from aurum.table.wire.games import GameLine, GameRound
from aurum.table.wire_events import rules_of


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
