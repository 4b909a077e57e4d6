"""Cards on the table without a deal: a trick to look at, a row that is being laid."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from zwicker_lab.texts import say
from zwicker_lab.ui.table.rich import SWISS, rich
from zwicker_lab.ui.zwick.table.scene import Scene, trump_pile
from zwicker_lab.ui.zwick.table.staging import PLACES
from zwicker_lab.zwick import Card, card_name


def loose_scene(
    lang: str,
    table: Sequence[Card],
    hand: Sequence[Card] = (),
    *,
    trump: str,
    trick: bool = False,
    signs: dict[str, str] | None = None,
    chosen: Collection[Card] = (),
) -> Scene:
    """Cards in the middle and cards below; a ``trick`` lies as it was played, the last card nearest.

    >>> shown = loose_scene("en", [Card("Ar"), Card("7b")], trump="r", trick=True)
    >>> [(item["id"], item["tag"], item["place"]) for item in shown["table"]]
    [('Ar', 'led', 'w'), ('7b', '', 's')]
    """
    order = PLACES[max(3, len(table))] if trick else ()
    places = (*order[1:], *order[:1])[-len(table) :]
    signs = signs or {}
    return {
        "lang": lang,
        "deck": SWISS,
        "lay": ("five" if len(table) == 5 else "trick") if trick else None,
        "label": say(lang, "table-label"),
        "tableLabel": say(lang, "zwick-table-trick"),
        "head": {"left": [], "right": []},
        "empty": {"title": say(lang, "zwick-row-empty"), "text": say(lang, "zwick-row-empty-more")},
        "fit": {"table": 4 if trick else max(4, len(table)), "hand": max(4, len(hand))},
        "table": [
            {
                "id": card,
                "groups": [[card]],
                "total": "",
                "by": "",
                "tag": (say(lang, "zwick-first") if at == 0 else "") if trick else f"{at + 1}.",
                "ahead": False,
                "place": places[at] if trick else None,
                "state": {"✓": "taken", "✕": "no"}.get(signs.get(card, ""), ""),
                "mark": "✓" if signs.get(card) == "✓" else "",
                "marked": card in chosen,
                "bubble": [],
                "name": say(lang, "zwick-card-at", card=card_name(card, lang), at=at + 1, count=len(table)),
            }
            for at, card in enumerate(table)
        ],
        "hand": {
            "label": say(lang, "zwick-row-hand"),
            "name": rich(f"**{say(lang, 'zwick-row-hand')}**", lang) if hand else None,
            "note": [],
            "turn": False,
            "cards": [{"id": card, "code": card, "chosen": False, "name": card_name(card, lang)} for card in hand],
        },
        "seats": [],
        "piles": [trump_pile(trump, lang)],
        "told": None,
        "buttons": [],
        "note": [],
    }
