"""Sentences about a puzzle: its task, and what an answer is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from aurum.game import Action, Card, parse_action
from aurum.puzzles.puzzle import Kind, Puzzle
from aurum.texts.actions import ActionWords


@dataclass(frozen=True, slots=True)
class Feedback:
    """Whether an answer is right, what it costs, and the sentences about it."""

    solved: bool
    loss: float | None  # of the chance to win; None where the aim is certain or not
    sentences: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        return {"solved": self.solved, "loss": self.loss, "sentences": list(self.sentences)}


class PuzzleSpeech(ActionWords):
    """Speaks about puzzles in one language."""

    def task(self, puzzle: Puzzle) -> str:
        """The aim in words."""
        arguments = {"rank": str(puzzle.aim.rank)} if puzzle.aim.rank else {}
        kind = puzzle.aim.kind.value
        if puzzle.kind is Kind.BEST_CHANCE:
            return self.texts("puzzle-task-best-chance")
        return self.texts(f"puzzle-task-{kind}", **arguments)

    def theme(self, puzzle: Puzzle) -> str:
        return self.texts(f"puzzle-theme-{puzzle.theme}")

    def feedback(self, puzzle: Puzzle, action: Action) -> Feedback:
        """Feedback on an answer. It names the right one, so show it only after an answer."""
        if puzzle.kind is Kind.CERTAIN:
            return self._certain(puzzle, action)
        return self._chance(puzzle, action)

    def _answers(self, puzzle: Puzzle) -> str:
        return self.texts.listed([self.action(answer) for answer in puzzle.answers])

    def _certain(self, puzzle: Puzzle, action: Action) -> Feedback:
        worlds = str(puzzle.facts["worlds"])
        if puzzle.is_solved_by(action):
            right = self.texts("puzzle-certain-right", worlds=worlds)
            return Feedback(True, None, (right,))
        fails = puzzle.facts["fails"][str(action)]
        wrong = self.texts("puzzle-certain-wrong", count=str(fails["worlds"]), worlds=worlds)
        shown = self.texts("puzzle-certain-example", hands=self._hands(puzzle, fails["hands"]))
        answer = self.texts("puzzle-answer", answers=self._answers(puzzle))
        return Feedback(False, None, (wrong, shown, answer))

    def _hands(self, puzzle: Puzzle, hands: list[list[str]]) -> str:
        others = [
            self.texts("puzzle-hand", seat=str(seat + 1), cards=self._named(cards))
            for seat, cards in enumerate(hands)
            if seat != puzzle.seat and cards
        ]
        return "; ".join(others)

    def _named(self, cards: list[str]) -> str:
        return ", ".join(self.card(Card.parse(card)) for card in cards)

    def _chance(self, puzzle: Puzzle, action: Action) -> Feedback:
        choices: dict[str, Any] = puzzle.facts["choices"]
        best, own = choices[str(puzzle.answers[0])], choices[str(action)]
        loss = max(0.0, max(choice["win"] for choice in choices.values()) - own["win"])
        percent = str(round(100 * own["win"]))
        if puzzle.is_solved_by(action):
            said = [self.texts("puzzle-chance-right", percent=percent), *self._next(puzzle)]
            return Feedback(True, 0.0, tuple(said))
        wrong = self.texts(
            "puzzle-chance-wrong",
            percent=percent,
            best=str(round(100 * best["win"])),
            points=round(100 * loss),
        )
        answer = self.texts("puzzle-answer", answers=self._answers(puzzle))
        return Feedback(False, round(loss, 4), (wrong, answer))

    def _next(self, puzzle: Puzzle) -> list[str]:
        """The best wrong action."""
        wrong = [
            (choice["win"], action)
            for action, choice in puzzle.facts["choices"].items()
            if action not in map(str, puzzle.answers)
        ]
        if not wrong:
            return []
        win, action = max(wrong)
        said, percent = self.action(parse_action(action)), str(round(100 * win))
        return [self.texts("puzzle-chance-next", action=said, percent=percent)]
