"""Asking the engine, which has no clock: what takes long is answered in slices.

Between them the caller may say that it is enough. Who runs the engine is exchangeable: wasmtime
(`instances`), JavaScript in a browser, Numba in the arena.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aurum.engine.file import EngineFailed
from aurum.engine.kinds import kind_of
from aurum.engine.records import BEGIN, DONE, FINISH, GO_ON, MORE, SENTENCES, Question
from aurum.game import AurumError

__all__ = ["BadQuestion", "EngineFailed", "answer_with", "ask", "in_slices", "in_wasm"]

GoesOn = Callable[[], bool]
RawAnswer = Callable[[Question, GoesOn | None], tuple[int, Any]]
Slice = Callable[[int, bytes], tuple[int, bytes]]
"""One call of an engine: number of the kind and bytes of the question; code and bytes of the
answer."""


class BadQuestion(AurumError):
    """The engine says that a question makes no sense."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(f"the engine cannot answer: {SENTENCES.get(code, f'code {code}')}")


def ask(question: Question, goes_on: GoesOn | None = None) -> Any:
    """The engine's answer. Between slices `goes_on` may say False: then it comes to an end."""
    question.step = BEGIN
    code, answer = _form(question, goes_on)
    if code != DONE:
        raise BadQuestion(code)
    return answer


def in_slices(call: Slice, question: Question, goes_on: GoesOn | None) -> tuple[int, Any]:
    """The code of an engine that is called with bytes, and the answer if it is DONE."""
    kind = kind_of(question)
    code, answer = call(kind.number, bytes(question))
    while code == MORE:
        question.step = GO_ON if goes_on is None or goes_on() else FINISH
        code, answer = call(kind.number, bytes(question))
    return code, kind.answer.from_buffer_copy(answer) if code == DONE else None


def in_wasm(question: Question, goes_on: GoesOn | None = None) -> tuple[int, Any]:
    """The same from an instance of the engine file, which is this question's until its end."""
    from aurum.engine.instances import instance

    with instance() as one:
        return in_slices(one.call, question, goes_on)


_form: RawAnswer = in_wasm


def answer_with(form: RawAnswer | None) -> None:
    """Let another form of the engine answer in this process; None is the engine file itself."""
    global _form  # noqa: PLW0603 - there is one engine in a process
    _form = form or in_wasm
