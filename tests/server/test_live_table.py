"""A live table is what its log says, and everybody hears of every stored step."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from aurum.server.live_table import LiveTable
from aurum.server.storage.rows import Change, Retention
from aurum.server.storage.store import StorageTrouble, Store, UnknownOutcome
from aurum.server.table_log import load_table
from aurum.table.log_entries import Occupancy
from aurum.table.updates import Updates
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Done, Refused, Update
from tests.server.live import Ear, Sitting, house_on, loop_turns, sitting
from tests.server.stores import opened

ENOUGH = 400
"""Turns of the loop after which a command is over, whatever the machine does."""


async def untold(made: Sitting) -> list[str]:
    """Who has not heard of what is in the log, and whether the table is what the log says."""
    await made.live.finish()
    log = await made.store.log(made.live.table.code)
    again = await load_table(made.store, made.live.table.code)
    assert again is not None
    assert again.play is not None
    mistakes = [] if made.live.table.seq == len(log) else ["the table is not its log"]
    for place, ear in enumerate(made.ears):
        if ear.seq < again.play.seq:
            mistakes.append(f"{place} was told up to {ear.seq} of {again.play.seq}")
    return mistakes


async def cancelled_everywhere(directory: Path) -> list[str]:
    """A move is cancelled after 0, 1, 2, … turns of the loop, until it is over before that."""
    mistakes: list[str] = []
    async with opened(directory) as store:
        house = house_on(store)
        made = await sitting(house)
        for turns in range(ENOUGH):
            ear, move = made.move(f"m{turns}")
            task = asyncio.create_task(made.live.command(ear, move))
            await loop_turns(turns)
            in_time = task.done()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            mistakes += await untold(made)
            if in_time and turns > 5:
                break
            if made.live.table.play is not None and made.live.table.play.needs_deal:
                await made.deal()
        await house.close()
    return mistakes


async def test_a_command_that_is_cancelled_at_any_await_is_told_if_it_is_stored(home: Path):
    assert await cancelled_everywhere(home) == []


async def test_a_command_that_ends_with_its_connection_is_noticed(
    home: Path, monkeypatch: pytest.MonkeyPatch
):
    """The planted fault: storing and telling belong to the task that reads the connection."""

    async def bare(_: LiveTable, work: Coroutine[Any, Any, None]) -> None:
        await work

    monkeypatch.setattr(LiveTable, "_finished", bare)
    assert await cancelled_everywhere(home)


class Faulty:
    """A store that fails at the next `append` as it is told to."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fault = ""
        self.held, self.released = asyncio.Event(), asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, change: Change) -> None:
        fault, self.fault = self.fault, ""
        if fault == "hold":
            self.held.set()
            await self.released.wait()
        if fault == "refuse":
            raise StorageTrouble("The disk is full.")
        if fault != "lost before":
            await self._store.append(change)
        if fault.startswith("lost"):
            raise UnknownOutcome("The connection is gone.")


def faulty(made: Sitting) -> Faulty:
    store = made.store
    assert isinstance(store, Faulty)
    return store


@pytest.fixture
def play_on(home: Path) -> Any:
    async def run(scenario: Any, **options: Any) -> None:
        async with opened(home) as store:
            house = house_on(Faulty(store))
            await scenario(await sitting(house, **options))
            await house.close()

    return run


async def test_what_could_not_be_stored_is_shown_nowhere_and_can_be_tried_again(play_on: Any):
    async def scenario(made: Sitting) -> None:
        ear, move = made.move("m")
        before = [len(ear.heard) for ear in made.ears]
        seen, seq = made.live_tables.room(made.live), made.live.table.seq
        faulty(made).fault = "refuse"
        with pytest.raises(StorageTrouble):
            await made.live.command(ear, move)
        assert (made.live_tables.room(made.live), made.live.table.seq) == (seen, seq)
        assert [len(ear.heard) for ear in made.ears] == before
        await made.live.command(ear, move)
        assert isinstance(ear.answer("m"), Update)
        assert await untold(made) == []

    await play_on(scenario)


async def test_nothing_is_seen_while_the_commit_is_under_way(play_on: Any):
    async def scenario(made: Sitting) -> None:
        store = faulty(made)
        store.fault = "hold"
        task = asyncio.create_task(made.command(0, wire.Stand))
        await store.held.wait()
        assert made.live_tables.room(made.live).seats[0].kind == "person"
        store.released.set()
        await task
        assert made.live_tables.room(made.live).seats[0].kind == "bot"

    await play_on(scenario)


