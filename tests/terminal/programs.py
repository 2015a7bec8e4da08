"""`aurum play` as a program of its own, played through its pipes."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from aurum.texts import Texts, texts

CHOICE = re.compile(r"^(\d+)\. ")


def environment(home: Path, **more: str) -> dict[str, str]:
    """A person's surroundings with an own home, so that nothing of the machine is touched."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    ours = {"HOME": str(home), "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8", "AURUM_COACH": "0"}
    return kept | ours | more


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "aurum", "play", *arguments]


class Program:
    """A plain game in a process. It reads what is asked and answers like a person would."""

    def __init__(self, home: Path, *arguments: str, language: str = "en", luck: int = 1) -> None:
        self.texts: Texts = texts(language)
        self.luck = Random(luck)
        self.lines: list[str] = []
        self.process = subprocess.Popen(
            command("--plain", "--language", language, *arguments),
            env=environment(home),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def read(self) -> str | None:
        """The next line; None at the end."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if line:
            self.lines.append(line.rstrip("\n"))
        return self.lines[-1] if line else None

    def write(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def play(self, until: Callable[[str], bool] = lambda _: False) -> None:
        """Answer every question until a line comes for which `until` holds, or the end."""
        seen = len(self.lines)
        while (line := self.read()) is not None and not any(map(until, self.lines[seen:])):
            seen = len(self.lines)
            self.answer(line)
            if any(map(until, self.lines[seen:])):
                return

    def read_until(self, mark: str) -> None:
        """Read on to a line with this in it."""
        while (line := self.read()) is not None:
            if mark in line:
                return
        raise AssertionError(f"{mark!r} never came; last lines: {self.lines[-5:]}")

    def answer(self, line: str) -> None:
        """Whatever this line asks for; nothing if it asks nothing."""
        if line in self._choosing:
            self.write(self._choice(line))
        elif line.endswith(self._confirming):
            self.write("yes")
        elif line in (self.texts("prompt-next-round"), self.texts("ask-first-exchange")):
            self.write("")
        elif line == self.texts("prompt-over"):
            self.write("quit")

    def end(self) -> int:
        """Wait for the process to end; returns its exit code."""
        assert self.process.stdin is not None
        assert self.process.stderr is not None
        self.process.stdin.close()
        while self.read() is not None:
            pass
        trouble = self.process.stderr.read()
        code = self.process.wait(60)
        self.process.stdout.close()  # type: ignore[union-attr]
        self.process.stderr.close()
        assert trouble == "", trouble
        return code

    @property
    def _choosing(self) -> set[str]:
        asks = ("bid", "exchange", "lead", "play", "gold-or-end")
        return {self.texts(f"ask-{ask}") for ask in asks}

    @property
    def _confirming(self) -> str:
        return self.texts("confirm-bid", card="").rpartition("?")[2]

    def _choice(self, prompt: str) -> str:
        """Ask what is allowed and take one of it."""
        self.write("?")
        allowed: list[str] = []
        while (line := self.read()) is not None and line != prompt:
            if found := CHOICE.match(line):
                allowed.append(found[1])
        return self.luck.choice(allowed)
