"""Whether the traditional player licks."""

from __future__ import annotations

from zwicker_lab.zwick.cards import BELLIS
from zwicker_lab.zwick.position import Position

WORTH_LICKING = BELLIS[:2]
"""Who licks must take part; only these two make up for that on average, the other Bellis hardly."""


def licks(view: Position) -> bool:
    """The Belli of bells or of shields at the bottom is taken; nobody knows the cards below it.

    Where licked cards come on top of five, each more is a card to choose from, and one goes on.

    >>> from zwicker_lab.zwick import read_position
    >>> licks(read_position("zwick; phase lick; lifted 9; shown 7b"))
    True
    >>> licks(read_position("zwick; phase lick; lifted 9; shown Ab"))
    False
    """
    if view.licked:
        return view.rules.switches.licked == "extra"
    return view.shown in WORTH_LICKING
