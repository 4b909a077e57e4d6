"""How strong the players of Swiss Zwick are: duplicate deals, the same cards with seats changed, in points a deal.

Each pack is played once from every seat the first player can take, all others played by the second. The result is what
that seat scores above the mean of the others, averaged over the seats; ``points`` is what it scores itself, for a
tournament ranks by that. Intervals are over packs, so what the cards alone bring falls out.
"""

from __future__ import annotations

import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import fmean

from bench.interval import above
from bench.machine import cores
from zwicker_lab.zwick import PACK, Move, Position, load_rules, opening, score
from zwicker_lab.zwick.players import player, search

SEED = 1930
CHUNK = 4
"""Packs a process plays at a time."""


@dataclass(frozen=True)
class Match:
    """Two players by name, how many packs they play, and how many sit at the table."""

    one: str
    two: str
    packs: int
    players: int = 4

    @property
    def name(self) -> str:
        """What the match is called in the results."""
        return f"{self.one}-{self.two}" + (f" ({self.players} players)" if self.players != 4 else "")


@dataclass
class Part:
    """Some packs of a match: results, and how long each player thought over how many moves."""

    diffs: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    seconds: dict[bool, float] = field(default_factory=lambda: {True: 0.0, False: 0.0})
    moves: dict[bool, int] = field(default_factory=lambda: {True: 0, False: 0})


def measure(full: bool) -> dict[str, object]:
    """All matches, how many packs being fixed beforehand; a full run plays more of them."""
    times = 8 if full else 1
    results: dict[str, object] = {"seed": SEED}
    with ProcessPoolExecutor(cores()) as pool:
        for match in (
            Match("traditional", "random", 400 * times),
            Match("search 10 ms", "traditional", 300 * times),
            Match("search 100 ms", "traditional", 40 * times),
            Match("cheating", "search 10 ms", 60 * times),
            Match("search 10 ms", "traditional", 80 * times, players=3),
            Match("search 10 ms", "traditional", 60 * times, players=5),
        ):
            results[match.name] = outcome(match, pool)
    return results


def outcome(match: Match, pool: ProcessPoolExecutor) -> dict[str, float]:
    """Play a match on all cores: the difference, its 95 % interval, the packs, and the time of a move of each."""
    parts = list(pool.map(played, [(match, first) for first in range(0, match.packs, CHUNK)]))
    diffs = [diff for part in parts for diff in part.diffs]
    found = above(diffs, 3) | {"points": round(fmean(point for part in parts for point in part.points), 3)}
    for name, mine in (("ms_a_move", True), ("ms_a_move_of_other", False)):
        moves = sum(part.moves[mine] for part in parts)
        found[name] = round(1000 * sum(part.seconds[mine] for part in parts) / moves, 4)
    return found


def played(job: tuple[Match, int]) -> Part:
    """Play some packs of a match, from the first of them on; what is compiled is loaded before the clock runs."""
    match, first = job
    for name in (match.one, match.two):
        _one_deal(Match(name, name, 1, match.players), 0, 0, Part())
    part = Part()
    for index in range(first, min(first + CHUNK, match.packs)):
        results = [_one_deal(match, index, seat, part) for seat in range(match.players)]
        part.diffs.append(fmean(diff for diff, _ in results))
        part.points.append(fmean(points for _, points in results))
    return part


def _one_deal(match: Match, index: int, seat: int, part: Part) -> tuple[float, float]:
    """One deal with ``match.one`` in a seat: what it has above the mean of the others, and what it has."""
    chance = random.Random(f"{SEED} {index}")
    pack = chance.sample(PACK, len(PACK))
    position = opening(load_rules(), match.players, chance.randrange(match.players), tuple(pack))
    position = position.play(Move("cut", chance.randrange(1, len(PACK))))
    made = 0
    while not position.is_over:
        mine = position.turn == seat
        begun = time.perf_counter()
        move = _choice(match.one if mine else match.two, position, made + 64 * index)
        part.seconds[mine] += time.perf_counter() - begun
        part.moves[mine] += 1
        position, made = position.play(move), made + 1
    points = score(position).points
    return points[seat] - fmean(points[:seat] + points[seat + 1 :]), float(points[seat])


def _choice(name: str, position: Position, seed: int) -> Move:
    """What a player named ``traditional`` or ``search 10 ms`` does; ``cheating`` searches with all cards open."""
    kind, *settings = name.split()
    if kind == "cheating":
        return search(position, worlds=1, seed=seed).moves[0]
    return player(kind, **({"ms": float(settings[0])} if settings else {})).choose(position, seed)
