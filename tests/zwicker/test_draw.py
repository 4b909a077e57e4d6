"""Positions and moves draw themselves: every card is there, named, and nothing in it runs."""

import xml.etree.ElementTree as ElementTree

from hypothesis import given

from tests.strategies import candidates, positions
from zwicker_lab.cards import UNKNOWN
from zwicker_lab.names import card_name
from zwicker_lab.zwicker.position import Position


def named(html: str) -> set[str]:
    """The accessible names in a drawing; raises where it is not well formed."""
    entities = {"&middot;": "·", "&times;": "×", "&rarr;": "→", "&darr;": "↓"}
    for entity, sign in entities.items():
        html = html.replace(entity, sign)
    elements = list(ElementTree.fromstring(html).iter())
    assert {element.tag for element in elements} <= {"div", "span", "b", "svg", "path", "rect", "text"}
    return {element.get("aria-label", "") for element in elements}


@given(positions())
def test_every_card_that_lies_open_is_drawn_and_named(position: Position) -> None:
    """Table cards, cards in builds and hand cards all carry their names."""
    shown = named(position._repr_html_())
    lying = [card for item in position.table for card in item.cards]
    held = [card for hand in position.hands for card in hand if card != UNKNOWN]
    assert {card_name(card, "en") for card in lying + held} <= shown


@given(positions())
def test_a_move_draws_its_cards(position: Position) -> None:
    """The played card and all it takes or builds on are drawn."""
    for move in candidates(position)[:3] if position.hand else ():
        wanted = {card_name(card, "en") for card in (move.card, *(c for item in move.items for c in item.cards))}
        assert wanted <= named(move._repr_html_())
