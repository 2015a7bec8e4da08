"""The steps of a table: their order, their one task, and what a fault or a departure leaves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from aurum.server.table_steps import Steps


class Table:
    """What its steps did, in the order in which they did it; a gate keeps the first one busy."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.tasks: set[asyncio.Task[object] | None] = set()
        self.failures: list[Exception] = []
        self.gate = asyncio.Event()
        self.steps = Steps(self.failures.append)

    async def step(self, name: str) -> None:
        """A step with a pause in the middle: another one that ran beside it would show."""
        self.tasks.add(asyncio.current_task())
        self.done.append(f"{name} begins")
        await asyncio.sleep(0)
        self.done.append(f"{name} ends")

    async def held(self, name: str) -> None:
        await self.gate.wait()
        await self.step(name)

    async def fault(self, name: str) -> None:
        await self.step(name)
        raise ValueError(name)

    async def held_fault(self, name: str) -> None:
        await self.gate.wait()
        await self.fault(name)


@pytest.fixture
async def table() -> AsyncIterator[Table]:
    table = Table()
    yield table
    table.gate.set()
    await table.steps.finish()


async def test_steps_are_done_in_the_order_they_were_asked_for_and_never_two_at_once(table: Table):
    table.steps.begin(table.step("a"))
    waited = asyncio.create_task(table.steps.do(table.step("b")))
    await asyncio.sleep(0)
    table.steps.begin(table.step("c"))
    await waited
    assert table.done[:4] == ["a begins", "a ends", "b begins", "b ends"]
    await table.steps.finish()
    assert table.done[4:] == ["c begins", "c ends"]


async def test_whoever_waits_hears_when_the_own_step_is_done_and_no_later(table: Table):
    waited = asyncio.create_task(table.steps.do(table.step("a")))
    await asyncio.sleep(0)
    table.steps.begin(table.held("b"))
    await waited
    assert table.done == ["a begins", "a ends"]
    assert table.steps.are_under_way


async def test_one_task_does_all_that_waits(table: Table):
    for name in "abc":
        table.steps.begin(table.step(name))
    assert table.steps.are_under_way
    await table.steps.finish()
    assert len(table.tasks) == 1
    assert not table.steps.are_under_way


async def test_after_a_rest_steps_go_on(table: Table):
    await table.steps.do(table.step("a"))
    await table.steps.finish()
    await table.steps.do(table.step("b"))
    assert table.done[2:] == ["b begins", "b ends"]


async def test_a_fault_reaches_whoever_waits_and_the_next_step_is_done(table: Table):
    waited = asyncio.create_task(table.steps.do(table.fault("a")))
    await asyncio.sleep(0)
    table.steps.begin(table.step("b"))
    with pytest.raises(ValueError, match="a"):
        await waited
    await table.steps.finish()
    assert table.done == ["a begins", "a ends", "b begins", "b ends"]
    assert [str(fault) for fault in table.failures] == ["a"]


async def test_a_fault_that_nobody_waits_for_is_told_and_stops_nothing(table: Table):
    table.steps.begin(table.fault("a"))
    await table.steps.do(table.step("b"))
    assert [str(fault) for fault in table.failures] == ["a"]
    assert table.done[-1] == "b ends"


@pytest.mark.parametrize("work", ["held", "held_fault"])
async def test_a_step_is_finished_though_whoever_asked_has_gone(table: Table, work: str):
    """Even if it fails then: there is nobody left to hear of it."""
    asked = asyncio.create_task(table.steps.do(getattr(table, work)("a")))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert table.steps.are_under_way
    table.gate.set()
    await table.steps.do(table.step("b"))
    assert table.done == ["a begins", "a ends", "b begins", "b ends"]


async def test_a_step_that_has_not_begun_is_done_though_whoever_asked_has_gone(table: Table):
    table.steps.begin(table.held("a"))
    asked = asyncio.create_task(table.steps.do(table.step("b")))
    await asyncio.sleep(0)
    asked.cancel()
    table.gate.set()
    await table.steps.finish()
    assert table.done[-1] == "b ends"


async def test_finishing_waits_for_steps_that_come_meanwhile(table: Table):
    async def and_another() -> None:
        await table.held("a")
        table.steps.begin(table.step("b"))

    table.steps.begin(and_another())
    finished = asyncio.create_task(table.steps.finish())
    await asyncio.sleep(0)
    table.gate.set()
    await finished
    assert table.done[-1] == "b ends"
    assert not table.steps.are_under_way


async def test_when_the_task_ends_nobody_is_left_waiting(table: Table):
    """As at the end of the loop. Steps that never began are closed: Python would warn of them."""
    table.steps.begin(table.held("a"))
    asked = asyncio.create_task(table.steps.do(table.step("b")))
    await asyncio.sleep(0)
    task = table.steps._task
    assert task is not None
    task.cancel()
    await asyncio.wait([asked], timeout=10)
    assert asked.cancelled()
    assert not table.steps.are_under_way
    assert table.done == []
