"""Studies: a million deals of ``zwicker3`` on two cores, two Dask workers beside one, and memory as deals grow."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from bench.machine import cores
from zwicker_lab.kernel import COMPILED
from zwicker_lab.study import Study, Workers, run_all

MILLION = 1_000_000
DASK_DEALS = 300_000
WORKERS = 2
PEAK = (
    "import resource, sys; from zwicker_lab.study import Study, Workers, run_all;"
    "run_all(Study.of('zwicker3', deals=int(sys.argv[1]), seed=1930), Workers('threads', 2));"
    "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)"
)


def measure(full: bool) -> dict[str, object]:
    """All figures, matches and jokers' values included as a study has them; a full run measures more often."""
    load = os.getloadavg()[0]
    deals = MILLION if COMPILED else 1000
    run_all(Study.of("zwicker3", seats=["random"], deals=100))
    times = {name: [study_s(name, deals) for _ in range(3 if full else 1)] for name in ("random", "greedy")}
    ratios = [dask_ratio(deals) for _ in range(3 if full else 1)]
    memory = [peak_mb(number) for number in (deals // 100, deals // 10, deals)]
    return {
        "compiled": COMPILED,
        "deals": deals,
        "workers": WORKERS,
        "cores": cores(),
        "random_1m_s": round(min(wall for wall, _ in times["random"]), 1),
        "greedy_1m_s": round(min(wall for wall, _ in times["greedy"]), 1),
        "processor_s": {name: round(min(used for _, used in found), 1) for name, found in times.items()},
        "dask_2_over_1": round(median(ratios), 2),
        "rss_mb": memory[-1],
        "rss_mb_by_deals": dict(zip(map(str, (deals // 100, deals // 10, deals)), memory, strict=True)),
        "load_before_and_after": [round(load, 1), round(os.getloadavg()[0], 1)],
    }


def study_s(player: str, deals: int) -> tuple[float, float]:
    """How long a study takes on two threads, and how much of the processors' time."""
    study = Study.of("zwicker3", seats=[player], deals=deals, seed=1930)
    begun, used = time.perf_counter(), time.process_time()
    run_all(study, Workers("threads", WORKERS))
    return time.perf_counter() - begun, time.process_time() - used


def dask_ratio(deals: int) -> float:
    """How many times as fast two Dask workers are as one, once both have loaded the compiled code."""
    one, two = dask_s(1, deals), dask_s(WORKERS, deals)
    return one / two


def dask_s(workers: int, deals: int) -> float:
    """How long a study takes on a local cluster that has played one before."""
    from distributed import LocalCluster

    study = Study.of("zwicker3", deals=max(1, deals * DASK_DEALS // MILLION), seed=1930, matches=0, twins=0)
    warm = Study.of("zwicker3", deals=2000, seed=1, matches=0, twins=0)
    with LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as cluster:
        there = Workers("dask", address=cluster.scheduler_address)
        run_all(warm, there, size=50)
        begun = time.perf_counter()
        run_all(study, there, size=max(1, study.deals // 60))
        return time.perf_counter() - begun


def peak_mb(deals: int) -> int:
    """The most memory that a process of its own needs for a study of so many deals."""
    done = subprocess.run(
        [sys.executable, "-c", PEAK, str(deals)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[1],
    )
    return int(done.stdout)
