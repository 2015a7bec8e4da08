"""The same table twice: in this process, and on a server. A client cannot tell them apart."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from aurum.game import audit
from aurum.game.record_parser import parse_record
from aurum.game.records import Record
from aurum.table.wire.events import CardPlayed, MatchStarted, RoundDealt
from aurum.table.wire.http import CreateTable
from aurum.table.wire.replies import Refused, RoomChanged, Said, Update
from aurum.terminal.client import News
from aurum.terminal.http_client import Door
from aurum.terminal.identity import Identities
from aurum.terminal.local_table import LocalTable
from aurum.terminal.remote_table import RemoteTable
from aurum.terminal.table_client import TableClient
from tests.terminal.servers import RunningServer
from tests.terminal.tables import host

PATIENCE = 60


@pytest.fixture(params=["local", "remote"])
def make_client(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], TableClient]:
    """Makes a client of either kind: a person and two random bots."""
    if request.param == "local":
        return lambda: LocalTable(host())
    server: RunningServer = request.getfixturevalue("server")
    identities = Identities(tmp_path / "identities.json")
    wish = CreateTable(seats=("me", "random", "random"), start=True)
    return lambda: RemoteTable(Door(server.address, identities).create("Ada", wish), lambda _: None)


class Visit:
    """Somebody at a table who hears everything and plays at random."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.luck = Random(1)
        self.heard: list[News] = []
        self.answered: int | None = None

    async def until(self, wanted: Callable[[News], bool]) -> News:
        while not wanted(news := await asyncio.wait_for(self.client.news(), PATIENCE)):
            self.heard.append(news)
        self.heard.append(news)
        return news

    async def asked(self) -> Update:
        """The next update that asks something of us."""
        while True:
            news = await self.until(lambda news: isinstance(news, Update))
            assert isinstance(news, Update)
            if news.own and news.own.asked is not None:
                return news

    async def play(self, until: Callable[[Update], bool]) -> Update:
        """Answer everything until an update is as wanted."""
        while True:
            news = await self.until(lambda news: isinstance(news, Update))
            assert isinstance(news, Update)
            if until(news):
                return news
            if news.view.phase == "deal":
                await self.client.ready()
            elif news.own and news.own.asked not in (None, self.answered):
                self.answered = news.own.asked  # while others bid, the question stays the same
                await self.client.act(self.luck.choice(news.own.legal))


async def visiting(
    make_client: Callable[[], TableClient], test: Callable[[Visit], Awaitable[None]]
) -> None:
    client = make_client()
    try:
        await client.open()
        await test(Visit(client))
    finally:
        await client.close()


def must_play(update: Update) -> bool:
    return bool(update.view.phase == "play" and update.own and update.own.asked is not None)


async def test_the_first_update_tells_the_start_and_the_deal(
    make_client: Callable[[], TableClient],
):
    async def test(visit: Visit) -> None:
        first = await visit.asked()
        kinds = [type(event) for update in visit.heard if isinstance(update, Update)
                 for event in update.events]  # fmt: skip
        assert kinds[:2] == [MatchStarted, RoundDealt] or first.fresh
        assert first.own is not None
        assert len(first.own.hand) == 12
        assert len(first.own.legal) == 12

    await visiting(make_client, test)


async def test_an_action_is_told_as_its_events(make_client: Callable[[], TableClient]):
    async def test(visit: Visit) -> None:
        asked = await visit.play(must_play)
        assert asked.own is not None
        action = asked.own.legal[0]
        await visit.client.act(action)
        told = await visit.until(lambda news: isinstance(news, Update))
        assert isinstance(told, Update)
        assert told.seq > asked.seq
        assert told.events[0] == CardPlayed(0, action.removeprefix("play "))

    await visiting(make_client, test)


async def test_what_is_not_allowed_is_refused_and_shown_afresh(
    make_client: Callable[[], TableClient],
):
    async def test(visit: Visit) -> None:
        asked = await visit.asked()
        await visit.client.act("bid Au0")
        refused = await visit.until(lambda news: isinstance(news, Refused))
        assert isinstance(refused, Refused)
        assert refused.reason.code == "gold-bid"
        again = await visit.asked()
        assert again.fresh
        assert again.own == asked.own

    await visiting(make_client, test)


