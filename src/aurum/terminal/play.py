"""`aurum play` from its options to its end."""

from __future__ import annotations

import asyncio
import os
import shlex
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from aurum.game import AurumError
from aurum.terminal.client import Client
from aurum.terminal.local import LocalTable
from aurum.terminal.plain import plain
from aurum.terminal.saving import Keeper
from aurum.terminal.session import Session
from aurum.terminal.setting import new_match, old_match
from aurum.texts import default_edition, system_language, texts

INTERRUPTED = 130


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line; None leaves it to us."""

    players: int = 3
    edition: str | None = None
    bots: str | None = None
    seed: str | None = None
    language: str | None = None
    zeros: bool | None = None
    scoring: Literal["nuggets", "points"] = "nuggets"
    name: str | None = None
    plain: bool = False
    ask_exchange: bool = False
    theme: Literal["dark", "light"] | None = None
    pace: float = 0.5
    record: Path | None = None
    resume: Path | None = None
    join: str | None = None
    create: bool = False
    server: str = ""

    @property
    def spoken(self) -> str:
        return self.language or system_language()

    @property
    def book(self) -> str:
        return self.edition or default_edition(self.spoken)

    @property
    def is_plain(self) -> bool:
        """Without a terminal that can move its cursor there is only one way."""
        able = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        return self.plain or not able


def play_match(wishes: Wishes) -> int:
    """Play until the person leaves; returns the exit code."""
    _check(wishes)
    if wishes.join or wishes.create:
        return _play_far(wishes)
    return _play_here(wishes)


def _check(wishes: Wishes) -> None:
    if sum(map(bool, (wishes.join, wishes.create, wishes.resume))) > 1:
        raise AurumError("--join, --create and --resume exclude each other; choose one")
    if wishes.resume and wishes.record:
        raise AurumError("--resume goes on in its own file; leave --record out")


def _play_here(wishes: Wishes) -> int:
    if wishes.resume:
        host, keeper = old_match(wishes.resume, wishes.bots)
    else:
        host, keeper = new_match(
            edition=wishes.book,
            players=wishes.players,
            zeros=wishes.zeros,
            scoring=wishes.scoring,
            bots=wishes.bots,
            seed=wishes.seed,
            name=wishes.name,
            record=wishes.record,
        )
    pace = 0.0 if wishes.is_plain else wishes.pace
    code = _run(wishes, lambda: LocalTable(host, keeper.keep, pace))
    _say_where(wishes, keeper)
    return code


def _say_where(wishes: Wishes, keeper: Keeper) -> None:
    """Where the match is kept; one that is over stays only if a file was asked for."""
    speak = texts(wishes.spoken)
    if keeper.last is None:
        return
    if keeper.last.winners is None:
        command = f"aurum play --resume {shlex.quote(str(keeper.path))}"
        print(speak("saved", file=str(keeper.path), command=command))
    elif wishes.record or wishes.resume:
        print(speak("recorded", file=str(keeper.path)))
    else:
        keeper.path.unlink(missing_ok=True)


def _play_far(wishes: Wishes) -> int:
    raise NotImplementedError


def _run(wishes: Wishes, sit: Callable[[], Client]) -> int:
    """Run the chosen screen; an interrupt leaves the table like any other way of leaving."""
    try:
        asyncio.run(_session(wishes, sit))
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return 0


async def _session(wishes: Wishes, sit: Callable[[], Client]) -> None:
    client = sit()
    session = Session(client, texts(wishes.spoken), ask_exchange=wishes.ask_exchange)
    try:
        await _screen(wishes, session)()
    finally:
        await client.close()


def _screen(wishes: Wishes, session: Session) -> Callable[[], Awaitable[None]]:
    return plain(session).run
