"""Setting up a table of one's own from what was asked for on the command line."""

from __future__ import annotations

import getpass
import secrets
from pathlib import Path

from aurum.bots import UnknownBot
from aurum.game import AurumError, Record, ruleset
from aurum.roster import LEVELS, USUAL_LEVEL
from aurum.table.refusals import Refusal
from aurum.table.wire.words import NICKNAME_LENGTH
from aurum.terminal.autosave import Keeper, default_path, new_keeper, resumed
from aurum.terminal.host import Host, Party

COMPANIONS = ("Maria", "Jabir", "Flamel")  # alchemists; they sit at the seats after the person


def bot_levels(wish: str | None, count: int) -> tuple[str, ...]:
    """The bots of the other seats: one name for all, or one for each, separated by commas."""
    names = tuple(name.strip() for name in (wish or USUAL_LEVEL).split(","))
    for name in names:
        if name not in LEVELS:
            raise UnknownBot(f"{name!r} is not a bot; the bots are {', '.join(LEVELS)}")
    if len(names) not in (1, count):
        raise AurumError(f"{len(names)} bots were named for {count} seats; name one, or {count}")
    return names * count if len(names) == 1 else names


def person_name(wish: str | None) -> str:
    """The name asked for, else the one that the system knows."""
    name = " ".join((wish if wish is not None else _system_name()).split())
    if not 1 <= len(name) <= NICKNAME_LENGTH:
        raise AurumError(f"a name has 1 to {NICKNAME_LENGTH} letters; {name!r} has {len(name)}")
    return name


def _system_name() -> str:
    try:
        return getpass.getuser()[:NICKNAME_LENGTH]
    except (KeyError, OSError):  # a user without an entry, as in some containers
        return "Ada"


def new_match(  # noqa: PLR0913
    *,
    edition: str,
    players: int,
    zeros: bool | None,
    scoring: str,
    bots: str | None,
    seed: str | None,
    name: str | None,
    record: Path | None,
) -> tuple[Host, Keeper]:
    """A fresh match and the file that keeps it."""
    rules = ruleset(edition, players, zeros, scoring)
    levels = bot_levels(bots, players - 1)
    chosen = seed if seed is not None else secrets.token_hex(8)
    names = (person_name(name), *COMPANIONS[: players - 1])
    party = Party(names, (None, *levels), chosen)
    path = record or default_path(secrets.token_hex(8))
    return Host(rules, party), new_keeper(path)


def old_match(path: Path, bots: str | None) -> tuple[Host, Keeper]:
    """The unfinished match of a file, where it broke off."""
    record, keeper = resumed(path)
    seed = str(record.extra.get("seed", path.name))
    party = Party(record.names, _levels(record, bots), seed, _laid(record))
    try:
        return Host.resumed(record, party), keeper
    except Refusal as refusal:
        raise AurumError(f"{path}: 'laid' does not fit the match: {refusal}") from refusal


def _laid(record: Record) -> dict[int, str]:
    """Bids that lie face down already although somebody before them has not bid (R3.2)."""
    kept = record.extra.get("laid", {})
    bids = kept.items() if isinstance(kept, dict) else ()
    return {int(seat): str(bid) for seat, bid in bids if seat in ("0", "1", "2", "3")}


def _levels(record: Record, wish: str | None) -> tuple[str | None, ...]:
    """Who is a bot: as the record says, else everybody but seat 0."""
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
    return tuple(kept) if all(level is None or level in LEVELS for level in kept) else None