@pytest.mark.parametrize("fault", ["lost before", "lost after"])
async def test_a_commit_of_unknown_outcome_is_found_in_the_log_or_done_again(
    play_on: Any, fault: str
):
    async def scenario(made: Sitting) -> None:
        ear, move = made.move("m")
        seq = made.live.table.seq
        faulty(made).fault = fault
        await made.live.command(ear, move)
        assert made.live.table.seq == seq + 1
        assert isinstance(ear.answer("m"), Done if fault == "lost after" else Update)
        assert await untold(made) == []

    await play_on(scenario)


async def test_a_bots_move_of_unknown_outcome_is_not_made_twice(play_on: Any):
    async def scenario(made: Sitting) -> None:
        await made.command(0, wire.Stand)
        await made.live.finish()
        faulty(made).fault = "lost after"
        for _ in range(ENOUGH):
            await asyncio.sleep(0.01)
            if not (made.live.bots.are_thinking or made.live._steps.are_under_way):
                break
        assert faulty(made).fault == ""
        assert await untold(made) == []

    await play_on(scenario)


async def test_a_second_process_is_heard_and_the_command_decided_again(play_on: Any):
    async def scenario(made: Sitting) -> None:
        other = house_on(made.store)
        there = await other.table(made.live.table.code)
        assert there is not None
        far = Ear(made.ears[0].visitor)
        await there.follow(far, wire.Follow(1, there.table.code))
        ear, move = made.move("here")
        await made.live.command(ear, move)
        stale = wire.Act("there", move.match, move.seq, move.action)
        await there.command(far, stale)
        assert isinstance(far.answer("there"), Refused)
        assert far.seq == made.live.table.play.seq  # type: ignore[union-attr]
        ear, move = made.move("again")
        await made.live.command(ear, move)
        assert there.table.seq == made.live.table.seq - 1
        await there.command(far, wire.Stand("stand"))
        assert isinstance(far.answer("stand"), Done)
        await made.live.catch_up()
        assert made.live.table.seats[0].kind == "bot"
        assert made.ears[0].seat is None
        await other.close()

    await play_on(scenario)


async def test_a_command_that_another_process_carried_out_is_not_done_again(play_on: Any):
    async def scenario(made: Sitting) -> None:
        other = house_on(made.store)
        there = await other.table(made.live.table.code)
        assert there is not None
        ear, move = made.move("once")
        far = Ear(ear.visitor)
        await there.follow(far, wire.Follow(1, there.table.code))
        await made.live.command(ear, move)
        await there.command(far, move)
        done = far.answer("once")
        assert isinstance(done, Done)
        assert done.seq == made.live.table.seq == there.table.seq
        await other.close()

    await play_on(scenario)


async def test_a_command_of_long_ago_is_looked_up(play_on: Any):
    async def scenario(made: Sitting) -> None:
        name = await made.command(1, wire.Stand)
        seq = made.live.table.results.pop(f"guest1:{name}")
        made.live.table.seats[1] = Occupancy("person", "guest1", "Name1")  # it would fit again
        made.ears[1].heard.clear()
        await made.live.command(made.ears[1], wire.Stand(name))
        assert made.ears[1].all(Done) == [Done(name, seq)]

    await play_on(scenario)


async def test_followers_leave_whatever_the_store_does(play_on: Any):
    async def scenario(made: Sitting) -> None:
        faulty(made).fault = "hold"  # a step that does not end
        step = asyncio.create_task(made.command(0, wire.Stand))
        await faulty(made).held.wait()
        for ear in list(made.ears):
            made.live.leave(ear)
        assert made.live.subscribers.followers == []
        assert made.live.presence.here() == frozenset()
        faulty(made).released.set()
        await step

    await play_on(scenario)


async def test_who_follows_a_table_that_was_deleted_is_told_so(play_on: Any):
    async def scenario(made: Sitting) -> None:
        await made.store.tidy(Retention(0, 0, 0, 0, 2**60, 0))
        with pytest.raises(StorageTrouble, match="deleted"):
            await made.command(0, wire.Stand)
        assert {ear.closed for ear in made.ears} == {4404}

    await play_on(scenario)


async def test_every_step_is_told_the_same_whether_read_from_the_log_or_decided_here(play_on: Any):
    """The views of a table that caught up are those of the table that decided."""

    async def scenario(made: Sitting) -> None:
        other = house_on(made.store)
        there = await other.table(made.live.table.code)
        assert there is not None
        for number in range(12):
            ear, move = made.move(f"m{number}")
            await made.live.command(ear, move)
            await there.catch_up()
            here, far = (
                Updates(live.table, made.live.presence, None).for_seat(1)
                for live in (made.live, there)
            )
            assert here == far
        await other.close()

    await play_on(scenario)
