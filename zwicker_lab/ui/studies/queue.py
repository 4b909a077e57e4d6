"""Whose study is played."""

from functools import cache

from zwicker_lab.ui.queue import Queue

MOST_AT_ONCE = 2
"""So many studies are played in one process at a time, by half the cores each."""


@cache
def shared() -> Queue:
    """The one queue of studies of this process."""
    return Queue(MOST_AT_ONCE)
