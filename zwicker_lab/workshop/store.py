"""Rooms in a database: SQLite by default, PostgreSQL by URL. What happens is written before it is shown."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.pool import QueuePool

from zwicker_lab.errors import InputError
from zwicker_lab.workshop.events import Event, Removed, read_event, write_event
from zwicker_lab.workshop.migrations import upgrade
from zwicker_lab.workshop.schema import JOURNAL, ROOM, TOKEN
from zwicker_lab.workshop.who import Role, Who

BUSY_S = 10
LOCK = 7_297_533
"""What processes that start at the same time hold on to in PostgreSQL while they look at the tables."""


class Conflict(Exception):  # noqa: N818 - what it is: somebody else wrote first
    """The journal went on, or the key was used, while this was decided."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A room as it is kept, without its journal."""

    id: int
    code: str
    led: bool
    life: float


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a journal."""

    n: int
    at: float
    who: str
    key: str
    event: Event


class Store:
    """A database of rooms.

    >>> store = Store.in_memory()
    >>> room = store.create("KX4M7H", led=True, life=3600.0, at=0.0)
    >>> store.journal(room), store.find("KX4M7H") == room
    ([], True)
    >>> store.close()
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        try:
            with self._transaction() as connection:
                if engine.dialect.name == "postgresql":
                    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
                upgrade(connection)
        except BaseException:
            engine.dispose()
            raise

    @classmethod
    def open(cls, where: str | Path) -> Store:
        """A database by its URL, or an SQLite file by its path; brought to this version's tables.

        Raises ``InputError`` where it cannot be opened, or a newer version has made it.
        """
        url = f"sqlite:///{where}" if isinstance(where, Path) or "://" not in where else where
        try:
            parsed = make_url(url)
            if parsed.drivername == "postgresql":
                parsed = parsed.set(drivername="postgresql+psycopg")
            engine = create_engine(parsed, **_pool(parsed.get_backend_name() == "sqlite"))
        except (ArgumentError, NoSuchModuleError, ValueError) as error:
            raise InputError("workshop-database-url", detail=str(error)[:160]) from None
        except ImportError:
            raise InputError("workshop-database-driver") from None
        if parsed.get_backend_name() == "sqlite":
            _set_up_sqlite(engine)
        try:
            return cls(engine)
        except DBAPIError as error:
            detail = " ".join(str(error.orig).split())[:200]
            raise InputError("workshop-database", where=parsed.render_as_string(), detail=detail) from None

    @classmethod
    def in_memory(cls) -> Store:
        """A database that is gone when it is closed."""
        return cls.open("sqlite://")

    def close(self) -> None:
        """Let go of all connections."""
        self._engine.dispose()

    # ---- rooms ---------------------------------------------------------------------------------------------------

    def create(self, code: str, *, led: bool, life: float, at: float) -> Kept:
        """Keep a new room; raises ``Conflict`` where its code is taken."""
        with self._writing() as connection:
            made = connection.execute(insert(ROOM).values(code=code, created=at, life=life, led=int(led)))
            assert made.inserted_primary_key is not None
            return Kept(made.inserted_primary_key[0], code, led, life)

    def find(self, code: str) -> Kept | None:
        """A room by its code."""
        with self._transaction() as connection:
            row = connection.execute(select(ROOM).where(ROOM.c.code == code)).one_or_none()
        return Kept(row.id, row.code, bool(row.led), row.life) if row else None

    def delete(self, room: Kept) -> None:
        """Delete everything about a room."""
        with self._transaction() as connection:
            _delete(connection, room.id)
        self._leave_no_trace()

    def expire(self, now: float) -> list[str]:
        """Delete the rooms whose time is over; their codes."""
        last = func.coalesce(select(func.max(JOURNAL.c.at)).where(JOURNAL.c.room == ROOM.c.id).scalar_subquery(), 0)
        with self._transaction() as connection:
            over = (last + ROOM.c.life < now) & (ROOM.c.created + ROOM.c.life < now)
            rows = connection.execute(select(ROOM.c.id, ROOM.c.code).where(over)).all()
            for row in rows:
                _delete(connection, row.id)
        if rows:
            self._leave_no_trace()
        return [row.code for row in rows]

    # ---- tokens --------------------------------------------------------------------------------------------------

    def tokens(self, room: Kept) -> dict[str, Who]:
        """Who holds which token, by its hash."""
        with self._transaction() as connection:
            rows = connection.execute(select(TOKEN).where(TOKEN.c.room == room.id)).all()
        return {row.hash: Who(cast(Role, row.role), row.number) for row in rows}

    def add_token(self, room: Kept, who: Who, token_hash: str) -> None:
        """Keep one more token."""
        with self._transaction() as connection:
            connection.execute(insert(TOKEN).values(room=room.id, hash=token_hash, role=who.role, number=who.number))

    def drop_tokens(self, room: Kept, who: Who, but: str = "") -> None:
        """Forget the tokens somebody holds, but for one."""
        mine = (TOKEN.c.room == room.id) & (TOKEN.c.role == who.role) & (TOKEN.c.number == who.number)
        with self._transaction() as connection:
            connection.execute(delete(TOKEN).where(mine & (TOKEN.c.hash != but)))

    # ---- the journal -----------------------------------------------------------------------------------------------

    def journal(self, room: Kept, after: int = 0) -> list[Entry]:
        """The entries after the first ``after``; raises ``InputError`` for one that this version cannot read."""
        mine = (JOURNAL.c.room == room.id) & (JOURNAL.c.n > after)
        with self._transaction() as connection:
            rows = connection.execute(select(JOURNAL).where(mine).order_by(JOURNAL.c.n)).all()
        return [Entry(row.n, row.at, row.who, row.key, read_event(row.data)) for row in rows]

    def append(self, room: Kept, entry: Entry, token: tuple[Who, str] | None = None) -> None:
        """Write the next entry, and the token it gives with it; it is on disk when this returns.

        With a guest who goes the tokens go, and with one who is to be forgotten every name in the journal. Raises
        ``Conflict`` where there is such an entry already, or its key was used.
        """
        row = {"n": entry.n, "at": entry.at, "who": entry.who, "key": entry.key, "kind": entry.event.kind}
        with self._writing() as connection:
            connection.execute(insert(JOURNAL).values(room=room.id, **row, data=write_event(entry.event)))
            if token:
                who, hashed = token
                values = {"room": room.id, "hash": hashed, "role": who.role, "number": who.number}
                connection.execute(insert(TOKEN).values(values))
            if isinstance(entry.event, Removed):
                _take_away(connection, room.id, entry.event)
        if isinstance(entry.event, Removed) and entry.event.forgotten:
            self._leave_no_trace()

    def counts(self) -> Mapping[str, int]:
        """How many rows each table holds."""
        with self._transaction() as connection:
            tables = {"room": ROOM, "token": TOKEN, "journal": JOURNAL}
            return {
                name: connection.execute(select(func.count()).select_from(one)).scalar_one()
                for name, one in tables.items()
            }

    def _leave_no_trace(self) -> None:
        """Empty the write-ahead log of SQLite, in which what was deleted stands until it is written over."""
        if self._engine.dialect.name == "sqlite":
            raw = self._engine.raw_connection()
            try:
                raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
            finally:
                raw.close()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with self._engine.begin() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        try:
            with self._transaction() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None


