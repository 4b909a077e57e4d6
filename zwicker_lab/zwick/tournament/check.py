"""The check of a score sheet: what the numbers must add up to, and what cannot be."""

from __future__ import annotations

from dataclasses import dataclass

from zwicker_lab.zwick.tournament.model import Sheet
from zwicker_lab.zwick.tournament.ways import STROKES_A_DEAL, deals_at, strokes_at


@dataclass(frozen=True)
class Fault:
    """Something that does not add up: a code, the numbers, and the seat it is about (``None``: the whole table).

    ``missing`` and ``over``: the strokes are not those of the deals; ``deals_missing`` and ``deals_over``: they are off
    by whole deals; ``birds``: more birds than deals; ``most``: more strokes than the deals without a bird can bring.
    """

    code: str
    values: dict[str, int]
    seat: int | None = None


def faults(sheet: Sheet) -> list[Fault]:
    """What is wrong with a sheet; nothing where it adds up.

    >>> [(fault.code, fault.values["off"]) for fault in faults(Sheet((18, 14, 15, 11), (0, 1, 0, 0)))]
    [('missing', 2)]
    >>> [fault.code for fault in faults(Sheet((20, 15, 15, 15), (0, 0, 0, 0)))]
    ['deals_over']
    >>> [(fault.code, fault.seat) for fault in faults(Sheet((55, 5, 0, 0), (2, 0, 0, 0)))]
    [('most', 0)]
    """
    seats = len(sheet.strokes)
    deals, wanted, got = deals_at(seats), strokes_at(seats), sum(sheet.strokes)
    found = []
    if got != wanted:
        off = abs(got - wanted)
        values = {"got": got, "wanted": wanted, "off": off, "deals": deals, "count": off // STROKES_A_DEAL}
        codes = ("deals_missing", "deals_over") if off % STROKES_A_DEAL == 0 else ("missing", "over")
        found.append(Fault(codes[got > wanted], values))
    for seat, (strokes, birds) in enumerate(zip(sheet.strokes, sheet.birds, strict=True)):
        most = STROKES_A_DEAL * (deals - birds)
        if birds > deals:
            found.append(Fault("birds", {"birds": birds, "deals": deals}, seat))
        elif strokes > most:
            found.append(Fault("most", {"strokes": strokes, "birds": birds, "left": deals - birds, "most": most}, seat))
    return found
