"""The coach: whether an action costs so much that the player should look again before it counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from aurum.analysis.facts import Candidate, analyse, compare
from aurum.analysis.hints import Contrast, contrast, counts_as_kept
from aurum.analysis.sentences import Sentences
from aurum.game import Action, View
from aurum.languages import LANGUAGES
from aurum.texts import texts

COSTLY = 0.06  # of a match
SURE = 3.0  # standard errors: two would blame somebody wrongly in every match
SCREEN = 0.4  # of a hint's effort
CONFIRM = 640  # fresh worlds for the two that are left: the best of many is flattered


@dataclass(frozen=True, slots=True)
class Objection:
    """The best choice, what the player picked, and how much that loses."""

    view: View
    best: Candidate
    picked: Candidate

    @property
    def loss(self) -> float:
        """What the picked choice is worth less, as a share of the match."""
        return self.picked.behind

    @property
    def contrast(self) -> Contrast | None:
        return contrast(self.view, self.best, self.picked)


def objection(view: View, picked: Action, seed: int = 1) -> Objection | None:
    """What speaks against the action; None unless it is surely costly."""
    if len(view.legal) < 2:
        return None
    keeping = counts_as_kept(view)
    found = analyse(view, picked, seed, effort=SCREEN, keeping=keeping)
    if found.of(picked).behind < COSTLY:
        return None
    best, own = compare(view, found.best.action, picked, CONFIRM, seed + 1, keeping=keeping)
    if own.behind < max(COSTLY, SURE * own.behind_error):
        return None
    return Objection(view, best, own)


def objection_texts(
    view: View, picked: Action, seed: int, languages: Iterable[str] = LANGUAGES
) -> dict[str, str]:
    """The same in the words of these languages; empty if nothing speaks against the action."""
    found = objection(view, picked, seed)
    return {} if found is None else {language: _said(found, language) for language in languages}


def _said(found: Objection, language: str) -> str:
    words = Sentences(texts(language))
    key = "coach-first-bid" if counts_as_kept(found.view) else "coach-first"
    more = round(100 * found.loss)
    first = words.texts(key, best=words.action(found.best.action), more=more)
    reason = None if found.contrast is None else words.contrast(found.contrast)
    return first if reason is None else f"{first} {reason}"
