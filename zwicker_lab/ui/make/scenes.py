"""What the page ``make`` draws of the whole lesson: texts, the list of exercises, the search, what is handed over."""

from __future__ import annotations

from textwrap import shorten
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.lessons.conditions import CONDITIONS, MOST_CONDITIONS, MOST_HAND, MOST_NUMBER, MOST_TABLE, NUMBERED
from zwicker_lab.lessons.draft import Words
from zwicker_lab.lessons.fields import SEVERAL, rules_named
from zwicker_lab.lessons.found import MOST_SEEDS, Found
from zwicker_lab.lessons.own import LARGEST_FILE, MOST_EXERCISES, sureness
from zwicker_lab.packed import packed
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.learn.own import LONGEST_IN_ADDRESS
from zwicker_lab.ui.learn.rules import title_text
from zwicker_lab.ui.make.checks import checked, too_long
from zwicker_lab.ui.make.state import Making
from zwicker_lab.ui.make.typed import LESSON_TEXTS
from zwicker_lab.ui.network import host_of, is_own_machine
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.variants import Variant, load_variant, variant_names

Scene = dict[str, Any]
LIMITS = {
    "table": MOST_TABLE,
    "hand": MOST_HAND,
    "conditions": MOST_CONDITIONS,
    "number": MOST_NUMBER,
    "seed": MOST_SEEDS,
}
"""The most of each that may be wished for."""


def words_of(lang: str, *names: str) -> dict[str, str]:
    """Entries of the page, by the last part of their names."""
    return {name: say(lang, f"make-{name}") for name in names}


def languages_of(lang: str) -> list[Scene]:
    """All languages, the reader's own first."""
    return [{"code": one, "text": say(one, "language-name")} for one in sorted(LANGUAGES, key=lambda one: one != lang)]


def text_field(name: str, label: str, words: Words, help_text: str = "", lines: int = 2) -> Scene:
    """A text in all languages."""
    return {"name": name, "label": label, "value": dict(words.texts), "help": help_text, "lines": lines}


# ---- the lesson ------------------------------------------------------------------------------------------------


def lesson_scene(making: Making) -> Scene:
    """Title, texts, rule set, and what can be done with the whole."""
    lang, draft = making.lang, making.draft
    sets = [{"name": name, "title": title_text(load_variant(name), lang)} for name in variant_names()]
    if draft.variant not in variant_names():
        sets.insert(0, {"name": draft.variant, "title": _title(draft.variant, lang)})
    problems = {name: problem.text(lang) for name in LESSON_TEXTS if (problem := too_long(getattr(draft, name)))}
    if making.problem is not None and not draft.title.value:
        problems["title"] = InputError("own-text-empty").text(lang)
    return {
        "lang": lang,
        "words": words_of(
            lang, "lesson", "rules", "save", "file", "new", "play", "share", "print", "undo", "plans", "done-with",
            "elsewhere", "elsewhere-here", "copied", "share-long", "more-texts", "too-large",
        ),
        "languages": languages_of(lang),
        "fields": [
            text_field(name, say(lang, f"make-{name}"), getattr(draft, name), say(lang, f"make-{name}-help"), lines)
            for name, lines in zip(LESSON_TEXTS, (1, 3, 2), strict=True)
        ],
        "problems": problems,
        "rules": {"sets": sets, "name": draft.variant, "kept": say(lang, "lab-kept")},
        "doubt": _doubt(making.layout.variant, lang),
        "problem": "" if making.problem is None else making.problem.text(lang),
        "undone": say(lang, f"make-undone-{making.undone}") if making.undone else "",
        "elsewhere": making.elsewhere,
        "plans": Query({"lang": lang}).link("plans"),
        "most": LARGEST_FILE,
        "fresh": making.fresh,
        "heard": making.heard,
        "keep": {"n": making.keep, "value": draft.to_json()},
        "order": order(making),
    }  # fmt: skip


def _title(spelled: str, lang: str) -> str:
    """What rules are called that are not simply a built-in set."""
    if spelled == SEVERAL:
        return say(lang, "learn-variants")
    try:
        return title_text(rules_named(spelled), lang)
    except InputError:
        return spelled


def _doubt(variant: Variant, lang: str) -> str:
    """That rules are reconstructed, where they are."""
    return say(lang, "learn-certainty-mixed") if sureness([variant]) == "mixed" else ""


