"""The engine beside this Python: bytes go to the worker, which has the compiled file."""

from __future__ import annotations

from functools import partial

from aurum.browser.outside import Outside
from aurum.engine.host import answer_with, in_slices

CODE_BYTES = 4


def answer_through(outside: Outside) -> None:
    """Let the worker's engine answer all questions of this process."""

    def call(kind: int, question: bytes) -> tuple[int, bytes]:
        said = outside.engine(kind, question).to_bytes()
        return int.from_bytes(said[:CODE_BYTES], "little", signed=True), said[CODE_BYTES:]

    answer_with(partial(in_slices, call))
