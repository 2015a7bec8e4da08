"""`aurum play` from its options to its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import logging.handlers
import shlex
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from aurum.game import AurumError
from aurum.roster import LADDER, START_LEVEL
from aurum.terminal.assistance import FIRST_MATCHES
from aurum.terminal.autosave import Keeper, folder
from aurum.terminal.client import Client
from aurum.terminal.colours import wished_theme
from aurum.terminal.holding import held
from aurum.terminal.lessons import Offers
from aurum.terminal.local_table import LocalTable
from aurum.terminal.own_table import OwnTable
from aurum.terminal.plain import plain
from aurum.terminal.session import Session
from aurum.terminal.settings import keep_settings
from aurum.terminal.setup import bot_levels, new_match, old_match, person_name
from aurum.terminal.unfinished import LIST, latest, listed, resumed_path
from aurum.terminal.wishes import Wishes, checked, table_wish
from aurum.texts import Texts, texts

INTERRUPTED = 130
COMPLAINTS = 1000


def sound(wishes: Wishes) -> Wishes:
    """Check the wishes, so that errors are reported before anything begins."""
    checked(wishes)
    rules = wishes.variant.ruleset()
    if wishes.create:
        table_wish(wishes)
    elif not (wishes.join or wishes.tables or wishes.resume):
        person_name(wishes.name)
        bot_levels(wishes.bots or wishes.level, rules.seats - 1)
    return wishes


def play_match(wishes: Wishes) -> int:
    """Play until the person leaves; returns the exit code."""
    if wishes.tables or wishes.join or wishes.create:
        # A local match needs no network, so it does not wait for the network's libraries.
        from aurum.terminal.on_server import open_tables, play_there

        return _say_lines(open_tables(wishes)) if wishes.tables else play_there(wishes)
    if wishes.resume == LIST:
        return _say_lines(listed(texts(wishes.spoken)))
    return _play_here(wishes)


def _say_lines(lines: list[str]) -> int:
    print("\n".join(lines))
    return 0


def _play_here(wishes: Wishes) -> int:
    if wishes.resume:
        path = resumed_path(wishes.resume)
        if not path.is_file():
            raise AurumError(f"{path} cannot be read: there is no such file")
        with held(path):
            return _play_kept(wishes, *old_match(path, wishes.bots))
    own, keeper = new_match(
        wishes.variant,
        bots=wishes.bots or wishes.level,
        seed=wishes.seed,
        name=wishes.name,
        record=wishes.record,
        language=wishes.spoken,
    )
    with held(keeper.path):
        return _play_kept(wishes, own, keeper)


def _play_kept(wishes: Wishes, own: OwnTable, keeper: Keeper) -> int:
    """Play a match whose file is ours."""
    pace = 0.0 if wishes.is_plain else wishes.pace
    speak = texts(wishes.spoken)
    notes = [] if keeper.aside is None else [speak("log-mended", file=str(keeper.aside))]
    code = run_screen(wishes, lambda: LocalTable(own, pace), Offers(), notes)
    _say_where(wishes, keeper)
    _climb(wishes, own)
    return code


def _climb(wishes: Wishes, own: OwnTable) -> None:
    """Remember the level for the next match, and offer the one above after two wins."""
    before = Climb(wishes.level, wishes.wins)
    now = before.after(own)
    if now != before:
        keep_settings({"level": now.level, "wins": now.wins})
    if now.offer is not None and now.wins > before.wins:
        speak = texts(wishes.spoken)
        beaten, above = speak(f"bot-{now.level}"), speak(f"bot-{now.offer}")
        command = f"aurum play --bots {now.offer}"
        print(speak("level-offer", level=beaten, next=above, command=command))


def _say_where(wishes: Wishes, keeper: Keeper) -> None:
    """Say where the match is kept; a finished one is the last match, beside any file it has."""
    speak = texts(wishes.spoken)
    if keeper.has_finished:
        print(kept_as_last(speak))
    if keeper.is_over is None:
        return
    if not keeper.is_over:
        print(_how_to_go_on(speak, keeper.path))
    elif keeper.path.parent == folder():
        keeper.path.unlink(missing_ok=True)
    else:
        print(speak("recorded", file=str(keeper.path)))


def kept_as_last(speak: Texts) -> str:
    """How to look back at the match that has just been finished."""
    return speak("last-match", command="aurum review --last")


def _how_to_go_on(speak: Texts, path: Path) -> str:
    """How to continue: the match just left is number 1; one in another place needs its path."""
    if path == latest():
        return speak("saved-own", command="aurum play --resume 1")
    command = f"aurum play --resume {shlex.quote(str(path))}"
    return speak("saved", file=str(path), command=command)


def run_screen(
    wishes: Wishes,
    sit: Callable[[], Client],
    offers: Offers | None = None,
    notes: Sequence[str] = (),
) -> int:
    """Run the chosen screen, which begins with the notes; an interrupt leaves the table, too."""
    try:
        with contextlib.nullcontext() if wishes.is_plain else _held_back():
            asyncio.run(_session(wishes, sit, offers, notes))
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return 0


@contextlib.contextmanager
def _held_back() -> Iterator[None]:
    """Hold warnings back while the screen is in use, then show each once."""
    complaints = logging.handlers.BufferingHandler(COMPLAINTS)
    logger = logging.getLogger("aurum")
    logger.addHandler(complaints)
    try:
        yield
    finally:
        logger.removeHandler(complaints)
        for line in dict.fromkeys(record.getMessage() for record in complaints.buffer):
            print(line, file=sys.stderr)


async def _session(
    wishes: Wishes, sit: Callable[[], Client], offers: Offers | None, notes: Sequence[str]
) -> None:
    client = sit()
    session = Session(client, texts(wishes.spoken), ask_exchange=wishes.ask_exchange)
    session.brief, session.by_rank, session.offers = wishes.brief, wishes.by_rank, offers
    session.coach.is_on = wishes.is_coached
    session.notes = notes
    try:
        await _screen(wishes, session)()
    finally:
        await client.close()
        _keep_changes(wishes, session)
        if not wishes.is_plain:  # there the result stands in the window already
            print(*session.result(), sep="\n", end="\n" if session.result() else "")


def _keep_changes(wishes: Wishes, session: Session) -> None:
    """Keep the settings that the person changed during the match."""
    names = ("brief", "by_rank", "ask_exchange")
    now = {name: getattr(session, name) for name in names}
    changes = {name: value for name, value in now.items() if value != getattr(wishes, name)}
    if session.coach.is_on != wishes.is_coached:
        changes["coach"] = session.coach.is_on
    if session.is_over and wishes.matches < FIRST_MATCHES:
        changes["matches"] = wishes.matches + 1
    if changes:
        keep_settings(changes)


def _screen(wishes: Wishes, session: Session) -> Callable[[], Awaitable[None]]:
    if wishes.is_plain:
        return plain(session).run
    from aurum.terminal.app import TableApp

    return TableApp(session, wishes.theme or wished_theme()).play


ENOUGH = 2  # wins against a level before the next one is offered


@dataclass(frozen=True, slots=True)
class Climb:
    """A level, and the matches won against it since the person chose it."""

    level: str = START_LEVEL
    wins: int = 0

    @property
    def offer(self) -> str | None:
        """The level to offer now, if any."""
        above = LADDER[LADDER.index(self.level) + 1 :]
        return above[0] if above and self.wins >= ENOUGH else None

    def after(self, own: OwnTable) -> Climb:
        """The climb after a match, or part of one, against these bots."""
        levels = {seat.level for seat in own.table.seats if seat.kind == "bot"}
        level = levels.pop() if len(levels) == 1 else None
        if level not in LADDER:
            return self
        wins = self.wins if level == self.level else 0
        return Climb(level, wins + _is_won(own))


def _is_won(own: OwnTable) -> bool:
    match = own.table.play.match if own.table.play is not None else None
    winners = match.winners if match is not None else None
    return winners is not None and own.table.ruleset.side_of(own.person) in winners
