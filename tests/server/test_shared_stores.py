"""What processes tell each other through their store: who is there, what is due, what is used."""

from __future__ import annotations

import asyncio

from aurum.server.storage.rows import (
    Change,
    Due,
    DueKind,
    Guest,
    Lease,
    Present,
    Token,
    Wanted,
)
from aurum.server.storage.store import Store
from tests.server.stores import With, change, kept_for_ever


async def test_presence_is_the_word_of_all_processes_until_it_expires(with_store: With):
    async def use(store: Store) -> None:
        await store.keep_present("p", [Present("a", 0, 1), Present("a", None, 3)], 100)
        await store.keep_present("q", [Present("a", 0, 2), Present("b", 1, 1)], 200)
        assert set(await store.present(["a"], 50)) == {Present("a", 0, 3), Present("a", None, 3)}
        assert await store.present(["a"], 150) == [Present("a", 0, 2)]
        assert len(await store.present(["a", "b"], 150)) == 2
        assert await store.present(["a", "b"], 150, "q") == []
        await store.keep_present("q", [], 300)
        assert await store.present(["a"], 150) == []
        await store.release("p")
        assert await store.present(["a"], 50) == []

    await with_store(use)


async def test_a_due_moment_is_leased_once_and_again_when_the_lease_has_ended(with_store: With):
    async def use(store: Store) -> None:
        await store.append(change("a", 1, due=(Due("a", "bot", 10), Due("a", "time", 90))))
        await store.set_due("b", 0, (Due("b", "bot", 20),))
        both: tuple[DueKind, ...] = ("bot", "time")
        assert await store.lease_due(Wanted(("time",), 50, 9), "p", 60) == []
        taken = await store.lease_due(Wanted(both, 50, 1), "p", 60)
        assert taken == [Due("a", "bot", 10)]
        assert await store.lease_due(Wanted(both, 50, 9), "q", 60) == [Due("b", "bot", 20)]
        assert await store.lease_due(Wanted(both, 55, 9), "q", 70) == []
        assert len(await store.lease_due(Wanted(both, 65, 9), "q", 80)) == 2
        await store.append(change("a", 2, due=(Due("a", "bot", 66),)))
        await store.settle_due(Due("a", "bot", 10))
        assert await store.lease_due(Wanted(both, 200, 9), "p", 300) == [
            Due("b", "bot", 20),
            Due("a", "bot", 66),
        ]

    await with_store(use)


async def test_who_stores_a_change_may_look_after_the_bots_itself(with_store: With):
    async def use(store: Store) -> None:
        both: tuple[DueKind, ...] = ("bot", "time")
        moments = (Due("a", "bot", 10), Due("a", "time", 20))
        await store.append(change("a", 1, due=moments, lease=Lease("p", 100)))
        assert await store.lease_due(Wanted(both, 50, 9), "q", 60) == [Due("a", "time", 20)]
        await store.set_due("a", 0, ())
        await store.set_due("a", 1, moments)
        assert await store.lease_due(Wanted(both, 50, 9), "q", 60) == []
        await store.set_due("a", 1, (Due("a", "bot", 11),))
        assert await store.lease_due(Wanted(both, 50, 9), "q", 60) == [Due("a", "bot", 11)]
        await store.release("q")
        assert await store.lease_due(Wanted(both, 50, 9), "q", 60) == [Due("a", "bot", 11)]
        assert await store.heads(["a", "b"]) == {"a": 1}

    await with_store(use)


async def test_who_has_another_token_now_is_known_to_all(with_store: With):
    async def use(store: Store) -> None:
        for name in ("ada", "bob"):
            await store.add_guest(Guest(name, name), f"old {name}", 1)
            await store.add_moving_code(f"code {name}", name, 100)
        assert await store.moved_since(0) == []
        await store.move("code ada", "new ada", 50)
        await store.move("code bob", "new bob", 60)
        assert await store.moved_since(50) == [Token("bob", "new bob")]
        assert len(await store.moved_since(49)) == 2

    await with_store(use)


async def test_a_budget_is_used_up_once_for_all_and_fills_again(with_store: With):
    async def use(store: Store) -> None:
        async def spend(now: int, key: str = "a") -> bool:
            return await store.spend(key, rate=0.01, burst=3, now=now)

        assert [await spend(1000) for _ in range(5)] == [True, True, True, False, False]
        assert await spend(1000, "b")
        assert not await spend(1099)
        assert await spend(1100)
        assert not await spend(1100)
        await store.give_back("a")
        assert await spend(1100)
        assert [await spend(10_000) for _ in range(4)] == [True, True, True, False]
        many = await asyncio.gather(*(spend(20_000, "c") for _ in range(20)))
        assert sum(many) == 3
        await store.tidy(kept_for_ever(now=20_000 + 3_600_000))
        assert await spend(20_000, "c")

    await with_store(use)


async def test_which_tables_of_a_host_wait_for_players(with_store: With):
    async def use(store: Store) -> None:
        def opened(code: str, at: int, state: str = "gathering", listed: bool = True) -> Change:
            made = change(code, 1, at=at, state=state, listed=listed)
            assert made.listing is not None
            return made._replace(listing=made.listing._replace(host="ada"))

        for made in (
            opened("new", 90),
            opened("left", 10),
            opened("followed", 10),
            opened("played", 90, "playing"),
            opened("private", 90, listed=False),
        ):
            await store.append(made)
        await store.keep_present("p", [Present("followed", 0, 1)], 200)
        assert sorted(await store.gathering_of("ada", 50, 100)) == ["followed", "new"]
        assert await store.gathering_of("ada", 50, 300) == ["new"]
        assert await store.gathering_of("bob", 50, 100) == []

    await with_store(use)


async def test_what_runs_out_is_left_to_who_knows_the_table_for_a_moment(with_store: With):
    async def use(store: Store) -> None:
        for code in ("a", "b"):
            await store.append(change(code, 1))
            await store.set_due(code, 1, (Due(code, "time", 100), Due(code, "bot", 100)))
        both: tuple[DueKind, ...] = ("bot", "time")
        stranger = Wanted(both, 120, 9, known=("b",), patience=50)
        taken = await store.lease_due(stranger, "q", 1000)
        assert sorted(taken) == [Due("a", "bot", 100), Due("b", "bot", 100), Due("b", "time", 100)]
        later = stranger._replace(now=150)
        assert await store.lease_due(later, "q", 1000) == [Due("a", "time", 100)]

    await with_store(use)


async def test_since_when_somebody_is_there_is_told_by_every_process(with_store: With):
    async def use(store: Store) -> None:
        await store.keep_present("p", [Present("a", 0, 1, 70), Present("a", None, 2, 70)], 200)
        await store.keep_present("q", [Present("a", 0, 1, 50)], 200)
        assert await store.present(["a"], 100) == [
            Present("a", None, 2, 70),
            Present("a", 0, 2, 50),
        ]
        await store.keep_present("q", [Present("a", 0, 1, 60)], 200)
        assert Present("a", 0, 2, 60) in await store.present(["a"], 100)

    await with_store(use)
