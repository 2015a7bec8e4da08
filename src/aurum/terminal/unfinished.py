"""The unfinished matches on this computer, by number, so that nobody needs their paths."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from aurum.game import AurumError, Match
from aurum.terminal.autosave import folder
from aurum.terminal.holding import is_held
from aurum.terminal.kept_log import read_log
from aurum.terminal.setup import MatchOver, table_of
from aurum.texts import Texts

LIST = "list"


@dataclass(frozen=True)
class Unfinished:
    """A match that can be continued."""

    path: Path
    when: datetime
    names: tuple[str, ...]
    match: Match
    is_damaged: bool

    def told(self, number: int, speak: Texts) -> str:
        when = self.when.strftime("%Y-%m-%d %H:%M")
        line = speak(
            "unfinished-line",
            number=number,
            when=when,
            names=", ".join(self.names),
            edition=speak(f"edition-{self.match.ruleset.edition.id}"),
            round=self.match.round_number + 1,
        )
        if is_held(self.path):
            return speak("unfinished-busy", line=line)
        if self.is_damaged:
            return speak("unfinished-damaged", line=line, file=self.path.name)
        return line


def latest() -> Path | None:
    """The file of the match that was played last."""
    return next(iter(_paths()), None)


def _paths() -> list[Path]:
    return sorted(folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)


def unfinished() -> tuple[list[Unfinished], list[AurumError]]:
    """The unfinished matches in our folder, latest first, and what is wrong with other files.

    Nothing is changed: another window may be writing to any of them.
    """
    found, errors = list[Unfinished](), list[AurumError]()
    for path in _paths():
        try:
            found.append(_match_in(path))
        except MatchOver:
            continue
        except AurumError as error:
            errors.append(error)
    return found, errors


def _match_in(path: Path) -> Unfinished:
    log = read_log(path)
    own = table_of(log)
    when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    return Unfinished(path, when, own.play.names, own.match, log.is_damaged)


def listed(speak: Texts) -> list[str]:
    """The list in words, how to continue, and the files that nobody can continue."""
    matches, errors = unfinished()
    lines = [match.told(number, speak) for number, match in enumerate(matches, 1)]
    if lines:
        lines.append(speak("unfinished-how", command="aurum play --resume 1"))
    else:
        lines.append(speak("unfinished-none"))
    return [*lines, *map(str, errors)]


def resumed_path(wish: str) -> Path:
    """The file that `--resume` names, by its path or by its number in the list."""
    if not wish.isdecimal() or Path(wish).exists():
        return Path(wish)
    matches, _ = unfinished()
    if not 1 <= int(wish) <= len(matches):
        rest = "`aurum play --resume` lists them all" if matches else "all matches are finished"
        raise AurumError(f"there is no unfinished match {wish}; {rest}")
    return matches[int(wish) - 1].path
