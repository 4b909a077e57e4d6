"""Skills that ask for a build, and the one that asks for a table the next player cannot clear."""

from __future__ import annotations

from random import Random

from zwicker_lab.lessons.danger import chance as chance_of
from zwicker_lab.lessons.danger import unseen
from zwicker_lab.lessons.goals import AvoidZwick, BuildDown, BuildTotal, is_down, sweepers_left
from zwicker_lab.lessons.model import Chance
from zwicker_lab.lessons.practice.asking import Asked
from zwicker_lab.lessons.practice.walk import Spot

MOST_TOLD, MOST_ITEMS = 12, 4
"""More moves than these are too many to look through one by one, and more items are hardly ever swept."""
CLEAR = 3
"""So many more cards must be able to take everything after the worst move than after the best."""


def build_up(spot: Spot, chance: Random) -> Asked | None:
    """A build of a total that is reached by adding only."""
    builds = [move for move in spot.moves if move.kind == "build"]
    down = {move.total for move in builds if is_down(spot.position, move)}
    totals = sorted({move.total for move in builds if move.total is not None} - down)
    if not totals:
        return None
    total = chance.choice(totals)
    return Asked(BuildTotal(type="build_total", total=total), "build-up", {"total": total})


def build_down(spot: Spot, chance: Random) -> Asked | None:
    """Any build downwards."""
    if not any(is_down(spot.position, move) for move in spot.moves):
        return None
    return Asked(BuildDown(type="build_down"), "build-down")


def defend(spot: Spot, chance: Random) -> Asked | None:
    """A move after which as few cards as possible could take everything, where another leaves clearly more."""
    position = spot.position
    held = len(position.hands[(position.turn + 1) % position.players])
    if not held or len(position.table) > MOST_ITEMS or not 2 <= len(spot.moves) <= MOST_TOLD:
        return None
    if any(position.play(move).turn == position.turn for move in spot.moves):
        return None
    goal = AvoidZwick(type="avoid_zwick", limit=0, against="unseen", next_cards=held)
    sought = [len(sweepers_left(position, goal, move)) for move in spot.moves]
    least, most = min(sought), max(sought)
    if most - least < CLEAR or 2 * sought.count(least) > len(sought):
        return None
    among = len(unseen(position, position.hand))
    chances = tuple(
        Chance(move=str(move), sweepers=count, unseen=among, percent=chance_of(count, among, held))
        for move, count in zip(spot.moves, sought, strict=True)
    )
    return Asked(goal.model_copy(update={"limit": least}), "defend", {"limit": least}, chances)
