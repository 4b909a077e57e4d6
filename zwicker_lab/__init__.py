"""Zwicker Lab: the card games of the Zwicker family, with rules that explain themselves.

>>> import zwicker_lab as zl
>>> position = zl.read_position("zwicker3; table 9d 5c 4h; hand 9s 2c")
>>> [str(move) for move in position.moves()]
['9s x 9d', '9s x 5c 4h', '9s x 9d 5c 4h', '9s', '2c']
>>> after = position.play(zl.Move.read("9s x 9d 5c 4h"))
>>> after.table, after.zwicks
((), (1, 0))
>>> try:
...     position.play(zl.Move.read("2c x 9d"))
... except zl.IllegalMove as refused:
...     print(refused.reason.code)
wrong_sum

The names are those of ``__init__.pyi``, and they stay. Each is loaded when it is first used, so that whoever reads a
position does not wait for what counts a million deals.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
