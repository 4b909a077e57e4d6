"""Swiss Zwick, the trick game: the whole deal from the cut to the score, and matches.

>>> from zwicker_lab.zwick import IllegalMove, Move, read_position
>>> position = read_position("zwick; trump r; trick Ab 7a; hand 7b 9r Tr 9a Ks")
>>> [str(move) for move in position.moves()]
['7b']
>>> try:
...     position.play(Move.read("9r"))
... except IllegalMove as refused:
...     print(refused.reason.code)
must_overtrump
"""

from zwicker_lab.zwick.cards import BELLIS, PACK, RANKS, SUITS, TEN_OF_BELLS, UNKNOWN, Card, Order, card, trumps
from zwicker_lab.zwick.dealing import new_deal, opening
from zwicker_lab.zwick.legal import Duty, duty
from zwicker_lab.zwick.match import Match
from zwicker_lab.zwick.moves import Move
from zwicker_lab.zwick.names import card_index, card_name, card_sign, cards_listed, suit_name
from zwicker_lab.zwick.notation import read_position
from zwicker_lab.zwick.play import IllegalMove
from zwicker_lab.zwick.position import ENDS, PHASES, Phase, Position, Trick
from zwicker_lab.zwick.reasons import Reason
from zwicker_lab.zwick.rules import Rules, load_rules
from zwicker_lab.zwick.score import Score, score

__all__ = [
    "BELLIS",
    "ENDS",
    "PACK",
    "PHASES",
    "RANKS",
    "SUITS",
    "TEN_OF_BELLS",
    "UNKNOWN",
    "Card",
    "Duty",
    "IllegalMove",
    "Match",
    "Move",
    "Order",
    "Phase",
    "Position",
    "Reason",
    "Rules",
    "Score",
    "Trick",
    "card",
    "card_index",
    "card_name",
    "card_sign",
    "cards_listed",
    "duty",
    "load_rules",
    "new_deal",
    "opening",
    "read_position",
    "score",
    "suit_name",
    "trumps",
]
