"""The host: messages of the page in, answers and the news of tables out."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from aurum.browser.answers import LocalAnswers
from aurum.browser.line import Line
from aurum.browser.outside import Outside
from aurum.browser.services import put_together
from aurum.server.settings import NO_PACE, Pace
from aurum.table.messages import encode
from aurum.table.wire.view import Reason
from aurum.table.wire.words import Close


class Asked(msgspec.Struct, tag="ask", tag_field="type"):
    """A request that a page with a server would send by HTTP."""

    id: int
    method: str
    path: str
    body: str | None = None
    language: str = "en"


class Opened(msgspec.Struct, tag="open", tag_field="type"):
    """A line to a table begins; `by_force` takes the table away from another window."""

    line: int
    by_force: bool = False


class Spoken(msgspec.Struct, tag="say", tag_field="type"):
    """What a page with a server would send through a socket."""

    line: int
    text: str


class Closed(msgspec.Struct, tag="close", tag_field="type"):
    line: int


class Stolen(msgspec.Struct, tag="stolen", tag_field="type"):
    """Another window has taken this table."""

    table: str


Message = Asked | Opened | Spoken | Closed | Stolen
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Host:
    """One page's tables."""

    def __init__(self, outside: Outside, *, hurried: bool = False) -> None:
        self._outside = outside
        self._services = put_together(outside, NO_PACE if hurried else Pace())
        self._answers = LocalAnswers(self._services)
        self._lines: dict[int, Line] = {}
        self._tasks: set[asyncio.Future[Any]] = set()

    def hear(self, text: str) -> None:
        """A message of the worker; answers come later."""
        message = _decoder.decode(text)
        if isinstance(message, Asked):
            self._begin(self._answer(message))
        elif isinstance(message, Opened):
            opened = Line(message.line, self._outside, self._services)
            self._lines[message.line] = opened
            self._begin(opened.run(by_force=message.by_force))
        elif isinstance(message, Stolen):
            self._lose(message.table)
        elif (line := self._lines.get(message.line)) is not None:
            line.hear(message.text if isinstance(message, Spoken) else None)
            if isinstance(message, Closed):
                del self._lines[message.line]

    async def _answer(self, asked: Asked) -> None:
        status, body = await self._answers.answer(
            asked.method, asked.path, asked.body, asked.language
        )
        said = {"answer": asked.id, "status": status, "body": body}
        self._outside.post(encode(said).decode())

    def _lose(self, table: str) -> None:
        """What is stored stays; nothing more is written from here."""
        live = self._services.live_tables.tables.pop(table, None)
        if live is None:
            return
        live.stop()
        reason = Reason("", "elsewhere", "Another window of this browser has the table now.")
        for follower in live.subscribers.followers:
            follower.dismiss(Close.ELSEWHERE, reason)

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
