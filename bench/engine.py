"""The readable engine: legal moves on crowded tables, whole random deals, and tables of 25 items."""

from __future__ import annotations

import random
import time
from itertools import islice

from bench.timing import milliseconds, spread
from zwicker_lab.cards import Card
from zwicker_lab.variants import Variant, load_variant, variant_names
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

SEED = 1930


def measure(full: bool) -> dict[str, object]:
    """All figures; a full run takes ten times as many samples."""
    times = 10 if full else 1
    zwicker3 = load_variant("zwicker3")
    rates = {name: deals_per_second(load_variant(name), 2.0 * times) for name in variant_names()}
    return {
        "moves_ms_ten_cards": moves_ms(zwicker3, items=10, samples=500 * times),
        "deals_per_s": deals_per_second(zwicker3, 5.0 * times),
        "deals_per_s_by_variant": rates,
        "table_of_25": {
            "first_100_moves_ms": first_moves_ms(zwicker3, items=25, samples=50 * times),
            "one_legality_ms": legality_ms(zwicker3, items=25, samples=50 * times),
        },
    }


def crowded(variant: Variant, items: int, rng: random.Random) -> Position:
    """A random position with so many loose cards on the table and four cards in every hand."""
    pack = list(variant.pack(4))
    rng.shuffle(pack)
    table, held = pack[:items], pack[items:]
    return Position(
        variant=variant,
        players=4,
        table=tuple(map(Item.loose, table)),
        hands=tuple(tuple(held[4 * seat : 4 * seat + 4]) for seat in range(4)),
        turn=0,
        dealer=3,
        won=((), ()),
        zwicks=(0, 0),
        fines=(0, 0),
    )


def moves_ms(variant: Variant, items: int, samples: int) -> dict[str, float]:
    """All legal moves of one position, position by position."""
    rng = random.Random(SEED)
    positions = [crowded(variant, items, rng) for _ in range(samples)]
    return spread([milliseconds(all_moves, position) for position in positions], 10, 90)


def first_moves_ms(variant: Variant, items: int, samples: int) -> dict[str, float]:
    """Time to the first hundred moves of a huge table, all of which nobody would want."""
    rng = random.Random(SEED)
    positions = [crowded(variant, items, rng) for _ in range(samples)]
    return spread([milliseconds(first_moves, position) for position in positions], 10, 90)


def legality_ms(variant: Variant, items: int, samples: int) -> dict[str, float]:
    """Time to judge one capture of several cards on a huge table, right or wrong."""
    rng = random.Random(SEED)
    tries = []
    for _ in range(samples):
        position = crowded(variant, items, rng)
        taken = tuple(rng.sample(position.table, 4))
        tries.append((position, Move(Card(rng.choice(position.hand)), taken)))
    return spread([milliseconds(position.refusal, move) for position, move in tries], 10, 90)


def all_moves(position: Position) -> list[Move]:
    """Every legal move."""
    return list(position.moves())


def first_moves(position: Position) -> list[Move]:
    """The first hundred legal moves."""
    return list(islice(position.moves(), 100))


def deals_per_second(variant: Variant, seconds: float) -> float:
    """Complete deals by random legal moves, dealing included, in a second of one core."""
    rng = random.Random(SEED)
    begun = time.process_time()
    deals = 0
    while time.process_time() - begun < seconds:
        play_out(variant, rng)
        deals += 1
    return round(deals / (time.process_time() - begun), 1)


def play_out(variant: Variant, rng: random.Random) -> Position:
    """One deal from the first card to the last, every move drawn among the legal ones."""
    position, _ = new_deal(variant, seed=rng.getrandbits(32))
    while not position.is_over:
        position = position.play(rng.choice(all_moves(position)))
    return position
