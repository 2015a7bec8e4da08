"""`aurum learn` from its options to its end: a lesson at a table of one's own."""

from __future__ import annotations

import secrets
from pathlib import Path

import platformdirs

from aurum.game import AurumError
from aurum.roster import USUAL_LEVEL
from aurum.table.commands import Draft
from aurum.table.lessons.checking import check_lesson, checked_lesson
from aurum.table.lessons.lesson import parsed
from aurum.table.lessons.teaching import open_lesson
from aurum.table.log_entries import Occupancy
from aurum.table.table import Table
from aurum.terminal.autosave import LogKeeper
from aurum.terminal.holding import held
from aurum.terminal.kept_log import read_log
from aurum.terminal.lessons import Offers
from aurum.terminal.local_table import LocalTable
from aurum.terminal.own_table import CODE, ME, OwnTable
from aurum.terminal.play import play_match, run_screen
from aurum.terminal.setup import kept, person_name
from aurum.terminal.wishes import Wishes
from aurum.texts import companions, texts

GUIDED = "first"


def learn_lesson(wishes: Wishes, name: str, *, again: bool) -> int:
    """Play a lesson from where the person left it; a real match follows the guided round."""
    path = _path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    with held(path):
        code, is_over = _learn(wishes, name, path, again=again)
    return play_match(wishes) if is_over and name == GUIDED and code == 0 else code


def _learn(wishes: Wishes, name: str, path: Path, *, again: bool) -> tuple[int, bool]:
    """Play the lesson in this file; returns the exit code, and whether the lesson is over."""
    if again:
        path.unlink(missing_ok=True)
    own = _left(path) or _new(wishes, name, path)
    Offers().settle(name)
    code = run_screen(wishes, lambda: LocalTable(own, 0.0 if wishes.is_plain else wishes.pace))
    if own.table.lesson is not None and not own.table.lesson.is_over:
        print(texts(wishes.spoken)("lesson-left", command=f"aurum learn {name}"))
        return code, False
    path.unlink(missing_ok=True)
    return code, True


def check_file(path: Path) -> int:
    """Play through the lesson in a file; returns the number of its moments, or raises an error."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise AurumError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise AurumError(f"{path} is not text in UTF-8, so it cannot be a lesson") from error
    return check_lesson(parsed(text, path.name), path.name)


def _new(wishes: Wishes, name: str, path: Path) -> OwnTable:
    """A table at the first step."""
    lesson = checked_lesson(name)
    table, seed = Table(CODE), secrets.token_hex(8)
    draft = Draft(table, 0, secrets.token_bytes)
    learner = Occupancy("person", ME, person_name(wishes.name))
    names = companions(wishes.spoken)
    others = tuple(Occupancy("bot", None, other, USUAL_LEVEL) for other in names)
    open_lesson(draft, lesson, learner, others)
    log = [entry for entry, _ in draft.entries]
    return kept(OwnTable(seed, log), LogKeeper(path), log)


def _left(path: Path) -> OwnTable | None:
    """The table as the person left it; None if there is none or its lesson is over."""
    if not path.exists():
        return None
    log = read_log(path)
    log.mend()
    own = OwnTable(log.seed, log.entries)
    lesson = own.table.lesson
    return None if lesson is None or lesson.is_over else kept(own, LogKeeper(path), ())


def _path(name: str) -> Path:
    return Path(platformdirs.user_state_path("aurum")) / "lessons" / f"{name}.jsonl"
