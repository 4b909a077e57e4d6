"""Why a move is refused: a code, the rule, the numbers. Every text is made from these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zwicker_lab.zwicker.moves import Move


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal.

    ``code`` is one of the reason codes of the command line (``wrong_sum``, ``total_not_held`` ...), ``rule`` the section
    of the rules (``4.build``), ``numbers`` what the text needs (cards, values, totals), ``instead`` a few legal uses of
    the same card, ``fitting`` those among them nearest to what was tried.
    """

    code: str
    rule: str
    numbers: Mapping[str, object] = field(default_factory=dict)
    instead: tuple[Move, ...] = ()
    fitting: tuple[Move, ...] = ()
