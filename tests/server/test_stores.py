"""What every store promises: everything or nothing, once, and no more than is needed for ever."""

from __future__ import annotations

import asyncio

import pytest

from aurum.server.storage.queries import LOG_PAGE
from aurum.server.storage.rows import (
    Attempt,
    Change,
    FinishedMatch,
    Guest,
    Place,
    Played,
    Present,
    Snapshot,
    StoredEntry,
    Tidied,
)
from aurum.server.storage.store import Conflict, Store
from tests.server.stores import With, change, kept_for_ever, plain


async def test_rounds_of_a_review_are_kept_and_may_be_replaced(with_store: With):
    async def write(store: Store) -> None:
        for number, body in ((0, "old"), (1, "second"), (0, "first")):
            await store.keep_review("m", number, body)

    async def read(store: Store) -> None:
        assert await store.review("m") == {0: "first", 1: "second"}
        assert await store.review("n") == {}

    await with_store(write)
    await with_store(read)


async def test_what_is_stored_is_there_after_closing(with_store: With):
    async def write(store: Store) -> None:
        await store.append(change("a", 1, "ada:x", line="first"))
        await store.append(change("a", 2, line="second", finished=FinishedMatch("m", 9, "{}")))
        await store.add_guest(Guest("ada", "Ada"), "hash", 1)

    async def read(store: Store) -> None:
        assert [entry.seq for entry in await store.log("a")] == [1, 2]
        assert [table.line for table in await store.tables_of("ada", 5)] == ["second"]
        assert [table.line for table in await store.listed(5)] == ["second"]
        assert await store.record("m") == FinishedMatch("m", 9, "{}")
        assert await store.guest("hash", 2) == Guest("ada", "Ada")
        assert await store.log("b") == []
        assert await store.record("n") is None
        await store.check()
        assert store.is_alive

    await with_store(write)
    await with_store(read)


