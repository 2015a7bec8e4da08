"""A second opinion on certain puzzles, written from the rulebook alone.

It shares no code with Aurum: it reads the one-line notation by itself, has its own rules (in
`second_rules.py`), and goes about it differently. For the answer it builds a strategy (what to do
after everything that can be seen) and then plays every possible deal on its own against every
reply, to see the strategy reach the aim. For every other action it looks for one deal in which the
others can foil it even if all cards lay open.

    python -m tests.puzzles.second_solver puzzles.jsonl
"""

import json
import sys
from pathlib import Path
from typing import Any

from tests.puzzles.second_rules import (
    Action,
    Position,
    State,
    Task,
    after,
    moves,
    turn,
    verdict,
)


class Solver:
    """Proofs about one puzzle."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.open_: dict[State, bool] = {}
        self.closed: dict[frozenset[State], bool] = {}
        self.looked_at = 0

    def can_foil(self, state: State) -> bool:
        """Whether the others can foil the aim in this deal even if all cards lie open."""
        found = self.open_.get(state)
        if found is None:
            self.looked_at += 1
            found = self.open_[state] = self._can_foil(state)
        return found

    def _can_foil(self, state: State) -> bool:
        reached = verdict(state, self.task, alone=False)
        if reached is not None:
            return not reached
        replies = (self.can_foil(after(state, action)) for action in moves(state))
        return all(replies) if turn(state) == self.task.seat else any(replies)

    def settled(self, worlds: frozenset[State]) -> frozenset[State] | None:
        """The deals that are still open; None if the aim has been missed in one."""
        rest = []
        for state in worlds:
            reached = verdict(state, self.task, alone=True)
            if reached is False:
                return None
            if reached is None:
                rest.append(state)
        return frozenset(rest)

    def is_safe(self, worlds: frozenset[State]) -> bool:
        """Whether one strategy reaches the aim in all these deals, which look alike."""
        found = self.closed.get(worlds)
        if found is None:
            self.looked_at += len(worlds)
            found = self.closed[worlds] = self._is_safe(worlds)
        return found

    def _is_safe(self, worlds: frozenset[State]) -> bool:
        rest = self.settled(worlds)
        if not rest:
            return rest is not None
        own = turn(next(iter(rest))) == self.task.seat
        results = (self.is_safe(self.seen(rest, action)) for action in self.replies(rest))
        return any(results) if own else all(results)

    def replies(self, worlds: frozenset[State]) -> list[Action]:
        return sorted({action for state in worlds for action in moves(state)})

    def seen(self, worlds: frozenset[State], action: Action) -> frozenset[State]:
        """The deals that are possible after an action was seen."""
        return frozenset(after(state, action) for state in worlds if action in moves(state))

    def strategy(self, worlds: frozenset[State]) -> dict[tuple[Action, ...], Action]:
        """What to do after everything that can be seen, as the search found it."""
        found: dict[tuple[Action, ...], Action] = {}
        waiting: list[tuple[tuple[Action, ...], frozenset[State]]] = [((), worlds)]
        while waiting:
            history, here = waiting.pop()
            rest = self.settled(here)
            if not rest:
                continue
            actions = self.replies(rest)
            if turn(next(iter(rest))) == self.task.seat:
                actions = [a for a in actions if self.is_safe(self.seen(rest, a))][:1]
                found[history] = actions[0]
            waiting += [((*history, a), self.seen(rest, a)) for a in actions]
        return found

    def holds(self, state: State, strategy: dict[tuple[Action, ...], Action]) -> bool:
        """Whether the strategy reaches the aim in one deal, against every reply."""
        waiting: list[tuple[tuple[Action, ...], State]] = [((), state)]
        while waiting:
            history, here = waiting.pop()
            reached = verdict(here, self.task, alone=True)
            if reached is False:
                return False
            if reached is None:
                own = turn(here) == self.task.seat
                actions = [strategy[history]] if own else moves(here)
                waiting += [((*history, action), after(here, action)) for action in actions]
        return True


def opinion(puzzle: dict[str, Any]) -> list[Action]:
    """The actions that reach the aim for certain."""
    position = Position(puzzle["position"], puzzle["seat"])
    aim, _, rank = puzzle["aim"].partition(" ")
    task = Task(puzzle["seat"], aim, int(rank or 0), position.state.done)
    worlds = position.worlds()
    right = []
    for action in moves(position.state):
        solver = Solver(task)
        begun = [after(world, action) for world in worlds]
        if any(solver.can_foil(state) for state in begun):
            continue
        together = frozenset(begun)
        if not solver.is_safe(together):
            raise AssertionError(f"{action}: possible in every deal, but not without knowing which")
        strategy = solver.strategy(together)
        assert all(solver.holds(state, strategy) for state in begun), f"{action}: a flawed strategy"
        right.append(action)
    return right


def main(path: str) -> int:
    wrong, looked = 0, 0
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        puzzle = json.loads(line)
        if puzzle.get("kind") != "certain":
            continue
        looked += 1
        found = opinion(puzzle)
        if found != puzzle["answers"]:
            wrong += 1
            print(f"{puzzle['id']}: {found}, not {puzzle['answers']}")
    print(f"{looked} certain puzzles, {wrong} with another answer")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
