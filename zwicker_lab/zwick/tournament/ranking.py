"""The ranking: strokes less five a bird; ties by fewer birds, best single Passe, last Passe, lot.

Where tables of three or five are played, or some sit out, people play different numbers of deals: then strokes a deal
are ranked. A Passe somebody missed counts as one without strokes, so that coming late is no way to win.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from zwicker_lab.zwick.tournament.model import BIRD, Championship, Passe
from zwicker_lab.zwick.tournament.ways import HOUSE, SEATS, deals_at

BIRDS, BEST, LAST, LOT = "birds", "best", "last", "lot"
NOTHING = Fraction(-1000)
TIES = (BIRDS, BEST, LAST, LOT)


@dataclass(frozen=True)
class Standing:
    """One line of the ranking.

    ``by_passe`` holds net strokes and deals of each Passe, ``None`` where there are none. ``tie`` names what put this
    line behind the one above with the same score; ``in_final`` says that the place was won in the final.
    """

    place: int
    player: int
    strokes: int
    birds: int
    deals: int
    by_passe: tuple[tuple[int, int] | None, ...]
    tie: str = ""
    in_final: bool = False

    @property
    def net(self) -> int:
        """Strokes less five for each bird."""
        return self.strokes - BIRD * self.birds

    @property
    def a_deal(self) -> Fraction:
        """Net strokes a deal."""
        return Fraction(self.net, max(1, self.deals))


def by_deals(championship: Championship) -> bool:
    """Whether strokes a deal are ranked, because not everybody plays as many deals."""
    passen = championship.passen
    uneven = any(passe.out or any(len(table.seats) != SEATS for table in passe.tables) for passe in passen)
    odd = championship.options.way != HOUSE and len(championship.here) % SEATS != 0
    return uneven or (odd and not passen)


def ranking(championship: Championship) -> tuple[Standing, ...]:
    """Everybody by what the Passen brought.

    >>> from zwicker_lab.zwick.tournament.model import Player, Sheet, Table
    >>> people = tuple(Player(number, name) for number, name in enumerate("ABCD", 1))
    >>> passe = Passe((Table((1, 2, 3, 4), Sheet((20, 15, 15, 10), (1, 0, 0, 0))),))
    >>> found = ranking(Championship(players=people, drawn=(passe,)))
    >>> [(one.place, one.net, one.tie) for one in found]
    [(1, 15, ''), (2, 15, 'lot'), (3, 15, 'birds'), (4, 10, '')]
    """
    players = [player.number for player in championship.players]
    return ranked(championship, players, championship.passen, by_deals(championship))


def final_ranking(championship: Championship) -> tuple[Standing, ...]:
    """The four of the final, from zero."""
    if not championship.final:
        return ()
    return ranked(championship, championship.final[0].tables[0].seats, championship.final, False)


def result(championship: Championship) -> tuple[Standing, ...]:
    """The whole list: the four of the final by the final once it is over, the others by their Passen."""
    found = ranking(championship)
    if championship.next != "over" or not championship.final:
        return found
    four = [one.player for one in final_ranking(championship)]
    before = {one.player: one for one in found}
    order = [*(before[player] for player in four), *(one for one in found if one.player not in four)]
    return tuple(
        Standing(place, one.player, one.strokes, one.birds, one.deals, one.by_passe, in_final=True)
        if one.player in four
        else Standing(place, one.player, one.strokes, one.birds, one.deals, one.by_passe, one.tie)
        for place, one in enumerate(order, 1)
    )


def ranked(
    championship: Championship, players: Iterable[int], passen: tuple[Passe, ...], by_deal: bool
) -> tuple[Standing, ...]:
    """These players by the results of these Passen."""
    found = {player: _standing(championship, player, passen) for player in players}
    keys = {player: _key(championship, one, by_deal) for player, one in found.items()}
    lines: list[Standing] = []
    above: tuple[object, ...] = ()
    for place, player in enumerate(sorted(found, key=lambda number: keys[number]), 1):
        one, key = found[player], keys[player]
        same = [mine == its for mine, its in zip(key, above, strict=False)]
        tie = TIES[same[1:].index(False)] if same and same[0] else ""
        lines.append(Standing(place, player, one.strokes, one.birds, one.deals, one.by_passe, tie))
        above = key
    return tuple(lines)


def _standing(championship: Championship, player: int, passen: tuple[Passe, ...]) -> Standing:
    strokes = birds = deals = 0
    by_passe: list[tuple[int, int] | None] = []
    for passe in passen:
        seat = passe.seat_of(player)
        if seat is None:
            deals += 0 if player in passe.out else deals_at(SEATS)
        sheet = seat[0].sheet if seat else None
        if seat is None or sheet is None:
            by_passe.append(None)
            continue
        table, at = seat
        strokes, birds, deals = strokes + sheet.strokes[at], birds + sheet.birds_of(at), deals + table.deals
        by_passe.append((sheet.net(at), table.deals))
    return Standing(0, player, strokes, birds, deals, tuple(by_passe))


def _key(championship: Championship, one: Standing, by_deal: bool) -> tuple[object, ...]:
    score = one.a_deal if by_deal else Fraction(one.net)
    passen = [Fraction(net, deals if by_deal else 1) for net, deals in filter(None, one.by_passe)]
    best, last = max(passen, default=NOTHING), passen[-1] if passen else NOTHING
    return (-score, one.birds, -best, -last, lot(championship.lot, one.player))


def lot(seed: int, player: int) -> str:
    """The lot of a player: as good as any other, and the same for all who look.

    >>> sorted(range(1, 5), key=lambda player: lot(7, player)) == sorted(range(1, 5), key=lambda player: lot(7, player))
    True
    """
    return hashlib.sha256(f"{seed}:{player}".encode()).hexdigest()
