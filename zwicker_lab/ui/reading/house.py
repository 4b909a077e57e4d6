"""What a rule set changes, and every switch with what it says here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from zwicker_lab.cards import Card
from zwicker_lab.names import capital, card_name
from zwicker_lab.texts import in_language
from zwicker_lab.ui.reading.told import Answer, Grid, Piece, Row, Teller, is_own
from zwicker_lab.ui.reading.turns import can_build, has_numbered, has_wild
from zwicker_lab.variants import SWITCHES, Variant, key_text, value_text

_WILD = dict.fromkeys(("joker_sweep", "table_joker"), has_wild)
_BUILDING = dict.fromkeys(("builds_in_sums", "build_target", "merge_equal_builds", "rebuild_by"), can_build)
MATTERS: Mapping[str, Callable[[Variant], bool]] = {
    **_WILD,
    **_BUILDING,
    "lone_joker": lambda variant: has_wild(variant) and variant.switches.table_joker == "takeable",
    "sides": lambda variant: bool({4, 6} & set(variant.players)),
    "table_value": lambda variant: any(len(values) > 1 for values in variant.values.values()),
    "joker_only_by_building_down": has_numbered,
    "majority_tie": lambda variant: variant.scoring.most_cards > 0,
    "match_end": lambda variant: variant.match.target is not None,
}
"""Where a switch can change anything; those not named here always can."""


def matters(variant: Variant, name: str) -> bool:
    """Whether a switch can change anything under these rules.

    >>> from zwicker_lab.variants import load_variant
    >>> matters(load_variant("zwicker3"), "lone_joker"), matters(load_variant("zwicker3"), "capture")
    (False, True)
    """
    return name not in MATTERS or MATTERS[name](variant)


def house(teller: Teller) -> Iterator[Piece]:
    """What differs: from the rule set the name stands for, and from what switches say unless told otherwise."""
    variant = teller.variant
    if variant.changes:
        caption = teller.say("house-changed", title=in_language(teller.lang, variant.title))
        head = tuple(teller.say(f"house-{name}") for name in ("what", "here", "else"))
        rows = (_change(teller, key, value) for key, value in variant.changes.items())
        yield Grid("house", caption, head, tuple(rows), marked=False)
    if is_own(variant):
        yield teller.told("house-own")


def _change(teller: Teller, key: str, value: str) -> Row:
    before = teller.variant.origin.settings.get(key, "0")
    lang = teller.lang
    return Row((capital(setting_name(lang, key)), value_text(lang, key, value), value_text(lang, key, before)), (key,))


def setting_name(lang: str, key: str) -> str:
    """What a setting is called, its card in words.

    >>> setting_name("de", "points.Td"), setting_name("en", "table")
    ('Punkte für Karo-10', 'table cards at the start')
    """
    section, _, code = key.partition(".")
    if section != "points" or code == "A":
        return key_text(lang, key)
    return key_text(lang, "points.{}").replace("{}", card_name(Card(code), lang))


def switches(teller: Teller) -> Iterator[Piece]:
    """Every switch: its question, what it says here, and whether that is unusual or plays no part."""
    yield teller.told("switches")
    yield from (_switch(teller, name) for name in SWITCHES)


def _switch(teller: Teller, name: str) -> Answer:
    value, lang = getattr(teller.variant.switches, name), teller.lang
    note = ""
    if not matters(teller.variant, name):
        note = teller.say("switches-idle")
    elif value != SWITCHES[name][0]:
        note = teller.say("switches-unusual")
    return Answer(name, key_text(lang, name), value_text(lang, name, value), f"{name}={value}", note)
