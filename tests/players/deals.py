"""All ways to deal the unseen cards of a small position, and positions small enough for that: by plain enumeration."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.players.view import View
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.packets import new_deal, next_packet
from zwicker_lab.zwicker.position import Position


def every_deal(view: View) -> list[Position]:
    """Every position that fits what a view knows, each once; the stock stays as it is."""
    return [deal for deal in _filled(view.position, 0, list(view.unseen)) if _fits(view, deal)]


def _filled(position: Position, seat: int, left: list[Card]) -> Iterator[Position]:
    if seat == position.players:
        yield position
        return
    hand = position.hands[seat]
    for chosen in combinations(left, hand.count(UNKNOWN)):
        known = tuple(card for card in hand if card != UNKNOWN)
        hands = tuple(known + chosen if at == seat else other for at, other in enumerate(position.hands))
        yield from _filled(position.changed(hands=hands), seat + 1, [card for card in left if card not in chosen])


def _fits(view: View, deal: Position) -> bool:
    values = deal.variant.values_of
    kept = all(any(one.total in values(card) for card in deal.hands[one.seat]) for one in view.promises)
    return kept and not any(lack.cards & set(deal.hands[lack.seat]) for lack in view.lacks)


def count_deals(position: Position) -> int:
    """How many ways there are to deal the unknown cards, without regard to what was told."""
    left, ways = len(View(position, position.turn).unseen), 1
    for hand in position.hands:
        for at in range(hand.count(UNKNOWN)):
            ways = ways * (left - at) // (at + 1)
        left -= hand.count(UNKNOWN)
    return ways


def endgames(variant: Variant, seed: int, most: int = 400, count: int = 1) -> list[Position]:
    """Positions late in random deals as the mover sees them, with few ways to deal the rest and cards still to play."""
    rng, found = Random(seed), list[Position]()
    while len(found) < count:
        players = rng.choice(variant.players)
        position, _ = new_deal(variant, players, rng.randrange(players), rng.randrange(2**32))
        wanted = rng.randint(2, 8)
        while not position.is_over:
            last = next_packet(variant, players, position.stock_count) is None
            seen = position.seen_by(position.turn)
            if last and sum(map(len, position.hands)) <= wanted and count_deals(seen) <= most:
                found.append(seen)
                break
            position = position.play(a_move(position, rng))
    return found


def a_move(position: Position, rng: Random) -> object:
    """A legal move, captures of few cards first in the list, without listing all there are."""
    moves = []
    for move in position.moves():
        moves.append(move)
        if len(moves) == 40:
            break
    return rng.choice(moves)
