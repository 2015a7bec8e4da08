"""Sets up one's own table, from the person's wishes or from a kept match."""

from __future__ import annotations

import getpass
import secrets
from collections.abc import Sequence
from pathlib import Path

from aurum.bots import make_bot
from aurum.bots.registry import COMMANDS
from aurum.game import (
    AurumError,
    BadRecord,
    IllegalAction,
    InvalidNotation,
    Record,
    Variant,
    audit,
    parse_record,
)
from aurum.roster import LEVELS, START_LEVEL
from aurum.table.log_entries import Acted, Entry, Resumed, Seated
from aurum.table.wire.room import Options
from aurum.table.wire.words import NICKNAME_LENGTH
from aurum.table.wire_events import rules_of
from aurum.terminal.autosave import (
    Keeper,
    LogKeeper,
    RecordKeeper,
    Unsavable,
    folder,
    log_keeper,
    read_lines,
    record_keeper,
)
from aurum.terminal.kept_log import KeptLog, is_log, read_log
from aurum.terminal.own_table import ME, OwnTable, opened
from aurum.texts import FALLBACK, companions


class MatchOver(Unsavable):
    """The match of a file has been played to its end."""


def bot_levels(wish: str | None, count: int) -> tuple[str, ...]:
    """The bots of the other seats: one name for all, or one for each, separated by commas."""
    names = tuple(name.strip() for name in (wish or START_LEVEL).split(","))
    for name in dict.fromkeys(names):
        if name not in LEVELS:
            make_bot(name).close()  # says what is wrong with the name
    return one_for_each(names, count)


def one_for_each(names: tuple[str, ...], count: int) -> tuple[str, ...]:
    """A name for each of the seats; a single name is for all of them."""
    if len(names) not in (1, count):
        raise AurumError(f"{len(names)} bots were named for {count} seats; name one, or {count}")
    return names * count if len(names) == 1 else names


def person_name(wish: str | None) -> str:
    """The name that was asked for; otherwise the user's name on this system."""
    name = " ".join((wish if wish is not None else _system_name()).split())
    if not 1 <= len(name) <= NICKNAME_LENGTH:
        raise AurumError(f"a name has 1 to {NICKNAME_LENGTH} letters; {name!r} has {len(name)}")
    return name


def _system_name() -> str:
    try:
        return getpass.getuser()[:NICKNAME_LENGTH]
    except (KeyError, OSError):  # a user without an entry, as in some containers
        return "Ada"


def new_match(
    variant: Variant,
    *,
    bots: str | None,
    seed: str | None,
    name: str | None,
    record: Path | None,
    language: str = FALLBACK,
) -> tuple[OwnTable, Keeper]:
    """A table at which nothing has been played, and the file that keeps it."""
    rules = variant.ruleset()
    levels = bot_levels(bots, rules.seats - 1)
    chosen = seed if seed is not None else secrets.token_hex(8)
    names = (person_name(name), *companions(language)[: rules.seats - 1])
    keeper = record_keeper(record) if record else log_keeper(secrets.token_hex(8))
    log = [opened(Options(rules_of(rules)), names, (None, *levels))]
    return kept(OwnTable(chosen, log), keeper, log), keeper


def kept(own: OwnTable, keeper: Keeper, unkept: Sequence[Entry]) -> OwnTable:
    """The table, which is kept on disk from its first decision on."""
    rest = list(unkept)

    def keep(table: OwnTable, entries: Sequence[Entry]) -> None:
        keeper.keep(table, [*rest, *entries])
        rest.clear()

    own.keep = keep
    return own


def old_match(path: Path, bots: str | None) -> tuple[OwnTable, Keeper]:
    """The unfinished match of a file, at the point where it stopped."""
    if is_log(path):
        return _from_log(read_log(path), bots)
    lines = read_lines(path)
    record = _unfinished(path, lines)
    log = entries_of(record, _trusted(path, _levels(record, bots), bots))
    seed = str(record.extra.get("seed", path.name))
    try:
        own = OwnTable(seed, log)
    except (IllegalAction, InvalidNotation) as error:
        raise AurumError(f"{path}: 'laid' does not fit the match: {error}") from error
    keeper = RecordKeeper(path, tuple(lines[:-1]))
    return kept(own, keeper, ()), keeper


