"""A championship of the trick game: people, tables by lot, sheets, ranking, and a file that forgets nothing.

>>> from zwicker_lab.zwick.tournament import Championship, Player, draw
>>> people = tuple(Player(number, f"P{number}") for number in range(1, 9))
>>> passe = draw(Championship(players=people), seed=1930)
>>> [len(table.seats) for table in passe.tables], passe == draw(Championship(players=people), seed=1930)
([4, 4], True)
"""

from zwicker_lab.zwick.tournament.draw import draw, draw_final
from zwicker_lab.zwick.tournament.model import Championship, Options, Passe, Player, Sheet, Table
from zwicker_lab.zwick.tournament.ranking import Standing, ranking

__all__ = [
    "Championship",
    "Options",
    "Passe",
    "Player",
    "Sheet",
    "Standing",
    "Table",
    "draw",
    "draw_final",
    "ranking",
]
