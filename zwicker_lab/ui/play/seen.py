"""What has been seen: the cards that score and are still out, from open things and one's own hand only."""

from __future__ import annotations

from typing import Any

from zwicker_lab.cards import Card
from zwicker_lab.players import view_of
from zwicker_lab.texts import say
from zwicker_lab.ui.table.rich import card_part
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.score import row_name

Scene = dict[str, Any]
DEAR = 3
"""A card that brings so many points has a row of its own."""


def groups(variant: Variant, players: int) -> dict[str, tuple[Card, ...]]:
    """The cards worth counting, by what they are called: jokers, dear cards, aces, the others that score.

    >>> from zwicker_lab.variants import load_variant
    >>> {name: len(cards) for name, cards in groups(load_variant("zwicker3"), 4).items()}
    {'jokers': 3, 'Td': 1, 'A': 4, 'others': 2}
    """
    found: dict[str, list[Card]] = {"jokers": []}
    pack = [card for card in variant.pack(players) if card.is_joker or variant.points_of(card)]
    for card in pack:
        if not card.is_joker and variant.points_of(card) >= DEAR and card.rank != "A":
            found[card.plain] = []
    found |= {"A": [], "others": []}
    for card in pack:
        name = "jokers" if card.is_joker else "A" if card.rank == "A" else "others"
        found[card.plain if card.plain in found else name].append(card)
    return {name: tuple(cards) for name, cards in found.items() if cards}


def seen_scene(position: Position, seat: int, lang: str) -> Scene:
    """The panel: each group with the cards that are still out, and how many cards have not been seen."""
    unseen = view_of(position, seat).unseen
    return {
        "title": say(lang, "play-seen"),
        "rows": [_row(name, cards, unseen, lang) for name, cards in groups(position.variant, position.players).items()],
        "text": say(lang, "play-seen-unseen", count=len(unseen)),
        "more": "" if position.is_over else say(lang, "play-seen-stock", count=position.stock_count),
    }


def _row(name: str, cards: tuple[Card, ...], unseen: tuple[Card, ...], lang: str) -> Scene:
    left = [card for card in cards if card in unseen]
    title = say(lang, f"play-seen-{name}") if name in ("jokers", "others") else row_name(name, lang)
    return {
        "title": title,
        "cards": [card_part(card, lang) for card in left],
        "text": say(lang, "play-seen-left", left=len(left), count=len(cards)),
        "gone": not left,
    }
