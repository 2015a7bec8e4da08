"""A puzzle in the terminal: the table in words, the choices, and the typed answer."""

from __future__ import annotations

from aurum.game import SPECTATOR, Action, Scoring, parse_action, view, why_illegal
from aurum.puzzles import Puzzle
from aurum.table.private_view import own_part
from aurum.table.public_view import public_picture
from aurum.table.refusals import told
from aurum.terminal.choices import Unreadable, chosen
from aurum.terminal.description import Report
from aurum.terminal.phrases import Words
from aurum.terminal.typed_names import CardWords
from aurum.texts import Texts


class NoAnswer(Exception):
    """The typed line is not an answer; the message says why, in the reader's language."""


class PuzzleTable:
    """What the seat may know about a puzzle, in one language."""

    def __init__(self, puzzle: Puzzle, texts: Texts) -> None:
        self._puzzle, self._texts = puzzle, texts
        self._words, self._cards = Words(texts), CardWords(texts)
        self._words.seat = puzzle.seat
        self._view = public_picture(view(puzzle.match, SPECTATOR))
        self._own = own_part(puzzle.match, puzzle.seat, 0)
        points = puzzle.match.ruleset.scoring is Scoring.POINTS
        self._report = Report(self._words, self._view, self._own, points)

    def lines(self) -> list[str]:
        """The table and the seat's hand."""
        return [*self._report.table(), *self._report.hand()]

    def choices(self) -> list[str]:
        return self._report.choices()

    def answer(self, text: str) -> Action:
        """The action of a typed line (number, card or notation); otherwise raises `NoAnswer`."""
        try:
            line = self._cards.notation(text)
            action = parse_action(chosen(line, self._own, self._view))
        except Unreadable as trouble:
            raise NoAnswer(self._texts(trouble.key, **trouble.facts)) from trouble
        reason = why_illegal(self._puzzle.match, self._puzzle.seat, action)
        if reason is not None:
            raise NoAnswer(self._words.reason(told(reason)))
        return action
