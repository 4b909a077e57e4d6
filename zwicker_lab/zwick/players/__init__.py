"""Players of Swiss Zwick; each chooses from what the seat to move sees.

>>> from zwicker_lab.zwick import new_deal, score
>>> position = new_deal(seed=7)
>>> while not position.is_over:
...     position = position.play(player("traditional").choose(position))
>>> sum(score(position).strokes)
5
"""

from zwicker_lab.zwick.players.advice import Advice, Judged, advise, why
from zwicker_lab.zwick.players.claims import Claim
from zwicker_lab.zwick.players.player import PLAYERS, Player, player
from zwicker_lab.zwick.players.search import Searched, search

__all__ = ["PLAYERS", "Advice", "Claim", "Judged", "Player", "Searched", "advise", "player", "search", "why"]
