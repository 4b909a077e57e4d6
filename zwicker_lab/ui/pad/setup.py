"""Who sits at a real table: the terms of the match, names of one's own, the first dealer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from zwicker_lab.names import listed
from zwicker_lab.texts import say
from zwicker_lab.ui.play.agreed import Agreed
from zwicker_lab.ui.query import Query

LONGEST_NAME = 16
KEPT = 12
"""So many sheets, and so many deals that are entered, a browser keeps."""
_BETWEEN = "|"


@dataclass(frozen=True, kw_only=True)
class Table(Agreed):
    """A real table before its first deal.

    ``names`` has a name for every seat, empty where the seat is called by its place; ``dealer`` is the seat index of
    the first dealer.

    >>> table = Table.read(Query({"players": "2", "names": "Anna| Bert ", "dealer": "2"}))
    >>> table.names, table.dealer, table.seat_text(0, "en"), table.values["names"]
    (('Anna', 'Bert'), 1, 'Anna', 'Anna|Bert')
    """

    names: tuple[str, ...] = ()
    dealer: int = 0

    @classmethod
    def usual(cls, *args: object, **more: object) -> Self:
        """A table with the usual number of players, the last seat dealing first."""
        agreed = super().usual(*args, **more)  # type: ignore[arg-type]
        return replace(agreed, names=("",) * agreed.players, dealer=agreed.players - 1)

    @property
    def values(self) -> dict[str, object]:
        """What a link holds beside the language."""
        found = super().values
        if any(self.names):
            found["names"] = _BETWEEN.join(self.names)
        return found | {"dealer": self.seats[self.dealer]}

    @classmethod
    def read(cls, query: Query) -> Self:
        """The table a query names; what cannot be used is told in ``query.problems`` and left at its usual."""
        table = super().read(query)
        dealer = query.choice("dealer", table.seats, table.seats[table.dealer])
        asked = (*query.text("names").split(_BETWEEN), *("",) * table.players)[: table.players]
        return replace(table, dealer=table.seats.index(dealer), names=tuple(map(tidy_name, asked)))

    # ---- changes ---------------------------------------------------------------------------------------------

    def seated(self, players: int) -> Self:
        """The same with another number of seats."""
        names = (*self.names, *("",) * players)[:players]
        return replace(super().seated(players), names=names, dealer=min(self.dealer, players - 1))

    def called(self, seat: int, name: str) -> Self:
        """The same with another name for one seat."""
        return replace(self, names=tuple(tidy_name(name) if at == seat else old for at, old in enumerate(self.names)))

    # ---- words -----------------------------------------------------------------------------------------------

    def seat_text(self, seat: int, lang: str) -> str:
        """What a seat is called: by its name, else by its place."""
        return self.names[seat] or place_text(self.seats[seat], lang)

    def side_texts(self, lang: str) -> tuple[str, ...]:
        """What the sides are called: the names of their seats.

        >>> Table.usual().side_texts("en")
        ('North and South', 'East and West')
        """
        found = []
        for side in range(len(self.variant.sides(self.players))):
            seats = [at for at in range(self.players) if self.variant.side_of(at, self.players) == side]
            found.append(listed((self.seat_text(at, lang) for at in seats), lang))
        return tuple(found)


def place_text(seat: str, lang: str) -> str:
    """What a seat without a name is called.

    >>> place_text("N", "de"), place_text("2", "de")
    ('Nord', 'Spieler 2')
    """
    return say(lang, "seat-name", seat=seat)


def tidy_name(text: str) -> str:
    """A name as it is kept: one line, printable, short; nothing that would mean something elsewhere.

    >>> tidy_name("  Anna\\n| Maria {x} "), len(tidy_name("a" * 99))
    ('Anna Maria x', 16)
    """
    kept = "".join(sign if sign.isprintable() and sign not in '|{}[]<>*~"\\' else " " for sign in text[:200])
    return " ".join(kept.split())[:LONGEST_NAME].strip()
