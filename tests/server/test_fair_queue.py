"""Who may think next: in which order, how many wait, and when somebody has had enough."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from aurum.server.fair_queue import IN_A_ROW, LONGEST, Asker, Bounds, FairQueue, NotNow, Turn
from aurum.server.shares import HALF_LIFE, STAKE

FLOOD = 52
A_THOUGHT = 0.3


class Served:
    """A queue on a clock that stands still until a thought is over, and who was served in turn."""

    def __init__(self, places: int = 1, bounds: Bounds | None = None, kept: int = 0) -> None:
        self.now = 0.0
        self.queue = FairQueue(places, bounds, kept=kept, clock=lambda: self.now)
        self.order: list[str] = []
        self.under_way: list[Turn] = []
        self._tasks: list[asyncio.Task[str | None]] = []

    async def ask(self, asker: Asker, *, first: bool = False) -> asyncio.Task[str | None]:
        """Somebody comes. The task ends with the turn, or with the reason why there is none."""
        task = asyncio.create_task(self._wait(asker, first))
        self._tasks.append(task)
        await settled()
        return task

    async def think(self, seconds: float = A_THOUGHT) -> None:
        """The oldest thought is over after these seconds."""
        self.now += seconds
        self.queue.leave(self.under_way.pop(0))
        await settled()

    async def think_all(self) -> list[str]:
        """Until nobody waits; who was served, in order."""
        while self.under_way:
            await self.think()
        assert all(task.done() for task in self._tasks)
        return self.order

    async def _wait(self, asker: Asker, first: bool) -> str | None:
        try:
            turn = await self.queue.enter(asker, first=first)
        except NotNow as error:
            return error.why
        self.order.append(asker.guest or asker.network)
        self.under_way.append(turn)
        return None


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def strangers_place(flooder: Callable[[int], Asker], *, places: int = 1) -> int:
    """When a stranger is served who asks after a flood has begun."""
    served = Served(places)
    for number in range(FLOOD):
        await served.ask(flooder(number))
        if number == FLOOD // 2:
            await served.think()
    await served.ask(Asker("elsewhere", "stranger"))
    return (await served.think_all()).index("stranger")


def one_guest(_: int) -> Asker:
    return Asker("here", "mallory")


def many_guests(number: int) -> Asker:
    return Asker("here", f"mallory {number}")


@pytest.mark.parametrize("flooder", [one_guest, many_guests])
async def test_a_stranger_comes_after_what_is_under_way(flooder: Callable[[int], Asker]):
    """Whether a guest or all guests of an address ask 52 times: two are thought about before."""
    assert await strangers_place(flooder) == 2
    assert await strangers_place(flooder, places=2) == 3


@pytest.mark.parametrize("flooder", [one_guest, many_guests])
async def test_a_queue_by_order_of_arrival_is_noticed(
    flooder: Callable[[int], Asker], monkeypatch: pytest.MonkeyPatch
):
    """The planted fault: whoever came first is served first."""
    monkeypatch.setattr(FairQueue, "_rank", lambda _, turn: turn.number)
    assert await strangers_place(flooder) == FLOOD


async def test_guests_of_one_address_share_what_it_has():
    served = Served()
    for guest in "aaaab":
        await served.ask(Asker("school", guest))
    assert await served.think_all() == list("abaaa")


async def test_seconds_count_and_not_questions():
    """One long thought of one address weighs as much as several short ones of another."""
    served = Served()
    await served.ask(Asker("long"))
    for name in ["short"] * 4 + ["long"]:
        await served.ask(Asker(name))
    await served.think(3 * A_THOUGHT + STAKE)
    assert await served.think_all() == ["long", *["short"] * 4, "long"]


async def test_what_was_used_long_ago_counts_no_more():
    served = Served()
    await served.ask(Asker("a"))
    await served.think(LONGEST)
    served.now += 20 * HALF_LIFE
    await served.ask(Asker("b"))
    await served.think(A_THOUGHT)
    for name in "cba":
        await served.ask(Asker(name))
    assert (await served.think_all())[2:] == ["c", "a", "b"]


async def test_a_move_goes_before_help_but_help_is_never_shut_out():
    served = Served()
    await served.ask(Asker("somebody"))
    for _ in range(2):
        await served.ask(Asker("asks"))
    for number in range(3 * IN_A_ROW):
        await served.ask(Asker(f"{number % 2} moves", pays=False), first=True)
    order = [name.split()[-1] for name in await served.think_all()]
    moves = ["moves"] * IN_A_ROW
    assert order == ["somebody", *moves, "asks", *moves, "asks", *moves]


async def test_a_place_is_kept_for_moves():
    served = Served(places=3, kept=1)
    for _ in range(3):
        await served.ask(Asker("asks"))
    assert served.order == ["asks", "asks"]
    await served.ask(Asker("moves", pays=False), first=True)
    assert served.order == ["asks", "asks", "moves"]
    await served.think_all()


async def test_a_follower_has_one_question_under_way_and_one_waiting_the_newest():
    served, follower = Served(places=5), Asker("here", "ada", line="her socket")
    asked = [await served.ask(follower) for _ in range(5)]
    assert [task.done() and task.result() for task in asked[1:4]] == ["replaced"] * 3
    assert (served.order, asked[4].done()) == (["ada"], False)
    await served.ask(Asker("here", "ada", line="another socket"))
    assert served.order == ["ada"] * 2, "there are places enough"
    await served.think_all()
    assert served.order == ["ada"] * 3


async def test_only_so_many_questions_of_one_address_wait_and_so_many_in_all():
    served = Served(bounds=Bounds(waiting=2, waiting_in_all=3))
    for _ in range(3):
        await served.ask(Asker("a"))
    assert await (await served.ask(Asker("a"))) == "crowded"
    assert not (await served.ask(Asker("b"))).done()
    assert await (await served.ask(Asker("c"))) == "crowded"
    await served.think_all()


@pytest.mark.parametrize("bounds", [Bounds(network_seconds=4), Bounds(guest_seconds=4)])
async def test_who_has_had_many_seconds_waits_until_they_count_less(bounds: Bounds):
    served = Served(bounds=bounds)
    await served.ask(Asker("here", "ada"))
    await served.think(LONGEST + 100)  # it compiled: that is nobody's fault
    with pytest.raises(NotNow) as refused:
        await served.queue.enter(Asker("here", "ada"))
    assert refused.value.why == "spent"
    assert 0 < refused.value.seconds < HALF_LIFE
    assert not (await served.ask(Asker("here", "ada", pays=False))).result(), "a bot's move"
    assert not (await served.ask(Asker("there", "ben"))).done()
    await served.think_all()
    served.now += refused.value.seconds + HALF_LIFE
    assert not (await served.ask(Asker("here", "ada"))).result()


async def test_who_gives_up_takes_no_place():
    served = Served()
    await served.ask(Asker("a"))
    b, c, _ = [await served.ask(Asker(name)) for name in "bcd"]
    b.cancel()
    served.queue.leave(served.under_way.pop())  # to b, which is gone: so to c
    c.cancel()  # in the very moment in which it got the place: so to d
    await settled()
    assert served.order == ["a", "d"]
    served.queue.leave(served.under_way[0])
    served.queue.leave(served.under_way[0])  # a second time does nothing
    await served.ask(Asker("e"))
    await served.ask(Asker("f"))
    assert served.order == ["a", "d", "e"]
