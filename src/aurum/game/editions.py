"""The five rulebooks as data: what each one answers where they differ.

`Edition` holds the answers that a rule reads, `Notes` what a book says where all tables play alike.
`None` in a field means that the book is silent; then the designer's answer applies, if there is
one. `AS_PLAYED` is what the program does on the points of the notes.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from aurum.game.errors import InvalidNotation


class Answer(Enum):
    """An answer that a rulebook can give; its value is the short form in tables and JSON."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class FirstPlayer(Answer):
    RANDOM = "random"
    CARRIES_MOST_GOLD = "who carries most gold, else random"


class ZerosAgain(Answer):
    SAID = "said"
    SAID_FOR_FOUR = "said for 4 players"


class RemovedMetal(Answer):
    COPPER = "Copper"
    ANY_ONE = "any one"


class ExchangeOrder(Answer):
    TURN_ORDER = "in turn order"
    FROM_LEADER = "from the leader"


class GoldFirst(Answer):
    SAID = "said"
    BY_ORDER_OF_TEXT = "by order of text"


class UnfinishedTrick(Answer):
    DISCARDED = "discarded"
    NOT_EVALUATED = "not evaluated"


class TieBreak(Answer):
    """One step of breaking a tie for the round (R9)."""

    EXACT_BID = "exact bid"
    HIGHEST_GOLD = "highest gold"
    ALL_TIED = "all tied"


class MatchEnd(Answer):
    """When a match for nuggets is over (R10)."""

    FIRST_TO_TWO = "first to 2"
    BEST_OF_THREE = "best of three"
    BEST_OF_THREE_FINAL_BID = "best of three, final bid"


class TableTalk(Answer):
    NO_ARRANGEMENTS = "partners may not make arrangements with each other directly"


@dataclass(frozen=True, slots=True)
class Notes:
    """What a rulebook says on points where the program plays the same way for every book.

    No rule reads these fields. They are facts for people who compare the books.
    """

    first_player: FirstPlayer | None  # R2.4
    zeros_again: ZerosAgain | None  # R2.3
    removed_metal: RemovedMetal  # R2.2: Copper is removed at every table
    exchange_order: ExchangeOrder | None  # R4.3
    gold_first: GoldFirst | None  # R6
    unfinished_trick: UnfinishedTrick | None  # R7.4
    nuggets_in_box: int | None  # R2.5: nuggets never run out
    table_talk: TableTalk | None  # R2.1


@dataclass(frozen=True, slots=True)
class Edition:
    """A rulebook: the answers, each of which changes the game, and notes about the rest."""

    id: str
    title: str
    publisher: str
    language: str
    zeros: bool  # R11.1: whether zeros are in play by default
    tie_three: tuple[TieBreak, ...] | None  # R9
    tie_four: tuple[TieBreak, ...] | None  # R9
    match_three: MatchEnd  # R10
    match_four: MatchEnd  # R10
    notes: Notes

    def ties(self, players: int) -> tuple[TieBreak, ...] | None:
        """What the book says about a tied round."""
        return self.tie_three if players == 3 else self.tie_four

    def match_end(self, players: int) -> MatchEnd:
        return self.match_three if players == 3 else self.match_four


_EXACT_GOLD = (TieBreak.EXACT_BID, TieBreak.HIGHEST_GOLD)
_EXACT_GOLD_ALL = (*_EXACT_GOLD, TieBreak.ALL_TIED)

