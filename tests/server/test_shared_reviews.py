"""Reviews share by sender: who is counted next, how many wait, and who is forgotten."""

from __future__ import annotations

import asyncio
from functools import cache

import pytest

from aurum.server import review_desk
from aurum.server.fair_queue import NotNow
from aurum.server.review_desk import ReviewDesk, _Work
from aurum.table.match_record import match_record
from aurum.table.wire.review import ReviewJudge, ReviewRound
from tests.table.tables import Driven, started

UPLOADS = 3
FLOOD = 40
A_ROUND, ROUGHLY = 20.0, 1.0


@cache
def finished() -> Driven:
    driven = started(3, 3, 2)
    driven.play_out()
    return driven


def record(name: str) -> str:
    """A finished match of that name."""
    play = finished().play
    return match_record(play).replace(play.id, name)


class NoStore:
    """Has no reviews yet, and keeps none."""

    async def review(self, _: str) -> dict[int, str]:
        return {}

    async def keep_review(self, *_: object) -> None:
        return


class Reviews:
    """A desk on a clock of its own, which counts when the test says so, and in which order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.desk = ReviewDesk(NoStore(), 1.0, 0, UPLOADS, lambda: self.now)  # type: ignore[arg-type]
        self.order: list[tuple[str, bool]] = []
        self._names = list[str]()
        self._steps = asyncio.Queue[asyncio.Future[None]]()
        monkeypatch.setattr(self.desk, "_count_round", self._count_round)

    async def _count_round(self, work: _Work, number: int, rough: bool) -> None:
        self.order.append((self.name(work), rough))
        step: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._steps.put_nowait(step)
        await step
        self.now += ROUGHLY if rough else A_ROUND
        nothing = (0.0,)
        found = ReviewRound(ReviewJudge("1", 1, 1, 1), number, nothing, nothing, nothing, (), ())
        (work.rough if rough else work.done)[number] = found

    def name(self, work: _Work) -> str:
        return next(name for name in self._names if record(name) == work.text)

    async def upload(self, network: str, number: int) -> bool:
        """Whether it may wait."""
        self._names.append(f"{network}-{number}")
        try:
            await self.desk.of_record(record(self._names[-1]), network)
        except NotNow:
            return False
        await settled()
        return True

    async def finished(self, network: str, number: int = 0) -> None:
        """A match of the store is asked for."""
        self._names.append(f"{network}-{number}")
        await self.desk.of_match(self._names[-1], record(self._names[-1]), network)
        await settled()

    async def count(self, rounds: int = 1) -> None:
        for _ in range(rounds):
            (await self._steps.get()).set_result(None)
            await settled()

    def close(self) -> None:
        self.desk.close()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
def reviews(monkeypatch: pytest.MonkeyPatch) -> Reviews:
    monkeypatch.setattr(review_desk, "review_sums", lambda *_: None)
    return Reviews(monkeypatch)


async def first_estimate(reviews: Reviews) -> int:
    """How many rounds are begun before a stranger's first, after a flood of uploads."""
    for number in range(FLOOD):
        await reviews.upload("mallory", number)
    await reviews.count(2)
    before = len(reviews.order)
    await reviews.upload("stranger", 0)
    await reviews.count(8)
    reviews.close()
    return next(n for n, (name, _) in enumerate(reviews.order[before:]) if "stranger" in name)


async def test_a_stranger_has_an_estimate_before_a_flood_goes_on(reviews: Reviews):
    assert await first_estimate(reviews) == 0


async def test_uploads_in_order_of_arrival_are_noticed(
    reviews: Reviews, monkeypatch: pytest.MonkeyPatch
):
    """The planted fault: no share by sender."""
    monkeypatch.setattr(ReviewDesk, "_rank", lambda *_: 0.0)
    assert await first_estimate(reviews) > 0


async def test_few_uploads_of_one_address_wait_and_those_that_wait_are_known(reviews: Reviews):
    assert [await reviews.upload("a", number) for number in range(5)] == [True] * 3 + [False] * 2
    assert await reviews.upload("a", 0), "asked again"
    assert await reviews.upload("b", 0)
    reviews.close()


async def test_a_place_is_left_to_first_estimates(reviews: Reviews):
    """A whole round takes many times as long."""
    await reviews.finished("a")
    while reviews.order[-1][1]:
        await reviews.count()
    await reviews.finished("b")
    assert [rough for _, rough in reviews.order[-2:]] == [False, True]
    assert reviews.desk.is_counting("a-0")
    assert reviews.desk.is_counting("b-0")
    reviews.close()


async def test_a_match_of_the_store_goes_before_an_uploaded_file(reviews: Reviews):
    for number in range(2):
        await reviews.finished("busy", number)
    await reviews.upload("a", 0)
    await reviews.finished("b")
    begun = len(reviews.order)
    await reviews.count(2)
    assert reviews.order[begun][0] == "b-0"
    reviews.close()


async def test_the_network_that_holds_most_loses_its_oldest(
    reviews: Reviews, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(review_desk, "REMEMBERED", 6)
    await reviews.finished("a")
    for number in range(20):
        await reviews.finished("mallory", number)
    await reviews.finished("b")
    assert [*reviews.desk._matches] == ["a-0", *(f"mallory-{n}" for n in range(16, 20)), "b-0"]
    reviews.close()
