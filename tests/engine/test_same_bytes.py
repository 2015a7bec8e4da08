"""The same question has the same answer, byte for byte, in wasmtime, in Node and in Chromium."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from aurum.engine.host import in_wasm
from aurum.engine.kinds import KINDS, Kind
from aurum.engine.records import BEGIN, DONE, Question
from tests.engine.askings import questions
from tests.engine.javascript import Answer, in_chromium, in_node
from tests.sizes import sized

CHUNK = 500


def in_wasmtime(asked: Iterable[Question]) -> list[Answer]:
    found = []
    for question in asked:
        question.step = BEGIN
        code, answer = in_wasm(question)
        found.append((code, b"" if answer is None else bytes(answer)))
    return found


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@sized("number", 100, 10_000)
def test_many_questions_in_node(kind: Kind, number: int, tmp_path: Path):
    asked = in_node(tmp_path)
    for some in chunks(questions(kind, number)):
        assert asked(some) == well_answered(some)


@pytest.mark.browser
@pytest.mark.timeout(7200)
@sized("number", 50, 10_000)
def test_many_questions_in_chromium(number: int, tmp_path: Path):
    with in_chromium(tmp_path) as asked:
        for kind in KINDS:
            for some in chunks(questions(kind, number, seed=1)):
                assert asked(some) == well_answered(some)


def well_answered(some: list[Question]) -> list[Answer]:
    """What wasmtime answers: the questions make sense, and the answers differ."""
    found = in_wasmtime(some)
    assert {code for code, _ in found} == {DONE}
    assert len({answer for _, answer in found}) > len(found) / 2
    return found


def chunks(many: list[Question]) -> list[list[Question]]:
    return [many[place : place + CHUNK] for place in range(0, len(many), CHUNK)]
