"""A hint as it is told on the wire: four presses, each with what the ones before it told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from aurum.analysis.facts import Candidate
from aurum.analysis.hints import Hint, hint
from aurum.analysis.sentences import Sentences, is_sharp
from aurum.game import Action, View
from aurum.languages import LANGUAGES
from aurum.table.wire.commands import Hint as HintCommand
from aurum.table.wire.replies import Advice, HintChoice
from aurum.texts import texts

CARDS, WHY, NUMBERS = 2, 3, 4  # what is told from which press on
DIGITS = 4
EVEN = 0.5  # the chance that is hardest to know


@dataclass(frozen=True, slots=True)
class Told:
    """Everything that the four presses show, in one language."""

    aim: str
    actions: tuple[str, ...]
    names: str
    why: str
    choices: tuple[HintChoice, ...]

    def answer(self, command: HintCommand) -> Advice:
        """As much as was asked for."""
        press = command.press
        return Advice(
            command.id,
            command.match,
            command.seq,
            press,
            self.aim,
            self.actions if press >= CARDS else (),
            self.names if press >= CARDS else None,
            self.why if press >= WHY else None,
            self.choices if press >= NUMBERS else (),
        )


def told_hints(
    view: View, picked: Action | None, seed: int, languages: Iterable[str] = LANGUAGES
) -> dict[str, Told]:
    """Count once, and say it in these languages."""
    found = hint(view, picked, seed)
    return {language: _told(found, language) for language in languages}


def _told(found: Hint, language: str) -> Told:
    words = Sentences(texts(language))
    lines = words.numbers(found)
    choices = tuple(
        _choice(one, words, line)
        for one, line in zip(found.analysis.candidates, lines, strict=True)
    )
    actions = tuple(str(action) for action in found.lifted)
    return Told(words.aim(found), actions, words.cards(found), words.why(found), choices)


def _choice(found: Candidate, words: Sentences, line: str) -> HintChoice:
    return HintChoice(
        action=str(found.action),
        name=words.action(found.action),
        line=line,
        win=round(found.win, DIGITS),
        error=round(found.error, DIGITS),
        exact=round(found.exact, DIGITS),
        takes=round(found.takes, DIGITS),
        lowest=round(found.lowest, DIGITS),
        tricks=tuple(round(chance, DIGITS) for chance in found.final_tricks),
        good=found.in_band,
        rough=not is_sharp(found, EVEN),
    )