async def test_nothing_is_booked_twice_and_the_rest_of_a_group_is_stored(with_store: With):
    async def use(store: Store) -> None:
        await store.append(change("a", 1, "ada:x"))
        answers = await asyncio.gather(
            store.append(change("a", 1)),
            store.append(change("b", 1)),
            store.append(change("a", 2, "ada:x")),
            store.append(change("c", 1)),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [Conflict, type(None), Conflict, type(None)]
        assert len(await store.log("a")) == len(await store.log("b")) == 1

    await with_store(use)


async def test_a_change_of_several_entries_is_stored_whole_or_not_at_all(with_store: With):
    async def use(store: Store) -> None:
        await store.append(plain("a", 3))
        several = tuple(StoredEntry(seq, 5, None, "{}") for seq in (1, 2, 3))
        with pytest.raises(Conflict):
            await store.append(Change("a", several, None))
        assert [entry.seq for entry in await store.log("a")] == [3]

    await with_store(use)


async def test_a_long_log_is_read_by_pages(with_store: With):
    async def use(store: Store) -> None:
        entries = tuple(StoredEntry(seq, 5, None, "{}") for seq in range(1, LOG_PAGE + 4))
        await store.append(Change("a", entries, None))
        first = await store.log_page("a")
        assert first == list(entries[:LOG_PAGE])
        assert await store.log_page("a", first[-1].seq) == list(entries[LOG_PAGE:])
        assert await store.log_page("a", entries[-1].seq) == []

    await with_store(use)


async def test_the_tail_of_a_log_and_the_place_of_a_command(with_store: With):
    async def use(store: Store) -> None:
        await store.append(change("a", 1, "ada:x"))
        for seq in (2, 3, 4):
            await store.append(plain("a", seq, f"ada:{seq}"))
        assert [entry.command for entry in await store.log("a", 2)] == ["ada:3", "ada:4"]
        assert await store.log("a", 4) == []
        assert await store.command("a", "ada:3") == 3
        assert await store.command("a", "ada:9") is None
        assert await store.command("b", "ada:3") is None

    await with_store(use)


async def test_the_newest_snapshot_is_kept(with_store: With):
    async def use(store: Store) -> None:
        assert await store.snapshot("a") is None
        await store.append(change("a", 1, snapshot=Snapshot(1, 5, "one")))
        await store.keep_snapshot("a", Snapshot(7, 6, "seven"))
        await store.keep_snapshot("a", Snapshot(4, 6, "four"))
        assert await store.snapshot("a") == Snapshot(7, 6, "seven")

    await with_store(use)


async def test_lists_come_in_pages(with_store: With):
    async def use(store: Store) -> None:
        for number in range(5):
            await store.append(change(f"t{number}", 1, at=10 + number // 2, line=str(number)))
        await store.append(change("hidden", 1, listed=False, guests=()))
        await store.append(change("over", 1, state="over", guests=()))
        for read in (store.listed, lambda *page: store.tables_of("ada", *page)):
            first = await read(2)
            second = await read(2, first[-1].place)
            last = await read(2, second[-1].place)
            pages = [[table.line for table in page] for page in (first, second, last)]
            assert pages == [["4", "3"], ["2", "1"], ["0"]]
            assert await read(2, last[-1].place) == []

    await with_store(use)


async def test_who_has_stood_up_has_no_seat_any_more(with_store: With):
    async def use(store: Store) -> None:
        await store.append(change("a", 1, guests=("ada", "bob")))
        await store.append(change("a", 2, guests=("bob",)))
        assert await store.tables_of("ada", 5) == []
        assert len(await store.tables_of("bob", 5)) == 1

    await with_store(use)


async def test_a_moving_code_works_once_and_the_old_token_no_more(with_store: With):
    async def use(store: Store) -> None:
        await store.add_guest(Guest("ada", "Ada"), "old", 1)
        await store.add_moving_code("code", "ada", 100)
        assert await store.move("code", "late", 100) is None
        assert await store.move("code", "new", 99) == Guest("ada", "Ada")
        assert await store.move("code", "newer", 99) is None
        assert await store.guest("old", 99) is None
        assert await store.guest("new", 99) == Guest("ada", "Ada")

    await with_store(use)


async def test_what_is_kept_no_longer_is_deleted_and_the_record_stays(with_store: With):
    async def use(store: Store) -> None:
        await store.append(change("new", 1, state="gathering", at=90))
        await store.append(change("old", 1, state="gathering", at=10))
        await store.append(change("busy", 1, state="gathering", at=10, guests=()))
        await store.append(change("seen", 1, state="gathering", at=10, guests=()))
        await store.append(
            change("played", 1, state="over", at=10, finished=FinishedMatch("m", 1, "{}"))
        )
        await store.keep_present("p", [Present("seen", None, 1)], 1000)
        assert await store.tidy(kept_for_ever(now=100)) == Tidied()
        done = await store.tidy(
            kept_for_ever(now=100, gathering=50, over=50, busy=frozenset(["busy"]))
        )
        assert (done.tables, done.entries) == (2, 2)
        assert await store.log("old") == await store.log("played") == []
        assert [table.code for table in await store.tables_of("ada", 5)] == ["new"]
        assert len(await store.log("busy")) == len(await store.log("seen")) == 1
        assert await store.record("m") is not None

    await with_store(use)


async def test_a_table_that_was_deleted_does_not_come_back_half(with_store: With):
    async def use(store: Store) -> None:
        await store.append(change("a", 1, state="gathering", at=10))
        await store.tidy(kept_for_ever(now=100, gathering=50))
        with pytest.raises(Conflict):
            await store.append(change("a", 2))
        assert await store.log("a") == []

    await with_store(use)


async def test_logs_that_a_snapshot_has_replaced_are_deleted_in_time(with_store: With):
    async def use(store: Store) -> None:
        await store.append(change("a", 1))
        for seq in range(2, 8):
            await store.append(plain("a", seq))
        await store.keep_snapshot("a", Snapshot(4, 40, "{}"))
        assert (await store.tidy(kept_for_ever(logs=40))).entries == 0
        assert (await store.tidy(kept_for_ever(logs=41))).entries == 4
        assert (await store.tidy(kept_for_ever(logs=41))).entries == 0
        assert [entry.seq for entry in await store.log("a")] == [5, 6, 7]
        await store.append(plain("a", 8))

    await with_store(use)


async def test_guests_without_a_seat_are_forgotten_unless_they_came_back(with_store: With):
    day = 24 * 3600 * 1000

    async def use(store: Store) -> None:
        for name in ("ada", "bob", "eve"):
            await store.add_guest(Guest(name, name), name, 0)
        await store.append(change("a", 1, guests=("ada",)))
        await store.add_moving_code("code", "eve", 5)
        await store.guest("bob", 3 * day)
        done = await store.tidy(kept_for_ever(now=10, guests=2 * day))
        assert (done.guests, done.codes) == (1, 1)
        found = [await store.guest(name, 3 * day) is not None for name in ("ada", "bob", "eve")]
        assert found == [True, True, False]

    await with_store(use)


async def test_sizes_are_known(with_store: With):
    async def use(store: Store) -> None:
        sizes = await store.sizes()
        assert sizes.database > 0
        assert sizes.free is None or sizes.free > 0

    await with_store(use)


async def test_games_and_attempts_of_a_guest(with_store: With):
    """Newest first and page by page; a finished attempt stays; all of it goes with the guest."""

    async def use(store: Store) -> None:
        await store.add_guest(Guest("ada", "Ada"), "hash", 1)
        for n in range(1, 4):
            players = (Played("ada", f"line {n}"), Played("bob", "other"))
            finished = FinishedMatch(f"m{n}", n, "{}", players)
            await store.append(change(f"t{n}", 1, state="over", finished=finished, guests=()))
        first = await store.played_by("ada", 2)
        assert [(row.id, row.line) for row in first] == [("m3", "line 3"), ("m2", "line 2")]
        rest = await store.records_of("ada", 2, Place(first[-1].at, first[-1].id))
        assert [(row.id, row.record) for row in rest] == [("m1", "{}")]

        for actions, result in (
            ("a\n", None),
            ("b\n", None),
            ("a\nc\n", "{}"),
            ("a\nc\nd\n", None),
        ):
            await store.keep_attempt("ada", Attempt("2026-11-16", 1, actions, result))
        assert await store.attempts_of("ada") == [Attempt("2026-11-16", 1, "a\nc\n", "{}")]
        assert await store.attempts_of("bob") == []

        assert (await store.tidy(kept_for_ever(guests=10))).guests == 1
        assert await store.played_by("ada", 5) == await store.attempts_of("ada") == []
        assert len(await store.played_by("bob", 5)) == 3

    await with_store(use)
