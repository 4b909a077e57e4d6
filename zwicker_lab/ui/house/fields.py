"""The form of the house rules: which fields there are, under which heading, and how each is filled in."""

from __future__ import annotations

from collections.abc import Iterator

from zwicker_lab.cards import standard_pack
from zwicker_lab.names import capital, card_sign
from zwicker_lab.texts import say
from zwicker_lab.ui.house.draft import Draft, value_of
from zwicker_lab.ui.reading.house import matters, setting_name
from zwicker_lab.ui.rules import SWITCH_GROUPS, choices
from zwicker_lab.ui.scoring.scenes import slider_keys
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.variants import value_text
from zwicker_lab.variants.keys import NULLABLE, YES_NO

VALUES = tuple(f"value.{rank}" for rank in "AJQK")
MORE_VALUES = tuple(f"value.{rank}" for rank in "23456789T")
MOST_WILD = 6
SECTIONS: dict[str, tuple[str, ...]] = {
    "cards": ("jokers", *VALUES, "two_packs_above"),
    "more-values": MORE_VALUES,
    "deal": ("players", "table", "first_packet", "packet", "stages"),
    "builds": ("build_up", "build_down", "build_cap", "builder_holds"),
    "points": (),
    "match": ("target", "deals"),
}
"""The fields under their headings; those of the points depend on the cards, the switches follow by subject."""
_COUNTS = ("table", "packet", "first_packet", "stages", "two_packs_above")
_AMOUNTS = ("build_cap", "most_cards", "zwick", "fine", "target")
FOLDED = ("more-values",)


def sections(draft: Draft, lang: str) -> list[Scene]:
    """The whole form."""
    found = [_section(name, say(lang, f"house-section-{name}"), keys, draft, lang) for name, keys in _keys(draft)]
    for group, names in SWITCH_GROUPS.items():
        title = say(lang, f"rules-switches-{group}")
        found.append(_section(group, title, names, draft, lang) | {"fold": True})
    return found


def _keys(draft: Draft) -> Iterator[tuple[str, tuple[str, ...]]]:
    for name, keys in SECTIONS.items():
        yield name, tuple(slider_keys(draft.variant)) if name == "points" else keys


def _section(name: str, title: str, keys: tuple[str, ...], draft: Draft, lang: str) -> Scene:
    fields = [form_field(key, draft, lang) for key in keys]
    changed = sum(one["changed"] for one in fields)
    return {
        "name": name,
        "title": title,
        "fold": name in FOLDED,
        "count": say(lang, "house-changed", count=changed) if changed else "",
        "fields": fields,
        "more": _more_cards(draft, lang) if name == "points" else None,
    }


def form_field(key: str, draft: Draft, lang: str) -> Scene:
    """One field: what stands in it, what it was, and what is wrong with it."""
    value = draft.entries.get(key, value_of(draft.variant, key))
    before = value_of(draft.origin, key)
    guess = key not in draft.entries and draft.origin.certainty.get(key) == "reconstructed"
    problem = draft.errors.get(key)
    other = say(lang, "house-before", value=told(key, before, lang))
    return {
        "key": key,
        "label": capital(setting_name(lang, key)),
        "value": _shown(key, value),
        "changed": key in draft.entries,
        "before": other if key in draft.entries else "",
        "guess": say(lang, "scoring-guess") if guess else "",
        "idle": say(lang, "book-switches-idle") if not matters(draft.variant, key) else "",
        "error": problem.text(lang) if problem else "",
        **_kind(key, lang),
    }


def _kind(key: str, lang: str) -> Scene:
    """How a field is filled in."""
    if key == "players":
        return {"kind": "players", "choices": [{"value": str(number), "text": str(number)} for number in range(2, 9)]}
    if key == "jokers":
        wild = [(str(count), say(lang, "house-jokers-wild", count=count)) for count in range(1, MOST_WILD + 1)]
        plain = [(name, say(lang, f"house-jokers-{name}")) for name in ("none", "numbered")]
        return _select(plain + wild) | {"kind": "jokers", "hint": say(lang, "house-jokers-hint")}
    if key in YES_NO:
        return _select([(value, say(lang, f"setting-{value}")) for value in ("yes", "no")])
    if key == "deals":
        return _select([("none", say(lang, "house-deals-none")), ("players", say(lang, "rules-as-many-deals"))])
    if key.startswith("value."):
        return {"kind": "text", "hint": say(lang, "house-value-hint") if key == VALUES[0] else ""}
    if "." in key or key in (*_COUNTS, *_AMOUNTS):
        return {
            "kind": "number",
            "hint": say(lang, "house-none-hint", none=value_text(lang, key, "none")) if key in NULLABLE else "",
        }
    return _select([(choice.value, choice.text) for choice in choices(key, lang)])


def _select(pairs: list[tuple[str, str]]) -> Scene:
    return {"kind": "select", "choices": [{"value": value, "text": text} for value, text in pairs]}


def _shown(key: str, value: str) -> str:
    """A value as a field shows it: nothing for none, two values as people write them."""
    if key in NULLABLE and key != "deals" and value == "none":
        return ""
    if key.startswith("value."):
        return value.replace("/", ", ")
    return value.replace(" ", ", ") if key == "jokers" else value


def told(key: str, value: str, lang: str) -> str:
    """A value in words, as what a field held before."""
    if key == "deals":
        return say(lang, "house-deals-none" if value == "none" else "rules-as-many-deals")
    if key == "jokers":
        wild = value.count("*")
        if wild and wild == len(value.split()):
            return say(lang, "house-jokers-wild", count=wild)
        return value.replace(" ", ", ") or say(lang, "house-jokers-none")
    return value.replace(" ", ", ") if key == "players" else value_text(lang, key, value)


def _more_cards(draft: Draft, lang: str) -> Scene:
    """The cards that do not score yet and may."""
    shown = set(slider_keys(draft.variant))
    aces = "A" in draft.variant.scoring.points
    cards = [card for card in standard_pack() if f"points.{card}" not in shown and not (aces and card.rank == "A")]
    return {
        "label": say(lang, "scoring-add"),
        "none": say(lang, "scoring-add-none"),
        "cards": [{"key": f"points.{card}", "text": card_sign(card, lang)} for card in cards],
    }
