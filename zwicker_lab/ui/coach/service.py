"""One adviser for all who sit at the tables of this server: a queue, a cache, and time that is shared."""

from __future__ import annotations

import atexit
import functools
import logging
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from threading import Condition, Thread

from zwicker_lab.notation import read_position
from zwicker_lab.ui.coach.answer import Answer, Question
from zwicker_lab.ui.coach.process import PATIENCE_S, Worker

log = logging.getLogger("zwicker_lab")

ADVISER = "zwicker_lab.players.advice:advise"
FULL_MS, LEAST_MS = 80.0, 8.0
"""The time for one answer where nobody else waits, and where many do."""
DEADLINE_MS = 140.0
"""After so long everybody who waits should have an answer."""
ENOUGH = 40
"""An answer from fewer sampled deals is thought about once more as soon as nobody else waits."""
KEPT = 500
WARM = "zwicker3; table 9d 5c 4h; hand 9s 2c"

Heard = Callable[[Answer | None], None]


@dataclass
class Asked:
    """A question of one table that waits for its answer, or for a better one."""

    table: Hashable
    question: Question
    heard: Heard
    answered: bool = False
    at: float = field(default_factory=time.monotonic)


class Coach:
    """Answers questions away from the threads that ask; one for a server.

    ``adviser`` is ``module:function``, called in a process of its own as ``advise(position, ms=, seed=, history=)``.
    A newer question of the same table replaces the one that waits. The more tables wait, the less time each gets; who
    got too little hears a second answer when there is time. What was answered well is answered at once.
    """

    def __init__(
        self, adviser: str = ADVISER, *, workers: int | None = None, patience_s: tuple[float, float] = PATIENCE_S
    ) -> None:
        count = workers or max(1, min(4, (os.cpu_count() or 1) // 2))
        self._workers = [Worker(adviser, patience_s=patience_s) for _ in range(count)]
        self._threads: list[Thread] = []
        self._waiting: OrderedDict[Hashable, Asked] = OrderedDict()
        self._again: OrderedDict[Hashable, Asked] = OrderedDict()
        self._known: OrderedDict[Hashable, Answer] = OrderedDict()
        self._changed = Condition()
        self._closed = False

    # ---- what tables call ------------------------------------------------------------------------------------

    def ask(self, table: Hashable, question: Question, heard: Heard) -> None:
        """Have ``heard`` called with the answer: at once where it is known, else later and from another thread."""
        asked = Asked(table, question, heard)
        with self._changed:
            known = self._known.get(question.key)
            self._again.pop(table, None)
            if known is None:
                self._waiting[table] = asked  # in the place of an older one of this table
            elif not is_enough(known):
                self._again[table] = replace(asked, answered=True)
            self._begin()
            self._changed.notify()
        if known is not None:
            heard(known)

    def forget(self, table: Hashable) -> None:
        """Drop the question of a table that has been left."""
        with self._changed:
            self._waiting.pop(table, None)
            self._again.pop(table, None)

    def wake(self) -> None:
        """Start thinking, so that the first to ask need not wait for that."""
        if not self._threads:
            self.ask(WARM, Question(read_position(WARM)), lambda answer: None)

    def close(self) -> None:
        """Stop thinking; whoever still waits hears nothing more."""
        with self._changed:
            self._closed = True
            self._waiting.clear()
            self._again.clear()
            self._changed.notify_all()
        for worker in self._workers:
            worker.close()
        for thread in self._threads:
            thread.join()

    # ---- inside ----------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        if not self._threads and not self._closed:
            self._threads = [Thread(target=self._work, args=(one,), daemon=True) for one in self._workers]
            for thread in self._threads:
                thread.start()

    def _work(self, worker: Worker) -> None:
        while (asked := self._next()) is not None:
            one, ms = asked
            answer = worker.ask(one.question, ms)
            with self._changed:
                if self._closed:
                    return
                self._keep(one.question.key, answer)
                hearing = [one, *self._same(self._waiting, one), *self._same(self._again, one)]
                if answer is not None and not is_enough(answer) and not one.answered:
                    left = [each for each in hearing if each.table not in self._waiting]
                    self._again.update((each.table, replace(each, answered=True)) for each in left)
            for each in hearing:
                tell(each.heard, answer)

    def _next(self) -> tuple[Asked, float] | None:
        """The question that has waited longest, and the time for it."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._again or self._closed)
            if self._closed:
                return None
            if not self._waiting:
                return self._again.popitem(last=False)[1], FULL_MS
            _, asked = self._waiting.popitem(last=False)
            waited = (time.monotonic() - asked.at) * 1000
            return asked, share(waited, len(self._waiting) / len(self._workers))

    def _same(self, queue: OrderedDict[Hashable, Asked], one: Asked) -> list[Asked]:
        """Take those out of a queue who asked the same."""
        tables = [table for table, other in queue.items() if other.question.key == one.question.key]
        return [queue.pop(table) for table in tables]

    def _keep(self, key: Hashable, answer: Answer | None) -> None:
        if answer is None:
            return
        self._known[key] = answer
        self._known.move_to_end(key)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)


def share(waited: float, others: float) -> float:
    """Milliseconds for a question that has waited so long while so many others wait behind it.

    >>> share(0, 0), share(0, 9), share(100, 1), share(900, 30)
    (80.0, 14.0, 20.0, 8.0)
    """
    return max(LEAST_MS, min(FULL_MS, (DEADLINE_MS - waited) / (1 + others)))


def is_enough(answer: Answer) -> bool:
    """Whether an answer need not be thought about again."""
    return answer.exact or answer.worlds >= ENOUGH


def tell(heard: Heard, answer: Answer | None) -> None:
    """Pass an answer on; a page that has ended in between is no fault of ours."""
    try:
        heard(answer)
    except Exception:
        log.exception("an answer could not be passed on")


@functools.cache
def shared() -> Coach:
    """The coach of this server, begun when a page first asks for it."""
    coach = Coach()
    atexit.register(coach.close)
    return coach
