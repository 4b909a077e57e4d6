"""Zwicker Lab: the card games of the Zwicker family, with rules that explain themselves.

>>> from zwicker_lab import IllegalMove, Move, read_position
>>> position = read_position("zwicker3; table 9d 5c 4h; hand 9s 2c")
>>> [str(move) for move in position.moves()]
['9s x 9d', '9s x 5c 4h', '9s x 9d 5c 4h', '9s', '2c']
>>> after = position.play(Move.read("9s x 9d 5c 4h"))
>>> after.table, after.zwicks
((), (1, 0))
>>> try:
...     position.play(Move.read("2c x 9d"))
... except IllegalMove as refused:
...     print(refused.reason.code)
wrong_sum
"""

from zwicker_lab.cards import Card
from zwicker_lab.errors import InputError
from zwicker_lab.notation import read_deal, read_position, write_deal
from zwicker_lab.variants import Variant, load_variant, variant_names
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.play import IllegalMove
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import Reason

__all__ = [
    "Card",
    "IllegalMove",
    "InputError",
    "Move",
    "Position",
    "Reason",
    "Variant",
    "load_variant",
    "new_deal",
    "read_deal",
    "read_position",
    "variant_names",
    "write_deal",
]
