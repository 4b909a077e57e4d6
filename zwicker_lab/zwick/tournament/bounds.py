"""How few meetings again there can be, proven: no draw whatever does better."""

from __future__ import annotations

EXHAUSTED = {(8, 4): 20, (12, 4): 13}
"""Found by going through every seating: for ``players, passen`` fewer is impossible, and this many is possible."""


def fewest_again(players: int, passen: int) -> int:
    """A bound that no draw can go below: how often, over all ``passen``, two people meet who have met before.

    Everybody sits with three others in each Passe, so has ``3 * passen`` meetings among ``players - 1`` others; what
    is over is a meeting again, and each is counted by both. And with fewer than four tables the four people at a table
    come from fewer than four tables of any Passe before, so some of them have met there: one pair with three tables,
    two pairs (two and two) with two, six with one; in each Passe but the first. For 8 and 12 players every seating was
    gone through: the first Passe is named freely, the second matters only by how many people each of its tables has
    from each table of the first, and all seatings of the third and fourth were tried
    (``tests/zwick/tournament/test_bounds.py``).

    >>> [fewest_again(players, 4) for players in (4, 8, 12, 16, 20, 40, 104)]
    [18, 20, 13, 0, 0, 0, 0]
    """
    tables = players // 4
    by_players = -(-players * max(0, 3 * passen - (players - 1)) // 2)
    pairs = {1: 6, 2: 2, 3: 1}.get(tables, 0)
    return max(by_players, pairs * tables * (passen - 1), EXHAUSTED.get((players, passen), 0))
