"""The rules of a turn by plain enumeration: slow, short, and written apart from the engine it checks."""

from __future__ import annotations

from itertools import combinations, product

from zwicker_lab.cards import Card
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.position import Position


def brute_moves(position: Position) -> set[str]:
    """Every legal move as text, found by trying everything."""
    rules = position.variant.switches
    takes = {card: _captures(position, card) for card in position.hand}
    found = {_capture_text(position, card, taken) for card, sets in takes.items() for taken in sets}
    for card in position.hand:
        if rules.capture == "card" and takes[card]:
            continue
        if rules.capture == "turn" and any(takes.values()):
            continue
        found |= _builds(position, card) | _trails(position, card)
    return found


def _counts(position: Position, item: Item) -> tuple[int, ...]:
    return (item.total,) if item.total is not None else position.variant.values_of(item.cards[0])


def _captures(position: Position, card: Card) -> set[frozenset[int]]:
    table = range(len(position.table))
    sets = [frozenset(chosen) for size in range(1, len(table) + 1) for chosen in combinations(table, size)]
    taken = {chosen for chosen in sets if _takes(position, card, chosen)}
    if position.variant.switches.capture_all == "yes":
        taken = {chosen for chosen in taken if not any(chosen < other for other in taken)}
    return taken


def _takes(position: Position, card: Card, chosen: frozenset[int]) -> bool:
    if any(_barred(position, card, position.table[index]) for index in chosen):
        return False
    return any(_splits(position, sorted(chosen), value) for value in position.variant.values_of(card))


def _splits(position: Position, left: list[int], value: int) -> bool:
    """Whether the items can be dealt out into groups that each make the value."""
    if not left:
        return True
    first, rest = left[0], left[1:]
    for size in range(len(rest) + 1):
        for others in combinations(rest, size):
            group = (first, *others)
            if _makes(position, group, value) and _splits(position, [i for i in rest if i not in others], value):
                return True
    return False


def _makes(position: Position, group: tuple[int, ...], value: int) -> bool:
    items = [position.table[index] for index in group]
    if position.variant.switches.builds_in_sums == "no" and len(items) > 1 and any(len(i.cards) > 1 for i in items):
        return False
    return any(sum(values) == value for values in product(*(_counts(position, item) for item in items)))


def _barred(position: Position, card: Card, item: Item) -> bool:
    rules, wild = position.variant.switches, [c for c in item.cards if c.is_wild]
    if rules.joker_only_by_building_down == "yes" and len(item.cards) == 1 and item.cards[0].is_joker and not wild:
        return True
    if rules.table_joker == "never" and wild:
        return True
    alone = len(position.table) == 1 and len(item.cards) == 1 and bool(wild)
    return rules.lone_joker == "joker" and alone and not card.is_joker


def _builds(position: Position, card: Card) -> set[str]:
    rules, build = position.variant.switches, position.variant.build
    most = len(position.table) if rules.build_target == "several" else 1
    texts = set()
    for size in range(1, most + 1):
        for items in combinations(position.table, size):
            totals = set()
            for value in position.variant.values_of(card):
                for bases in product(*(_counts(position, item) for item in items)):
                    if build.up and all(_may_build(position, item, up=True) for item in items):
                        totals.add(sum(bases) + value)
                    if size == 1 and build.down and _may_build(position, items[0], up=False):
                        totals.add(bases[0] - value)
            for total in totals:
                if total >= 1 and (build.cap is None or total <= build.cap) and _held(position, card, total):
                    texts.add(f"{card} > {' '.join(map(str, items))} = {total}")
    return texts


def _may_build(position: Position, item: Item, up: bool) -> bool:
    rules = position.variant.switches
    if len(item.groups) > 1:
        return False
    if rules.table_joker == "never" and any(c.is_wild for c in item.cards):
        return False
    numbered = len(item.cards) == 1 and item.cards[0].is_joker and not item.cards[0].is_wild
    if rules.joker_only_by_building_down == "yes" and numbered and up:
        return False
    if rules.rebuild_by == "own_side" and len(item.cards) > 1:
        sides = position.variant.sides(position.players)
        own = sides[position.variant.side_of(position.turn, position.players)]
        builder = position.seats.index(item.by) if item.by else None
        return builder is not None and sides[position.variant.side_of(builder, position.players)] == own
    return True


def _held(position: Position, card: Card, total: int) -> bool:
    if not position.variant.build.holds:
        return True
    return any(total in position.variant.values_of(other) for other in position.hand if other != card)


def _trails(position: Position, card: Card) -> set[str]:
    values = position.variant.values_of(card)
    if position.variant.switches.table_value == "fixed" and len(values) > 1 and not card.is_wild:
        return {f"{card}={value}" for value in values}
    return {card}


def _capture_text(position: Position, card: Card, chosen: frozenset[int]) -> str:
    return f"{card} x {' '.join(str(position.table[index]) for index in sorted(chosen))}"
