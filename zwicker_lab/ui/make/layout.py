"""The cards of a position as they are placed by hand: what lies where, and the position line it makes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from zwicker_lab.cards import UNKNOWN, Card
from zwicker_lab.errors import InputError
from zwicker_lab.lessons.fields import position_of, rules_named
from zwicker_lab.notation.totals import possible_totals
from zwicker_lab.variants import Variant, variant_names
from zwicker_lab.zwicker.items import Item, split_items
from zwicker_lab.zwicker.position import Position

ZONES = ("table", "hand", "build")
_OTHER_FIELDS = ("players", "turn", "dealer", "won", "zwicks", "fines", "last", "stock")


@dataclass(frozen=True)
class Layout:
    """Cards on the table, in the mover's hand, and in a build that is being made.

    ``others`` are the hands of all seats where more than the mover's is known; ``rest`` are the line's other fields.

    >>> layout = Layout.of("zwicker3; table 9d; hand 9s; stock 20").tapped("5c", "table").tapped("9s", "hand")
    >>> layout.line
    'zwicker3; table 9d 5c; hand ; stock 20'
    """

    rules: str
    table: tuple[Item, ...] = ()
    hand: tuple[Card, ...] = ()
    build: tuple[Card, ...] = ()
    rest: tuple[str, ...] = ()
    others: Position | None = None

    @classmethod
    def of(cls, line: str) -> Layout:
        """What a line places; of one that cannot be read whole, what can be."""
        head, *parts = (part.strip() for part in line.split(";"))
        rest = tuple(part for part in parts if part.split(" ")[0] in _OTHER_FIELDS)
        try:
            position = position_of(line)
        except InputError:
            seated = _seated(line)
            table = tuple(_items(parts, "table"))
            return cls(_rules(head), table, () if seated else tuple(_hand(parts)), rest=rest, others=seated)
        return cls(head, position.table, position.hand, rest=rest, others=position if _is_known(position) else None)

    @property
    def variant(self) -> Variant:
        """The rule set."""
        return rules_named(self.rules)

    @property
    def line(self) -> str:
        """The position line; one without a card in the hand cannot be read yet."""
        table = f"table {' '.join(map(str, self.table))}"
        return "; ".join([self.rules, table, self._hands(), *self.rest])

    def _hands(self) -> str:
        if self.others is None:
            return f"hand {' '.join(self.hand)}"
        hands = list(self.others.hands)
        hands[self.others.turn] = self.hand
        seats = zip(self.others.seats, hands, strict=True)
        return "hands " + " / ".join(f"{seat}: {' '.join(hand)}" for seat, hand in seats)

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards there are."""
        return self.variant.pack(self.others.players if self.others else self.variant.default_players)

    def where(self, card: Card) -> str:
        """Where a card lies: a zone, ``elsewhere``, or nowhere (empty)."""
        if card in self.hand:
            return "hand"
        if card in self.build:
            return "build"
        for item in self.table:
            if card in item.cards:
                return "build" if item.is_build else "table"
        hidden = self.others is not None and any(card in hand for hand in self.others.hands)
        piles = " ".join(self.rest).replace(":", " ").split()
        return "elsewhere" if hidden or card in piles else ""

    def tapped(self, code: str, zone: str) -> Layout:
        """The layout after a card of the pack was tapped: placed in ``zone``, or taken back from where it lies."""
        card = next((one for one in self.pack if one == code), None)
        if card is None or self.where(card) == "elsewhere":
            return self
        if self.where(card):
            return self.without(card)
        if zone == "hand":
            return replace(self, hand=(*self.hand, card))
        if zone == "build":
            return replace(self, build=(*self.build, card))
        return replace(self, table=(*self.table, Item.loose(card)))

    def without(self, card: Card) -> Layout:
        """The layout without a card; a build it lay in comes apart, its other cards lying loose."""
        table: list[Item] = []
        for item in self.table:
            left = [one for one in item.cards if one != card]
            table += [item] if len(left) == len(item.cards) else map(Item.loose, left)
        hand, build = (tuple(one for one in cards if one != card) for cards in (self.hand, self.build))
        return replace(self, table=tuple(table), hand=hand, build=build)

    @property
    def totals(self) -> tuple[int, ...]:
        """What the build that is being made may be announced as."""
        return possible_totals(self.variant, self.build) if len(self.build) > 1 else ()

    def built(self, total: int) -> Layout:
        """The layout with that build laid on the table, if it may have this total."""
        if total not in self.totals:
            return self
        return replace(self, table=(*self.table, Item((self.build,), total)), build=())

    def under(self, rules: str) -> Layout:
        """The same cards under another rule set, as far as its pack has them, a build that is being made too."""
        pack = set(rules_named(rules).pack(rules_named(rules).default_players))
        table = tuple(item for item in self.table if pack.issuperset(item.cards))
        hand, build = (tuple(card for card in cards if card in pack) for cards in (self.hand, self.build))
        return Layout(rules, table, hand, build)

    def halfway(self, cards: Iterable[Card]) -> Layout:
        """The layout with a build that is being made, of those cards that are in the pack and lie nowhere."""
        free = {card for card in self.pack if not self.where(card)}
        return replace(self, build=tuple(card for card in dict.fromkeys(cards) if card in free))


def _is_known(position: Position) -> bool:
    """Whether cards of others than the mover are known."""
    others = (hand for seat, hand in enumerate(position.hands) if seat != position.turn)
    return any(card != UNKNOWN for hand in others for card in hand)


def _seated(line: str) -> Position | None:
    """The hands of all seats in a line that lacks nothing but the mover's cards."""
    try:
        position = position_of(re.sub(r":\s*(?=[/;]|$)", f": {UNKNOWN}", line))
    except InputError:
        return None
    return position if position.hand == (UNKNOWN,) and _is_known(position) else None


def _rules(head: str) -> str:
    try:
        rules_named(head)
    except InputError:
        return variant_names()[0]
    return head


def _items(parts: list[str], name: str) -> Iterator[Item]:
    text = next((part.removeprefix(name) for part in parts if part.split(" ")[0] == name), "")
    try:
        yield from map(Item.read, split_items(text))
    except InputError:
        return


def _hand(parts: list[str]) -> Iterator[Card]:
    return (item.cards[0] for item in _items(parts, "hand"))
