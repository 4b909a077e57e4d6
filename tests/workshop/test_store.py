"""What happened stands on disk before it is shown: files reopened, versions, several writers, and PostgreSQL."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from tests.conftest import NO_POSTGRES
from tests.workshop.databases import has_user, postgres, postgres_programs
from tests.workshop.parties import RIGHT, party
from zwicker_lab.errors import InputError
from zwicker_lab.workshop import Deals, Done, Exercises, Rooms, Store, Ticket
from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop.events import Halted
from zwicker_lab.workshop.migrations import VERSION_TABLE
from zwicker_lab.workshop.schema import METADATA
from zwicker_lab.workshop.store import Conflict, Entry
from zwicker_lab.workshop.who import guest

WORKER = Path(__file__).with_name("worker.py")
needs_postgres = pytest.mark.skipif(postgres_programs() is None or not has_user(), reason=NO_POSTGRES)


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with (
        tempfile.TemporaryDirectory(prefix="zwicker-pg-", ignore_cleanup_errors=True) as folder,
        postgres(Path(folder)) as url,
    ):
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind: an SQLite file, and one of a real PostgreSQL server."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'rooms.db'}"
    url: str = request.getfixturevalue("server")
    name = "".join(filter(str.isalnum, tmp_path.name.lower()))
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f'CREATE DATABASE "{name}"')
    engine.dispose()
    return url.rpartition("/")[0] + f"/{name}"


def worker(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", WORKER, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=WORKER.parents[2],
        env={"PYTHONPATH": str(WORKER.parents[2]), "PATH": ""},
    )


def test_a_room_is_the_same_when_it_is_opened_again(database: str) -> None:
    """A new server finds cards, seats, tries, tokens: all that the old one showed."""
    made, (anna, ben) = party("Anna", "Ben 王", store=Store.open(database))
    made.done(made.host, do.Start(plan=Exercises(refs=("08-3",))))
    made.done(anna, do.Try(round=1, item=0, answer=RIGHT))
    made.start_deals(Deals(players=2, deals=2))
    made.play_out([anna, ben], 20)
    room, seen = made.room.room, made.room.view(ben.token, "de")
    made.rooms.close()
    again = Rooms(Store.open(database))
    opened = again.open(made.room.kept.code)
    assert opened.room == room
    assert opened.view(ben.token, "de") == seen
    assert made.host and opened.who(made.host.token) == made.host.who
    again.close()


def test_a_killed_server_loses_nothing_it_has_shown_and_doubles_nothing(database: str) -> None:
    """Killed with -9 between and within acts, again and again, until the deal is over."""
    made, (anna,) = party("Anna", store=Store.open(database))
    made.start_deals(Deals(players=4, deals=1))
    code, pack = made.room.kept.code, made.room.room.tables and made.room.room.tables.deals[0].pack
    made.rooms.close()
    shown: list[str] = []
    for kill_after in (1, 3, 100):
        process = worker("play", database, code, anna.token)
        assert process.stdout
        for line, _ in zip(process.stdout, range(kill_after), strict=False):
            shown.append(line.strip())
        process.send_signal(signal.SIGKILL)
        process.communicate()
    rooms = Rooms(Store.open(database))
    game = rooms.open(code).room.tables
    assert game and game.here and game.here.pack == pack
    table = game.here.tables[0]
    assert table.is_over
    for line in shown:
        ply, _, move = line.partition(" ")
        assert str(table.moves[int(ply)]) == move
    entries = rooms._store.journal(rooms.open(code).kept)
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    assert sum(entry.event.kind == "played" for entry in entries) == len(table.moves)
    rooms.close()


def test_processes_that_write_to_one_room_at_once_do_not_fork_it(database: str) -> None:
    made, _ = party(store=Store.open(database))
    code = made.room.kept.code
    made.rooms.close()
    processes = [worker("append", database, code, name) for name in ("Anna", "Ben")]
    for process in processes:
        assert process.stdout and process.stdout.readline() == "ready\n"
    told = [process.communicate("go\n")[0] for process in processes]
    assert told == ["done\n", "done\n"]
    rooms = Rooms(Store.open(database))
    room = rooms.open(code)
    entries = rooms._store.journal(room.kept)
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    assert len(room.room.guests) == 30 + 30 + 10, "each key once, those shared by both only once in all"
    assert len({one.name for one in room.room.guests.values()}) == 70
    rooms.close()


def test_threads_that_write_to_one_room_at_once_do_not_fork_it(database: str) -> None:
    made, _ = party(store=Store.open(database))
    found: list[object] = []

    def come(at: int) -> None:
        found.extend(made.room.join(f"G{at}", f"thread-key-{(at + n) % 20}") for n in range(20))

    threads = [Thread(target=come, args=(at,)) for at in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 80 and all(isinstance(one, Ticket) for one in found)
    assert len(made.room.room.guests) == 20
    assert all(isinstance(one, Ticket) and made.room.who(one.token) == one.who for one in found)
    made.rooms.close()


def test_an_entry_is_written_once(database: str) -> None:
    """Neither the same number nor the same key comes in twice; what was refused leaves no trace."""
    store = Store.open(database)
    room = store.create("AAAAAA", led=True, life=9.0, at=0.0)
    entry = Entry(1, 1.0, "host", "host key", Halted(on=True))
    store.append(room, entry)
    for other in (entry, replace(entry, key="host another"), replace(entry, n=2)):
        with pytest.raises(Conflict):
            store.append(room, other, (guest(1), "a" * 64))
    with pytest.raises(Conflict):
        store.create("AAAAAA", led=True, life=9.0, at=0.0)
    assert store.counts() == {"room": 1, "token": 0, "journal": 1}
    store.close()


def test_rooms_expire_after_the_last_act_and_leave_nothing(database: str) -> None:
    now = [0.0]
    made, (anna,) = party("Anna", store=Store.open(database), wall=lambda: now[0], life=100.0)
    now[0] = 90
    made.done(anna, do.Rename(name="Anne"))
    told: list[bool] = []
    made.room.subscribe(lambda: told.append(made.room.is_gone))
    now[0] = 189
    assert made.rooms.sweep() == []
    now[0] = 191
    assert made.rooms.sweep() == [made.room.kept.code]
    assert told == [True] and made.room.view(anna.token, "en") is None
    assert set(made.rooms._store.counts().values()) == {0}
    with pytest.raises(InputError) as gone:
        made.rooms.open(made.room.kept.code)
    assert made.room.kept.code in gone.value.text("de")
    made.rooms.close()


def test_a_room_can_be_deleted_at_once(database: str) -> None:
    made, (anna,) = party("Anna", store=Store.open(database))
    made.rooms.delete(made.room)
    assert set(made.rooms._store.counts().values()) == {0}
    assert made.room.is_gone and made.room.view(anna.token, "en") is None
    made.rooms.close()


# ---- versions ----------------------------------------------------------------------------------------------------


def test_migrations_lead_to_the_tables_the_code_uses(database: str) -> None:
    Store.open(database).close()
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused_in_one_line(database: str) -> None:
    Store.open(database).close()
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = 'rooms_9'")
    engine.dispose()
    with pytest.raises(InputError) as refused:
        Store.open(database)
    assert "rooms_9" in refused.value.text("en") and "\n" not in refused.value.text("de")


def test_a_journal_of_a_newer_version_is_refused_in_one_line(tmp_path: Path) -> None:
    made, _ = party("Anna", store=Store.open(tmp_path / "rooms.db"))
    made.rooms.close()
    with sqlite3.connect(tmp_path / "rooms.db") as raw:
        raw.execute("UPDATE journal SET data = ?", ('{"kind": "danced"}',))
    raw.close()
    with pytest.raises(InputError) as refused:
        Rooms(Store.open(tmp_path / "rooms.db")).open(made.room.kept.code)
    assert "danced" in refused.value.text("en") and "\n" not in refused.value.text("en")


BAD = {
    "foo://x": "workshop-database-url",
    "postgresql://x@127.0.0.1:1/a": "workshop-database",
    "sqlite:////nowhere/at/all/rooms.db": "workshop-database",
}


@pytest.mark.parametrize("url", BAD)
def test_a_database_that_cannot_be_opened_is_told_in_one_line(url: str) -> None:
    with pytest.raises(InputError) as refused:
        Store.open(url)
    assert refused.value.message == BAD[url]
    assert "\n" not in refused.value.text("de")


def test_a_password_is_not_told() -> None:
    with pytest.raises(InputError) as refused:
        Store.open("postgresql://anna:secret@127.0.0.1:1/rooms")
    assert "secret" not in refused.value.text("en")


def test_only_hashes_of_tokens_are_kept(tmp_path: Path) -> None:
    made, people = party("Anna", store=Store.open(tmp_path / "rooms.db"))
    made.rooms.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert made.host
    for ticket in (*people, made.host):
        assert ticket.token.encode() not in kept


@pytest.mark.parametrize("way", ["forgotten", "deleted", "deleted by friends", "expired"])
def test_a_name_that_is_gone_is_in_no_file(way: str, tmp_path: Path) -> None:
    """At once, while the server runs: neither in the pages of the database nor in the log written ahead of it."""
    now = [0.0]
    store, led = Store.open(tmp_path / "rooms.db"), way != "deleted by friends"
    made, (anna,) = party("Annegret", store=store, led=led, wall=lambda: now[0], life=100.0)

    def kept() -> bytes:
        return b"".join(path.read_bytes() for path in tmp_path.iterdir())

    assert b"Annegret" in kept()
    if way == "forgotten":
        made.done(anna, do.Remove(forget=True))
    elif way == "deleted by friends":
        assert made.rooms.delete_for(made.room, anna.token)
    elif way == "deleted":
        made.rooms.delete(made.room)
    else:
        now[0] = 101.0
        made.rooms.sweep()
    assert b"Annegret" not in kept()
    made.rooms.close()


def test_done_tells_what_happened_before() -> None:
    made, (anna,) = party("Anna")
    first = made.room.act(anna.token, "one-and-only", do.Rename(name="Anne"))
    made.done(anna, do.Rename(name="Anja"))
    again = made.room.act(anna.token, "one-and-only", do.Rename(name="Anne"))
    assert isinstance(first, Done) and again == Done(first.n, first.event, again=True)
    assert made.room.room.guests[1].name == "Anja"
