"""Tables take turns at the bots."""

from __future__ import annotations

import asyncio

from aurum.server.fair_queue import FairQueue


async def served(wanted: list[str], places: int = 1) -> list[str]:
    """In which order those who want a place get one, if everybody wants it at once."""
    order: list[str] = []

    async def one(queue: FairQueue, key: str) -> None:
        await queue.enter(key)
        order.append(key)
        await asyncio.sleep(0)
        queue.leave()

    queue = FairQueue(places)
    await asyncio.gather(*(one(queue, key) for key in wanted))
    assert queue._free == places
    assert not queue._waiting
    return order


async def test_a_table_with_many_questions_delays_another_by_one_only():
    assert await served(["a"] * 5 + ["b"] * 2) == ["a", "a", "b", "a", "b", "a", "a"]


async def test_several_places_are_all_used():
    assert sorted(await served(["a"] * 4 + ["b"] * 4, places=3)) == ["a"] * 4 + ["b"] * 4


async def test_who_gives_up_takes_no_place():
    queue = FairQueue(1)
    await queue.enter("a")
    waiting = [asyncio.create_task(queue.enter(key)) for key in "bcd"]
    await asyncio.sleep(0)
    waiting[0].cancel()
    queue.leave()  # to b, which is gone: so to c
    waiting[1].cancel()  # in the very moment in which it got the place: so to d
    await asyncio.wait_for(waiting[2], 60)
    queue.leave()
    assert queue._free == 1
