"""Who sits with whom from deal to deal: partners change, and rests and programs come to everybody in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from zwicker_lab.workshop.events import Seats

SWAPS = 3_000
PARTNER, OPPONENT = 6, 1
"""How much it weighs to meet somebody again as a partner, and as an opponent."""


@dataclass(frozen=True)
class Seating:
    """Who sits where, and who rests."""

    tables: tuple[Seats, ...]
    resting: tuple[int, ...] = ()


@dataclass(frozen=True)
class Past:
    """What was drawn so far, with the side of every seat.

    >>> past = Past((0, 1, 0, 1), (Seating(((1, 2, 3, None),), (4,)),))
    >>> past.rests[4], past.beside_program[2], past.met[frozenset({1, 3})]
    (1, 1, 6)
    """

    sides: tuple[int, ...]
    seatings: tuple[Seating, ...] = ()

    @property
    def rests(self) -> Counter[int]:
        """How often each guest rested."""
        return Counter(guest for one in self.seatings for guest in one.resting)

    @property
    def beside_program(self) -> Counter[int]:
        """How often each guest had a program for a partner; without partners, one at the table."""
        seats = ((table, seat) for one in self.seatings for table in one.tables for seat in burdened(table, self.sides))
        return Counter(guest for table, seat in seats if (guest := table[seat]) is not None)

    @property
    def met(self) -> Counter[frozenset[int]]:
        """How much each two guests have met, partners counted more than opponents."""
        found: Counter[frozenset[int]] = Counter()
        for one in self.seatings:
            for table in one.tables:
                found.update(dict(_meetings(table, self.sides)))
        return found


def burdened(table: Seats, sides: Sequence[int]) -> Iterator[int]:
    """The seats of guests who have a program for a partner; without partners, all at a table with a program.

    >>> list(burdened((1, None, 2, 3), (0, 1, 0, 1))), list(burdened((1, 2, None), (0, 1, 2)))
    ([3], [0, 1])
    """
    programs = [seat for seat, guest in enumerate(table) if guest is None]
    partners = len(set(sides)) < len(sides)
    for seat, guest in enumerate(table):
        if guest is not None and any(not partners or sides[seat] == sides[other] for other in programs):
            yield seat


def draw(guests: Sequence[int], past: Past, sit_out: bool, chance: Random) -> Seating:
    """A seating for the next deal: nobody rests, or has a program beside them, twice before all have once.

    With fewer guests than a table has seats, programs fill it in any case.

    >>> seating = draw(range(1, 10), Past((0, 1, 0, 1)), sit_out=True, chance=Random(1))
    >>> len(seating.tables), len(seating.resting)
    (2, 1)
    """
    size = len(past.sides)
    resting = _chosen(guests, len(guests) % size if sit_out and len(guests) >= size else 0, past.rests, chance)
    playing = [guest for guest in guests if guest not in resting]
    tables = [[0] * size for _ in range(-(-len(playing) // size))]
    for table, seat in _program_seats(len(tables) * size - len(playing), len(tables), past.sides, chance):
        tables[table][seat] = -1
    return Seating(_filled(tables, playing, past, chance), tuple(sorted(resting)))


def keep(guests: Sequence[int], past: Past, sit_out: bool, chance: Random) -> Seating:
    """The last seating again, where partners stay: those who have come sit on free seats; drawn anew where it fails.

    >>> past = Past((0, 1), (Seating(((1, 2), (3, None))),))
    >>> keep([1, 2, 3, 4], past, False, Random(1)).tables
    ((1, 2), (3, 4))
    """
    if not past.seatings or sit_out:
        return draw(guests, past, sit_out, chance)
    seated = {guest for table in past.seatings[-1].tables for guest in table}
    new = [guest for guest in guests if guest not in seated]
    tables = []
    for old in past.seatings[-1].tables:
        kept = [guest if guest in guests else None for guest in old]
        tables.append(tuple(new.pop(0) if guest is None and new else guest for guest in kept))
    tables = [table for table in tables if any(guest is not None for guest in table)]
    return draw(guests, past, sit_out, chance) if new or not tables else Seating(tuple(tables))


def _chosen(guests: Sequence[int], number: int, so_far: Counter[int], chance: Random) -> list[int]:
    """So many of the guests: those on whom it fell least often, by lot among equals."""
    return sorted(guests, key=lambda guest: (so_far[guest], chance.random()))[:number]


def _program_seats(number: int, tables: int, sides: Sequence[int], chance: Random) -> Iterator[tuple[int, int]]:
    """Where programs sit: spread over the tables, a second one at a table as the partner of the first."""
    order = chance.sample(range(tables), tables)
    taken: dict[int, list[int]] = {table: [] for table in order}
    for at in range(number):
        table = order[at % tables]
        free = [seat for seat in range(len(sides)) if seat not in taken[table]]
        partners = [seat for seat in free if any(sides[seat] == sides[other] for other in taken[table])]
        seat = chance.choice(partners or free)
        taken[table].append(seat)
        yield table, seat


def _filled(tables: list[list[int]], playing: list[int], past: Past, chance: Random) -> tuple[Seats, ...]:
    """Guests on the seats that are left, so that they meet others than before."""
    marked = [tuple(None if guest < 0 else guest for guest in table) for table in tables]
    hard = [(at, seat) for at, table in enumerate(marked) for seat in burdened(table, past.sides)]
    free = [(at, seat) for at, table in enumerate(marked) for seat, guest in enumerate(table) if guest is not None]
    beside = _chosen(playing, len(hard), past.beside_program, chance)
    easy = [place for place in free if place not in hard]
    others = [guest for guest in playing if guest not in beside]
    seats: dict[tuple[int, int], int] = {}
    for places, people in ((hard, beside), (easy, others)):
        seats.update(zip(places, chance.sample(people, len(people)), strict=True))
    _mix(seats, [hard, easy], past, chance)
    return tuple(tuple(seats.get((at, seat)) for seat in range(len(past.sides))) for at in range(len(tables)))


def _mix(seats: dict[tuple[int, int], int], kinds: list[list[tuple[int, int]]], past: Past, chance: Random) -> None:
    """Swap guests on seats of a kind as long as that spares meetings."""
    met = past.met
    kinds = [places for places in kinds if len(places) > 1]
    if not met or not kinds:
        return
    for _ in range(SWAPS):
        one, two = chance.sample(chance.choice(kinds), 2)
        before = _repeats(seats, {one[0], two[0]}, past.sides, met)
        seats[one], seats[two] = seats[two], seats[one]
        if _repeats(seats, {one[0], two[0]}, past.sides, met) > before:
            seats[one], seats[two] = seats[two], seats[one]


def _repeats(
    seats: dict[tuple[int, int], int], tables: set[int], sides: Sequence[int], met: Counter[frozenset[int]]
) -> int:
    rows = (tuple(seats.get((at, seat)) for seat in range(len(sides))) for at in tables)
    return sum(weight * met[pair] for row in rows for pair, weight in _meetings(row, sides))


def _meetings(table: Seats, sides: Sequence[int]) -> Iterator[tuple[frozenset[int], int]]:
    for (one, first), (two, second) in combinations(enumerate(table), 2):
        if first is not None and second is not None:
            yield frozenset({first, second}), PARTNER if sides[one] == sides[two] else OPPONENT
