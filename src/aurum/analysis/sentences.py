"""Hints in the words of one language. Every number in them was counted."""

from __future__ import annotations

from aurum.analysis.certain import Certainty
from aurum.analysis.facts import Candidate
from aurum.analysis.hints import Contrast, Hint
from aurum.game import Phase
from aurum.texts.actions import ActionWords

LIKELY_TRICKS = 0.05  # rarer numbers of final tricks are not listed
MOST_ERROR = 0.02  # a percentage with a larger standard error is in no sentence
ROUGHLY = "≈"  # before it in a table


class Sentences(ActionWords):
    """Speaks about hints in one language."""

    def aim(self, hint: Hint) -> str:
        """Step 1: what the bid still needs, and what to aim for."""
        aim = self.texts(f"hint-aim-{hint.aim.value}")
        view, seat = hint.analysis.view, hint.analysis.seat
        if not view.bids[seat]:
            return aim
        kind = "need" if hint.need > 0 else "met" if hint.need == 0 else "over"
        whose = "hint" if view.ruleset.partner(seat) is None else "hint-team"
        need = self.texts(f"{whose}-{kind}", count=abs(hint.need))
        return f"{need} {aim}"

    def cards(self, hint: Hint) -> str:
        """Step 2: the choices inside the band."""
        return self.texts.listed([self.action(action) for action in hint.lifted])

    def why(self, hint: Hint) -> str:
        """Step 3: the choice, what is certain about it, and its largest contrast."""
        parts = [self.texts("hint-choice", action=self.action(hint.analysis.best.action))]
        if hint.telling is not None:
            parts.append(self.certainty(hint.telling))
        if hint.contrast is not None and (reason := self.contrast(hint.contrast)):
            parts.append(reason)
        equal = [found.action for found in hint.analysis.band[1:3]]
        if equal:
            names = self.texts.listed([self.action(action) for action in equal])
            parts.append(self.texts("hint-close", actions=names))
        return " ".join(parts)

    def numbers(self, hint: Hint) -> list[str]:
        """Step 4: every choice with its chances, best first."""
        by_phase = {Phase.BID: self._bid_numbers, Phase.EXCHANGE: self._exchange_numbers}
        said = by_phase.get(hint.analysis.view.phase, self._numbers)
        return [said(found) for found in hint.analysis.candidates]

    def certainty(self, found: Certainty) -> str:
        """A fact that holds in every possible world."""
        arguments = {} if found.rank is None else {"rank": str(found.rank)}
        return self.texts(f"certain-{found.fact.value}", **arguments)

    def _numbers(self, found: Candidate) -> str:
        chances = {"takes": found.takes, "lowest": found.lowest}
        return self.texts("hint-numbers", **self._common(found), **_percents(found, chances))

    def _exchange_numbers(self, found: Candidate) -> str:
        """Between two tricks: there is none to take."""
        return self.texts("hint-numbers-exchange", **self._common(found))

    def _bid_numbers(self, found: Candidate) -> str:
        """A bid, with the tricks that it is likely to end with."""
        likely = [
            self.texts("hint-tricks", count=count, percent=str(_percent(chance)))
            for count, chance in enumerate(found.final_tricks)
            if chance >= LIKELY_TRICKS
        ]
        return self.texts("hint-numbers-bid", tricks=", ".join(likely), **self._common(found))

    def _common(self, found: Candidate) -> dict[str, str]:
        error = self.texts.decimal(100 * found.error)
        exact = _percents(found, {"exact": found.exact})
        win = str(_percent(found.win))
        return {"action": self.action(found.action), "error": error, "win": win, **exact}

    def contrast(self, contrast: Contrast) -> str | None:
        """Where two choices differ most, if both chances are sharp enough to be said."""
        best, other = contrast.chance(contrast.best), contrast.chance(contrast.other)
        if not (is_sharp(contrast.best, best) and is_sharp(contrast.other, other)):
            return None
        return self.texts(
            f"why-{contrast.topic.value}",
            percent=str(_percent(best)),
            other=self.action(contrast.other.action),
            otherPercent=str(_percent(other)),
        )


def _percent(chance: float) -> int:
    return round(100 * chance)


def _percents(found: Candidate, chances: dict[str, float]) -> dict[str, str]:
    """Whole percents; what is known less sharply is marked."""
    return {
        name: f"{'' if is_sharp(found, chance) else ROUGHLY}{_percent(chance)}"
        for name, chance in chances.items()
    }


def is_sharp(candidate: Candidate, chance: float) -> bool:
    """Whether a percentage may be said without a reservation."""
    return candidate.error_of(chance) <= MOST_ERROR
