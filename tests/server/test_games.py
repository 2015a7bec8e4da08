"""My games: the finished matches of a guest, which go along when the identity moves."""

from __future__ import annotations

from pathlib import Path

from tests.server.player import Player
from tests.server.running import running


async def test_a_finished_match_is_in_the_list_and_moves_along(tmp_path: Path):
    async with (
        running(tmp_path) as server,
        Player(server.address, seed=2) as ada,
        Player(server.address) as phone,
    ):
        assert (await ada.http.get("/me/games")).json() == {"games": [], "next": None}
        await ada.create(["random", "me", "random"], rules={"edition": "german"})
        await ada.follow()
        await ada.play_on()
        line = (await ada.http.get("/me/games")).json()["games"][0]
        assert (line["id"], line["seat"], line["side"]) == (ada.update["match"], 1, 1)
        assert (line["rules"]["edition"], line["bots"]) == ("german", ["random", None, "random"])
        assert line["winners"] == ada.update["view"]["winners"]
        record = (await ada.http.get("/me/records")).json()["records"][0]
        own = [each["sides"][1] for each in record["rounds"]]
        told = [(one["bid"], one["tricks"], one["gold"], one["score"]) for one in line["rounds"]]
        assert told == [(s["bid"], s["tricks"], s["gold_points"], s["score"]) for s in own]

        assert (await phone.http.get("/me/games")).json()["games"] == []
        code = (await ada.post("/me/moving-code", {}))["code"]
        await phone.post("/me/take", {"code": code})
        assert (await phone.http.get("/me/games")).json()["games"] == [line]
        wrong = await phone.http.get("/me/games?before=yesterday")
        assert (wrong.status_code, wrong.json()["reason"]["code"]) == (422, "no-such-page")
