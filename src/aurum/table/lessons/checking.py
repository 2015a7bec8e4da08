"""Checking a lesson: the real table plays every way through it before anybody learns from it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache

from aurum.game import AurumError, Match, legal_actions, parse_action, position_text, why_illegal
from aurum.table.commands import Draft, Visitor, carry_out, move_for
from aurum.table.lessons.lesson import LESSONS, BadLesson, Lesson, lesson
from aurum.table.lessons.progress import Progress
from aurum.table.lessons.teaching import open_lesson
from aurum.table.log_entries import Occupancy
from aurum.table.refusals import Refusal, Trouble, refuse
from aurum.table.table import Table
from aurum.table.wire.commands import Act, Learn

LEARNER = Visitor("learner", "Learner")
OTHERS = tuple(Occupancy("bot", name=name) for name in ("Left", "Across", "Right"))


@cache
def checked_lesson(name: str) -> Lesson:
    """A lesson of the package, checked to its end; else the refusal to raise."""
    found = lesson(name)
    if found is None:
        raise refuse(Trouble.NO_SUCH_LESSON, name=name, known=", ".join(LESSONS))
    check_lesson(found, f"{name}.toml")
    return found


def check_lesson(checked: Lesson, file: str) -> int:
    """Play every way through the lesson; returns the number of moments, or raises `BadLesson`."""
    tables, seen = [_opened(checked, file)], set[tuple[object, ...]]()
    while tables:
        table = tables.pop()
        moment = _moment(table)
        if moment not in seen and not _progress(table).is_over:
            tables += _continued(table, file)
        seen.add(moment)
    return len(seen)


def _moment(table: Table) -> tuple[object, ...]:
    """What decides how the lesson can go on: several ways may lead to the same moment."""
    progress = _progress(table)
    return progress.step, progress.at, progress.is_after, position_text(_match(table))


def _opened(checked: Lesson, file: str) -> Table:
    table = Table("check")
    draft = _draft(table)
    try:
        open_lesson(draft, checked, Occupancy("person", LEARNER.guest, LEARNER.name), OTHERS)
    except (AurumError, ValueError, AssertionError) as error:
        raise BadLesson(f"{file}, scene {checked.steps[0].scene!r}: {error}") from error
    draft.apply()
    return table


def _continued(table: Table, file: str) -> Iterator[Table]:
    """The tables that the next thing in the lesson can lead to."""
    progress, match = _progress(table), _match(table)
    where = f"{file}, step {progress.step + 1} ({progress.current.name})"
    try:
        if progress.waits:
            yield _with(table, _learn(progress))
        elif progress.asks_action:
            for action in _accepted(progress, match):
                yield _with(table, _act(table, progress, action))
        else:
            yield _moved(table, progress, match)
    except (Refusal, AurumError, ValueError, AssertionError) as error:
        raise BadLesson(f"{where}: {error}") from error


def _accepted(progress: Progress, match: Match) -> tuple[str, ...]:
    """What the learner may do; none of it being legal is the lesson's fault."""
    turn, seat = progress.turn, progress.lesson.seat
    assert turn is not None
    if not (accepted := progress.accepted(match)):
        raise ValueError(_why_none(match, seat, turn.actions))
    return accepted


def _why_none(match: Match, seat: int, actions: tuple[str, ...]) -> str:
    """The reason of the rules for the first action; all of them have one."""
    reason = why_illegal(match, seat, parse_action(actions[0]))
    legal = ", ".join(str(action) for action in legal_actions(match, seat)) if not reason else ""
    told = reason.text if reason else f"the rules allow {legal}"
    return f"seat {seat} cannot do {' or '.join(actions)}: {told}"


def _moved(table: Table, progress: Progress, match: Match) -> Table:
    turn = progress.turn
    assert turn is not None
    assert turn.seat is not None
    action = progress.scripted(match)
    if action is None or table.play is None:
        raise ValueError(_why_none(match, turn.seat, turn.actions))
    draft = _draft(table)
    move_for(draft, turn.seat, table.play.asked[turn.seat].seq, action, "bot")
    return draft.table


def _learn(progress: Progress) -> Learn:
    return Learn("learn", progress.step + 1, progress.is_after, progress.current.right)


def _act(table: Table, progress: Progress, action: str) -> Act:
    assert table.play is not None
    return Act("act", table.play.id, table.play.asked[progress.lesson.seat].seq, action)


def _with(table: Table, command: Act | Learn) -> Table:
    """The table after the learner's command; the one before stays as it is."""
    draft = _draft(table)
    carry_out(draft, LEARNER, command)
    return draft.table


def _draft(table: Table) -> Draft:
    ids = itertools.count()
    return Draft(table, 0, lambda size: bytes([table.seq % 256, next(ids) % 256] * size)[:size])


def _progress(table: Table) -> Progress:
    assert table.lesson is not None
    return table.lesson


def _match(table: Table) -> Match:
    assert table.play is not None
    assert table.play.match is not None
    return table.play.match
