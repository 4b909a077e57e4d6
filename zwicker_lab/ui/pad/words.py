"""What rows and ends are called on the pad."""

from __future__ import annotations

from collections.abc import Sequence

from zwicker_lab.texts import say
from zwicker_lab.ui.pad.match import Pad
from zwicker_lab.zwicker.score import row_name

_NAMES = {"most_cards": "pad-cards", "zwick": "pad-zwicks", "fine": "pad-fines"}


def row_text(code: str, lang: str) -> str:
    """What a row is called where its number is told.

    >>> row_text("most_cards", "en"), row_text("Td", "en")
    ('Cards', '10 of diamonds')
    """
    return say(lang, _NAMES[code]) if code in _NAMES else row_name(code, lang)


def closed_text(pad: Pad, sides: Sequence[str], lang: str) -> str:
    """Why no further deal is counted: who has won, or that the sheet is full; empty while one is."""
    if not pad.is_closed:
        return ""
    if pad.is_full:
        return say(lang, "pad-full")
    winner = pad.match.winner
    if winner is None:
        return say(lang, "pad-drawn")
    return say(lang, "pad-won", side=sides[winner], several="yes" if pad.table.has_partners else "no")
