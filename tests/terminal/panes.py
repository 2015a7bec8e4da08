"""A real terminal: tmux, read as a person would read it."""

import re
import shlex
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from aurum.texts import texts
from tests.terminal.programs import environment

CARD = re.compile(r"(?<![(\w])[◆●▲◐■★]((?:Bi|Cu|P|Ag|Zn|Au)\d+)")
ENGLISH = texts("en")
ASKING = tuple(ENGLISH(f"ask-{kind}")[:16] for kind in ("bid", "lead", "play", "gold-or-end"))
OVER = ENGLISH("prompt-over")[:24]
WAITING = (
    "Type yes or no",
    ENGLISH("prompt-next-round")[:24],
    ENGLISH("hint-page"),
    ENGLISH("ask-first-exchange")[:24],
    OVER,
)
PATIENCE, IMPATIENCE = 120, 10


class Pane:
    """A shell in a window of 80 by 24."""

    def __init__(self, home: Path, columns: int = 80, rows: int = 24) -> None:
        self.socket = str(home / f"tmux-{columns}x{rows}")
        self.luck = Random(4)
        self.home = home
        size = ("-x", str(columns), "-y", str(rows))
        self._tmux("-f", "/dev/null", "new-session", "-d", *size, "env", "PS1=$ ", "sh")
        self.resize(columns, rows)

    def _tmux(self, *arguments: str) -> str:
        more = {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
        ran = subprocess.run(
            ["tmux", "-u", "-S", self.socket, *arguments],
            env=environment(self.home, **more),
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        return ran.stdout

    def _size(self) -> str:
        return self._tmux("display-message", "-p", "#{window_width}x#{window_height}")

    def close(self) -> None:
        self._tmux("kill-server")

    def screen(self) -> str:
        return self._tmux("capture-pane", "-p")

    def run(self, command: list[str], mark: str) -> None:
        """Type a command into the shell, which says the mark and the exit code after it."""
        self.press(f"{shlex.join(command)}; echo {mark}-$?", "Enter")

    def press(self, *keys: str) -> None:
        self._tmux("send-keys", *keys)

    def resize(self, columns: int, rows: int) -> None:
        self._tmux("resize-window", "-x", str(columns), "-y", str(rows))

    def until(self, wanted: Callable[[str], bool]) -> str:
        """Wait for a screen; what is there when patience ends is part of the error."""
        end = time.monotonic() + PATIENCE
        while not wanted(screen := self.screen()):
            assert time.monotonic() < end, f"{self._size()}\n{screen}"
            time.sleep(0.05)
        return screen

    def play(self, until: Callable[[str], bool]) -> str:
        """Answer whatever the screen asks until it shows what is wanted."""
        while not until(screen := self.until(lambda screen: is_asking(screen) or until(screen))):
            self.press(*self.answer(screen))
            self._notice(screen)
        return screen

    def _notice(self, before: str) -> None:
        """Wait for an effect; a person who sees none presses again."""
        end = time.monotonic() + IMPATIENCE
        while self.screen() == before and time.monotonic() < end:
            time.sleep(0.05)

    def answer(self, screen: str) -> list[str]:
        """The keys for what is asked: a card in the notation, or Enter."""
        if OVER in screen and ENGLISH("hint-page") not in screen:
            return ["F10"]
        if "Type yes or no" in screen or not any(ask in screen for ask in ASKING):
            return ["Enter"]
        return [self.luck.choice(cards(screen)), "Enter"]


def cards(screen: str) -> list[str]:
    """The cards that may be played: those of the hand that stand in no brackets."""
    # A window that grew after the program had started may have empty rows below.
    return CARD.findall("\n".join(screen.rstrip().splitlines()[-6:]))


def is_asking(screen: str) -> bool:
    """Whether the screen waits for the person and is drawn to its end."""
    if any(mark in screen for mark in WAITING):
        return True
    return any(mark in screen for mark in ASKING) and bool(cards(screen))
