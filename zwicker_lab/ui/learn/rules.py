"""The rules behind an exercise in a few short sentences, made from the rule set it is played by."""

from __future__ import annotations

from zwicker_lab.lessons import Exercise, LessonRun, Paper, Sheet
from zwicker_lab.names import capital, listed, values_text
from zwicker_lab.texts import in_language, say
from zwicker_lab.ui.rules import points_label, staged
from zwicker_lab.variants import SWITCHES, Variant, key_text, value_text


def title_text(variant: Variant, lang: str) -> str:
    """A rule set by its title, and every switch it changes in words.

    >>> from zwicker_lab.variants import load_variant
    >>> title_text(load_variant("zwicker3 capture_all=yes"), "en")
    'Zwicker with three jokers. Must one take all that is possible? Yes, no capture may be part of a larger one by the \
same card'
    """
    changes = [change_text(variant, key, lang) for key in variant.changes]
    return ". ".join([in_language(lang, variant.title), *changes])


def change_text(variant: Variant, key: str, lang: str) -> str:
    """A changed switch as its question and the answer; any other value with what it is called."""
    name, value = key_text(lang, key), value_text(lang, key, variant.settings.get(key, "0"))
    if key in SWITCHES:
        return say(lang, "learn-switch", what=name, value=capital(value))
    return say(lang, "learn-setting", what=capital(name), value=value)


def variant_text(lesson: Sheet, lang: str) -> str:
    """The rule set a lesson is played with, or that it has several."""
    if lesson.rules is None:
        return say(lang, "learn-variants")
    return say(lang, "learn-variant", title=title_text(lesson.rules, lang))


def lesson_sureness(lesson: Paper, lang: str) -> str:
    """How sure the rules of a lesson are, as one sentence; empty where they are certain."""
    sure = lesson.certainty == "certain"
    return "" if sure else say(lang, f"learn-certainty-{lesson.certainty.replace(' ', '-')}")


def sheet_of(run: LessonRun) -> Sheet:
    """The lesson of a run, which is one of the fishing games."""
    assert isinstance(run.subject, Sheet)
    return run.subject


def heading(run: LessonRun, lang: str) -> str:
    """The rule set of the step a run stands at, where it is not simply the lesson's.

    >>> heading(LessonRun.start(14).go("2"), "en"), heading(LessonRun.start(1).go("2"), "en")
    ('**Rules:** Zwickern by the book, without jokers', '')
    """
    variant = _played(run)
    if variant is None or variant == sheet_of(run).rules:
        return ""
    return say(lang, "learn-rules", title=title_text(variant, lang))


def _played(run: LessonRun) -> Variant | None:
    lesson = sheet_of(run)
    if isinstance(run.exercise, Exercise):
        return lesson.rules_of(run.exercise)
    if run.step == "packet" and lesson.packet is not None:
        return lesson.packet.start.variant
    return lesson.example.start.variant if lesson.example and run.step in ("intro", "example") else None


def rule_text(rule: str, variant: Variant, lang: str) -> str:
    """A rule in two or three sentences, as it stands in ``variant``; switches are named ``6.`` and their name.

    >>> from zwicker_lab.variants import load_variant
    >>> rule_text("4.zwick", load_variant("zwickern"), "en")
    '**Zwick.** A capture that clears the whole table is a Zwick: 3 points. Only one description says what a Zwick \
scores.'
    """
    section, _, key = rule.partition(".")
    if section == "6":
        value = capital(value_text(lang, key, variant.settings[key]))
        return say(lang, "learn-rule-switch", what=key_text(lang, key), value=value)
    told = say(lang, f"learn-rule-{rule.replace('.', '-')}", **_numbers(rule, variant, lang))
    return f"{told} {rule_sureness(rule, variant, lang)}".strip()


KEYS = {
    "2.values": ("value.", "jokers"),
    "2.points": ("points.", "most_cards", "zwick"),
    "3": ("table", "packet", "first_packet"),
    "4.build": ("build_", "builder_holds", "fine"),
    "4.zwick": ("zwick",),
}
"""What the sentences of a rule are made from: keys, or how they begin."""


def how_sure(level: str, about: str, lang: str) -> str:
    """How sure it is what ``about`` names, as one sentence.

    >>> how_sure("ours", "when licking pays", "en")
    'No source says when licking pays: that is our assumption.'
    """
    return say(lang, f"learn-sure-{level.replace(' ', '-')}", about=about)


def rule_sureness(rule: str, variant: Variant, lang: str) -> str:
    """How sure the numbers of a rule are; empty where all are certain."""
    keys = KEYS.get(rule, ())
    levels = {level for key, level in variant.certainty.items() if keys and key.startswith(keys)}
    if levels <= {"certain"}:
        return ""
    level = levels.pop() if len(levels) == 1 else "mixed"
    return how_sure(level, say(lang, f"learn-about-{rule.replace('.', '-')}"), lang)


def _numbers(rule: str, variant: Variant, lang: str) -> dict[str, object]:
    """What the text of a rule is filled with."""
    match rule:
        case "2.values":
            return _values(variant, lang)
        case "2.points":
            return _points(variant, lang)
        case "3":
            return _deal(variant)
        case "4.build":
            return _build(variant)
        case "4.zwick":
            return {"points": variant.scoring.zwick}
        case _:
            return {}


def _values(variant: Variant, lang: str) -> dict[str, object]:
    told: dict[str, object] = {rank: values_text(variant.values[rank], lang) for rank in "AJQK"}
    wild = any(joker.is_wild for joker in variant.jokers)
    kind = "wild" if wild else "numbers" if variant.jokers else "none"
    return {**told, "kind": kind, "jokers": listed((joker.rank for joker in variant.jokers), lang)}


def _points(variant: Variant, lang: str) -> dict[str, object]:
    scoring, jokers = variant.scoring, variant.jokers
    each = [scoring.points.get(joker, 0) for joker in jokers]
    alike = len(jokers) > 1 and len(set(each)) == 1
    rows = {say(lang, "rules-row-most-cards"): scoring.most_cards, say(lang, "rules-row-zwick"): scoring.zwick}
    if alike:
        rows[say(lang, "learn-each-joker")] = each[0]
    cards = [code for code in scoring.points if not (alike and code.startswith("*"))]
    rows |= {points_label(code, lang): scoring.points[code] for code in cards}
    rows[say(lang, "rules-row-fine")] = -scoring.fine
    told = {name: str(points).replace("-", "−") for name, points in rows.items() if points}
    return {"rows": " · ".join(f"{name}: {points}" for name, points in told.items())}


def _deal(variant: Variant) -> dict[str, object]:
    deal = variant.deal
    return {
        "table": staged(deal.table, deal.stages),
        "first": staged(deal.first_packet, deal.stages),
        "later": deal.packet,
    }


def _build(variant: Variant) -> dict[str, object]:
    build = variant.build
    ways = "both" if build.up and build.down else "up" if build.up else "down"
    return {"ways": ways, "cap": build.cap or 0, "holds": "yes" if build.holds else "no", "fine": variant.scoring.fine}
