"""The history checker itself: it accepts what happened, and notices each kind of mistake."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.crashing import Tireless
from tests.server.history import History
from tests.server.running import running
from tests.server.stores import Line, stored_logs

pytestmark = pytest.mark.xdist_group("history")  # one is played for all of them

MOVES = 12
Kept = tuple[list[tuple[str, dict[str, Any]]], dict[str, int], list[Line]]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """What two connections of one guest were shown, what was acknowledged, and the log."""
    data = tmp_path_factory.mktemp("history")
    shown: list[tuple[str, dict[str, Any]]] = []

    def note(_: str, client: str, update: dict[str, Any], at_least: int = 0) -> None:
        shown.append((client, update))

    async def scenario() -> dict[str, int]:
        async with running(data) as server, Tireless(server.address, 1) as ada:
            ada.history.saw = note  # type: ignore[method-assign, assignment]
            await ada.create(["me", "random", "random"])
            await ada.follow()
            async with asyncio.timeout(60):
                playing = asyncio.create_task(ada.play_for_ever())
                while len(ada.acknowledged) < MOVES:  # noqa: ASYNC110 -- a condition, not a wait
                    await asyncio.sleep(0.01)
                playing.cancel()
            return ada.acknowledged

    acks = asyncio.run(scenario())
    (log,) = stored_logs(data).values()
    return shown, acks, log


def checked(kept: Kept, change: Callable[[Any, dict[str, int], list[Line]], None]) -> list[str]:
    shown, acks, log = copy.deepcopy(kept[0]), dict(kept[1]), list(kept[2])
    change(shown, acks, log)
    history = History()
    for client, update in shown:
        history.saw("t", client, update)
    for name, seq in acks.items():
        history.acknowledged("t", name, seq)
    return history.mistakes({"t": log})


def test_what_happened_is_accepted(kept: Kept):
    assert checked(kept, lambda *_: None) == []
    assert len(kept[0]) > MOVES


def drop_entry(_: Any, __: Any, log: list[Line]) -> None:
    del log[-5]


def book_twice(_: Any, acks: dict[str, int], log: list[Line]) -> None:
    seq = next(iter(acks.values()))
    log.append((len(log) + 1, *log[seq - 1][1:]))


def lose_acknowledged(_: Any, acks: dict[str, int], log: list[Line]) -> None:
    del log[max(acks.values()) - 1 :]


def misplace(_: Any, acks: dict[str, int], __: Any) -> None:
    acks[next(iter(acks))] += 1


def show_backwards(shown: Any, *_: Any) -> None:
    shown[5], shown[6] = shown[6], shown[5]


def show_another_table(shown: Any, *_: Any) -> None:
    shown[5][1]["view"]["supply"][0] += 1


def leave_out_an_update(shown: Any, *_: Any) -> None:
    del shown[5]


def show_what_was_never_stored(shown: Any, *_: Any) -> None:
    shown[-1][1]["seq"] += 10**6


def swap_entries(_: Any, __: Any, log: list[Line]) -> None:
    one, other = log[-2], log[-3]
    log[-2], log[-3] = (one[0], *other[1:]), (other[0], *one[1:])


@pytest.mark.parametrize(
    "mistake",
    [
        drop_entry,
        book_twice,
        lose_acknowledged,
        misplace,
        show_backwards,
        show_another_table,
        leave_out_an_update,
        show_what_was_never_stored,
        swap_entries,
    ],
)
def test_every_mistake_is_noticed(kept: Kept, mistake: Callable[..., None]):
    assert checked(kept, mistake)


def test_who_looks_later_must_see_what_was_acknowledged(kept: Kept):
    shown, acks, log = kept
    history = History()
    for name, seq in acks.items():
        history.acknowledged("t", name, seq)
    history.saw("t", "late", shown[3][1], at_least=history.known("t"))
    assert any("after" in mistake for mistake in history.mistakes({"t": log}))
