"""Reviews over HTTP: they grow, they are kept, they go on after a restart; who may read them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from aurum.analysis.ledgers import NORMAL
from aurum.analysis.reviews import review
from aurum.game import parse_record
from tests.server.player import Player
from tests.server.running import Running, running

pytestmark = pytest.mark.timeout(300)
EFFORT = 0.01
HOW = ("under", "exact", "over")
QUICK: dict[str, Any] = {"review_effort": EFFORT, "review_niceness": 0}


async def counted(player: Player, path: str, rounds: int | None = None) -> dict[str, Any]:
    """Ask until so many rounds, or all, have been counted."""
    while True:
        found: dict[str, Any] = (await player.http.get(path)).json()
        wanted = found["count"] if rounds is None else rounds
        if len(found["rounds"]) - len(found.get("rough", ())) >= wanted:
            return found
        assert not found.get("failed")
        await asyncio.sleep(0.05)


async def between_rounds(server: Running, ada: Player) -> None:
    """After a round those who play hear about it, and nobody else does."""
    path = f"/tables/{ada.code}/review"
    while (await ada.http.get(path)).json()["count"] == 0:
        await ada.play_on(moves=1)
    found = await counted(ada, path)
    assert [one["round"] for one in found["rounds"]] == list(range(found["count"])) != []
    async with Player(server.address, 2) as eve:
        refused = await eve.http.get(path)
        assert (refused.status_code, refused.json()["reason"]["code"]) == (403, "not-at-this-table")
    match = ada.update["match"]
    assert (await ada.http.get(f"/matches/{match}/review")).status_code == 404, "not over yet"


async def of_any_record(ada: Player, record: dict[str, Any], whole: dict[str, Any]) -> None:
    """A record from elsewhere has the same review; one without a result has none."""
    while True:
        found = await ada.post("/review", {"record": record})
        if len(found["rounds"]) == found["count"] and not found.get("rough"):
            break
        await asyncio.sleep(0.05)
    assert found == whole
    unfinished = record | {"rounds": record["rounds"][:1]}
    del unfinished["winners"]
    broken = record | {"rounds": [record["rounds"][0] | {"actions": ["0 play Au8"]}]}
    for bad, words in ((unfinished, "not finished"), (broken, "round 0, action 0"), ({}, "format")):
        answer = await ada.http.post("/review", json={"record": bad})
        assert answer.status_code == 422
        assert words in answer.json()["reason"]["text"]


async def counted_luck(ada: Player, match: str, whole: dict[str, Any]) -> None:
    """The account has the match once its review is complete, and bids with their ends."""
    assert (await ada.http.get("/me/luck")).json()["missing"] in (0, 1)
    found = await ada.post("/me/luck", {})
    while found["missing"]:
        await asyncio.sleep(0.05)
        found = (await ada.http.get("/me/luck")).json()
    seat = (await ada.http.get("/me/games")).json()["games"][0]["seat"]
    side = whole["sums"]["sides"][seat]
    (game,) = found["games"]
    account = found["account"]
    assert game["id"] == match
    assert game["luck"] == pytest.approx(side["deal"] + side["hidden"])
    assert (account["matches"], account["own"]) == (1, pytest.approx(side["own"]))
    assert account["bids"] == whole["count"] == sum(account[how]["came"] for how in HOW)


def test_a_review_grows_is_kept_and_goes_on_after_a_restart(tmp_path: Path):
    async def scenario() -> None:
        async with running(tmp_path, **QUICK) as server, Player(server.address) as ada:
            await ada.create(["me", "random", "random"])
            await ada.follow()
            await between_rounds(server, ada)
            await ada.play_on()
            match = ada.update["match"]
            record = (await ada.http.get(f"/matches/{match}/record")).json()
            path = f"/matches/{match}/review"
            await counted(ada, path, rounds=1)
            code = (await ada.post("/me/moving-code", {}))["code"]
        async with running(tmp_path, **QUICK) as server, Player(server.address) as ben:
            await ben.post("/me/take", {"code": code})
            kept = set(await server.services.store.review(match))
            assert 0 in kept, "nothing was lost"
            account = (await ben.http.get("/me/luck")).json()["account"]
            assert (account is None) == (len(kept) < len(record["rounds"])), "of whole reviews only"
            begun = (await ben.http.get(path)).json()
            assert len(begun["rounds"]) >= len(kept)
            whole = await counted(ben, path)
            assert (await ben.http.get(f"/matches/{match}x/review")).status_code == 404
            await of_any_record(ben, record, whole)
            await counted_luck(ben, match, whole)
        found = review(parse_record(msgspec.json.encode(record)), effort=NORMAL.scaled(EFFORT))
        assert whole["rounds"] == msgspec.json.decode(msgspec.json.encode(found.rounds)), (
            "as anybody would count it"
        )
        for side in whole["sums"]["sides"]:
            columns = sum(side[name] for name in ("start", "deal", "hidden", "own", "others"))
            assert abs(columns - side["result"]) < 1e-9

    asyncio.run(scenario())
