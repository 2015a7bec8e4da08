"""What can be wrong with a PostgreSQL, and the sentence that says what to do."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest

from aurum.server.storage.postgres_opening import open_postgres, prepare
from aurum.server.storage.store import Conflict, StorageTrouble, UnknownOutcome
from tests.server.postgres import PASSWORD, PostgresServer, free_port
from tests.server.relay import relayed
from tests.server.stores import change, plain
from tests.server.test_starting import failed


def said(address: str) -> str:
    with pytest.raises(StorageTrouble) as caught:
        prepare(address)
    assert PASSWORD not in str(caught.value)
    return str(caught.value)


def tables_in(address: str) -> list[str]:
    sql = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    with psycopg.connect(address) as connection:
        return sorted(row[0] for row in connection.execute(sql))


def test_an_address_that_leads_nowhere(database: str):
    assert "that PostgreSQL is running there" in said(
        f"postgresql://aurum@127.0.0.1:{free_port()}/aurum"
    )
    assert "Check host and port" in said("postgresql://aurum@no.such.host.invalid/aurum")
    assert "Check the user and the password" in said(database.replace(PASSWORD, "wrong"))
    assert "Check the user and the password" in said(database.replace("aurum:", "nobody:"))
    assert "createdb" in said(database.replace("/test_", "/no_such_"))
    assert "cannot be used" in said("postgresql://aurum@127.0.0.1:notaport/aurum")


def test_the_command_says_it_in_one_line(tmp_path: Path, database: str):
    text = failed("--port", "0", "--store", database.replace(PASSWORD, "wrong"))
    said = [line for line in text.splitlines() if not line.startswith("{")]  # the log is JSON
    assert len(said) == 1
    assert said[0].startswith("aurum: postgresql://aurum@127.0.0.1:")
    assert "wrong" not in text
    text = failed("--port", "0", "--data", str(tmp_path), AURUM_STORE="mysql://here/aurum")
    assert "postgresql://" in text


def test_a_database_of_another_program_is_left_alone(database: str):
    with psycopg.connect(database) as connection:
        connection.execute("CREATE TABLE invoices (n int)")
    assert "belongs to another program" in said(database)
    assert tables_in(database) == ["invoices"]
    with psycopg.connect(database) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num text)")
        connection.execute("INSERT INTO alembic_version VALUES ('ae1027a6acf5')")
    assert "belongs to another program" in said(database)


def test_a_database_of_a_newer_version_is_left_alone(database: str):
    prepare(database)
    before = tables_in(database)
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer Aurum" in said(database)
    assert tables_in(database) == before


async def test_a_server_that_is_too_old(database: str):
    """The real server, which says by way of a relay that it is of version 13."""

    def aged(data: bytes) -> bytes:
        return re.sub(rb"(server_version\0)\d\d", rb"\g<1>13", data)

    async with relayed(database, aged) as relay:
        text = await asyncio.to_thread(said, relay.address)
    assert "runs PostgreSQL 13; Aurum needs 14 or newer: upgrade the server" in text
    assert tables_in(database) == []


def test_a_database_that_cannot_hold_all_letters(postgres: PostgresServer):
    postgres.run("CREATE DATABASE latin ENCODING LATIN1 TEMPLATE template0")
    assert "createdb --encoding=UTF8" in said(postgres.address("latin"))
    postgres.run("DROP DATABASE latin")


def test_processes_that_start_together_migrate_once(database: str):
    work = "import sys; from aurum.server.storage.postgres_opening import prepare; "
    command = [sys.executable, "-c", f"{work} prepare(sys.argv[1])", database]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(3)]
    for process in started:
        _, errors = process.communicate(timeout=240)
        assert process.returncode == 0, errors.decode()
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)


async def test_connections_that_were_ended_are_made_again(postgres: PostgresServer, database: str):
    """Every statement in flight and every idle connection is lost; nothing that was stored is."""

    store = open_postgres(database)
    await store.append(change("a", 1))
    for seq in range(2, 12):
        postgres.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE application_name = 'aurum'"
        )
        await store.append(plain("a", seq, f"ada:{seq}"))
        await store.check()
    assert [entry.seq for entry in await store.log("a")] == list(range(1, 12))
    await store.close()


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_lost_answer_is_looked_up(database: str, arrives: bool):
    """The connection breaks after the statement was sent: it was carried out, or it was not."""

    store = open_postgres(database)
    await store.append(change("a", 1))
    lost: list[int] = []
    honest = psycopg.AsyncConnection.execute

    async def losing(self: Any, query: Any, *rest: Any, **more: Any) -> Any:
        text = query if isinstance(query, str) else query.decode()
        if "INSERT INTO entries" not in text or lost:
            return await honest(self, query, *rest, **more)
        lost.append(1)
        if arrives:
            await honest(self, query, *rest, **more)
        await self.close()
        raise psycopg.OperationalError("the connection is lost")

    psycopg.AsyncConnection.execute = losing  # type: ignore[method-assign]
    try:
        await asyncio.gather(store.append(plain("a", 2, "ada:2")), store.append(change("b", 1)))
    finally:
        psycopg.AsyncConnection.execute = honest  # type: ignore[method-assign]
    assert lost
    assert [entry.command for entry in await store.log("a")] == [None, "ada:2"]
    assert len(await store.log("b")) == 1
    with pytest.raises(Conflict):
        await store.append(plain("a", 2, "ada:2"))
    await store.close()


async def test_a_database_that_stays_away_is_said_and_play_goes_on_afterwards():
    server = PostgresServer()

    async def scenario() -> None:
        with server.database() as address:
            store = open_postgres(address)
            await store.append(change("a", 1))
            server.stop()
            for work in (store.append(plain("a", 2)), store.log("a"), store.check()):
                with pytest.raises(StorageTrouble, match="does not answer") as caught:
                    await work
                assert not isinstance(caught.value, UnknownOutcome)
            server.start()
            await store.append(plain("a", 2))
            assert len(await store.log("a")) == 2
            waiting = asyncio.create_task(store.append(plain("a", 3)))
            server.stop(signal.SIGQUIT)
            server.start()
            await waiting
            assert len(await store.log("a")) == 3
            await store.close()

    try:
        await scenario()
    finally:
        server.close()


async def test_a_database_that_takes_no_changes_is_said(database: str):
    store = open_postgres(database)
    for seq in (1, 2):
        await store.append(change("a", seq))
    with psycopg.connect(database, autocommit=True) as other:
        other.execute(
            "ALTER DATABASE %s SET default_transaction_read_only = on".replace(
                "%s", other.info.dbname
            )
        )
    assert len(await store.log("a")) == 2
    await store.close()
    store = open_postgres(database)
    with pytest.raises(StorageTrouble, match="read-only"):
        await store.append(plain("a", 3))
    await store.close()


async def test_moves_are_durable_whatever_the_default_of_the_server_is(database: str):
    with psycopg.connect(database, autocommit=True) as other:
        name = other.info.dbname
        other.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = open_postgres(database)
    found = await store._connections.rows("SHOW synchronous_commit")
    await store.close()
    assert [row[0] for row in found] == ["on"]
