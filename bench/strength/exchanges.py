"""Exchanges that look silly, counted in records of games."""

from collections.abc import Iterable
from dataclasses import dataclass

from aurum.arena.deal_games import Game
from aurum.game import Exchange, Round, Side, counting_bid, parse_record, walk


@dataclass(slots=True)
class Exchanges:
    """Of one bot, over all its seats and rounds."""

    rounds: int = 0  # seats times rounds
    all: int = 0
    idle: int = 0  # the side's bid stays as it is (R3.4)
    backward: int = 0  # an equal rank, or a rank that lay there before

    def share(self, count: int) -> float:
        return count / max(self.rounds, 1)


def exchanges_of(bot: str, games: Iterable[Game]) -> Exchanges:
    """What the records of these games tell about the bot."""
    found = Exchanges()
    for game in games:
        if game.record is not None:
            _count(found, bot, game.seats, game.record)
    return found


def _count(found: Exchanges, bot: str, seats: tuple[str, ...], record: str) -> None:
    before: Round | None = None
    for step in walk(parse_record(record)):
        after = step.after.round
        if after is not None and after.ended is not None and step.move is not None:
            found.rounds += seats.count(bot)
        if before is not None and after is not None:
            for exchange in after.exchanges[len(before.exchanges) :]:
                if seats[exchange.seat] == bot:
                    _judge(found, exchange, before, after)
        before = after


def _judge(found: Exchanges, exchange: Exchange, before: Round, after: Round) -> None:
    side = before.ruleset.side_of(exchange.owner)
    found.all += 1
    found.idle += _bid(before, side) == _bid(after, side)
    first = before.first_bids[exchange.owner]
    own = [one for one in before.exchanges if one.owner == exchange.owner]
    lain = [first, *(one.laid for one in own)]
    found.backward += any(card is not None and card.rank == exchange.laid.rank for card in lain)


def _bid(round_: Round, side: Side) -> int:
    """The side's bid (R3.4)."""
    return counting_bid([round_.bids[seat] for seat in round_.ruleset.members(side)])
