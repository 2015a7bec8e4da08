"""Why a bot did that: its decision counted again from its own view, when the round is over.

The same match, round and ply always give the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterable

from aurum.analysis.certain import Certainty, certainties
from aurum.analysis.facts import Analysis, Candidate, analyse
from aurum.analysis.hints import aim_of, contrast, telling
from aurum.analysis.sentences import Sentences, is_sharp
from aurum.game import (
    KEEP,
    Action,
    AurumError,
    Record,
    Swap,
    View,
    counting_bid,
    parse_record,
    view,
    walk,
)
from aurum.languages import LANGUAGES
from aurum.table.assistance import bots_of
from aurum.texts import texts

THOUGHTLESS = {"random": "move-random"}
THOUGHTLESS |= dict.fromkeys(("novice", "apprentice"), "move-thumb")
GLANCES = ("journeyman", "adept", "cautious", "greedy", "daring")
THOUGHTLESS |= dict.fromkeys(GLANCES, "move-glance")
"""Bots that do not count, and how they decide instead."""


class NoSuchMove(AurumError):
    """The record has no such action."""


def decision(record: Record, round_number: int, ply: int) -> tuple[View, Action]:
    """What the seat saw when it made this action, and the action."""
    before, count = None, 0
    for step in walk(record):
        if step.round == round_number and step.move is not None:
            if count == ply:
                assert before is not None
                return view(before, step.move.seat), step.move.action
            count += 1
        before = step.after
    raise NoSuchMove(f"round {round_number} has {count} actions; there is no action {ply}")


def bots_decision(record: Record, round_number: int, ply: int) -> tuple[View, Action, str]:
    """The same, and the level of the bot, which the record must name."""
    seen, action = decision(record, round_number, ply)
    assert isinstance(seen.observer, int)
    bots = bots_of(record)
    level = bots[seen.observer] if bots else None
    if level is None:
        place = f"action {ply} of round {round_number}"
        raise NoSuchMove(f"{place} was made by seat {seen.observer}, which the record calls no bot")
    return seen, action, level


def recorded_texts(record: str, place: tuple[int, int], seed: int) -> dict[str, str]:
    """Why the bot that made this action of a record did so, in all languages."""
    return reasons(*bots_decision(parse_record(record), *place), seed)


def move_texts(
    record: str,
    place: tuple[int, int],
    level: str,
    seed: int,
    languages: Iterable[str] = LANGUAGES,
) -> dict[str, str]:
    """Why the bot of this level acted as it did at this round and ply."""
    return reasons(*decision(parse_record(record), *place), level, seed, languages)


def reasons(
    seen: View, action: Action, level: str, seed: int, languages: Iterable[str] = LANGUAGES
) -> dict[str, str]:
    """Counted once, and said in these languages."""
    analysis = None if len(seen.legal) == 1 else analyse(seen, action, seed)
    return {one: Reasons(one).told(analysis, action, level) for one in languages}


def team_change(seen: View, action: Action) -> tuple[int, int, int] | None:
    """A team's bid before and after an exchange, and its tricks; None if it is no such thing."""
    assert isinstance(seen.observer, int)
    rules, partner = seen.ruleset, seen.ruleset.partner(seen.observer)
    if not isinstance(action, Swap) or partner is None:
        return None
    owner = partner if action.partner else seen.observer
    members = rules.members(rules.side_of(seen.observer))
    bids = {seat: seen.bids[seat] for seat in members}
    tricks = sum(seen.taken[seat] for seat in members)
    return counting_bid(bids.values()), counting_bid((bids | {owner: action.card}).values()), tricks


class Reasons:
    """Speaks about decisions that were made, in one language."""

    def __init__(self, language: str) -> None:
        self.texts = texts(language)
        self.words = Sentences(self.texts)

    def told(self, analysis: Analysis | None, action: Action, level: str) -> str:
        """First how this bot thinks, if it does not count; then what the count says.

        Where there was no choice, there is nothing to analyse.
        """
        if analysis is None:
            return self.texts("move-forced")
        parts = [self.texts(THOUGHTLESS[level])] if level in THOUGHTLESS else []
        return " ".join(
            [*parts, *self._team_bid(analysis, action), *self._verdict(analysis, action)]
        )

    def _team_bid(self, analysis: Analysis, action: Action) -> list[str]:
        """What an exchange does to the bid of a team, and to its chance to meet it (R3.4, R8.1)."""
        change = team_change(analysis.view, action)
        if change is None:
            return []
        old, new, tricks = change
        if old == new:
            return [self.texts("move-team-same", old=str(old))]
        key = "move-team-lower" if new < old else "move-team-higher"
        said = self.texts(key, old=str(old), new=str(new), tricks=tricks)
        chances = self._exact_chances(analysis, action)
        return [said, *([] if chances is None else [self.texts("move-team-exact", **chances)])]

    def _exact_chances(self, analysis: Analysis, action: Action) -> dict[str, str] | None:
        """In percent after the exchange and before it, if both are sharp and it helps."""
        found = {one.action: one for one in analysis.candidates}
        if KEEP not in found or action not in found:
            return None
        swapped, kept = found[action], found[KEEP]
        sharp = is_sharp(swapped, swapped.exact) and is_sharp(kept, kept.exact)
        if not sharp or swapped.exact <= kept.exact:
            return None
        return {"percent": f"{100 * swapped.exact:.0f}", "before": f"{100 * kept.exact:.0f}"}

    def _verdict(self, analysis: Analysis, action: Action) -> list[str]:
        chosen, best = analysis.of(action), analysis.best
        if not chosen.in_band:
            more = max(1, round(100 * chosen.behind))
            names = {
                "action": self.words.action_of_anybody(action),
                "best": self.words.action_of_anybody(best.action),
            }
            first = self.texts("move-worse", more=more, **names)
            return [first, *self._reason(analysis, best, chosen)]
        key = "move-best" if chosen is best else "move-close"
        about = [c for c in certainties(analysis.view) if c.action == action]
        sure = telling(about, aim_of(analysis, chosen))
        worse = next((one for one in analysis.candidates if not one.in_band), None)
        return [
            self.texts(key, action=self.words.action_of_anybody(action)),
            *([] if sure is None else [self.words.certainty(sure)]),
            *self._reason(analysis, chosen, worse, sure),
        ]

    def _reason(
        self,
        analysis: Analysis,
        one: Candidate,
        other: Candidate | None,
        sure: Certainty | None = None,
    ) -> list[str]:
        found = contrast(analysis.view, one, other, sure)
        text = None if found is None else self.words.contrast(found)
        return [] if text is None else [text]
