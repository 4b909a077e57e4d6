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

from types import FunctionType

import lazy_loader

_load, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)


def __getattr__(name: str) -> object:
    """A name when it is first used; a function of it says in one clear line what it cannot take."""
    found = _load(name)
    if isinstance(found, FunctionType):
        from zwicker_lab.given import checked

        found = globals()[name] = checked(found, __name__)
    return found
