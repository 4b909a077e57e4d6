"""The rules of one rule set, short enough for one sheet of paper."""

from __future__ import annotations

from dataclasses import dataclass

from zwicker_lab.ui.reading.rulebook import rulebook
from zwicker_lab.ui.reading.told import OPEN, Grid, Piece, Told
from zwicker_lab.variants import Variant

LEFT_OUT = ("house", "switches")
USUAL = {"sides", "uncaptured_rest", "leftovers", "capture", "after_zwick", "majority_tie"}
"""The switches of which a table is told even where they are as usual."""
GUESS = "reconstructed"


@dataclass(frozen=True)
class Line:
    """One sentence of the leaflet; ``guess`` where it is our assumption."""

    text: str
    guess: bool


@dataclass(frozen=True)
class Part:
    """One part of the leaflet: its heading, its sentences, its tables."""

    title: str
    lines: tuple[Line, ...]
    grids: tuple[Grid, ...]


def leaflet(variant: Variant, lang: str) -> tuple[Part, ...]:
    """What one has to know at the table: the book without examples and most of what switches leave as usual.

    >>> from zwicker_lab.variants import load_variant
    >>> parts = leaflet(load_variant("zwicker3 capture=card"), "en")
    >>> [part.title for part in parts][:2], parts[0].lines[0].text
    (['Who plays', 'Cards and values'], 'For 2, 3 or 4 players.')
    """
    sections = [section for section in rulebook(variant, lang) if section.name not in LEFT_OUT]
    return tuple(_part(section.title, section.body) for section in sections)


def _part(title: str, body: tuple[Piece, ...]) -> Part:
    told = (piece for piece in body if isinstance(piece, Told))
    lines = (piece for piece in told if piece.mark != OPEN or USUAL.intersection(piece.keys))
    grids = tuple(piece for piece in body if isinstance(piece, Grid))
    return Part(title, tuple(Line(line.text, line.mark == GUESS) for line in lines), grids)
