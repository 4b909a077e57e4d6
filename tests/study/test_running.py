"""The same to the last digit, whoever plays and in whatever parts; cancelling, progress, and workers that die."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.study.plans import studies
from zwicker_lab.errors import EndedError, InputError
from zwicker_lab.study import Study, Workers, run, run_all, running
from zwicker_lab.study.parts import Part, Played, parts_of, play_part
from zwicker_lab.ui.apart import in_thread
from zwicker_lab.ui.coach.home import void

STUDY = Study.of("zwicker3", "zwicker6", "zwicker3 capture=card", seats=["random"], deals=90, seed=11, matches=7)


@settings(max_examples=40)
@given(studies(), st.integers(1, 40), st.randoms())
def test_parts_and_their_order_are_not_seen(study: Study, size: int, rng) -> None:
    whole, counted = Played(), Played()
    for part in parts_of(study, 10**6):
        whole.add(play_part(study, part))
    parts = list(parts_of(study, size))
    rng.shuffle(parts)
    for part in parts:
        counted.add(play_part(study, part))
    assert counted == whole


@settings(max_examples=10)
@given(studies(), st.integers(1, 3), st.integers(1, 20))
def test_threads_and_their_number_are_not_seen(study: Study, number: int, size: int) -> None:
    assert run_all(study, Workers("threads", number), size=size) == run_all(study, Workers("threads", 1))


def test_processes_play_the_same_as_threads() -> None:
    assert run_all(STUDY, Workers("processes", 2), size=17) == run_all(STUDY, Workers("threads", 2))


def test_a_program_that_ends_ends_its_studies(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more parts can be given out then: told as such, and nothing is printed by a thread beside the page."""
    monkeypatch.setattr("concurrent.futures.thread._shutdown", True)
    with pytest.raises(EndedError):
        run_all(STUDY, Workers("threads", 2))
    faults: list[object] = []
    monkeypatch.setattr(threading, "excepthook", faults.append)
    before = set(threading.enumerate())
    in_thread(lambda: void(run_all(STUDY, Workers("threads", 2))))
    for thread in set(threading.enumerate()) - before:
        thread.join()
    assert not faults


def test_processes_that_broke_before_a_part_was_given_out_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(ThreadPoolExecutor):
        def submit(self, *_: object, **__: object) -> Any:
            raise BrokenExecutor

    monkeypatch.setattr(running, "_processes", Broken)
    with pytest.raises(InputError, match="took part was ended"):
        run_all(STUDY, Workers("processes", 2))


@pytest.mark.filterwarnings("ignore")
def test_a_killed_dask_worker_costs_only_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two workers of a local cluster; one of them is killed while it works, and the digits are the same."""
    distributed = pytest.importorskip("distributed")
    study = Study.of("zwicker3", "queen", seats=["traditional"], deals=3000, seed=3, matches=0, twins=0)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as cluster:
        monkeypatch.setattr(distributed, "LocalCluster", lambda **_: nullcontext(cluster))
        few = Study.of("zwickern", deals=30, seed=3)
        assert run_all(few, Workers("dask", 2), size=7) == run_all(few, Workers("threads", 1))
        victim = next(iter(cluster.workers.values())).pid
        found = run(study, Workers("dask", address=cluster.scheduler_address), size=60)
        first = next(found)
        os.kill(victim, signal.SIGKILL)
        *_, last = found
    assert not first.is_complete and last.is_complete
    expected = run_all(study, Workers("threads", 2))
    assert last.results == expected and set(last.results.names()) == set(expected.names())


def test_progress_grows_to_the_whole_and_each_is_kept() -> None:
    seen = list(run(STUDY, Workers("threads", 2), size=20))
    assert [one.done for one in seen] == sorted({one.done for one in seen})
    assert [one.is_complete for one in seen] == [False] * (len(seen) - 1) + [True]
    assert seen[0].results.deals < seen[-1].results.deals == STUDY.deals
    assert seen[-1].total == STUDY.deals + STUDY.twins + STUDY.matches


def test_a_cancelled_study_ends_early_with_what_was_played() -> None:
    cancel = threading.Event()
    study = Study.of("zwicker3", deals=10**9, matches=0, twins=0)
    seen = []
    for one in run(study, Workers("threads", 2), size=10, cancel=cancel):
        seen.append(one)
        cancel.set()
    assert len(seen) <= 2 and 0 < seen[-1].results.deals < 200


def test_a_study_may_be_left_at_any_time() -> None:
    found = run(Study.of("zwicker3", deals=10**9, matches=0, twins=0), Workers("threads", 1), size=10)
    next(found)
    found.close()


def test_memory_holds_only_what_figures_can_be() -> None:
    """Ten times the deals, hardly more values: nothing is kept deal by deal."""
    few, many = (run_all(Study.of("zwicker3", deals=number, matches=0, twins=0)) for number in (300, 3000))
    sizes = [sum(len(tally.counts) for tally in found.tallies.values()) for found in (few, many)]
    assert sizes[1] < 2 * sizes[0]


def test_a_process_that_is_ended_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "play_part", die)
    with pytest.raises(InputError, match="process that took part was ended"):
        run_all(STUDY, Workers("processes", 1))


def die(study: Study, part: Part) -> None:
    os._exit(1)


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(running, "REACH_S", 0.5)
    for address in ("tcp://127.0.0.1:9", "nonsense", "nonsense://x"):
        with pytest.raises(InputError, match="No Dask cluster"):
            run_all(STUDY, Workers("dask", address=address))


def test_without_dask_it_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(InputError, match="install the extra"):
        run_all(STUDY, Workers("dask"))


@pytest.mark.parametrize("number", [0, 257])
def test_a_number_of_workers_has_limits(number: int) -> None:
    with pytest.raises(InputError, match="“workers” can be 1 to 256"):
        Workers("threads", number)
