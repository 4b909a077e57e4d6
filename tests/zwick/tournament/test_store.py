"""The file: nothing that was shown is ever lost, two at once lose nothing, tokens open what they should."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from zwicker_lab.errors import InputError
from zwicker_lab.zwick.tournament.store import Store

ROOT = Path(__file__).parents[3]
WRITER = """
import sys
from pathlib import Path
from zwicker_lab.zwick.tournament.store import Store
store = Store(Path(sys.argv[1]))
for at, _ in enumerate(sys.stdin):
    entry = store.add(sys.argv[2], "join", {"name": f"{sys.argv[3]}{at}"}, "Trudi") if at < 190 else store.add(
        sys.argv[2], "change", {"number": 2, "paid": at % 2 == 0}, "Trudi")
    print(entry.number, flush=True)
"""


@pytest.fixture
def store(tmp_path):
    made = Store(tmp_path / "club" / "championships.sqlite")
    yield made
    made.close()


def writer(store, token, name="P"):
    """A program that makes an entry for every line it is given, and shows its number."""
    command = [sys.executable, "-c", WRITER, str(store.path), token, name]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)


def ask(running, entries):
    running.stdin.write("\n" * entries)
    running.stdin.flush()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no kill -9 here")
@pytest.mark.parametrize("after", [1, 7, 40])
def test_a_killed_program_loses_nothing_it_has_shown(store, after):
    token = store.begin("Winter", "Trudi")
    with writer(store, token) as running:
        ask(running, 10_000)
        for _ in range(after):
            shown = int(running.stdout.readline())
        os.kill(running.pid, signal.SIGKILL)
    found = store.entries(token)
    assert [entry.number for entry in found] == list(range(1, len(found) + 1))
    assert len(found) >= shown
    assert len(store.read(token).players) == len(found) - 1
    assert store.add(token, "join", {"name": "After"}, "Beat").number == len(found) + 1
    with sqlite3.connect(store.path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_two_programs_that_write_at_once_lose_nothing(store):
    token = store.begin("Winter", "Trudi")
    with writer(store, token, "A") as one, writer(store, token, "B") as other:
        numbers = []
        for _ in range(15):
            ask(one, 1)
            ask(other, 1)
            numbers += [int(running.stdout.readline()) for running in (one, other)]
    assert len({*numbers}) == 30
    assert {entry.number for entry in store.entries(token)} >= {*numbers}


def test_a_file_is_opened_and_read_while_another_program_writes_in_it(store):
    token = store.begin("Winter", "Trudi")
    holder = sqlite3.connect(store.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    later = Store(store.path)
    assert len(later.entries(token)) == 1
    later.close()
    holder.close()


def test_it_is_there_the_next_day_where_it_was(store, tmp_path):
    token = store.begin("Winter", "Trudi", passen=3)
    store.add(token, "join", {"name": "Ruth", "contact": "079", "paid": True}, "Trudi")
    before = store.read(token)
    store.close()
    again = Store(store.path)
    assert again.read(token) == before
    again.close()


def test_several_championships_share_a_file_and_nothing_else(store):
    one, other = store.begin("One", ""), store.begin("Other", "")
    store.add(one, "join", {"name": "Ruth"}, "")
    assert (store.read(one).title, len(store.read(one).players)) == ("One", 1)
    assert (store.read(other).title, len(store.read(other).players)) == ("Other", 0)


def test_tokens_cannot_be_guessed_and_the_watcher_s_changes_nothing(store):
    token = store.begin("Winter", "")
    access = store.access(token)
    assert len(token) >= 32 and len(access.watcher) >= 16 and access.is_organiser
    watching = store.access(access.watcher)
    assert not watching.is_organiser
    assert store.read(access.watcher).title == "Winter"
    for bad in (access.watcher, "guessed", ""):
        with pytest.raises(InputError):
            store.add(bad, "join", {"name": "Mallory"}, "")
    assert store.access("guessed") is None and store.last(token) == 1


def test_entries_are_forever(store):
    token = store.begin("Winter", "")
    store.add(token, "join", {"name": "Ruth"}, "")
    connection = sqlite3.connect(store.path)
    for line in ("UPDATE entries SET who = 'me'", "DELETE FROM entries"):
        with pytest.raises(sqlite3.IntegrityError, match="forever"):
            connection.execute(line)
    connection.close()


def test_a_refused_entry_changes_nothing(store):
    token = store.begin("Winter", "")
    with pytest.raises(InputError):
        store.add(token, "leave", {"number": 9}, "")
    assert store.last(token) == 1


def test_the_file_is_written_safely(store):
    token = store.begin("Winter", "")
    with store._reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    assert store.last(token) == 1


def test_looking_for_a_championship_makes_no_file(store):
    assert store.access("anything") is None
    assert not store.path.exists()


def test_a_file_of_a_later_version_and_one_that_is_no_database_are_named(store, tmp_path):
    store.begin("Winter", "")
    store.close()
    connection = sqlite3.connect(store.path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(InputError) as refused:
        store.begin("Next", "")
    assert "99" in refused.value.text("en")
    odd = tmp_path / "odd.sqlite"
    odd.write_text("this is no database, " * 100)
    with pytest.raises(InputError) as refused:
        Store(odd).access("token")
    assert str(odd) in refused.value.text("de")


def test_a_file_that_was_moved_away_is_noticed(store):
    token = store.begin("Winter", "")
    store.close()
    store.path.rename(store.path.with_name("moved.sqlite"))
    assert store.access(token) is None
    store.begin("New", "")
    assert store.access(token) is None
