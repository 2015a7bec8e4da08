"""People at a table of the harness of secrets, who write down every byte, and what they try."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from aurum.game import view
from aurum.game.views import own_hand
from aurum.server.hint_desk import HintDesk
from aurum.server.live_table import LiveTable
from aurum.server.subscribers import Subscriber
from aurum.table.commands import Visitor
from aurum.table.refusals import Refusal
from aurum.table.wire import commands as wire
from aurum.table.wire.view import Reason
from tests.server.pairs import Pair
from tests.table.tables import COMMITMENT, SEED

if TYPE_CHECKING:
    from tests.server.worlds import World

UNDO_EVERY = 3
SIT_IN_MS = 61_000
UNEVEN = re.compile(rb"seconds|bytes|_created|_size|free|memory|live_blocks")
PROBE_EVERY = 4
HINTS_AT = (1, 13)


class Ear(Subscriber):
    """A follower that writes down every byte; `place` is the process it comes through."""

    def __init__(self, visitor: Visitor, place: int = 0) -> None:
        super().__init__(visitor, lambda _: False, _nowhere, 10**6)
        self.place = place
        self.heard: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.heard.append(message)

    def dismiss(self, code: int, reason: Reason, retry: float | None = None) -> None:
        self.heard.append(f"closed {code} {reason} {retry}".encode())


async def _nowhere(_: bytes) -> None:
    return


async def follow(live_table: LiveTable, ear: Ear, hello: wire.Follow) -> bool:
    """Let somebody in, or let them hear why not."""
    try:
        await live_table.follow(ear, hello)
    except Refusal as refusal:
        ear.heard.append(repr(refusal.reason).encode())
        return False
    return True


class Seated(NamedTuple):
    """A table on every process, its people by seat, somebody who watches, two without a seat."""

    lives: list[LiveTable]
    ears: dict[int, Ear]
    spectator: Ear
    onlookers: list[str]


class Run:
    """One pair in one world: everybody does what the script says, and observers try everything."""

    def __init__(self, world: World, pair: Pair, seated: Seated) -> None:
        self.world = world
        self.pair = pair
        self.lives, self.ears, self.spectator, self.onlookers = seated
        self.live_table = self.lives[0]
        self.heard: dict[str, list[bytes]] = {}
        self.number = 0
        self.asked: dict[str, list[bytes]] = {"spectator": [], "outsider": []}

    @property
    def blind(self) -> dict[int, Ear]:
        """The people who cannot tell the worlds apart."""
        return {seat: ear for seat, ear in self.ears.items() if seat in self.pair.blind}

    async def play(self) -> None:
        await self._deal()
        if self.pair.setting.people == "left":
            gone = self.ears.pop(self.pair.secret[0])
            self.lives[gone.place].leave(gone)
            await self._settled()
        for at, step in enumerate(self.pair.script):
            if at % PROBE_EVERY == 1:
                await self._probe(at)
            if at in HINTS_AT and self.pair.setting.edition == "english":
                await self._ask_for_help(step[0])
            await self._act(step)
            if at % UNDO_EVERY == 0 and self.pair.setting.people == "alone":
                await self._take_back(step)
        await self._probe(0)
        await self._try_doors()
        await self._come_back()
        self.heard |= {f"seat {seat}": ear.heard for seat, ear in self.blind.items()}
        self.heard["spectator"] = self.spectator.heard + self.asked["spectator"]
        self.heard["outsider"] = self.asked["outsider"]

    async def _command(self, ear: Ear, kind: type, *fields: Any) -> None:
        self.number += 1
        await self.lives[ear.place].command(ear, kind(f"c{self.number}", *fields))
        await self._settled()

    async def _settled(self) -> None:
        """Every process has heard of what happened on the others."""
        if len(self.lives) > 1:
            await self.world.settled(self.live_table.table.code)

    async def _deal(self) -> None:
        await self._command(next(iter(self.ears.values())), wire.Start)
        play = self.live_table.table.play
        assert play is not None
        for kind, word in ((wire.Commit, COMMITMENT), (wire.Reveal, SEED.hex())):
            for ear in self.ears.values():
                await self._command(ear, kind, play.id, 0, word)

    async def _ask_for_help(self, asked: int) -> None:
        """Whoever is asked wants a hint and the coach's word; all others want them in vain.

        What a bot thought is asked by everybody, and told to nobody while the round goes on.
        """
        play = self.live_table.table.play
        assert play is not None
        assert play.match is not None
        seq = play.asked[asked].seq
        for ear in self._observers():
            legal = view(play.match, ear.seat).legal if ear.seat is not None else ()
            action = str(legal[0]) if legal else "keep"
            desk = HintDesk(self.live_table, ear)
            for command in (
                wire.Hint(f"h{seq}", play.id, seq, 4),
                wire.Check(f"k{seq}", play.id, seq, action),
                wire.Why(f"w{seq}", play.id, 0, 0),
            ):
                await desk.ask(command)
                await asyncio.gather(*desk._tasks)

    async def _act(self, step: tuple[int, str, str]) -> None:
        seat, action = step[0], step[2] if self.world.number else step[1]
        play = self.live_table.table.play
        assert play is not None
        ear, before = self.ears.get(seat), self.live_table.table.seq
        if ear is None:
            await self._bot_acts(seat, action)
        else:
            await self._command(ear, wire.Act, play.id, play.asked[seat].seq, action)
        assert self.live_table.table.seq > before, f"{seat} {action} was refused"

    async def _bot_acts(self, seat: int, action: str) -> None:
        """A bot's turn, or one that sits in when the countdown is over."""
        if seat in self.live_table.table.persons:
            self.world.clock.now += SIT_IN_MS
            await self._settled()
            for live_table in self.lives:
                await live_table._on_time()
        turns = self.live_table.presence.bot_turns(self.world.clock.now)
        await self.live_table._bot_move(next(t for t in turns if t.seat == seat), action)
        await self._settled()

    async def _take_back(self, step: tuple[int, str, str]) -> None:
        """Whoever plays alone takes a move back and makes it again."""
        ear, play = self.ears.get(step[0]), self.live_table.table.play
        if ear is not None and play is not None and not step[1].startswith("keep"):
            await self._command(ear, wire.Undo, play.id, play.seq)
            await self._act(step)

    async def _probe(self, at: int) -> None:
        """Observers try wrong moves, to see what the refusals tell."""
        play = self.live_table.table.play
        assert play is not None
        match = play.match
        assert match is not None
        for ear in self._observers():
            card = self.pair.deals[0].hands[self.pair.secret[0]][at % 12]
            if ear.seat is not None and card in own_hand(match, ear.seat):
                continue  # an exchange has brought it here, so it might be allowed
            await self._command(ear, wire.Act, play.id, play.seq, f"play {card}")
            await self._command(ear, wire.Act, play.id, play.seq, f"swap Au0 {card}")

    async def _try_doors(self) -> None:
        """Every door of the HTTP side that might tell something of a running match."""
        code, play = self.live_table.table.code, self.live_table.table.play
        match = play.id if play is not None else ""
        for who, token in zip(("spectator", "outsider"), self.onlookers, strict=True):
            for method, path, body in (
                ("GET", f"/tables/{code}", None),
                ("GET", "/tables", None),
                ("GET", f"/matches/{match}", None),
                ("GET", f"/matches/{match}/record", None),
                ("GET", f"/matches/{match}/replay", None),
                ("GET", f"/matches/{match}/review", None),
                ("GET", f"/tables/{code}/review", None),
                ("POST", f"/tables/{code}/join", {"seat": 0}),
            ):
                answer = await self.world.request(token, method, path, body)
                self.asked[who].append(f"{answer.status_code} {answer.text}".encode())
        self.heard["metrics"] = [await self._metrics()]

    async def _metrics(self) -> bytes:
        """What the server counts; times and sizes differ between any two runs."""
        answer = await self.world.http.get("http://localhost/metrics")
        assert answer.status_code == 200
        lines = answer.content.splitlines()
        return b"\n".join(line for line in lines if not UNEVEN.search(line))

    def _observers(self) -> list[Ear]:
        """Those who listen at the table without knowing the difference."""
        watching = [] if self.pair.setting.spectators == "closed" else [self.spectator]
        return [*self.blind.values(), *watching]

    async def _come_back(self) -> None:
        """Observers reconnect, with and without a memory of what they have seen."""
        play = self.live_table.table.play
        assert play is not None
        for ear in [*self.blind.values(), self.spectator]:
            for since in (None, 0, play.seq // 2, play.seq):
                again = Ear(ear.visitor)
                hello = wire.Follow(1, self.live_table.table.code, play.id, since)
                if await follow(self.live_table, again, hello):
                    self.live_table.leave(again)
                await self._settled()
                ear.heard += again.heard
