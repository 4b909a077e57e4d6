"""Which sentences of the rules change from one rule set to another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from zwicker_lab.ui.reading.rulebook import SECTIONS
from zwicker_lab.ui.reading.told import Grid, Piece, Row, Teller, Told
from zwicker_lab.variants import Variant

_ABOUT_ITSELF = ("house", "switches")


@dataclass(frozen=True)
class Difference:
    """A sentence or row that is another one now; ``before`` or ``after`` is empty where there was, or is, none."""

    section: str
    before: str
    after: str


def differences(old: Variant, new: Variant, lang: str) -> tuple[Difference, ...]:
    """What a reader of both books would find changed, in the order of the book.

    >>> from zwicker_lab.variants import load_variant
    >>> found = differences(load_variant("zwicker3"), load_variant("zwicker3 most_cards=2 build_cap=25"), "en")
    >>> [one.after for one in found]
    ['A build may count 25 at most.', 'Most cards: 2', 'Together, without Zwicks: 29']
    >>> differences(load_variant("queen"), load_variant("queen"), "en")
    ()
    """
    books = Teller(old, lang), Teller(new, lang)
    return tuple(one for name in SECTIONS if name not in _ABOUT_ITSELF for one in _in_section(name, *books))


def _in_section(name: str, old: Teller, new: Teller) -> Iterator[Difference]:
    """The lines that are gone or new, those about the same thing side by side."""
    title = new.say(f"section-{name}")
    before, after = (list(_lines(SECTIONS[name](teller))) for teller in (old, new))
    kept = {text for _, text in before} & {text for _, text in after}
    gone = {about: text for about, text in before if text not in kept}
    come = {about: text for about, text in after if text not in kept}
    lost = [about for about in gone if about not in come]
    for about, text in come.items():
        same = about if about in gone else next((other for other in lost if _is_row_of(other, about)), None)
        if same in lost:
            lost.remove(same)
        yield Difference(title, gone.pop(same, ""), text)
    for text in gone.values():
        yield Difference(title, text, "")


def _is_row_of(one: object, other: object) -> bool:
    """Whether two lines are rows of the same table, such as those of one joker and of another."""
    return isinstance(one, _RowOf) and isinstance(other, _RowOf) and one.table == other.table


class _RowOf(NamedTuple):
    """What a row is about: its table and its first cell."""

    table: str
    name: str


def _lines(pieces: Iterable[Piece]) -> Iterator[tuple[object, str]]:
    """Every sentence and row as text, with what it is about."""
    for piece in pieces:
        if isinstance(piece, Told):
            yield piece.keys or piece.text, piece.text
        elif isinstance(piece, Grid):
            yield from ((_RowOf(piece.name, row.cells[0]), _row(piece, row)) for row in (*piece.rows, *piece.sums))


def _row(grid: Grid, row: Row) -> str:
    name, *cells = row.cells
    if len(cells) > 2:
        named = zip(grid.head[1:], cells, strict=True)
        return f"{grid.head[0]} {name}: {', '.join(f'{head} {cell}' for head, cell in named)}"
    return f"{name}: {next(cell for cell in cells if cell)}"
