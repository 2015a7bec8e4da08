"""How long a stranger waits for thought while somebody else asks for all there is.

Two floods of `bench.server.floods`: 52 hints of one guest, and 40 uploaded records of one address.
Wanted are a hint and the first page of a deal of the day within 2 s, and the first estimate of a
review within 10 s. The server has both cores and two processes for bots, as people start it.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import uvloop

from bench.server.flooders import FROM
from bench.server.processes import ROOT, aurum_server
from bench.server.seats import API, Own, Person, guest, open_table

HINTS, UPLOADS, WARM = 52, 40, 4
HINT, PAGE, ESTIMATE = "a hint", "the first page of the daily", "the first estimate of a review"
WANTED = {HINT: 2.0, PAGE: 2.0, ESTIMATE: 10.0}
LANGUAGES = ("en", "de", "fr", "ru")
HERE = "127.0.0.1"


class Waited(NamedTuple):
    """Seconds that a stranger waited for something, with nobody else there and during a flood."""

    flood: str
    what: str
    alone: float
    meanwhile: float
    refused: int  # answers to the flood that were no

    @property
    def holds(self) -> bool:
        return self.meanwhile < WANTED[self.what]


class Asking(Person):
    """Sits alone with bots, plays nothing, and asks for hints."""

    def __init__(self, cookie: str) -> None:
        super().__init__(cookie, 0)
        self.question: asyncio.Future[Own] = asyncio.get_running_loop().create_future()
        self.told: dict[str, asyncio.Future[bool]] = {}

    def _move(self, match: str, own: Own) -> None:
        self.match = match
        if not self.question.done():
            self.question.set_result(own)

    def hear(self, data: bytes) -> None:
        super().hear(data)
        news = json.loads(data)
        if news["type"] in ("advice", "refused") and news.get("id") in self.told:
            self.told[news["id"]].set_result(news["type"] == "advice")

    def hint(self, language: str = "en", picked: str | None = None) -> asyncio.Future[bool]:
        """Whether advice came, or no."""
        asked = self.question.result().asked
        more = {} if picked is None else {"picked": picked}
        name = self.say("hint", match=self.match, seq=asked, press=4, language=language, **more)
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.told[name] = answer
        return answer


@contextlib.asynccontextmanager
async def client(address: str, local: str) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.AsyncHTTPTransport(local_address=local)
    async with httpx.AsyncClient(base_url=address, transport=transport, timeout=300) as found:
        yield found


async def asking(address: str, local: str) -> Asking:
    async with client(address, local) as http:
        token = await guest(http)
        code = await open_table(http, [token], bots=2)
    person = Asking(token)
    await person.sit(address, code, local)
    person.say("start")
    await person.question
    return person


async def first_page(address: str, deal: int) -> float:
    """Seconds until the first page of a deal of the day is here."""
    async with client(address, HERE) as http:
        token = await guest(http)
        day = (await http.get(f"{API}/daily")).json()["date"]
        began = time.perf_counter()
        body = {"date": day, "deal": deal}
        answer = await http.post(f"{API}/daily/play", json=body, cookies={"aurum": token})
        answer.raise_for_status()
        return time.perf_counter() - began


async def hint(person: Asking, number: int) -> float:
    own, began = person.question.result(), time.perf_counter()
    assert await person.hint(picked=own.legal[number])
    return time.perf_counter() - began


async def during_hints(address: str) -> list[Waited]:
    """Both processes have loaded what they need before: that is another figure."""
    stranger, mallory = await asking(address, HERE), await asking(address, FROM)
    for _ in range(WARM):
        await asyncio.gather(hint(mallory, 0), hint(stranger, 0), first_page(address, 1))
        stranger, mallory = await asking(address, HERE), await asking(address, FROM)
    alone = [await hint(stranger, 1), await first_page(address, 2)]
    picks = itertools.cycle(mallory.question.result().legal)
    questions = [(LANGUAGES[n % 4], next(picks)) for n in range(HINTS)]
    answers = [mallory.hint(*question) for question in questions]
    await asyncio.sleep(0.2)  # all have come
    flooded = [await hint(stranger, 2), await first_page(address, 3)]
    refused = sum(not said for said in await asyncio.gather(*answers))
    return [
        Waited("hints", what, before, meanwhile, refused)
        for what, before, meanwhile in zip((HINT, PAGE), alone, flooded, strict=True)
    ]


async def estimate(address: str, record: str) -> float:
    """Seconds from the first request for a review until a round of it is told."""
    began = time.perf_counter()
    async with client(address, HERE) as http:
        while True:
            answer = await http.post(f"{API}/review", json={"record": json.loads(record)})
            if answer.status_code == 200 and answer.json()["rounds"]:
                return time.perf_counter() - began
            await asyncio.sleep(1)


async def during_uploads(address: str, records: list[str]) -> list[Waited]:
    """Records are sent as fast as the rate of uploads lets one address, and all again and again."""
    await estimate(address, records[0])
    alone = await estimate(address, records[1])
    answers: list[int] = []
    sent = asyncio.Event()

    async def flood() -> None:
        async with client(address, FROM) as http:
            for record in itertools.cycle(records[3:]):
                body: Any = {"record": json.loads(record)}
                answers.append((await http.post(f"{API}/review", json=body)).status_code)
                if len(answers) == UPLOADS:
                    sent.set()
                await asyncio.sleep(0.05)

    flooding = asyncio.create_task(flood())
    await sent.wait()
    await asyncio.sleep(10)  # something is being counted fully by now
    found = await estimate(address, records[2])
    flooding.cancel()
    return [Waited("reviews", ESTIMATE, alone, found, sum(code != 200 for code in answers))]


def some_records(folder: Path) -> list[str]:
    """Finished matches, as somebody would upload them."""
    file = folder / "reviewed.jsonl"
    command = [sys.executable, "-m", "aurum", "simulate", "--out", str(file)]
    command += ["--matches", str(UPLOADS + 3)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return file.read_text().splitlines()


def measure(kind: str) -> list[Waited]:
    with (
        tempfile.TemporaryDirectory() as data,
        aurum_server(Path(data), core=None) as (address, _),
    ):
        if kind == "hints":
            return uvloop.run(during_hints(address))
        return uvloop.run(during_uploads(address, some_records(Path(data))))
