"""Piles of cards that were won, laid open beside a task."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from zwicker_lab.cards import Card
from zwicker_lab.texts import say
from zwicker_lab.ui.table.rich import card_part, rich

Scene = dict[str, Any]


def piles_scene(piles: Mapping[str, Sequence[str]], lang: str, hits: Collection[str] = ()) -> Scene:
    """The piles of the sides, the cards among ``hits`` standing out.

    >>> scene = piles_scene({"NS": ["Td", "4c"]}, "en", {"Td"})
    >>> scene["piles"][0]["name"], [card["hit"] for card in scene["piles"][0]["cards"]]
    ('North-South', [True, False])
    """
    shown = [pile_scene(side_text(side, lang), cards, lang, hits) for side, cards in piles.items()]
    return {"lang": lang, "kind": "piles", "label": say(lang, "learn-count-piles"), "piles": shown}


def pile_scene(
    name: str, cards: Sequence[str], lang: str, hits: Collection[str] = (), zwicks: int = -1, note: str = ""
) -> Scene:
    """One pile with its name, how many cards it has, and how many Zwicks its side made where that is told."""
    head = rich(say(lang, "learn-count-pile", pile=name, cards=len(cards), zwicks=zwicks), lang)
    shown = [card_part(Card(card), lang) | {"hit": card in hits} for card in cards]
    return {"name": name, "head": head, "note": note, "cards": shown}


def side_text(side: str, lang: str) -> str:
    """What a side is called.

    >>> side_text("NS", "en"), side_text("2", "en")
    ('North-South', 'Player 2')
    """
    if side in ("NS", "EW"):
        return say(lang, f"learn-side-{side}")
    return say(lang, "seat-name", seat=side)
