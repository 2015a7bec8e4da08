"""How a bot bids and what it does with its gold, counted in records of games."""

from collections.abc import Iterable
from dataclasses import dataclass

from aurum.arena.deal_games import Game
from aurum.game import Bid, Play, Swap, parse_record, walk


@dataclass(slots=True)
class Habits:
    """Sums over seats and rounds."""

    rounds: int = 0
    bids: int = 0  # ranks first bid
    spent: int = 0  # gold cards played or paid
    kept: int = 0  # gold cards held at the end

    def means(self) -> str:
        """The cells of a table."""
        return " | ".join(self._means())

    def __str__(self) -> str:
        bid, spent, kept = self._means()
        return f"mean bid {bid}, gold cards spent {spent}, kept {kept}"

    def _means(self) -> list[str]:
        each = max(self.rounds, 1)
        return [f"{count / each:.2f}" for count in (self.bids, self.spent, self.kept)]


def habits_of(bot: str, games: Iterable[Game]) -> Habits:
    """What the records of these games tell about the bot."""
    found = Habits()
    for game in games:
        if game.record is not None:
            _count(found, bot, game.seats, game.record)
    return found


def _count(found: Habits, bot: str, seats: tuple[str, ...], record: str) -> None:
    for step in walk(parse_record(record)):
        if step.move is not None and seats[step.move.seat] == bot:
            action = step.move.action
            found.bids += action.card.rank if isinstance(action, Bid) else 0
            is_gold = isinstance(action, Play) and action.card.is_gold
            found.spent += is_gold or isinstance(action, Swap)
        round_ = step.after.round
        if round_ is not None and round_.ended is not None and step.move is not None:
            held = [len(gold) for seat, gold in enumerate(round_.gold) if seats[seat] == bot]
            found.rounds += len(held)
            found.kept += sum(held)
