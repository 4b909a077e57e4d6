"""How good the lot of a championship is: people who meet again over four Passen, and how long one draw takes.

All Passen are drawn one after the other, each knowing those before, as at the desk. ``repeats`` counts how often two
people met who had met before, at its worst over the seeds; ``lower_bound`` is what no draw can go below
(``zwicker_lab.zwick.tournament.bounds``: by what each player meets and by pigeonholes, and for 8 and 12 players by
going through every seating); ``s`` is the longest draw of one Passe, ``processor_s`` what it took of the processor.
"""

from __future__ import annotations

import time
from dataclasses import replace

from zwicker_lab.zwick.tournament import Championship, Player, Sheet, draw
from zwicker_lab.zwick.tournament.bounds import fewest_again
from zwicker_lab.zwick.tournament.draw import again

SIZES = (8, 12, 16, 20, 40, 104)
SEEDS = 5


def measure(full: bool) -> dict[str, object]:
    """The figures of each size; a full run takes ten times as many seeds."""
    seeds = SEEDS * (10 if full else 1)
    return {"passen": Championship().options.passen, "seeds": seeds, **{str(n): drawn(n, seeds) for n in SIZES}}


def drawn(players: int, seeds: int) -> dict[str, float]:
    """The worst of several championships of so many players."""
    found = [championship(players, seed) for seed in range(seeds)]
    return {
        "repeats": max(repeats for repeats, _, _ in found),
        "mean_repeats": round(sum(repeats for repeats, _, _ in found) / seeds, 2),
        "lower_bound": fewest_again(players, Championship().options.passen),
        "s": round(max(seconds for _, seconds, _ in found), 3),
        "processor_s": round(max(used for _, _, used in found), 3),
    }


def championship(players: int, seed: int) -> tuple[int, float, float]:
    """Meetings again in all Passen of one championship, its longest draw by the clock and by the processor."""
    made = Championship(players=tuple(Player(number, f"P{number}") for number in range(1, players + 1)))
    repeats, longest, most = 0, 0.0, 0.0
    for at in range(made.options.passen):
        begun, used = time.perf_counter(), time.process_time()
        passe = draw(made, 100 * seed + at)
        longest, most = max(longest, time.perf_counter() - begun), max(most, time.process_time() - used)
        repeats += len(again(made, passe))
        entered = tuple(replace(table, sheet=Sheet((15,) * 4, (0,) * 4)) for table in passe.tables)
        made = replace(made, drawn=(*made.drawn, replace(passe, tables=entered)))
    return repeats, longest, most