def order(making: Making) -> Scene:
    """What the browser is to do once, with all it needs for it."""
    asked = making.order
    if not asked:
        return {"n": 0}
    lang, text = making.lang, making.draft.toml()
    told: Scene = {"n": asked["n"], "name": asked["name"]}
    if asked["name"] == "play":
        return told | {"text": text, "href": Query({"lang": lang}).link("lesson", own="here")}
    if asked["name"] == "save":
        return told | {"text": text, "file": f"{file_name(making.draft.title)}.toml"}
    host = host_of(base := asked["base"])
    told["note"] = say(lang, "share-local", host=host) if is_own_machine(host) else ""
    if asked["name"] == "share":
        return told | {"href": share_link(text, lang, base)}
    return told


def share_link(text: str, lang: str, base: str) -> str:
    """The address that plays a lesson on the site at ``base``; empty where it would be too long."""
    link = packed(text)
    return base + Query({"lang": lang}).link("lesson", own=link) if len(link) <= LONGEST_IN_ADDRESS else ""


def file_name(title: Words) -> str:
    """A name for the file, from the title.

    >>> file_name(Words("Zwick am Freitag: 2. Abend")), file_name(Words())
    ('zwick-am-freitag-2-abend', 'zwicker')
    """
    kept = "".join(sign if sign.isalnum() else " " for sign in next(iter(title.texts.values()), "").lower())
    return "-".join(kept.split())[:60] or "zwicker"


# ---- the list of exercises -------------------------------------------------------------------------------------


def list_scene(making: Making) -> Scene:
    """All exercises, the open one marked, each with whether something is wrong with it."""
    lang, count = making.lang, len(making.draft.exercises)
    return {
        "lang": lang,
        "words": words_of(lang, "exercises", "add", "copy", "up", "down", "remove"),
        "exercises": [_row(making, at) for at in range(count)],
        "at": making.at,
        "full": count >= MOST_EXERCISES,
        "told": say(lang, "make-count", count=count, most=MOST_EXERCISES),
    }


def _row(making: Making, at: int) -> Scene:
    lang, exercise = making.lang, making.draft.exercises[at]
    wrong = bool(checked(exercise).problems)
    text = exercise.task.value.get(lang) or next(
        iter(exercise.task.value.values()), say(lang, goal_entry(exercise.goal))
    )
    state = say(lang, "make-row-wrong" if wrong else "make-row-right")
    return {"number": at + 1, "text": rich(shorten(text, 90, placeholder=" …"), lang), "wrong": wrong, "state": state}


def goal_entry(goal: str) -> str:
    """The entry that names a goal."""
    return f"make-goal-{goal.replace('_', '-')}"


# ---- at random -------------------------------------------------------------------------------------------------


def seek_scene(making: Making) -> Scene:
    """The wish for a position at random, and how the search stands."""
    lang, sought = making.lang, making.sought
    found = making.found
    state, error = sought.get("state", "known" if found else ""), sought.get("error")
    told = error.text(lang) if error else ""
    if state and not told:
        seed = found.seed if found and not sought else sought["seed"]
        told = say(lang, f"make-seek-{state}", count=sought.get("count", 0), seed=seed)
    return {
        "lang": lang,
        "words": words_of(
            lang, "seek", "seek-lead", "seek-table", "seek-hand", "seek-seed", "seek-kept", "seek-go", "seek-stop",
            "seek-next", "seek-add", "seek-drop", "seek-number",
        ) | {"seek-condition": say(lang, "make-seek-condition", at="%")},
        "conditions": [
            {"name": name, "text": say(lang, f"make-if-{name}"), "numbered": name in NUMBERED} for name in CONDITIONS
        ],
        "limits": LIMITS,
        "found": _found(found),
        "fresh": making.fresh,
        "state": state,
        "told": told,
        "share": sought.get("share", 0.0),
    }  # fmt: skip


def _found(found: Found | None) -> Scene | None:
    """The search that found the cards which lie there, to fill the fields with."""
    if found is None:
        return None
    conditions = [{"name": one.name, "number": one.number} for one in found.conditions]
    return {
        "table": found.table,
        "hand": found.hand,
        "seed": found.seed,
        "kept": found.is_kept,
        "conditions": conditions,
    }