def _take_away(connection: Connection, room: int, gone: Removed) -> None:
    mine = (TOKEN.c.room == room) & (TOKEN.c.role == "guest") & (TOKEN.c.number == gone.guest)
    connection.execute(delete(TOKEN).where(mine))
    if gone.forgotten:
        named = (JOURNAL.c.room == room) & JOURNAL.c.kind.in_(["joined", "renamed"])
        for row in connection.execute(select(JOURNAL.c.id, JOURNAL.c.data).where(named)).all():
            told: Any = read_event(row.data)
            if told.guest == gone.guest:
                bare = write_event(told.model_copy(update={"name": ""}))
                connection.execute(update(JOURNAL).where(JOURNAL.c.id == row.id).values(data=bare))


def _delete(connection: Connection, room: int) -> None:
    for table in (JOURNAL, TOKEN):
        connection.execute(delete(table).where(table.c.room == room))
    connection.execute(delete(ROOM).where(ROOM.c.id == room))


def _pool(sqlite: bool) -> dict[str, Any]:
    """One connection for an SQLite file: threads then wait for each other instead of trying again and again."""
    if not sqlite:
        return {"pool_pre_ping": True}
    alone = {"pool_size": 1, "max_overflow": 0, "connect_args": {"check_same_thread": False}}
    return {"poolclass": QueuePool, **alone}


def _set_up_sqlite(engine: Engine) -> None:
    """Write-ahead log, every commit on disk, patience with other processes, and one writer at a time from the start."""

    @event.listens_for(engine, "connect")
    def connected(raw: sqlite3.Connection, record: object) -> None:
        raw.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_S * 1000}", "foreign_keys=ON"):
            raw.execute(f"PRAGMA {pragma}").close()
        raw.execute("PRAGMA secure_delete=ON").close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