def _from_log(log: KeptLog, bots: str | None) -> tuple[OwnTable, Keeper]:
    own = table_of(log)
    _trusted(log.path, [seat.level for seat in own.table.seats], bots)
    changes = _other_bots(own, bots) if bots else []
    keeper = LogKeeper(log.path)
    keeper.aside = log.mend()
    return kept(OwnTable(log.seed, [*log.entries, *changes]), keeper, changes), keeper


def table_of(log: KeptLog) -> OwnTable:
    """The table of a log whose match is not over."""
    own = OwnTable(log.seed, log.entries)
    if own.table.play is None or own.play.is_over:
        raise MatchOver(f"{log.path}: this match is over; there is nothing to go on with")
    return own


def _trusted(path: Path, levels: Sequence[str | None], wish: str | None) -> Sequence[str | None]:
    """The bots of a file. A program named in it is started only if the person names it, too.

    Otherwise a record from a stranger could run any program. Our own folder is trusted.
    """
    programs = [level for level in levels if level and level.startswith(COMMANDS)]
    if programs and wish is None and path.resolve().parent != folder().resolve():
        raise AurumError(
            f"{path} wants to start a program: {programs[0]}; if you trust it, name your bots "
            f"again with --bots"
        )
    return levels


def _other_bots(own: OwnTable, bots: str) -> list[Entry]:
    """Other bots in the same seats."""
    seats = [(n, seat) for n, seat in enumerate(own.table.seats) if seat.kind == "bot"]
    levels = bot_levels(bots, len(seats))
    return [
        Seated(n, type(seat)("bot", None, seat.name, level), ME)
        for (n, seat), level in zip(seats, levels, strict=True)
    ]


def _unfinished(path: Path, lines: Sequence[str]) -> Record:
    """The last record of a file, checked against the rules."""
    number = len(lines)
    try:
        record = parse_record(lines[-1])
        audit(record)
    except BadRecord as error:
        raise Unsavable(f"{path}, line {number}: {error}") from error
    if record.winners is not None:
        raise MatchOver(
            f"{path}, line {number}: this match is over; there is nothing to go on with"
        )
    return record


def entries_of(record: Record, levels: Sequence[str | None]) -> list[Entry]:
    """The log of a table at which the match of a record goes on."""
    table = opened(Options(rules_of(record.ruleset)), record.names, levels)
    resumed = Resumed(secrets.token_urlsafe(16), str(record))
    laid = [Acted(seat, action) for seat, action in sorted(_laid(record).items())]
    return [table, resumed, *laid]


def _laid(record: Record) -> dict[int, str]:
    """Bids that already lie face down although an earlier seat has not bid yet (R3.2)."""
    kept = record.extra.get("laid", {})
    bids = kept.items() if isinstance(kept, dict) else ()
    return {int(seat): str(bid) for seat, bid in bids if seat in ("0", "1", "2", "3")}


def _levels(record: Record, wish: str | None) -> tuple[str | None, ...]:
    """Which seats are bots: as the record says; otherwise all but seat 0."""
    seats = record.ruleset.seats
    kept = _kept_levels(record.extra.get("bots"), seats)
    if wish is None and kept is not None:
        return kept
    person = 0 if kept is None else kept.index(None)
    levels = iter(bot_levels(wish, seats - 1))
    return tuple(None if seat == person else next(levels) for seat in range(seats))


def _kept_levels(kept: object, seats: int) -> tuple[str | None, ...] | None:
    """A record's `bots` if they fit its seats: one person, and bots that exist."""
    if not isinstance(kept, list) or len(kept) != seats or kept.count(None) != 1:
        return None
    return tuple(kept) if all(level is None or _is_bot(level) for level in kept) else None


def _is_bot(level: object) -> bool:
    try:
        if level not in LEVELS:
            make_bot(str(level)).close()
    except AurumError:
        return False
    return True
