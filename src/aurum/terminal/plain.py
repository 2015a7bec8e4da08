"""Line by line, without cursor control: for screen readers, pipes and dumb terminals."""

from __future__ import annotations

import asyncio
import sys
from typing import TextIO

from aurum.table.wire.replies import Update
from aurum.terminal.client import News
from aurum.terminal.commands import Commands
from aurum.terminal.line_input import MARK, EditedLines, Lines, typed_lines
from aurum.terminal.phrases import without_control
from aurum.terminal.prompts import end_means, prompt
from aurum.terminal.session import Session

QUIET = 1.0  # seconds


class Plain:
    """Says everything that happens, and asks on one line.

    From a pipe, a line is read only after a question, so that a script keeps in step.
    """

    def __init__(self, session: Session, lines: Lines, out: TextIO, *, eager: bool) -> None:
        self.session = session
        self.commands = Commands(session)
        self.lines = lines
        self.out = out
        self.eager = eager  # read lines at any time: somebody sits there and types
        self._asked: tuple[object, ...] | None = None
        self._introduced: tuple[object, ...] | None = None
        self._open_line = False
        self._quiet = False  # nothing was said for a while
        session.speak = self.say

    def say(self, sentence: str) -> None:
        """Print a sentence on one line, without control codes: parts may come from a server."""
        if self._open_line:
            self.out.write("\n")
            self._open_line = False
        self.out.write(without_control(sentence) + "\n")
        self.out.flush()

    async def run(self) -> None:
        """Run until the person leaves or the input ends."""
        session = self.session
        session.greet()
        await session.client.open()
        news = asyncio.create_task(session.client.news())
        line: asyncio.Task[str | None] | None = None
        try:
            while not session.left:
                self._ask()
                if line is None and self._may_read:
                    line = asyncio.create_task(self.lines.next())
                    self._open_line = isinstance(self.lines, EditedLines) or self._open_line
                waiting = [task for task in (news, line) if task is not None]
                done, _ = await asyncio.wait(
                    waiting, return_when=asyncio.FIRST_COMPLETED, timeout=QUIET
                )
                self._quiet = not done
                if session.warn():
                    self._show_typed()
                if news.done():
                    news = await self._heard(news)
                    self._show_typed()
                elif line is not None and line.done():
                    await self._typed(line.result())
                    line = None
        finally:
            news.cancel()
            if line is not None:
                line.cancel()
            self.lines.close()

    @property
    def _may_read(self) -> bool:
        """Whether to read a line now; spectators are never asked anything.

        At a terminal with editing: after a question, or when nothing was said for a while.
        """
        watching = self.session.room is not None and self.session.seat is None
        asked = self.session.question is not None
        if isinstance(self.lines, EditedLines):
            return asked or self._quiet
        return self.eager or watching or asked

    async def _heard(self, news: asyncio.Task[News]) -> asyncio.Task[News]:
        first = self.session.view is None
        await self.session.hear(news.result())
        if first or self.session.guide.is_new_scene:
            self._look_around(news.result())
        self.session.guide.speak()
        return asyncio.create_task(self.session.client.news())

    def _look_around(self, news: News) -> None:
        """Tell a player who resumes a match how it stands."""
        report = self.session.report
        if isinstance(news, Update) and news.fresh and report is not None:
            hand = report.hand() if self.session.question != "bid" else []
            is_lesson = self.session.guide.lesson is not None
            around = report.trick() if is_lesson else report.table()  # there, one thing at a time
            for line in (*around, *hand):
                self.session.say(line)

    async def _typed(self, text: str | None) -> None:
        self._asked, self._open_line = None, False
        if text is None:
            self.session.left = True
        else:
            await self.commands.obey(text)

    def _ask(self) -> None:
        """Ask the open question, once, and again after every typed line."""
        session = self.session
        lesson = session.guide.lesson
        asked = (session.question, session.pending, session.own and session.own.asked, lesson)
        line = prompt(session)
        if session.left or line is None or asked == self._asked:
            return
        self._asked = asked
        if asked != self._introduced:
            self._introduced = asked
            self._introduce()
        self.say(line) if not self.out.isatty() else self._leave_open(line)

    def _introduce(self) -> None:
        """Say what the person needs to know to answer."""
        session = self.session
        if session.question == "bid" and session.report:
            for line in session.report.hand():
                session.say(line)
        elif session.question == "gold-or-end":
            session.say(end_means(session))

    def _leave_open(self, line: str) -> None:
        """Print the line and leave the line open; an edited line writes its own prompt."""
        self.say(line)
        if not isinstance(self.lines, EditedLines):
            self.out.write(MARK)
            self.out.flush()
        self._open_line = True

    def _show_typed(self) -> None:
        """Show the line being edited again, below what was said meanwhile."""
        typed = self.lines.typed
        if typed is None or self._open_line:
            return
        self._ask()
        if typed or self.session.question is not None:
            self.out.write(f"{MARK}{typed}")
            self.out.flush()
            self._open_line = True


def plain(session: Session) -> Plain:
    """The screen on standard input and output."""
    return Plain(session, typed_lines(), sys.stdout, eager=sys.stdin.isatty())
