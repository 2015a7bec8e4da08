"""The story of the round on the table: what a client's log says after a reload, or to a latecomer.

These are events of the game, as they happened. They must pass `views.redact` before they are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from aurum.game import (
    BidsRevealed,
    Event,
    Match,
    MatchStarted,
    RoundDealt,
    TrickOpened,
    TrickTaken,
    advance,
    parse_action,
)
from aurum.table.log_entries import Acted

HEAD = (MatchStarted, RoundDealt, BidsRevealed)
Chapter = tuple[Event, ...]


def round_story(
    chapters: Sequence[Chapter | None], opening: Match, actions: Sequence[Acted]
) -> Chapter:
    """The events since the last deal, without what was taken back.

    `chapters` are the events of the match entry by entry, None where a move was taken back; the
    actions are those that stand.
    """
    dealt = _last_deal(chapters)
    since = [chapter for chapter in chapters[dealt:] if chapter is not None]
    if len(since) < len(chapters) - dealt:
        return since[0] + _played_again(opening, actions)
    return tuple(chain.from_iterable(since))


def without_memory(story: Chapter) -> Chapter:
    """What may be looked up where only the last trick can be: the bids, and from that trick on."""
    opened = [at for at, event in enumerate(story) if isinstance(event, TrickOpened)]
    taken = sum(isinstance(event, TrickTaken) for event in story)
    tail = opened[taken - 1] if taken else 0
    return (*(event for event in story[:tail] if isinstance(event, HEAD)), *story[tail:])


def _last_deal(chapters: Sequence[Chapter | None]) -> int:
    """Which chapter has the deal of the round on the table."""
    places = range(len(chapters) - 1, -1, -1)
    return next(at for at in places if _deals(chapters[at] or ()))


def _deals(chapter: Chapter) -> bool:
    return any(isinstance(event, RoundDealt) for event in chapter)


def _played_again(match: Match, actions: Sequence[Acted]) -> Chapter:
    told: list[Event] = []
    for acted in actions:
        match, events = advance(match, acted.seat, parse_action(acted.action))
        told += events
    return tuple(told)
