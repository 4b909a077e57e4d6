"""The tables of the file, and how a file comes to this version of them."""

from __future__ import annotations

import json

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    Table,
    Text,
    func,
    insert,
    select,
)

from zwicker_lab.errors import InputError
from zwicker_lab.zwick.tournament.entries import Entry

VERSION = 1
SCHEMA = MetaData()

CHAMPIONSHIPS = Table(
    "championships",
    SCHEMA,
    Column("key", Integer, primary_key=True),
    Column("organiser", Text, unique=True, nullable=False),
    Column("watcher", Text, unique=True, nullable=False),
    Column("begun", Float, nullable=False),
)
ENTRIES = Table(
    "entries",
    SCHEMA,
    Column("championship", Integer, ForeignKey("championships.key"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("who", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
)
FOREVER = tuple(
    f"CREATE TRIGGER entries_no_{deed} BEFORE {deed} ON entries BEGIN SELECT RAISE(ABORT, 'entries are forever'); END"
    for deed in ("UPDATE", "DELETE")
)


def migrate(engine: Engine) -> None:
    """Make the tables in a new file; raises ``InputError`` for a file of a later version of the program.

    A file that has them is only read, so that nobody who opens it waits for those who write.
    """
    with engine.connect() as connection:
        version = _version(connection)
    if version > VERSION:
        raise InputError("desk-newer", got=version, known=VERSION)
    if version == VERSION:
        return
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if _version(connection) < VERSION:
            SCHEMA.create_all(connection)
            for line in FOREVER:
                connection.exec_driver_sql(line)
            connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")


def _version(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())


def entries_of(connection: Connection, key: int) -> tuple[Entry, ...]:
    """Every entry of a championship, in order."""
    there = ENTRIES.c
    rows = connection.execute(select(ENTRIES).where(there.championship == key).order_by(there.number))
    return tuple(Entry(row.number, row.kind, json.loads(row.data), row.who, row.at) for row in rows)


def last_of(connection: Connection, key: int) -> int:
    """The number of the last entry."""
    found = connection.execute(select(func.max(ENTRIES.c.number)).where(ENTRIES.c.championship == key))
    return int(found.scalar_one() or 0)


def write(connection: Connection, key: int, entry: Entry) -> None:
    """Put an entry behind the others."""
    data = json.dumps(dict(entry.data), ensure_ascii=False)
    row = {"championship": key, "number": entry.number, "at": entry.at, "who": entry.who, "kind": entry.kind}
    connection.execute(insert(ENTRIES).values(**row, data=data))
