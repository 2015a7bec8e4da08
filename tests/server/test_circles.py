"""Circles of friends over HTTP: by link, compared after one's own finish and not before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from aurum.server.settings import Limits
from aurum.server.storage import circles as stored
from aurum.server.storage.rows import Attempt
from aurum.table.wire.http import DailyResult
from tests.server.player import Player
from tests.server.running import Running, running

GOOD, POOR = DailyResult(14, 93.5, 6.0, 1.5, 0.4), DailyResult(0, 4.0, 6.0, -7.5, 0.4)


class Friends:
    """A server with guests, and a day whose attempts can be written down as if played."""

    def __init__(self, server: Running, players: dict[str, Player], date: str) -> None:
        self.server = server
        self.players = players
        self.date = date
        self.guests: dict[str, str] = {}

    def __getitem__(self, name: str) -> Player:
        return self.players[name]

    async def played(self, name: str, deal: int, result: DailyResult | None, day: str = "") -> None:
        told = None if result is None else msgspec.json.encode(result).decode()
        attempt = Attempt(day or self.date, deal, "bid P3\n", told)
        await self.server.services.store.keep_attempt(self.guests[name], attempt)

    async def circle(self, *names: str) -> str:
        """A circle made by the first of them, joined by the rest; its id."""
        made = await self[names[0]].post("/circles", {"name": "Friday"})
        for name in names[1:]:
            await self[name].post(f"/invitations/{made['link']}", {})
        return str(made["id"])

    async def results(self, name: str, circle: str) -> dict[str, list[Any]]:
        answer = (await self[name].http.get(f"/circles/{circle}")).json()
        return {member["name"]: member["results"] for member in answer["members"]}


@asynccontextmanager
async def friends(home: Path, *names: str, **changes: Any) -> Any:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(home, **changes))
        players = {n: await stack.enter_async_context(Player(server.address)) for n in names}
        some = next(iter(players.values()))
        found = Friends(server, players, (await some.http.get("/daily")).json()["date"])
        for name, player in players.items():
            await player.post("/me", {"name": name})
            visitor = await server.services.identities.whose(player.http.cookies["aurum"])
            assert visitor is not None
            found.guests[name] = visitor.guest
        yield found


async def test_a_circle_from_its_link_to_its_end(home: Path):
    async with friends(home, "Ada", "Bob", "Eve") as all_:
        ada, bob, eve = all_["Ada"], all_["Bob"], all_["Eve"]
        made = await ada.post("/circles", {"name": " Friday \u200b night\n"})
        assert (made["name"], made["members"], made["mine"]) == ("Friday night", 1, True)
        invitation = f"/invitations/{made['link']}"
        hint = (await bob.http.get(invitation)).json()
        assert hint == {"name": "Friday night", "members": 1, "joined": False}
        for _ in range(2):  # a second time changes nothing
            joined = await bob.post(invitation, {})
            assert (joined["members"], joined["mine"]) == (2, False)
        assert (await bob.http.get(invitation)).json()["joined"]
        await eve.post(invitation, {})

        path = f"/circles/{made['id']}"
        told = (await bob.http.get(path)).json()["members"]
        assert [(m["name"], m["me"], m["maker"]) for m in told] == [
            ("Ada", False, True),
            ("Bob", True, False),
            ("Eve", False, False),
        ]
        for forbidden, body in ((path, {"name": "Mine"}), (f"{path}/remove", {"member": "x" * 8})):
            answer = await bob.http.post(forbidden, json=body)
            assert (answer.status_code, answer.json()["reason"]["code"]) == (403, "not-the-maker")
        assert (await ada.post(path, {"name": "Monday"}))["name"] == "Monday"
        changed = await ada.post(f"{path}/remove", {"member": told[2]["id"]})
        assert (changed["members"], changed["link"] == made["link"]) == (2, False)
        assert (await eve.http.get(path)).status_code == 404
        assert (await eve.http.post(invitation, json={})).status_code == 404, "a new link"

        assert await ada.post(f"{path}/leave", {}) == {"circles": []}
        assert (await bob.http.get("/circles")).json()["circles"][0]["mine"], "the next oldest"
        await bob.post(f"{path}/leave", {})
        assert (await eve.http.get(f"/invitations/{changed['link']}")).status_code == 404


async def test_results_are_told_deal_by_deal_after_ones_own_finish(tmp_path: Path):
    async with friends(tmp_path, "Ada", "Bob", "Eve") as all_:
        circle = await all_.circle("Ada", "Bob", "Eve")
        await all_.played("Bob", 1, GOOD)
        await all_.played("Bob", 2, POOR)
        await all_.played("Ada", 1, POOR)
        await all_.played("Ada", 2, None)
        good, poor = (msgspec.to_builtins(one) for one in (GOOD, POOR))
        assert await all_.results("Ada", circle) == {
            "Ada": [poor, None, None],
            "Bob": [good, None, None],
            "Eve": [None] * 3,
        }
        assert await all_.results("Eve", circle) == {name: [None] * 3 for name in all_.players}


async def test_circles_move_along_with_the_identity(tmp_path: Path):
    async with friends(tmp_path, "Ada", "Eve") as all_:
        circle = await all_.circle("Ada")
        code = (await all_["Ada"].post("/me/moving-code", {}))["code"]
        assert (await all_["Eve"].post("/me/take", {"code": code}))["name"] == "Ada"
        assert (await all_["Eve"].http.get("/circles")).json()["circles"][0]["id"] == circle
        assert (await all_["Ada"].http.get("/circles")).status_code == 401


Answers = list[tuple[int, bytes]]


async def heard_before(tmp_path: Path, played: Callable[[Friends], Awaitable[None]]) -> Answers:
    """Everything that the server tells Ada, who has finished one deal of three, and Eve, no member.

    Ids are random, so they are replaced by what they stand for.
    """
    async with friends(tmp_path, "Ada", "Bob", "Eve") as all_:
        circle = await all_.circle("Ada", "Bob")
        await all_.played("Ada", 1, POOR)
        await all_.played("Ada", 2, None)
        await all_.played("Ada", 1, POOR, day="2026-01-01")
        await played(all_)
        line = (await all_["Ada"].http.get("/circles")).json()["circles"][0]
        members = (await all_["Ada"].http.get(f"/circles/{circle}")).json()["members"]
        found: Answers = []
        for path in (
            "/me",
            "/me/games",
            "/daily/attempts",
            "/circles",
            f"/circles/{circle}",
            f"/circles/{circle}?date={all_.date}",
            f"/circles/{circle}?date=2026-01-01",
            f"/invitations/{line['link']}",
        ):
            for name in ("Ada", "Eve"):
                answer = await all_[name].http.get(path)
                text = answer.content
                for secret in (circle, line["link"], *(member["id"] for member in members)):
                    text = text.replace(secret.encode(), b"ID")
                found.append((answer.status_code, text))
        return found


async def nothing(_: Friends) -> None:
    """Bob has not played."""


async def deals_that_ada_has_not_finished(all_: Friends) -> None:
    await all_.played("Bob", 2, GOOD)
    await all_.played("Bob", 3, POOR)
    await all_.played("Bob", 1, None)
    await all_.played("Bob", 1, GOOD, day="2026-01-02")


async def test_before_ones_own_finish_no_byte_depends_on_what_others_did(tmp_path: Path):
    quiet = await heard_before(tmp_path / "quiet", nothing)
    busy = await heard_before(tmp_path / "busy", deals_that_ada_has_not_finished)
    assert quiet == busy
    assert {status for status, _ in quiet} == {200, 404, 422}

    async def also_the_first(all_: Friends) -> None:
        await all_.played("Bob", 1, GOOD)

    assert await heard_before(tmp_path / "told", also_the_first) != quiet, "this one may be told"


async def test_a_gate_that_stands_open_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The planted fault: results are read whether or not the one who asks has finished."""
    shut = "own.result IS NOT NULL AND "
    assert shut in stored._RESULTS
    monkeypatch.setattr(stored, "_RESULTS", stored._RESULTS.replace(shut, ""))
    quiet = await heard_before(tmp_path / "quiet", nothing)
    busy = await heard_before(tmp_path / "busy", deals_that_ada_has_not_finished)
    assert quiet != busy