async def test_undo_shows_the_same_question_again(make_client: Callable[[], TableClient]):
    async def test(visit: Visit) -> None:
        asked = await visit.play(must_play)
        assert asked.own is not None
        await visit.client.act(asked.own.legal[0])
        await visit.asked()
        await visit.client.undo()
        back = await visit.until(lambda news: isinstance(news, Update) and news.undone)
        assert isinstance(back, Update)
        assert back.own is not None
        assert (back.fresh, back.own.hand, back.own.legal) == (
            True,
            asked.own.hand,
            asked.own.legal,
        )
        assert back.view.trick == asked.view.trick

    await visiting(make_client, test)


async def test_undo_of_nothing_is_refused(make_client: Callable[[], TableClient]):
    async def test(visit: Visit) -> None:
        await visit.asked()
        code = "stale"  # until the bots have bid, the table may have moved on meanwhile
        while code == "stale":
            await visit.client.undo()
            refused = await visit.until(lambda news: isinstance(news, Refused))
            assert isinstance(refused, Refused)
            code = refused.reason.code
        assert code == "nothing-to-undo"

    await visiting(make_client, test)


async def test_sheets_come_when_a_round_ends(make_client: Callable[[], TableClient]):
    async def test(visit: Visit) -> None:
        ended = await visit.play(lambda update: update.view.phase == "deal")
        assert ended.sheets is not None
        (sheet,) = ended.sheets
        assert sheet.round == 0
        assert len(sheet.sides) == 3
        await visit.client.ready()
        await visit.asked()
        record = visit.client.record()
        assert record is not None
        assert len(audit_of(record).rounds) >= 1

    await visiting(make_client, test)


def audit_of(record: Record) -> Record:
    """The record as it is written and read again, checked against the rules."""
    read = parse_record(str(record))
    audit(read)
    return read


async def test_a_rematch_begins_a_new_match(make_client: Callable[[], TableClient]):
    async def test(visit: Visit) -> None:
        await visit.client.rematch()
        refused = await visit.until(lambda news: isinstance(news, Refused))
        assert isinstance(refused, Refused)
        assert refused.reason.code == "not-over"
        over = await visit.play(lambda update: update.view.phase == "over")
        record = visit.client.record()
        assert record is not None
        assert audit_of(record).winners == over.view.winners
        await visit.client.rematch()
        again = await visit.asked()
        assert again.match != over.match
        assert again.view.round == 0
        assert not again.sheets
        room = await room_of(visit, again.match)
        assert room.room.finished == (over.match,)

    await visiting(make_client, test)


async def room_of(visit: Visit, match: str) -> RoomChanged:
    """The news about the room in which that match is played."""
    for news in visit.heard:
        if isinstance(news, RoomChanged) and news.room.match == match:
            return news
    news = await visit.until(lambda news: isinstance(news, RoomChanged))
    assert isinstance(news, RoomChanged)
    return news


async def test_what_is_said_is_heard(make_client: Callable[[], TableClient]):
    async def test(visit: Visit) -> None:
        await visit.asked()
        await visit.client.say("hello")
        said = await visit.until(lambda news: isinstance(news, Said))
        assert said == Said(0, "hello")

    await visiting(make_client, test)


async def test_seats_stay_as_they_are_during_a_match(make_client: Callable[[], TableClient]):
    async def test(visit: Visit) -> None:
        await visit.asked()
        await visit.client.place(1, "apprentice")
        refused = await visit.until(lambda news: isinstance(news, Refused))
        assert isinstance(refused, Refused)
        assert refused.reason.code == "match-running"

    await visiting(make_client, test)


async def test_a_match_that_runs_is_not_started_again(make_client: Callable[[], TableClient]):
    """The refusal is answered, and the same question still waits for us."""

    async def test(visit: Visit) -> None:
        asked = await visit.asked()
        await visit.client.start()
        refused = await visit.until(lambda news: isinstance(news, Refused))
        assert isinstance(refused, Refused)
        assert refused.reason.code == "match-running"
        assert asked.own is not None
        await visit.client.act(asked.own.legal[0])
        answer = await visit.until(lambda news: isinstance(news, Update | Refused))
        assert isinstance(answer, Update)
        assert answer.match == asked.match

    await visiting(make_client, test)
