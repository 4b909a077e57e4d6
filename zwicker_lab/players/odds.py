"""How likely a seat holds one of some cards: exact, over every way to deal the cards that are not seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, combinations, product
from math import comb, prod

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.players.view import View

Cards = frozenset[Card]
NONE: Cards = frozenset()


class Odds:
    """The unseen cards of a view, and how many ways there are to deal them.

    Every deal that fits what the view knows counts once: open cards, the number of cards in each hand, totals that a
    builder must still hold, and cards that a seat showed it does not hold. The cards a seat lacks and the totals it
    holds tie the hands together, so those seats are counted jointly; the others take what comes. What no deal can
    fulfil, as in a position made up by hand, is left out of account.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.players.view import view_of
    >>> odds = Odds(view_of(read_position("zwicker3; table 8d 6s; hand 2c 3d 5h 9s; stock 36")))
    >>> len(odds.unseen), odds.holds(1, {Card("Kh"), Card("Ks"), Card("Kd"), Card("Kc")})
    (49, Fraction(8983, 30268))
    """

    def __init__(self, view: View) -> None:
        variant, hands = view.position.variant, view.position.hands
        self.unseen: Cards = frozenset(view.unseen)
        self._known = tuple(frozenset(hand) - {UNKNOWN} for hand in hands)
        self._slots = tuple(hand.count(UNKNOWN) for hand in hands)
        self._lacks = {lack.seat: NONE for lack in view.lacks}
        for lack in view.lacks:
            self._lacks[lack.seat] |= lack.cards & self.unseen
        self._must: list[tuple[int, Cards]] = []
        for promise in view.promises:
            able = {card for card in variant.pack(view.position.players) if promise.total in variant.values_of(card)}
            if not able & self._known[promise.seat]:
                self._must.append((promise.seat, frozenset(able & self.unseen)))
        self._tied = frozenset(self._lacks) | {seat for seat, _ in self._must}
        self._counted: dict[tuple[int, Cards], Fraction] = {}
        if not self._ways(self._tied, {}):
            self._must, self._lacks, self._tied = [], {}, frozenset()

    def may_hold(self, seat: int) -> Cards:
        """The cards that a seat can have: its open ones, and the unseen ones it does not lack."""
        hidden = self.unseen - self._lacks.get(seat, NONE) if self._slots[seat] else NONE
        return self._known[seat] | hidden

    def holds(self, seat: int, cards: Collection[Card]) -> Fraction:
        """The chance that ``seat`` holds at least one of ``cards``."""
        wanted = frozenset(cards)
        if wanted & self._known[seat]:
            return Fraction(1)
        if not self._tied:
            return self.dealt(self._slots[seat], wanted)
        key = seat, wanted & self.unseen
        if key not in self._counted:
            seats = self._tied | {seat}
            self._counted[key] = 1 - Fraction(self._ways(seats, {seat: key[1]}), self._ways(seats, {}))
        return self._counted[key]

    def dealt(self, size: int, cards: Collection[Card]) -> Fraction:
        """The chance that ``size`` cards dealt anew from the unseen ones hold at least one of ``cards``."""
        return _any_of(len(self.unseen), len(self.unseen.intersection(cards)), size)

    def _ways(self, seats: Collection[int], barred: Mapping[int, Cards]) -> int:
        """Ways to fill the hands of ``seats``: those that keep every promise, by inclusion and exclusion."""
        ways = 0
        for size in range(len(self._must) + 1):
            for broken in combinations(self._must, size):
                without = {seat: barred.get(seat, NONE) | self._lacks.get(seat, NONE) for seat in seats}
                for seat, able in broken:
                    without[seat] |= able
                ways += (-1) ** size * self._fillings(without)
        return ways

    def _fillings(self, without: Mapping[int, Cards]) -> int:
        """Ways to fill the hands of some seats, each without some cards: cards barred alike are dealt together."""
        seats = tuple(without)
        kinds = Counter(tuple(card not in without[seat] for seat in seats) for card in self.unseen)
        reached = {tuple(self._slots[seat] for seat in seats): 1}
        for allowed, count in kinds.items():
            later: Counter[tuple[int, ...]] = Counter()
            for open_slots, ways in reached.items():
                for given, times in _gifts(count, open_slots, allowed):
                    later[tuple(map(int.__sub__, open_slots, given))] += ways * times
            reached = dict(later)
        return reached.get((0,) * len(seats), 0)


@lru_cache(maxsize=4096)
def _any_of(total: int, wanted: int, drawn: int) -> Fraction:
    """The chance that some of ``wanted`` cards are among those drawn from ``total``: hypergeometric."""
    return 1 - Fraction(comb(total - wanted, drawn), comb(total, drawn))


def _gifts(count: int, slots: tuple[int, ...], allowed: tuple[bool, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
    """How many of ``count`` cards may go to each seat, and in how many ways; the rest goes to nobody here."""
    ranges = (range(min(count, room) + 1 if may else 1) for room, may in zip(slots, allowed, strict=True))
    for given in product(*ranges):
        if sum(given) <= count:
            left = accumulate(given, int.__sub__, initial=count)
            yield given, prod(map(comb, left, given))
