"""The kernel: random deals of every variant, beside the readable engine and beside OpenSpiel, in one run."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from bench.engine import play_out
from zwicker_lab.kernel import COMPILED, play_random_deals, rules_of
from zwicker_lab.variants import load_variant, variant_names

SEED = 1930
GAME = "crazy_eights"
READABLE_MOVES = 52
START = (
    "import numpy as np; from zwicker_lab.kernel import play_random_deals, rules_of;"
    "from zwicker_lab.variants import load_variant;"
    "play_random_deals(rules_of(load_variant('zwicker3'), 4), 1, 0, 100, np.zeros((100, 2), np.int64));"
    "print('played', flush=True)"
)
WITHOUT_SCIPY = "import sys; sys.modules['scipy'] = None;"


def measure(full: bool) -> dict[str, object]:
    """All figures, medians of some rounds in which all contenders take turns; a full run takes five times as many."""
    load = os.getloadavg()[0]
    rounds = [one_round() for _ in range(25 if full else 5)]
    deals = {name: [each["deals"][name] for each in rounds] for name in variant_names()}
    rivals = [each["openspiel"] for each in rounds if each["openspiel"]]
    moves = [each["moves"] for each in rounds]
    to_rival = [each["moves"] / each["openspiel"] for each in rounds if each["openspiel"]]
    to_readable = [each["moves"] / each["readable"] for each in rounds]
    threads = [two_threads() for _ in range(15 if full else 5)]
    starts = [start_s() for _ in range(20 if full else 6)][1:]
    bare_starts = [start_s(WITHOUT_SCIPY) for _ in starts]
    return {
        "compiled": COMPILED,
        "deals_per_s": {name: round(median(rates)) for name, rates in deals.items()},
        "of_zwicker3": {name: round(median(deals[name]) / median(deals["zwicker3"]), 2) for name in deals},
        "moves_per_s": round(median(moves)),
        "readable_moves_per_s": round(median(each["readable"] for each in rounds)),
        "openspiel_moves_per_s": round(median(rivals)) if rivals else None,
        "ratio_to_readable": round(median(to_readable)),
        "ratio_to_openspiel": round(median(to_rival), 1) if to_rival else None,
        "two_threads": round(median(threads), 2),
        "warm_start_s": round(median(starts), 2),
        "warm_start_without_scipy_s": round(median(bare_starts), 2),
        "cold_start_s": round(cold_start_s(), 1),
        "lowest_and_highest": {
            "deals_per_s": {name: [round(min(rates)), round(max(rates))] for name, rates in deals.items()},
            "ratio_to_readable": [round(min(to_readable)), round(max(to_readable))],
            "ratio_to_openspiel": [round(min(to_rival), 1), round(max(to_rival), 1)] if to_rival else None,
            "two_threads": [round(min(threads), 2), round(max(threads), 2)],
            "warm_start_s": [round(min(starts), 2), round(max(starts), 2)],
            "warm_start_without_scipy_s": [round(min(bare_starts), 2), round(max(bare_starts), 2)],
        },
        "load_before_and_after": [round(load, 1), round(os.getloadavg()[0], 1)],
    }


def one_round() -> dict[str, Any]:
    """Every contender once, on one core: deals a second of each variant, moves a second of ``zwicker3`` and others."""
    rates = {name: kernel_rates(name, 0.5) for name in variant_names()}
    return {
        "deals": {name: deals for name, (deals, _) in rates.items()},
        "moves": kernel_rates("zwicker3", 1.0)[1],
        "readable": readable_moves(1.0),
        "openspiel": openspiel_moves(1.0),
    }


def kernel_rates(name: str, seconds: float) -> tuple[float, float]:
    """Random deals and moves a second, shuffling and scoring included, at the variant's usual number of players."""
    variant = load_variant(name)
    rules = rules_of(variant, variant.default_players)
    batch = 500 if COMPILED else 1
    out = np.zeros((batch, len(variant.sides(variant.default_players))), np.int64)
    play_random_deals(rules, SEED, 0, 1, out)
    deals = moves = 0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        moves += play_random_deals(rules, SEED, deals, batch, out)
        deals += batch
    return deals / passed, moves / passed


def readable_moves(seconds: float) -> float:
    """Moves a second of the readable engine's random play of ``zwicker3``."""
    rng, variant, deals = random.Random(SEED), load_variant("zwicker3"), 0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        play_out(variant, rng)
        deals += 1
    return deals * READABLE_MOVES / passed


def openspiel_moves(seconds: float) -> float | None:
    """Players' moves a second of random play of OpenSpiel's crazy eights, driven from Python as quickly as we know."""
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed: nothing to compare with (dependency group bench).", file=sys.stderr)
        return None
    game, rng, moves = pyspiel.load_game(GAME), random.Random(SEED), 0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        moves += openspiel_deal(game, rng.random)
    return moves / passed


def openspiel_deal(game: Any, chance: Callable[[], float]) -> int:
    """One game to its end; cards are drawn evenly, too, so that chance needs no weights."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(chance() * len(actions))])
    return moves


def two_threads() -> float:
    """How many times as many deals two threads of one process play in the same time as one."""
    rules, deals = rules_of(load_variant("zwicker3"), 4), 20_000 if COMPILED else 10

    def work(first: int) -> None:
        play_random_deals(rules, SEED, first, deals, np.zeros((deals, 2), np.int64))

    begun = time.perf_counter()
    work(0)
    alone = time.perf_counter() - begun
    both = [threading.Thread(target=work, args=(first,)) for first in (deals, 2 * deals)]
    begun = time.perf_counter()
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    return 2 * alone / (time.perf_counter() - begun)


def start_s(before: str = "", folder: str | None = None) -> float:
    """From the start of a fresh process to the end of its first hundred deals, imports included.

    Numba imports SciPy where it finds it; here OpenSpiel brought it, and those who only play do not have it.
    """
    environment = {**os.environ, **({"NUMBA_CACHE_DIR": folder} if folder else {})}
    command, root = [sys.executable, "-c", before + START], Path(__file__).parents[1]
    begun = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, cwd=root) as process:
        said = process.stdout.readline() if process.stdout else b""
        passed = time.perf_counter() - begun
    if said.strip() != b"played":
        raise RuntimeError("the process did not play")
    return passed


def cold_start_s() -> float:
    """The same with nothing compiled yet."""
    with tempfile.TemporaryDirectory() as folder:
        return start_s(folder=folder)
