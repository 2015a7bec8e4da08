"""Puzzles over HTTP: shown from the seat's view, judged after an answer."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec.structs import replace

from aurum.game import (
    SPECTATOR,
    Action,
    IllegalAction,
    InvalidNotation,
    Match,
    parse_action,
    view,
    why_illegal,
)
from aurum.puzzles import Kind, Puzzle
from aurum.puzzles import puzzles as packaged
from aurum.puzzles.collection import DamagedPuzzles
from aurum.puzzles.day import puzzle_of
from aurum.server.logs import trouble
from aurum.server.problems import HttpProblem
from aurum.table.private_view import own_part
from aurum.table.public_view import public_picture
from aurum.table.wire import http
from aurum.table.wire_events import rules_of

TODAY = "today"


def puzzles() -> tuple[Puzzle, ...]:
    """Those of the package; 500 if its file is damaged."""
    try:
        return packaged()
    except DamagedPuzzles as error:
        trouble("no-puzzles", error)
        text = "The puzzles of this server are damaged; its log says why."
        raise HttpProblem(500, "no-puzzles", text) from error


def listed() -> http.Puzzles:
    """All puzzles, without their answers."""
    lines = (http.PuzzleLine(p.id, p.kind.value, p.theme, p.difficulty) for p in puzzles())
    return http.Puzzles(tuple(lines), found(TODAY).id)


def found(name: str) -> Puzzle:
    """The puzzle of that name, or of the day."""
    if name == TODAY:
        return puzzle_of(datetime.now(UTC).date(), puzzles())
    for puzzle in puzzles():
        if puzzle.id == name:
            return puzzle
    raise HttpProblem(404, "no-puzzle", "There is no such puzzle.")


def shown(puzzle: Puzzle) -> http.PuzzleShown:
    """What the seat may know: neither hidden cards nor the answer."""
    match = puzzle.match
    return http.PuzzleShown(
        puzzle.id,
        puzzle.kind.value,
        puzzle.aim.kind.value,
        puzzle.aim.rank,
        puzzle.theme,
        puzzle.difficulty,
        rules_of(match.ruleset),
        public_picture(view(match, SPECTATOR)),
        own_part(match, puzzle.seat, 0),
    )


def allowed(match: Match, seat: int, text: str) -> Action:
    """The action that a text names, if the seat may do it."""
    try:
        action = parse_action(text)
        reason = why_illegal(match, seat, action)
        if reason is not None:
            raise IllegalAction(reason)
    except (InvalidNotation, IllegalAction) as error:
        raise HttpProblem(422, "not-an-answer", f"This is not an answer: {error}.") from error
    return action


def judged(puzzle: Puzzle, text: str) -> http.PuzzleJudged:
    """What an answer is worth; an action that the rules do not allow is no answer."""
    action = allowed(puzzle.match, puzzle.seat, text)
    solved, answers = puzzle.is_solved_by(action), tuple(map(str, puzzle.answers))
    worlds = int(puzzle.facts["worlds"])
    told = http.PuzzleJudged(solved, answers, worlds, puzzle.position)
    if puzzle.kind is Kind.CERTAIN:
        return _certain(puzzle, str(action), told)
    return _chance(puzzle, str(action), told)


def _certain(puzzle: Puzzle, action: str, told: http.PuzzleJudged) -> http.PuzzleJudged:
    if told.solved:
        return told
    fails = puzzle.facts["fails"][action]
    hands = tuple(tuple(hand) for hand in fails["hands"])
    return replace(told, fails=int(fails["worlds"]), example=hands)


def _chance(puzzle: Puzzle, action: str, told: http.PuzzleJudged) -> http.PuzzleJudged:
    choices = puzzle.facts["choices"]
    best = max(choice["win"] for choice in choices.values())
    wrong = [(c["win"], name) for name, c in choices.items() if name not in told.answers]
    next_win, next_action = max(wrong)
    return replace(
        told,
        win=choices[action]["win"],
        best=best,
        next_action=next_action,
        next_win=next_win,
    )
