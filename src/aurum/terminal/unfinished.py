"""The unfinished matches on this computer, by number, so that nobody needs their paths."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from aurum.game import AurumError, Match
from aurum.terminal.autosave import folder
from aurum.terminal.setup import old_match
from aurum.texts import Texts

LIST = "list"


@dataclass(frozen=True)
class Unfinished:
    """A match that can be continued."""

    path: Path
    when: datetime
    names: tuple[str, ...]
    match: Match

    def told(self, number: int, speak: Texts) -> str:
        when = self.when.strftime("%Y-%m-%d %H:%M")
        names = ", ".join(self.names)
        edition = speak(f"edition-{self.match.ruleset.edition.id}")
        return speak(
            "unfinished-line",
            number=number,
            when=when,
            names=names,
            edition=edition,
            round=self.match.round_number + 1,
        )


def unfinished() -> list[Unfinished]:
    """The unfinished matches in our folder, latest first."""
    return [match for path in _paths() for match in _read(path)]


def latest() -> Path | None:
    """The file of the match that was played last."""
    return next(iter(_paths()), None)


def _paths() -> list[Path]:
    return sorted(folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)


def _read(path: Path) -> Iterator[Unfinished]:
    """The match in a file; nothing if it is over or unreadable."""
    with contextlib.suppress(AurumError):
        own, _ = old_match(path, None)
        if own.is_begun:
            when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
            yield Unfinished(path, when, own.play.names, own.match)


def listed(speak: Texts) -> list[str]:
    """The list in words, and how to continue."""
    matches = unfinished()
    lines = [match.told(number, speak) for number, match in enumerate(matches, 1)]
    if not lines:
        return [speak("unfinished-none")]
    return [*lines, speak("unfinished-how", command="aurum play --resume 1")]


def resumed_path(wish: str) -> Path:
    """The file that `--resume` names, by its path or by its number in the list."""
    if not wish.isdecimal() or Path(wish).exists():
        return Path(wish)
    matches = unfinished()
    if not 1 <= int(wish) <= len(matches):
        rest = "`aurum play --resume` lists them all" if matches else "all matches are finished"
        raise AurumError(f"there is no unfinished match {wish}; {rest}")
    return matches[int(wish) - 1].path
