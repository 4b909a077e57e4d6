"""The file of championships: every entry is on the disk before anybody sees it.

SQLite in its write-ahead mode with full synchronisation: what was committed survives a killed program and a pulled
plug. An entry is checked against what stands while the file is held, so two devices can never both draw, and neither
overwrites what the other has just entered.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event, insert, select
from sqlalchemy.exc import SQLAlchemyError

from zwicker_lab.errors import InputError
from zwicker_lab.zwick.tournament.entries import BEGIN, Data, Entry, add, fold
from zwicker_lab.zwick.tournament.model import Championship
from zwicker_lab.zwick.tournament.schema import CHAMPIONSHIPS, entries_of, last_of, migrate, write

BUSY_S = 10
"""So long one waits for another who writes."""


class Access(NamedTuple):
    """What a token opens: which championship, whether to change it, and the token of those who only watch."""

    key: int
    is_organiser: bool
    organiser: str
    watcher: str


class Store:
    """The championships of one file; the file is made by the first one that begins.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     store = Store(Path(folder) / "club.sqlite")
    ...     token = store.begin("Winter", "Trudi")
    ...     _ = store.add(token, "join", {"name": "Ruth"}, "Trudi")
    ...     [(entry.kind, entry.who) for entry in store.entries(token)], store.read(token).players[0].name
    ([('begin', 'Trudi'), ('join', 'Trudi')], 'Ruth')
    """

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self.path, self.clock = path, clock
        self._opened: tuple[tuple[int, int], Engine] | None = None

    # ---- reading ---------------------------------------------------------------------------------------------

    def access(self, token: str) -> Access | None:
        """What a token opens; ``None`` for one that opens nothing."""
        if not token or not self.path.is_file():
            return None
        table = CHAMPIONSHIPS.c
        with self._reading() as connection:
            found = connection.execute(
                select(table.key, table.organiser, table.watcher).where(
                    (table.organiser == token) | (table.watcher == token)
                )
            ).first()
        return Access(found.key, found.organiser == token, found.organiser, found.watcher) if found else None

    def entries(self, token: str) -> tuple[Entry, ...]:
        """Every entry of the championship a token opens, in order."""
        with self._reading() as connection:
            return entries_of(connection, self._key(token))

    def read(self, token: str) -> Championship:
        """The championship a token opens, as it stands."""
        return fold(self.entries(token))

    def last(self, token: str) -> int:
        """The number of the last entry: another one means that somebody has changed something."""
        with self._reading() as connection:
            return last_of(connection, self._key(token))

    def kept(self) -> tuple[tuple[Access, Championship], ...]:
        """Every championship of the file with what opens it, the newest first: for whoever holds the file itself."""
        table = CHAMPIONSHIPS.c
        with self._reading() as connection:
            rows = connection.execute(select(table.key, table.organiser, table.watcher).order_by(table.key.desc()))
            opened = [Access(row.key, True, row.organiser, row.watcher) for row in rows]
            return tuple((access, fold(entries_of(connection, access.key))) for access in opened)

    # ---- writing ---------------------------------------------------------------------------------------------

    def begin(self, title: str, who: str, **options: Any) -> str:
        """Begin a championship; returns the organiser's token."""
        organiser, watcher = secrets.token_urlsafe(24), secrets.token_urlsafe(12)
        data = {"title": title, "lot": secrets.randbelow(10**6), **options}
        entry = Entry(1, BEGIN, data, who, self.clock())
        fold([entry])
        with self._writing() as connection:
            row = insert(CHAMPIONSHIPS).values(organiser=organiser, watcher=watcher, begun=entry.at)
            key = connection.execute(row.returning(CHAMPIONSHIPS.c.key)).scalar_one()
            write(connection, key, entry)
        return organiser

    def add(self, token: str, kind: str, data: Data | Callable[[Championship], Data], who: str) -> Entry:
        """Add an entry; raises ``InputError`` where it does not fit what stands now, and then nothing is changed.

        ``data`` may be what makes it from the championship as it stands: nobody writes between the two.
        """
        access = self.access(token)
        if access is None or not access.is_organiser:
            raise InputError("desk-token")
        with self._writing() as connection:
            before = entries_of(connection, access.key)
            made = data(fold(before)) if callable(data) else data
            entry = Entry(before[-1].number + 1, kind, made, who, self.clock())
            add(before, entry)
            write(connection, access.key, entry)
        return entry

    # ---- the file --------------------------------------------------------------------------------------------

    def _key(self, token: str) -> int:
        access = self.access(token)
        if access is None:
            raise InputError("desk-token")
        return access.key

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._open() as engine, engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        if not self.path.is_file():
            raise InputError("desk-token")
        with self._open() as engine, engine.connect() as connection:
            yield connection

    @contextmanager
    def _open(self) -> Iterator[Engine]:
        try:
            yield self._engine()
        except (SQLAlchemyError, OSError) as error:
            raise InputError("desk-file", file=str(self.path)) from error

    def _engine(self) -> Engine:
        """The open file; opened anew where another one lies in its place, made where there is none."""
        if self._opened is None or self._opened[0] != _identity(self.path):
            self.close()
            self.path.parent.mkdir(parents=True, exist_ok=True)
            engine = create_engine(f"sqlite:///{self.path}", connect_args={"timeout": BUSY_S, "isolation_level": None})
            event.listen(engine, "connect", _prepare)
            event.listen(engine, "begin", _begin)
            try:
                migrate(engine)
            except BaseException:
                engine.dispose()
                raise
            self._opened = _identity(self.path), engine
        return self._opened[1]

    def close(self) -> None:
        """Let go of the file; it is opened again when it is needed."""
        if self._opened is not None:
            self._opened[1].dispose()
        self._opened = None


def _identity(path: Path) -> tuple[int, int]:
    """Which file lies at a path."""
    if not path.is_file():
        return (0, 0)
    found = path.stat()
    return found.st_dev, found.st_ino


def _prepare(connection: Any, _: object) -> None:
    for line in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {line}").close()


def _begin(connection: Connection) -> None:
    """Who writes holds the file from the beginning, so that what was read still stands when it is written."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
