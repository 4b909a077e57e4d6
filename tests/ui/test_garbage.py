"""When a server searches for garbage: once it is due, and never in the midst of work."""

from __future__ import annotations

import gc
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from zwicker_lab.ui import garbage


class Loop:
    """A loop in which whatever is to be done later is done too late by a time."""

    def __init__(self, late: float) -> None:
        self.late, self.now = late, 100.0

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, act: Callable[..., None], *arguments: object) -> None:
        self.now += delay + self.late
        act(*arguments)


@pytest.mark.parametrize(
    ("made", "late", "searches"),
    [(garbage.DUE, 0.0, 1), (garbage.DUE - 1, 0.0, 0), (garbage.DUE, 0.1, 0)],
    ids=["due and idle", "not due", "busy"],
)
def test_everything_is_searched_when_it_is_due_and_nobody_waits(monkeypatch, made, late, searches):
    done: list[int] = []
    monkeypatch.setattr(garbage, "gc", SimpleNamespace(get_count=lambda: (0, 0, made), collect=lambda: done.append(1)))
    garbage.look(Loop(late))
    assert len(done) == searches


def test_from_then_on_python_searches_everything_in_the_midst_of_work_only_as_a_last_resort(monkeypatch):
    usual = gc.get_threshold()
    monkeypatch.setattr(garbage, "PeriodicCallback", lambda act, every: SimpleNamespace(start=lambda: None))
    try:
        garbage.search_when_idle(Loop(0))
        assert gc.get_threshold() == (*usual[:2], garbage.LAST_RESORT)
    finally:
        gc.set_threshold(*usual)
