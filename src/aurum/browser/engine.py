"""The engine beside this Python: bytes go to the worker, which has the compiled file."""

from __future__ import annotations

import ctypes
from typing import Any

from aurum.browser.outside import Outside
from aurum.engine import host
from aurum.engine.kinds import kind_of
from aurum.engine.records import DONE, FINISH, GO_ON, MORE, Question

CODE_BYTES = 4


def answer_through(outside: Outside) -> None:
    """Let the worker's engine answer all questions of this process."""

    def answered(question: Question, goes_on: host.GoesOn | None) -> tuple[int, Any]:
        kind = kind_of(question)
        code, data, size = MORE, b"", ctypes.sizeof(kind.answer)
        while code == MORE:
            data = outside.engine(kind.number, bytes(question), size).to_bytes()
            code = int.from_bytes(data[:CODE_BYTES], "little", signed=True)
            question.step = GO_ON if goes_on is None or goes_on() else FINISH
        if code != DONE:
            return code, None
        return code, kind.answer.from_buffer_copy(data, CODE_BYTES)

    host.answer_with(answered)
