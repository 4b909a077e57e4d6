"""A rule set that was chosen: a built-in one, one with switches, or one's own, in a link and from a chooser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.texts import in_language, say
from zwicker_lab.ui.look.rules import named, names
from zwicker_lab.ui.look.scenes import switch_scene
from zwicker_lab.ui.look.words import setting_text
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.table.scene import Scene
from zwicker_lab.variants import SWITCHES, Variant, variant_names
from zwicker_lab.variants.carried import brought, carried


@dataclass(frozen=True)
class Choice:
    """A rule set, and the one of somebody's own that can be chosen beside the built-in ones.

    >>> from zwicker_lab.variants import load_variant
    >>> choice = Choice(load_variant("zwicker3")).switched("capture", "card")
    >>> choice.variant.spelled, choice.named("queen").variant.spelled
    ('zwicker3 capture=card', 'queen')
    """

    variant: Variant
    own: Variant | None = None

    def values(self, name: str) -> dict[str, str]:
        """What an address holds: the rule set under ``name``, one's own as a whole under ``name-rules``."""
        found = {name: self.variant.spelled}
        return found | ({f"{name}-rules": carried(self.own)} if self.own is not None else {})

    def named(self, name: str) -> Choice:
        """Another rule set by name, without changes; raises ``InputError`` for an unknown one."""
        return Choice(named(name, self.own), self.own)

    def switched(self, key: str, value: str) -> Choice:
        """The same with one switch or value set otherwise; raises ``InputError``."""
        return Choice(self.variant.with_changes({key: value}), self.own)

    def plain(self) -> Choice:
        """The same without its changes."""
        return Choice(self.variant.origin, self.own)

    def brought(self, link: str) -> Choice:
        """The rule set a link carries; raises ``InputError``."""
        return chosen(brought(link))


def chosen(variant: Variant) -> Choice:
    """A rule set as a choice; one's own is kept beside the built-in ones.

    >>> from zwicker_lab.variants import load_variant
    >>> chosen(load_variant("queen")).own is None
    True
    """
    return Choice(variant, None if variant.name in variant_names() else variant.origin)


def read_choice(query: Query, name: str, usual: Choice, errors: dict[str, InputError]) -> Choice:
    """The choice an address holds under ``name``; what cannot be used is told in ``errors`` under that name.

    >>> from zwicker_lab.variants import load_variant
    >>> wrong = {}
    >>> read_choice(Query({"left": "casino"}), "left", Choice(load_variant("queen")), wrong).variant.name, list(wrong)
    ('queen', ['left'])
    """
    try:
        own = brought(query.text(f"{name}-rules")) if f"{name}-rules" in query.values else usual.own
        if name not in query.values:
            return usual if own is usual.own else chosen(own or usual.variant)
        return Choice(named(query.text(name), own), None if own is None or own.name in variant_names() else own)
    except InputError as problem:
        errors[name] = problem
        return usual


def title(variant: Variant, lang: str) -> str:
    """What a rule set is called, and whether it was changed.

    >>> from zwicker_lab.variants import load_variant
    >>> title(load_variant("queen capture=card"), "en")
    'Zwicker, the Queen Games edition, 1 change'
    """
    name = in_language(lang, variant.title)
    return say(lang, "lab-changed-title", title=name, count=len(variant.changes)) if variant.changes else name


def choice_scene(choice: Choice, label: str, lang: str, problem: InputError | None = None) -> Scene:
    """What the chooser of one rule set draws."""
    variant = choice.variant
    sets = [{"name": name, "title": in_language(lang, named(name, choice.own).title)} for name in names(choice.own)]
    own: dict[str, Any] = {"rules": carried(choice.own)} if choice.own is not None else {}
    return {
        "lang": lang,
        "label": label,
        "words": {name: say(lang, f"look-rules-{name}") for name in ("switches", "plain", "read")},
        "kept": say(lang, "lab-kept"),
        "sets": sets,
        "name": variant.name,
        "changes": [setting_text(variant, key, lang) for key in variant.changes],
        "guess": guess_text(variant, lang),
        "count": say(lang, "look-rules-count", count=sum(key in SWITCHES for key in variant.changes)),
        "groups": switch_scene(variant, lang),
        "page": Query({"lang": lang}).link("rules", variant=variant.spelled, **own),
        "problem": problem.text(lang) if problem else "",
    }


def guess_text(variant: Variant, lang: str) -> str:
    """How many values of a rule set are our assumption; empty where none is.

    >>> from zwicker_lab.variants import load_variant
    >>> guess_text(load_variant("zwicker3"), "en"), guess_text(load_variant("queen"), "en")
    ('', '13 values of these rules are our assumption.')
    """
    count = sum(level == "reconstructed" for level in variant.certainty.values())
    return say(lang, "lab-guess", count=count) if count else ""
