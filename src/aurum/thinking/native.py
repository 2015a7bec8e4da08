"""The second form of the engine: the same functions compiled by Numba for this machine.

The arena and the lessons of networks are quicker with it, and tests hold both forms equal: the same
bytes in, the same bytes out.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from aurum.engine.kinds import KINDS, kind_of
from aurum.engine.records import DONE, FINISH, GO_ON, MORE, Question
from aurum.kernel.layout import as_compiled
from aurum.thinking.minds import all_minds


@cache
def compiled_question(number: int) -> Any:
    """The module that answers a kind of question: `answer`, and the `ROOM` that it works in."""
    return import_module(f"aurum.thinking.{KINDS[number].name}")


class _Own(threading.local):
    """What a thread works in."""

    def __init__(self) -> None:
        self.minds = all_minds()
        self.rooms: dict[int, Any] = {}

    def room(self, number: int) -> Any:
        if number not in self.rooms:
            dtype = compiled_question(number).ROOM
            self.rooms[number] = np.zeros(1, dtype).view(np.recarray)[0]
        return self.rooms[number]


_own = _Own()


def raw_answer(
    question: Question, goes_on: Callable[[], bool] | None = None, minds: Any = None
) -> tuple[int, Any]:
    """The code of the engine, and the answer if it is DONE; other minds may do the thinking."""
    kind = kind_of(question)
    answer = kind.answer()
    asked, answered = as_compiled(question), as_compiled(answer)
    function, room = compiled_question(kind.number).answer, _own.room(kind.number)
    thinking = _own.minds if minds is None else minds
    code = function(thinking, room, asked, answered)
    while code == MORE:
        question.step = GO_ON if goes_on is None or goes_on() else FINISH
        code = function(thinking, room, asked, answered)
    return int(code), answer if code == DONE else None
