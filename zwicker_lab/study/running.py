"""Running a study on threads, processes or a Dask cluster: the same to the last digit, whoever works."""

from __future__ import annotations

import logging
import os
from collections.abc import Generator, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from threading import Event
from typing import Any

from zwicker_lab.errors import EndedError, InputError
from zwicker_lab.kernel import COMPILED
from zwicker_lab.study.parts import Part, Played, parts_of, play_part, usual_size
from zwicker_lab.study.plan import Study
from zwicker_lab.study.results import Results

MOST_WORKERS = 256
REACH_S = 10.0
"""How long a cluster elsewhere is waited for."""

_WAIT_S = 0.2
_AHEAD = 3
"""Parts given out for each worker, so that none waits and few are lost when a run is cancelled."""


@dataclass(frozen=True, slots=True)
class Workers:
    """Who plays: ``threads``, ``processes``, or ``dask`` on this machine or at an address such as ``tcp://host:8786``.

    ``number`` defaults to the cores at hand; a cluster elsewhere brings its own.
    """

    kind: str = ""
    number: int | None = None
    address: str | None = None

    def __post_init__(self) -> None:
        if self.number is not None and not 1 <= self.number <= MOST_WORKERS:
            raise InputError("study-limit", key="workers", least=1, most=MOST_WORKERS, got=self.number)

    @property
    def count(self) -> int:
        """How many work side by side."""
        return self.number or cores()

    @contextmanager
    def executor(self, study: Study) -> Iterator[tuple[Executor, int]]:
        """An executor and how many work in it; raises ``InputError`` where Dask is missing or not reached."""
        kind = self.kind or ("threads" if COMPILED and not study.searches else "processes")
        if kind == "dask":
            with _dask(self.address, self.number) as found:
                yield found
            return
        made: Executor = ThreadPoolExecutor(self.count) if kind == "threads" else _processes(self.count)
        try:
            yield made, self.count
        finally:
            made.shutdown(cancel_futures=True)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a study is: deals, twins and matches played, how many there are, and the results so far."""

    done: int
    total: int
    results: Results

    @property
    def is_complete(self) -> bool:
        """Whether everything is played."""
        return self.done == self.total


def run(
    study: Study, workers: Workers | None = None, *, size: int | None = None, cancel: Event | None = None
) -> Generator[Progress, None, None]:
    """Play a study; yields the results so far whenever a part of it is done, the complete ones last.

    ``size`` is how many deals make a part; nothing but the pace depends on it or on ``workers``. Once ``cancel`` is set
    no further part begins, and the iterator ends early. It may run in a thread of its own; where the program ends
    meanwhile, it raises ``EndedError``.

    >>> *_, last = run(Study.of("zwicker3", deals=20, matches=0, twins=0), Workers("threads", 2), size=7)
    >>> last.is_complete, last.results.tally("points.NS").n
    (True, 20)
    """
    found = Played()
    done, total = 0, study.deals + study.twins + study.matches
    with (workers or Workers()).executor(study) as (executor, count):
        left = parts_of(study, size or usual_size(study, count))
        running: dict[Future[Played], int] = {}
        while not (cancel and cancel.is_set()):
            for part in islice(left, _AHEAD * count - len(running)):
                running[_given_out(executor, study, part)] = part.number
            if not running:
                return
            ended, _ = wait(running, _WAIT_S, FIRST_COMPLETED)
            for future in ended:
                try:
                    found.add(future.result())
                except BrokenExecutor:
                    raise InputError("study-broken") from None
                done += running.pop(future)
            if ended:
                kept = found.copy()
                yield Progress(done, total, Results(study, kept.tallies, kept.cells))
        for future in running:
            future.cancel()


def _given_out(executor: Executor, study: Study, part: Part) -> Future[Played]:
    try:
        return executor.submit(play_part, study, part)
    except BrokenExecutor:
        raise InputError("study-broken") from None
    except RuntimeError as closed:
        raise EndedError from closed


def run_all(study: Study, workers: Workers | None = None, *, size: int | None = None) -> Results:
    """Play a study to its end; its results. Raises ``InputError`` for parts of no deals.

    >>> found = run_all(Study.of("zwicker3", "zwickern", seats=["greedy"], deals=20, matches=0, twins=0))
    >>> found.deals, found.compare("all.zwicks", arm=1).n
    (20, 20)
    """
    if size is not None and size < 1:
        raise InputError("study-size", got=size)
    *_, last = run(study, workers, size=size)
    return last.results


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _processes(number: int) -> Executor:
    return ProcessPoolExecutor(number, mp_context=get_context("spawn"))


@contextmanager
def _dask(address: str | None, number: int | None) -> Iterator[tuple[Executor, int]]:
    """An executor on a Dask cluster: a worker that dies loses its parts, and others play them again."""
    distributed = _distributed()
    if address is None:
        with (
            distributed.LocalCluster(
                n_workers=number or cores(),
                threads_per_worker=1,
                processes=True,
                dashboard_address=None,
                silence_logs=logging.CRITICAL,
            ) as cluster,
            distributed.Client(cluster) as client,
        ):
            yield client.get_executor(pure=False), number or cores()
        return
    if "://" not in address:
        raise InputError("study-no-cluster", address=address)
    try:
        client = distributed.Client(address, timeout=REACH_S)
    except (OSError, ValueError):
        raise InputError("study-no-cluster", address=address) from None
    with client:
        yield client.get_executor(pure=False), max(1, sum(client.nthreads().values()))


def _distributed() -> Any:
    try:
        import distributed
    except ImportError:
        raise InputError("study-no-dask") from None
    return distributed
