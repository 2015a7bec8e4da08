"""Both forms of the engine side by side."""

from __future__ import annotations

from typing import Any

from aurum.engine import host
from aurum.engine.records import Question, Record
from aurum.thinking import native


def both(question: Question) -> tuple[int, Record | None]:
    """The code and the answer, which must be the same bytes from both forms."""
    found: list[tuple[int, Any]] = []
    for form in (host.in_wasm, native.raw_answer):
        question.step = 0
        found.append(form(question, None))
    (code, answer), (other_code, other) = found
    assert code == other_code
    assert (answer is None) == (other is None)
    assert answer is None or bytes(answer) == bytes(other)
    return code, answer
