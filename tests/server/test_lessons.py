"""A lesson on a server: a table of its own, told step by step, and found again after a restart."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

from aurum.server.live_table import LiveTable
from aurum.table.commands import Visitor
from aurum.table.refusals import Trouble
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Refused, RoomChanged, Update, Welcome
from aurum.table.wire.room import LessonView
from tests.server.live import Ear, house_on
from tests.server.stores import opened

ADA = Visitor("ada", "Ada")
NAMES = ("Maria", "Jabir", "Flamel")
MOVES = {
    "highest": "play Ag9", "lowest": "play Bi3", "lead": "play Zn7", "tie": "play P5",
    "gold": "play Au2", "bid": "bid Ag5", "change": "swap Au3 Zn4", "end": "end",
}  # fmt: skip


class Pupil(Ear):
    """A follower who does what the lesson asks, and writes down what is heard."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(ADA)
        self.live = live
        self._moved = asyncio.Event()

    def push(self, message: bytes) -> None:
        super().push(message)
        self._moved.set()

    @property
    def lesson(self) -> LessonView:
        room = next(m.room for m in reversed(self.heard) if isinstance(m, RoomChanged | Welcome))
        assert room.lesson is not None
        return room.lesson

    async def come(self) -> None:
        await self.live.follow(self, wire.Follow(1, self.live.table.code))

    async def asked(self) -> LessonView:
        """The step, as soon as the others have moved."""
        async with asyncio.timeout(30):
            while self.lesson.wants == "nothing" and not self.lesson.over:
                self._moved.clear()
                await self._moved.wait()
        return self.lesson

    async def act(self, action: str) -> None:
        play = self.live.table.play
        assert play is not None
        question = play.asked[0].seq
        await self.live.command(self, wire.Act(self._name(), play.id, question, action))

    async def learn(self, answer: int | None = None) -> None:
        told = self.lesson
        await self.live.command(self, wire.Learn(self._name(), told.step, told.after, answer))

    def _name(self) -> str:
        return secrets.token_hex(8)


async def test_a_lesson_from_its_first_step_to_its_last(tmp_path: Path):
    async with opened(tmp_path) as store:
        house = house_on(store)
        room = (await house.teach(ADA, "first", NAMES)).room
        assert [seat.name for seat in room.seats] == ["Ada", "Maria", "Jabir"]
        assert (room.state, room.undo, room.options.spectators) == ("playing", False, "closed")
        pupil = Pupil(house.tables[room.code])
        await pupil.come()
        assert (await pupil.asked()).expect == ("play P8", "play P9", "play Zn7", "play Zn8")
        await pupil.act("play P8")
        scenes = {pupil.all(Update)[-1].match}
        while not (told := await pupil.asked()).over:
            if told.wants == "action":
                await pupil.act(MOVES[told.name])
            else:
                await pupil.learn(told.answers[1] if told.name == "double" else None)
            scenes.add(pupil.all(Update)[-1].match)
        assert pupil.all(Refused) == []
        assert len(scenes) == 4
        assert house.room(pupil.live).state == "over"
        assert pupil.all(Update)[-1].sheets[-1].sides[0].score == 10
        await house.close()


async def test_a_wrong_tap_is_refused_with_the_reason_and_a_fresh_view(tmp_path: Path):
    async with opened(tmp_path) as store:
        house = house_on(store)
        pupil = Pupil(house.tables[(await house.teach(ADA, "gold", NAMES)).room.code])
        await pupil.come()
        for action, code in (("play Bi3", "not-in-hand"), ("play Ag7", "lesson-other")):
            await pupil.act(action)
            reason = pupil.all(Refused)[-1].reason
            assert reason.code == code
            assert pupil.all(Update)[-1].fresh
        assert pupil.lesson.name == "trump"
        await house.close()


async def test_a_restart_finds_the_lesson_where_it_was(tmp_path: Path):
    async with opened(tmp_path) as store:
        house = house_on(store)
        code = (await house.teach(ADA, "first", NAMES)).room.code
        pupil = Pupil(house.tables[code])
        await pupil.come()
        await pupil.act("play Zn8")
        await pupil.learn()
        told = await pupil.asked()
        await house.close()
    async with opened(tmp_path) as store:
        house = house_on(store)
        live = await house.table(code)
        assert live is not None
        again = Pupil(live)
        await again.come()
        assert again.lesson == told
        await again.act("play Ag9")
        assert (await again.asked()).name == "lowest"
        await house.close()


async def test_whoever_has_no_lesson_cannot_go_on_in_one(tmp_path: Path):
    async with opened(tmp_path) as store:
        house = house_on(store)
        pupil = Pupil(house.tables[(await house.teach(ADA, "team", NAMES)).room.code])
        await pupil.come()
        stranger = Ear(Visitor("eve", "Eve"))
        await pupil.live.command(stranger, wire.Learn("c", 1))
        assert stranger.all(Refused)[-1].reason.code == Trouble.NO_SEAT.code
        await pupil.live.command(pupil, wire.Undo("u", pupil.all(Update)[-1].match, 1))
        assert pupil.all(Refused)[-1].reason.code == Trouble.LESSON_ON.code
        await house.close()