async def test_what_is_wrong_is_said_in_one_sentence(home: Path):
    limits = Limits(circles_per_guest=2, members_per_circle=2)
    async with friends(home, "Ada", "Bob", "Eve", limits=limits) as all_:
        ada, bob, eve = all_["Ada"], all_["Bob"], all_["Eve"]
        made = await ada.post("/circles", {"name": "Friday"})
        await bob.post(f"/invitations/{made['link']}", {})
        await ada.post("/circles", {"name": "Friday"})
        await eve.post("/circles", {"name": "One"})
        path, link = f"/circles/{made['id']}", f"/invitations/{made['link']}"
        for who, method, where, body, status, code in (
            (ada, "POST", "/circles", {"name": "Third"}, 409, "too-many-circles"),
            (eve, "POST", link, {}, 409, "circle-full"),
            (eve, "POST", "/circles", {"name": "\u200b\t"}, 422, "no-name"),
            (eve, "POST", "/circles", {"name": "x" * 41}, 422, "unreadable"),
            (eve, "POST", "/circles", {"name": ""}, 422, "unreadable"),
            (eve, "GET", path, None, 404, "no-such-circle"),
            (eve, "POST", f"{path}/leave", {}, 404, "no-such-circle"),
            (eve, "GET", "/invitations/x", None, 404, "no-such-invitation"),
            (eve, "GET", "/invitations/%00", None, 404, "no-such-invitation"),
            (eve, "POST", "/invitations/%00", {}, 404, "no-such-invitation"),
            (ada, "POST", f"{path}/remove", {"member": "x" * 8}, 404, "no-such-member"),
            (ada, "POST", f"{path}/remove", {"member": "me"}, 422, "unreadable"),
            (ada, "GET", f"{path}?date=2020-01-01", None, 422, "day-before-first"),
            (ada, "GET", f"{path}?date=2099-01-01", None, 422, "day-after-last"),
            (ada, "GET", f"{path}?date=soon", None, 422, "not-a-date"),
        ):
            answer = await who.http.request(method, where, json=body)
            reason = answer.json()["reason"]
            assert (answer.status_code, reason["code"]) == (status, code), (where, answer.text)
            assert ". " not in reason["text"]
            assert reason["text"].endswith(".")


async def test_changes_are_limited(tmp_path: Path):
    async with friends(tmp_path, "Ada", limits=Limits(circle_changes_per_minute=3)) as all_:
        circle = await all_.circle("Ada")
        statuses = [
            (await all_["Ada"].http.post(f"/circles/{circle}", json={"name": "x"})).status_code
            for _ in range(5)
        ]
        assert statuses == [200] * 3 + [429] * 2