ENGLISH = Edition(
    id="english",
    title="English edition",
    publisher="Pandasaurus Games, 2023",
    language="en",
    zeros=True,
    tie_three=None,
    tie_four=None,
    match_three=MatchEnd.BEST_OF_THREE_FINAL_BID,
    match_four=MatchEnd.BEST_OF_THREE,
    notes=Notes(
        first_player=FirstPlayer.RANDOM,
        zeros_again=None,
        removed_metal=RemovedMetal.COPPER,
        exchange_order=None,
        gold_first=None,
        unfinished_trick=UnfinishedTrick.DISCARDED,
        nuggets_in_box=3,
        table_talk=None,
    ),
)
GERMAN = Edition(
    id="german",
    title="German edition",
    publisher="the German edition",
    language="de",
    zeros=True,
    tie_three=_EXACT_GOLD_ALL,
    tie_four=_EXACT_GOLD,
    match_three=MatchEnd.FIRST_TO_TWO,
    match_four=MatchEnd.FIRST_TO_TWO,
    notes=Notes(
        first_player=FirstPlayer.CARRIES_MOST_GOLD,
        zeros_again=ZerosAgain.SAID,
        removed_metal=RemovedMetal.COPPER,
        exchange_order=ExchangeOrder.TURN_ORDER,
        gold_first=GoldFirst.BY_ORDER_OF_TEXT,
        unfinished_trick=UnfinishedTrick.NOT_EVALUATED,
        nuggets_in_box=4,
        table_talk=None,
    ),
)
RUSSIAN = Edition(
    id="russian",
    title="Russian edition",
    publisher="the Russian edition",
    language="ru",
    zeros=True,
    tie_three=(TieBreak.EXACT_BID, TieBreak.ALL_TIED),
    tie_four=_EXACT_GOLD,
    match_three=MatchEnd.FIRST_TO_TWO,
    match_four=MatchEnd.FIRST_TO_TWO,
    notes=Notes(
        first_player=FirstPlayer.RANDOM,
        zeros_again=ZerosAgain.SAID_FOR_FOUR,
        removed_metal=RemovedMetal.COPPER,
        exchange_order=ExchangeOrder.FROM_LEADER,
        gold_first=GoldFirst.SAID,
        unfinished_trick=UnfinishedTrick.DISCARDED,
        nuggets_in_box=4,
        table_talk=TableTalk.NO_ARRANGEMENTS,
    ),
)
DESIGNER = Edition(
    id="designer",
    title="Designer's rules",
    publisher="Shreesh Bhat, v1.2, 14 July 2023",
    language="en",
    zeros=False,
    tie_three=_EXACT_GOLD_ALL,
    tie_four=_EXACT_GOLD_ALL,
    match_three=MatchEnd.FIRST_TO_TWO,
    match_four=MatchEnd.FIRST_TO_TWO,
    notes=Notes(
        first_player=None,
        zeros_again=None,
        removed_metal=RemovedMetal.ANY_ONE,
        exchange_order=None,
        gold_first=GoldFirst.SAID,
        unfinished_trick=None,
        nuggets_in_box=None,
        table_talk=None,
    ),
)
FRENCH = Edition(
    id="french",
    title="French edition",
    publisher="Gigamic",
    language="fr",
    zeros=True,
    tie_three=_EXACT_GOLD,
    tie_four=_EXACT_GOLD,
    match_three=MatchEnd.BEST_OF_THREE_FINAL_BID,
    match_four=MatchEnd.BEST_OF_THREE,
    notes=Notes(
        first_player=FirstPlayer.RANDOM,
        zeros_again=ZerosAgain.SAID,
        removed_metal=RemovedMetal.COPPER,
        exchange_order=ExchangeOrder.FROM_LEADER,
        gold_first=GoldFirst.SAID,
        unfinished_trick=UnfinishedTrick.DISCARDED,
        nuggets_in_box=None,
        table_talk=None,
    ),
)

AS_PLAYED = Notes(
    first_player=FirstPlayer.RANDOM,
    zeros_again=ZerosAgain.SAID,
    removed_metal=RemovedMetal.COPPER,
    exchange_order=ExchangeOrder.FROM_LEADER,
    gold_first=GoldFirst.SAID,
    unfinished_trick=UnfinishedTrick.DISCARDED,
    nuggets_in_box=None,  # R2.5: nothing is counted
    table_talk=None,  # left to the players
)
"""What the program plays at every table where only notes say what the books want."""

EDITIONS = {book.id: book for book in (ENGLISH, GERMAN, RUSSIAN, DESIGNER, FRENCH)}


@dataclass(frozen=True, slots=True)
class Topic:
    """A question on which the books differ. `players`: the only player count it concerns."""

    field: str
    title: str
    clause: str
    players: int | None = None


TOPICS = (
    Topic("first_player", "first player", "R2.4"),
    Topic("zeros", "zeros, by default", "R11.1"),
    Topic("zeros_again", "zeros again every round", "R2.3"),
    Topic("removed_metal", "metal removed for 3 players", "R2.2", players=3),
    Topic("exchange_order", "order of the exchange", "R4.3"),
    Topic("gold_first", "gold first, then the trick", "R6"),
    Topic("unfinished_trick", "the unfinished trick", "R7.4"),
    Topic("tie_three", "round tie, 3 players", "R9", players=3),
    Topic("tie_four", "round tie, 4 players", "R9", players=4),
    Topic("match_three", "match, 3 players", "R10", players=3),
    Topic("match_four", "match, 4 players", "R10", players=4),
    Topic("nuggets_in_box", "nuggets in the box", "R2.5"),
    Topic("table_talk", "table talk, 4 players", "R2.1", players=4),
)
"""Every answer and every note, in the order in which people read about them."""


def answer(book: Edition | Notes, topic: Topic) -> Any:
    """What the book says; None if it is silent."""
    notes = book.notes if isinstance(book, Edition) else book
    return getattr(notes if hasattr(notes, topic.field) else book, topic.field)


def edition(name: str) -> Edition:
    """The edition with this id."""
    try:
        return EDITIONS[name]
    except (KeyError, TypeError):
        known = ", ".join(EDITIONS)
        raise InvalidNotation(f"{name!r} is not an edition; the editions are {known}") from None
