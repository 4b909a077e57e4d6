"""The rules of Swiss Zwick on one page: in sentences, and every value with where it comes from."""

from __future__ import annotations

from typing import Any

from zwicker_lab.names import capital
from zwicker_lab.texts import in_language, say
from zwicker_lab.ui.page import Page, served
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.table.rich import SWISS, rich
from zwicker_lab.zwick import load_rules, trumps
from zwicker_lab.zwick.rules import FORMS, HAND, Rules, certainty_text, key_text, value_text

SECTIONS: dict[str, tuple[str, ...]] = {
    "cards": ("plain_ten",),
    "direction": ("players",),
    "cut": ("lick", "after_cut", "licked"),
    "deal": ("passed_over",),
    "turn": ("may_turn", "belli_turned", "turned_card"),
    "join": ("unopposed",),
    "play": ("must_win",),
    "score": ("bird",),
    "match": ("deals_each", "extra_deals", "target"),
}
"""The sections of the page, each with the values of the rules it is about."""
ALSO = {"cut": ("lick",), "turn": ("keep",), "deal": ("lay",)}
"""Names of rules in refusals that are written of in another section."""
LOOKS = {"championship rules": "certain", "casual source": "oneline", "ours": "guess"}


@served
def zwick_rules_page(query: Query) -> Page:
    """The rules of one form, ``zwick-rules?form=casual``; without it those of a tournament."""
    form = query.choice("form", FORMS, default=FORMS[0])
    rules = load_rules(f"zwick form={form}")
    return Page(
        "zwick_rules",
        query,
        say(query.lang, "zwick-rules-heading"),
        route="zwick-rules",
        form=form,
        forms=[{"name": one, "title": in_language(query.lang, load_rules(f"zwick form={one}").title)} for one in FORMS],
        note=in_language(query.lang, rules.note),
        sources=[in_language(query.lang, source) for source in rules.sources],
        order=[part for card in trumps("r") for part in rich(f"{{{card}}}", query.lang, SWISS)],
        sections=[section(name, rules, query.lang) for name in SECTIONS],
    )


def section(name: str, rules: Rules, lang: str) -> dict[str, Any]:
    """One section: its sentences, and its values with how sure they are.

    >>> rows = section("score", load_rules(), "en")["rows"]
    >>> [(row["value"], row["level"]) for row in rows]
    [('5', 'from the printed rules of a championship')]
    """
    values = {"hand": HAND, "lick": rules.lick, "bird": rules.bird, "deals": rules.deals_each, "target": rules.target}
    told = say(lang, f"zwick-book-{name}", form=rules.form, **values)
    keys = [key for key in SECTIONS[name] if key != ("deals_each" if rules.form == "casual" else "target")]
    return {
        "name": name,
        "also": ALSO.get(name, ()),
        "title": say(lang, f"zwick-book-{name}-title", form=rules.form),
        "sentences": [sentence.strip() for sentence in told.split("·") if sentence.strip()],
        "rows": [_row(key, rules, lang) for key in keys],
    }


def _row(key: str, rules: Rules, lang: str) -> dict[str, str]:
    settings = {**rules.settings, "players": ", ".join(map(str, sorted(rules.players)))}
    level = rules.certainty[key]
    return {
        "key": capital(key_text(lang, key)),
        "value": value_text(lang, key, settings[key]),
        "level": certainty_text(lang, level),
        "look": LOOKS[level],
    }
