"""`aurum store`: copy, back up and check what a server has stored."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from aurum.cli import PLAIN
from aurum.cli.console import how_many
from aurum.cli.serve import default_data
from aurum.extras import demand
from aurum.game import AurumError

app = typer.Typer(**PLAIN)


@app.callback()
def _store() -> None:
    """Copy, back up and check what a server has stored."""
    demand("server", "the store of a server")


Place = Annotated[
    str | None,
    typer.Argument(
        envvar="AURUM_STORE",
        help="A data directory, a .db file or postgresql://… Default: your data directory.",
    ),
]


class StoreProblem(AurumError):
    """The store cannot be copied or read; the message says why and what to do."""


@app.command()
def copy(
    source: Annotated[str, typer.Argument(help="A data directory, a .db file or postgresql://…")],
    target: Annotated[str, typer.Argument(help="The same; it must be empty or not exist yet.")],
) -> None:
    """Copy everything into an empty store, and compare every log."""
    from aurum.server.storage.copying import connected, copy_store, in_use, shown_place, take_chain
    from aurum.server.storage.store_location import is_postgres

    if source == target:
        raise typer.BadParameter("source and target are the same store")
    _must_exist(source)
    with _told(), _alone(source), connected(source) as old:
        if is_postgres(source) and in_use(old, time.time_ns() // 1_000_000):
            raise StoreProblem(
                f"People are connected to {shown_place(source)}: stop its servers first, "
                "or use `aurum store backup`"
            )
        take_chain(old, source)
        with _alone(target), connected(target) as new:
            done = copy_store(old, new, _no_progress)
    print(
        f"Copied {how_many(done.tables, 'table')} with "
        f"{how_many(done.entries, 'log entry', 'log entries')}, "
        f"{how_many(done.matches, 'finished match', 'finished matches')} and "
        f"{how_many(done.guests, 'guest')} to {shown_place(target)}; every log is the same."
    )


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    store: Place = None,
) -> None:
    """Write everything to one SQLite file, also while servers run."""
    from aurum.server.storage.copying import connected, copy_store, sqlite_file
    from aurum.server.storage.store_location import is_postgres

    place = store or str(default_data())
    if file.exists():
        raise StoreProblem(f"{file} is there already: name a new file, or move it away")
    if not file.parent.is_dir():
        raise StoreProblem(f"{file.parent} is not a directory, so {file} cannot be written")
    _must_exist(place)
    with _told():
        if is_postgres(place):
            part = file.with_name(f"{file.name}.part.db")
            part.unlink(missing_ok=True)
            with connected(place) as old, connected(str(part)) as new:
                copy_store(old, new, _no_progress)
            part.replace(file)
        else:
            _vacuum_into(sqlite_file(place), file)
    print(f"{file}: {file.stat().st_size} bytes. Check it with: aurum store check {file}")


@app.command()
def check(store: Place = None) -> None:
    """Read every log and record, and say what is wrong."""
    from aurum.server.storage.checking import check_store
    from aurum.server.storage.copying import connected, shown_place

    place = store or str(default_data())
    _must_exist(place)
    with _told(), connected(place) as connection:
        found = check_store(connection)
    for mistake in found.mistakes:
        print(mistake)
    print(
        f"{shown_place(place)}: {how_many(found.tables, 'table')}, "
        f"{how_many(found.entries, 'log entry', 'log entries')}, "
        f"{how_many(found.matches, 'finished match', 'finished matches')}, "
        f"{how_many(len(found.mistakes), 'mistake')}"
    )
    if found.mistakes:
        raise typer.Exit(1)


def _must_exist(place: str) -> None:
    """Refuse a directory without a database; opening it would make an empty one."""
    from aurum.server.storage.copying import sqlite_file
    from aurum.server.storage.store_location import is_postgres

    if not is_postgres(place) and not sqlite_file(place).exists():
        raise StoreProblem(f"{sqlite_file(place)} is not there")


@contextmanager
def _told() -> Iterator[None]:
    from aurum.server.storage.store import StorageTrouble

    try:
        yield
    except StorageTrouble as error:
        raise StoreProblem(str(error).rstrip(".")) from error


@contextmanager
def _alone(place: str) -> Iterator[None]:
    """Keep a server out of a data directory while it is copied."""
    from aurum.server.storage.copying import sqlite_file
    from aurum.server.storage.data_directory import FILE, DataDirectory
    from aurum.server.storage.store_location import is_postgres

    if is_postgres(place) or sqlite_file(place).name != FILE:
        yield
        return
    directory = DataDirectory(sqlite_file(place).parent)
    try:
        yield
    finally:
        directory.release()


def _vacuum_into(source: Path, file: Path) -> None:
    import sqlite3
    from contextlib import closing

    from aurum.server.storage.data_directory import unusable

    try:
        with closing(sqlite3.connect(source)) as database:
            database.execute("VACUUM INTO ?", (str(file),))
            file.chmod(0o600)  # it holds cards and the hashes of tokens
    except sqlite3.Error as error:
        raise unusable(source, error) from error


def _no_progress(_: str, __: int) -> None:
    pass
