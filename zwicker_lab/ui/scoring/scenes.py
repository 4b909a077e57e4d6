"""What the page that counts a deal under every rule set draws. Every word is made here."""

from __future__ import annotations

from typing import Any

from zwicker_lab.cards import standard_pack
from zwicker_lab.lessons import deals
from zwicker_lab.names import capital, card_sign
from zwicker_lab.texts import in_language, say
from zwicker_lab.ui.deals.own import OWN, carried
from zwicker_lab.ui.lab.choice import choice_scene, title
from zwicker_lab.ui.look.rules import named, names
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.reading.house import setting_name
from zwicker_lab.ui.scoring.deal import WHO, Drawn, Piles
from zwicker_lab.ui.scoring.state import Counting
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.variants import Variant
from zwicker_lab.variants.keys import points_order

SLIDER, LONG_SLIDER = 20, 60
COUNTING = ("majority_tie",)
"""The switches that change how piles are counted."""


# ---- the deal --------------------------------------------------------------------------------------------------


def deal_scene(counting: Counting) -> Scene:
    """Which deal is counted, the tutorial deals, and the form that has one played."""
    lang, piles = counting.lang, counting.piles
    drawn = counting.source.drawn or Drawn.usual()
    waits = counting.source.waits and piles is None
    return {
        "lang": lang,
        "words": {
            name: say(lang, f"scoring-deal-{name}")
            for name in ("title", "draw", "rules", "players", "who", "seed", "play", "again", "stop", "lost")
        },
        "kept": say(lang, "lab-kept"),
        "counted": _counted(piles, lang) if piles else "",
        "look": _look(piles, counting, lang) if piles else None,
        "tutorials": [_tutorial(deal, lang) for deal in deals()],
        "others": {"text": say(lang, "scoring-deal-own"), "href": Query({"lang": lang}).link("scoring") + "#own"},
        "sets": [
            {
                "name": name,
                "title": in_language(lang, named(name, drawn.choice.own).title),
                "players": _players(name, drawn),
            }
            for name in names(drawn.choice.own)
        ],
        "name": drawn.choice.variant.name,
        "players": drawn.players,
        "who": [{"value": who, "text": say(lang, f"play-strength-{who}")} for who in WHO],
        "level": drawn.who,
        "seed": str(drawn.seed),
        "progress": _progress(counting, lang),
        "waits": waits,
        "error": {name: problem.text(lang) for name, problem in counting.errors.items() if name in ("deal", "draw")},
    }


def _counted(piles: Piles, lang: str) -> str:
    position = piles.position
    rules = title(position.variant, lang)
    return say(lang, "scoring-counted", title=in_language(lang, piles.title), rules=rules, players=position.players)


def _look(piles: Piles, counting: Counting, lang: str) -> Scene:
    """The way to the moves of the deal."""
    source = counting.source
    link = None if source.id not in ("", OWN) else carried(piles.text)
    values = {"file": link} if link else {"id": source.id or OWN}
    return {"text": say(lang, "scoring-look"), "href": Query({"lang": lang}).link("deal", **values), "deal": piles.text}


def _tutorial(deal: Any, lang: str) -> Scene:
    return {"text": deal.title.of(lang), "href": Query({"lang": lang}).link("scoring", id=deal.id)}


def _players(name: str, drawn: Drawn) -> list[int]:
    return list(named(name, drawn.choice.own).players)


def _progress(counting: Counting, lang: str) -> Scene | None:
    if counting.progress is None:
        return None
    return {"text": say(lang, "scoring-progress", moves=counting.progress), "at": counting.progress}


# ---- one's own scoring table -----------------------------------------------------------------------------------


def table_scene(counting: Counting) -> Scene:
    """The chooser of a scoring table to begin with, a slider for each of its values, and its switches."""
    lang, choice = counting.lang, counting.table
    variant, problem = choice.variant, counting.errors.get("table")
    scene = choice_scene(choice, say(lang, "scoring-table-base"), lang, problem)
    groups = [
        group | {"switches": [one for one in group["switches"] if one["name"] in COUNTING]} for group in scene["groups"]
    ]
    return scene | {
        "title": say(lang, "scoring-table"),
        "about": say(lang, "scoring-table-about"),
        "groups": [group for group in groups if group["switches"]],
        "sliders": [_slider(variant, key, lang) for key in slider_keys(variant)],
        "add": {
            "label": say(lang, "scoring-add"),
            "none": say(lang, "scoring-add-none"),
            "cards": _more_cards(variant, lang),
        },
        "total": say(lang, "scoring-total", count=variant.total(variant.default_players)),
    }


def slider_keys(variant: Variant) -> list[str]:
    """The values of a scoring table, those that count nothing in it included.

    >>> from zwicker_lab.variants import load_variant
    >>> slider_keys(load_variant("zwickern"))[:3], len(slider_keys(load_variant("zwicker3")))
    (['most_cards', 'zwick', 'fine'], 12)
    """
    usual = ("Td", "Ts", "2s", "7d", "7s", "A")
    aces = [code for code in variant.scoring.points if code[0] == "A" and code != "A"]
    codes = {*variant.jokers, *variant.scoring.points, *(usual[:-1] if aces else usual)}
    return ["most_cards", "zwick", "fine", *(f"points.{code}" for code in sorted(codes, key=points_order))]


def _slider(variant: Variant, key: str, lang: str) -> Scene:
    value = int(variant.settings.get(key, "0"))
    usual = LONG_SLIDER if key == "fine" else SLIDER
    return {
        "key": key,
        "label": capital(setting_name(lang, key)),
        "value": value,
        "high": max(usual, value),
        "changed": key in variant.changes,
        "before": variant.origin.settings.get(key, "0"),
    }


def _more_cards(variant: Variant, lang: str) -> list[Scene]:
    """The cards that have no slider yet."""
    shown = {key.removeprefix("points.") for key in slider_keys(variant)}
    cards = [
        card
        for card in standard_pack()
        if card not in shown and not (card.rank == "A" and "A" in variant.scoring.points)
    ]
    return [{"key": f"points.{card}", "text": card_sign(card, lang)} for card in cards]
