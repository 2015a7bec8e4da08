"""What every store promises about circles of friends."""

from __future__ import annotations

from pathlib import Path

from aurum.server.storage.circles import Circle, CircleResult, Joining
from aurum.server.storage.rows import Attempt, Guest, Retention
from aurum.server.storage.store import Store
from tests.server.stores import opened

DAY = "2026-11-16"
HOUR = 3_600_000


async def with_guests(store: Store, *names: str) -> None:
    for at, name in enumerate(names):
        await store.add_guest(Guest(name, name.title()), name, at)


async def enter(store: Store, circle: str, guest: str, at: int, **most: int) -> None:
    limits = {"most_members": 9, "most_circles": 9} | most
    await store.join_circle(Joining(circle, f"{circle}-{guest}", guest, at, **limits))


async def members(store: Store, circle: str) -> list[str]:
    return [member.name for member in await store.members_of(circle)]


async def test_members_come_and_go_and_the_oldest_is_the_maker(home: Path):
    async with opened(home) as store:
        await with_guests(store, "ada", "bob", "eve")
        await store.add_circle("c", "link", "Friday", 1)
        for at, guest in enumerate(("bob", "ada", "bob", "eve")):
            await enter(store, "c", guest, at)
        assert await members(store, "c") == ["Bob", "Ada", "Eve"]
        assert await store.circle_by_link("link") == Circle("c", "link", "Friday", 3, "bob")

        await store.rename_circle("c", "Monday")
        await store.leave_circle("c", "bob")
        assert await store.circles_of("ada") == [Circle("c", "link", "Monday", 2, "ada")]
        await store.remove_member("c", "c-eve", "new link")
        assert await store.circle_by_link("link") is None
        assert await store.circles_of("eve") == await store.circles_of("bob") == []
    async with opened(home) as store:
        assert await store.circle_by_link("new link") == Circle("c", "new link", "Monday", 1, "ada")
        await store.leave_circle("c", "ada")
        assert await store.circle_by_link("new link") is None, "the last one takes it along"


async def test_there_is_room_for_so_many_and_no_more(home: Path):
    async with opened(home) as store:
        await with_guests(store, "ada", "bob", "eve")
        for circle in ("c", "d"):
            await store.add_circle(circle, circle, circle, 1)
            await enter(store, circle, "ada", 1)
        await enter(store, "c", "bob", 2, most_members=2)
        await enter(store, "c", "eve", 3, most_members=2)
        assert await members(store, "c") == ["Ada", "Bob"]
        await enter(store, "d", "bob", 4, most_circles=1)
        await enter(store, "nowhere", "eve", 5)
        assert await members(store, "d") == ["Ada"]
        assert await store.circles_of("eve") == []


async def test_results_are_read_where_the_one_who_asks_has_finished(home: Path):
    async with opened(home) as store:
        await with_guests(store, "ada", "bob", "eve")
        await store.add_circle("c", "c", "c", 1)
        for at, guest in enumerate(("ada", "bob")):
            await enter(store, "c", guest, at)
        for guest, deal, result in (
            ("ada", 1, "a1"),
            ("ada", 2, None),
            ("bob", 1, "b1"),
            ("bob", 2, "b2"),
            ("bob", 3, "b3"),
            ("eve", 1, "e1"),
        ):
            await store.keep_attempt(guest, Attempt(DAY, deal, "a\n", result))
        found = await store.circle_results("c", "ada", DAY)
        assert sorted(found) == [CircleResult("c-ada", 1, "a1"), CircleResult("c-bob", 1, "b1")]
        assert len(await store.circle_results("c", "bob", DAY)) == 4
        assert await store.circle_results("c", "ada", "2026-11-15") == []


async def test_memberships_go_with_their_guest_and_circles_with_the_last_member(home: Path):
    def kept(now: int, guests: int = 0) -> Retention:
        return Retention(now, guests, 0, 0, 0, 0)

    async with opened(home) as store:
        await with_guests(store, "ada", "bob")
        for circle in ("c", "d", "new"):
            await store.add_circle(circle, circle, circle, HOUR if circle == "new" else 0)
        await enter(store, "c", "ada", 1)
        await enter(store, "c", "bob", 2)
        await enter(store, "d", "ada", 3)
        await store.tidy(kept(HOUR))
        assert await store.circle_by_link("d") is not None
        await store.tidy(kept(HOUR + 1, guests=1))  # Ada came at 0, Bob at 1
        assert await members(store, "c") == ["Bob"]
        assert [await store.circle_by_link(one) is None for one in ("c", "d", "new")] == [
            False,
            True,
            False,
        ]
