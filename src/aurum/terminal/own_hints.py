"""Hints, checks and reasons at a table of one's own, worked out in a thread."""

from __future__ import annotations

import asyncio

from aurum.game import View, parse_action
from aurum.table.assistance import seed_of
from aurum.table.commands import bots_move, object_to
from aurum.table.match_record import sheets_record
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Advice, Checked, Explained
from aurum.table.wire.view import Reason
from aurum.terminal.own_table import OwnTable

HelpCommand = wire.Hint | wire.Check | wire.Why
FAILED = Reason("", "hint-failed", "No hint could be worked out; ask again, or play on.")


async def answered(own: OwnTable, command: HelpCommand) -> Advice | Checked | Explained | None:
    """The answer to a command that the table has accepted; None if it was overtaken."""
    if isinstance(command, wire.Why):
        return await _explained(own, command)
    if _seen(own, command) is None:
        return None
    if isinstance(command, wire.Hint):
        return await _advice(own, command)
    return await _checked(own, command)


def _seen(own: OwnTable, command: wire.Hint | wire.Check) -> View | None:
    """What the person sees, if the question is still open."""
    question = own.play.asked.get(own.person)
    is_open = question is not None and (own.play.id, question.seq) == (command.match, command.seq)
    return own.seen_by(own.person) if is_open else None


async def _advice(own: OwnTable, command: wire.Hint) -> Advice | None:
    from aurum.analysis.advice import told_hint

    seen = _seen(own, command)
    assert seen is not None
    picked = None if command.picked is None else parse_action(command.picked)
    seed = seed_of(command.match, command.seq)
    told = await asyncio.to_thread(told_hint, seen, picked, seed, command.language)
    return None if _seen(own, command) is None else told.answer(command)


async def _checked(own: OwnTable, command: wire.Check) -> Checked | None:
    """An objection is noted before it is told."""
    from aurum.analysis.coach import objection_text

    seen, said = _seen(own, command), None
    assert seen is not None
    if not own.play.help.was_objected(own.person, command.seq):
        action = parse_action(command.action)
        seed = seed_of(command.match, command.seq)
        said = await asyncio.to_thread(objection_text, seen, action, seed, command.language)
    if _seen(own, command) is None:
        return None
    if said is not None:
        own.book(lambda draft: object_to(draft, own.person, command.seq, command.action))
    return Checked(command.id, command.match, command.seq, command.action, said)


async def _explained(own: OwnTable, command: wire.Why) -> Explained:
    from aurum.analysis.moves import move_text

    play = own.play
    _, level = bots_move(play.sheets[command.round], command.ply)
    rounds = play.sheets[: command.round + 1]
    record = str(sheets_record(play.ruleset, play.names, rounds, None, play.id))
    place = command.round, command.ply
    said = await asyncio.to_thread(
        move_text, record, place, level, seed_of(play.id, *place), command.language
    )
    return Explained(command.id, command.match, *place, said)
