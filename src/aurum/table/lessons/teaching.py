"""Teaching at a table: what the learner does is booked, refused kindly, or done for them.

Everything here becomes entries of a draft, as with every other command.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aurum.game import (
    KEEP,
    Deal,
    Match,
    Move,
    Phase,
    Record,
    RoundRecord,
    Swap,
    advance,
    deal,
    evolve_all,
    parse_cards,
    parse_move,
    start,
)
from aurum.table.codes import match_id
from aurum.table.lessons.lesson import Lesson, Scene
from aurum.table.lessons.progress import KEPT, Progress
from aurum.table.log_entries import Acted, Occupancy, Opened, Resumed, Stepped, Taught
from aurum.table.refusals import Refusal, Trouble, refuse
from aurum.table.wire.room import Options
from aurum.table.wire_events import rules_of

if TYPE_CHECKING:
    from aurum.table.commands import Draft, Visitor
    from aurum.table.wire.commands import Learn


def open_lesson(
    draft: Draft, lesson: Lesson, learner: Occupancy, others: tuple[Occupancy, ...]
) -> None:
    """Open a table for one lesson, and begin it."""
    seats = list(others)
    seats.insert(lesson.seat, learner)
    options = Options(rules_of(lesson.variant.ruleset()), spectators="closed")
    assert learner.guest is not None
    draft.book(Opened(options, learner.guest, tuple(seats[: lesson.players])))
    draft.book(Taught(lesson.name))
    draft.table.lesson = Progress(lesson)  # as the entry says, unless the file is only tried out
    _begin(draft, 0)
    go_on(draft)


def why_unexpected(draft: Draft, action: str) -> Refusal | None:
    """Why an action that the rules allow is not what the step is about."""
    progress = draft.table.lesson
    if progress is None:
        return None
    if not progress.asks_action:
        return refuse(Trouble.LESSON_WAITS, fresh=True)
    if action not in progress.accepted(_match(draft)):
        return refuse(Trouble.LESSON_OTHER, fresh=True)
    return None


def learn(draft: Draft, who: Visitor, command: Learn, key: str) -> None:
    """Go on after reading, answer a question, or (without an answer) have the step done."""
    if draft.table.seat_of(who.guest) is None:
        raise refuse(Trouble.NO_SEAT)
    progress = draft.table.lesson
    if progress is None:
        raise refuse(Trouble.NO_LESSON)
    if progress.is_over:
        raise refuse(Trouble.NO_LESSON)
    if (command.step, command.after) != (progress.step + 1, progress.is_after):
        raise refuse(Trouble.STALE, fresh=True)
    if progress.asks_action:
        _do_it(draft, progress, key)
    elif not progress.waits:
        raise refuse(Trouble.LESSON_WAITS)
    else:
        _answer(draft, progress, command.answer, key)
    go_on(draft)


def go_on(draft: Draft) -> None:
    """Book everything that needs nobody: bids that stay, and the next step."""
    while (progress := draft.table.lesson) is not None and not progress.is_over:
        match = _match(draft)
        kept = progress.is_asked_in_vain(match) if match.phase is Phase.EXCHANGE else None
        if kept is not None:
            draft.book(Acted(kept, KEPT, "person" if kept == progress.lesson.seat else "bot"))
        elif progress.turn is not None or progress.waits:
            return
        else:
            _next(draft, progress, None)


def _do_it(draft: Draft, progress: Progress, key: str) -> None:
    """The first of the actions that the step accepts."""
    accepted = progress.accepted(_match(draft))
    draft.book(Acted(progress.lesson.seat, accepted[0]), key)


def _answer(draft: Draft, progress: Progress, answer: int | None, key: str) -> None:
    if progress.asks_answer and answer is not None and answer != progress.current.right:
        raise refuse(Trouble.LESSON_WRONG)
    _next(draft, progress, key)


def _next(draft: Draft, progress: Progress, key: str | None) -> None:
    """What the step says when it is done; else the next step."""
    if progress.current.after and not progress.is_after:
        draft.book(Stepped(progress.step, is_after=True), key)
        return
    draft.book(Stepped(progress.step + 1), key)
    if progress.step + 1 < len(progress.lesson.steps):
        _begin(draft, progress.step + 1)


def _begin(draft: Draft, step: int) -> None:
    """A step may begin a scene of its own: the table then plays that round."""
    progress = draft.table.lesson
    assert progress is not None
    name = progress.lesson.steps[step].scene
    if name is not None:
        names = tuple(draft.table.name_of(seat) for seat in range(len(draft.table.seats)))
        record = scene_record(progress.lesson, progress.lesson.scenes[name], names)
        draft.book(Resumed(match_id(draft.entropy(16)), str(record)))


def scene_record(lesson: Lesson, scene: Scene, names: tuple[str, ...]) -> Record:
    """The round of a scene up to where the learner comes in."""
    hands = tuple(parse_cards(hand) for hand in scene.hands)
    dealt = Deal(hands, parse_cards(scene.exposed))
    rules = lesson.variant.ruleset()
    match = start(rules, scene.first)
    match = evolve_all(match, deal(match, dealt))
    played = RoundRecord(dealt, _with_keeps(match, [parse_move(move) for move in scene.played]))
    return Record(rules, scene.first, names, (played,), None, {})


def _with_keeps(match: Match, moves: list[Move]) -> tuple[Move, ...]:
    """The moves of a scene; that somebody keeps the bid need not stand in the file."""
    told: list[Move] = []
    while moves:
        is_swap = isinstance(moves[0].action, Swap)
        keeps = match.phase is Phase.EXCHANGE and not is_swap
        move = Move(match.to_act[0], KEEP) if keeps else moves.pop(0)
        match, _ = advance(match, move.seat, move.action)
        told.append(move)
    return tuple(told)


def _match(draft: Draft) -> Match:
    assert draft.table.play is not None
    assert draft.table.play.match is not None
    return draft.table.play.match
