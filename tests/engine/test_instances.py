"""Instances of the engine: bounded, used again, interrupted when they hang, never astray."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random

import pytest

from aurum.engine import instances
from aurum.engine.host import BadQuestion, EngineFailed, ask, in_wasm
from aurum.engine.kinds import KINDS, Kind
from aurum.engine.questions.choice import Choice
from aurum.engine.records import BEGIN, DONE, FINISH, MORE, SENTENCES, Question
from tests.engine.askings import questions
from tests.sizes import sized

CHOICE = KINDS[0]
STRANGE = (0, 1, -1, 2, 20, 63, 64, 255, 1 << 31, 1 << 50, 1 << 62, -(1 << 63), (1 << 63) - 1)
MOST_SLICES = 10_000  # in which whatever was begun has come to an end
FRACTIONS = (0x7FF8 << 48, 0x7FF0 << 48, 0xFFF0 << 48, 0x3FF0 << 48)  # NaN, infinities, 1.0


def test_a_thousand_questions_at_once_get_their_own_answers():
    asked = questions(CHOICE, 250) * 4
    alone = [bytes(ask(question)) for question in asked[:250]]
    with ThreadPoolExecutor(1000) as threads:
        together = list(threads.map(lambda question: bytes(ask(question)), copies(asked)))
    assert together == alone * 4


def copies(asked: list[Question]) -> list[Question]:
    return [type(question).from_buffer_copy(question) for question in asked]


def test_a_question_waits_for_one_of_few_instances():
    [question] = questions(CHOICE, 1)
    with ThreadPoolExecutor(1) as thread:
        with ExitStack() as held:
            for _ in range(instances.MOST):
                held.enter_context(instances.instance())
            waiting = thread.submit(ask, question)
            with pytest.raises(TimeoutError):
                waiting.result(0.3)
        assert waiting.result().count > 0


def test_what_hangs_is_interrupted_and_the_next_question_is_answered(
    monkeypatch: pytest.MonkeyPatch,
):
    [question] = questions(CHOICE, 1)
    with monkeypatch.context() as patch:
        patch.setattr(instances, "PATIENCE", 0)
        with pytest.raises(EngineFailed, match="gave up a question: it took longer than 0 seconds"):
            ask(question)
    assert ask(question).count > 0


def test_a_caller_who_fails_between_slices_leaves_nothing_behind():
    with pytest.raises(KeyError), instances.instance() as first:
        raise KeyError
    with instances.instance() as second:
        assert second is not first


def test_an_instance_is_used_again():
    with instances.instance() as first:
        pass
    with instances.instance() as second:
        assert second is first


def test_there_is_no_such_question():
    with instances.instance() as one:
        assert one._ask(one._store, len(KINDS)) == one._ask(one._store, -1) == -1


def test_a_question_without_meaning_is_told_in_a_sentence():
    with pytest.raises(BadQuestion, match="cannot answer: these are no rules of Aurum"):
        ask(Choice())


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_hands_of_twenty_cards(kind: Kind):
    """A code or an answer; never a trap, whatever the rules of the question say about hands."""
    for question in questions(kind, 20):
        for hand_size in (question.rules.hand_size, 20):
            question.rules.hand_size, question.step, question.slice = hand_size, BEGIN, 5
            for seat in range(question.rules.seats):
                question.state.hold[seat] = (1 << 20) - 1 << 10 * seat
            assert in_wasm(question)[0] in {DONE, *SENTENCES}


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@sized("number", 1000, 1_000_000)
def test_whatever_bytes_are_asked_there_is_a_code(kind: Kind, number: int):
    """No trap, no growing memory, and afterwards a sound question has the answer that it had."""
    rng, sound = Random(number), questions(kind, 50)
    instance = instances.Instance()
    before = [spoken(instance, kind, bytes(question)) for question in sound]
    size = memory_size(instance)
    codes = [spoken(instance, kind, spoilt(rng.choice(sound), rng))[0] for _ in range(number)]
    assert set(codes) <= {DONE, *SENTENCES}
    assert codes.count(DONE) > number // 100  # some changes make a question that can be answered
    assert len(set(codes)) >= 3
    assert [spoken(instance, kind, bytes(question)) for question in sound] == before
    assert memory_size(instance) == size


def spoken(instance: instances.Instance, kind: Kind, question: bytes) -> tuple[int, bytes]:
    """The code and the answer; after the first slice it is to finish."""
    code, answer = instance.call(kind.number, question)
    for _ in range(MOST_SLICES):
        if code == MORE:
            code, answer = instance.call(kind.number, FINISH.to_bytes(8, "little") + question[8:])
    return code, answer if code == DONE else b""


def spoilt(question: Question, rng: Random) -> bytes:
    """The question with some numbers changed, but to be answered in short slices."""
    content = bytearray(bytes(question))
    for _ in range(rng.choice((1, 1, 1, 2, 5, 1000))):
        place = 8 * rng.randrange(2, len(content) // 8)
        if rng.random() < 0.5:  # most of what is behind the rules: they fill nine tenths
            place = 8 * rng.randrange(len(content) // 8 - 100, len(content) // 8)
        content[place : place + 8] = strange_number(bytes(content[place : place + 8]), rng)
    content[:16] = BEGIN.to_bytes(8, "little") + rng.choice((1, 3, 40)).to_bytes(8, "little")
    return bytes(content)


def strange_number(was: bytes, rng: Random) -> bytes:
    number = int.from_bytes(was, "little")
    found = rng.choice(
        (
            number ^ 1 << rng.randrange(64),
            number + rng.choice((1, -1)),
            rng.choice(STRANGE),
            rng.choice(FRACTIONS),
            rng.getrandbits(64),
        )
    )
    return (found % (1 << 64)).to_bytes(8, "little")


def memory_size(instance: instances.Instance) -> int:
    return int(instance._memory.data_len(instance._store))
