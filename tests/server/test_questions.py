"""Questions over the socket: the newest counts, one thought serves all languages, budgets end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from aurum.analysis.advice import Told
from aurum.languages import LANGUAGES
from aurum.server.settings import Limits
from tests.server.flooded import only
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.test_hints import hint, question, until_asked

pytestmark = pytest.mark.timeout(180)
TOLD = {language: Told(language, (), "", "", ()) for language in LANGUAGES}


class Thoughts:
    """What the pool is asked, answered when the test says so."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.go_on = asyncio.Event()
        monkeypatch.setattr(server.services.bot_pool, "_helped", self._helped)

    async def _helped(self, _: Callable[[], Any], __: float | None = None) -> dict[str, Told]:
        self.count += 1
        await self.go_on.wait()
        return TOLD


@asynccontextmanager
async def asked_alone(data: Path, limits: Limits) -> AsyncIterator[tuple[Running, Player]]:
    async with running(data, limits=limits) as server, Player(server.address) as ada:
        await ada.create(["me", "random", "random"])
        await ada.follow()
        await until_asked(ada)
        yield server, ada


async def test_of_52_hints_one_is_under_way_and_the_newest_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with asked_alone(tmp_path, only()) as (server, ada):
        thoughts, picks = Thoughts(server, monkeypatch), ada.legal()
        names = [
            await ada.order("hint", press=4, picked=picks[n % len(picks)], **question(ada))
            for n in range(52)
        ]
        replaced = [await ada.answer(name) for name in names[1:-1]]
        assert {one["reason"]["code"] for one in replaced} == {"newer-question"}
        thoughts.go_on.set()
        ends = [await ada.answer(name) for name in (names[0], names[-1])]
        assert [one["type"] for one in ends] == ["advice"] * 2
        assert thoughts.count == 2


async def test_one_thought_serves_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with asked_alone(tmp_path, only()) as (server, ada):
        thoughts = Thoughts(server, monkeypatch)
        thoughts.go_on.set()
        told = [(await hint(ada, 1, language=language))["aim"] for language in LANGUAGES]
        assert (told, thoughts.count) == ([*LANGUAGES], 1)


async def test_whoever_has_used_many_seconds_is_told_when_to_ask_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """On the socket and over HTTP; another guest of another address is not concerned."""
    async with asked_alone(tmp_path, only(thinking_per_guest=0.1)) as (server, ada):
        Thoughts(server, monkeypatch)
        await ada.order("hint", press=1, **question(ada))  # under way, and that costs already
        refused = await ada.command("hint", press=1, picked=ada.legal()[0], **question(ada))
        assert refused["reason"]["code"] == "thinking-spent"
        seconds = refused["reason"]["details"]["seconds"]
        day = (await ada.http.get("/daily")).json()["date"]
        page = await ada.http.post("/daily/play", json={"date": day})
        assert (page.status_code, page.json()["reason"]["code"]) == (429, "thinking-spent")
        assert 0 < int(page.headers["retry-after"]) <= int(seconds)
