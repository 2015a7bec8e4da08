"""What has been worked out, or is being, is not worked out again."""

from __future__ import annotations

import asyncio

import pytest

from aurum.server.recent_answers import RecentAnswers


class Work:
    """Counts how often it is done; the first time it may fail."""

    def __init__(self, *, fails: bool = False) -> None:
        self.count, self._fails = 0, fails

    async def do(self) -> int:
        self.count += 1
        await asyncio.sleep(0)
        if self._fails and self.count == 1:
            raise LookupError("not yet")
        return self.count


async def test_a_question_that_comes_twice_is_worked_out_once_and_the_oldest_is_forgotten():
    answers, work = RecentAnswers[int](2), Work()
    assert await asyncio.gather(answers.answer("a", work.do), answers.answer("a", work.do)) == [
        1,
        1,
    ]
    assert [await answers.answer(one, work.do) for one in "bacab"] == [2, 1, 3, 1, 4]


async def test_what_failed_is_worked_out_again_and_who_leaves_stops_nothing():
    answers, work = RecentAnswers[int](2), Work(fails=True)
    with pytest.raises(LookupError, match="not yet"):
        await answers.answer("a", work.do)
    leaves = asyncio.create_task(answers.answer("a", work.do))
    await asyncio.sleep(0)
    leaves.cancel()
    assert await answers.answer("a", work.do) == 2


async def test_an_end_ends_the_work():
    answers, never = RecentAnswers[None](1), asyncio.Event()

    async def work() -> None:
        await never.wait()

    waits = asyncio.create_task(answers.answer("a", work))
    await asyncio.sleep(0)
    answers.close()
    with pytest.raises(asyncio.CancelledError):
        await waits
