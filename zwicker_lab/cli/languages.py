"""The command ``languages``: the languages there are, and of one what is wrong with it and what it lacks."""

from __future__ import annotations

import argparse
from typing import Any

from fluent.syntax import FluentSerializer

from zwicker_lab.cli.ports import ILLEGAL, LEGAL, show
from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.texts.check import faults, folder_faults, missing, originals

_SERIALIZER = FluentSerializer()


def languages(given: argparse.Namespace) -> int:
    """Tell of all languages, or of one in full; ends with 1 where anything is wrong."""
    if given.language is not None and given.language not in LANGUAGES:
        raise InputError("query-language", value=given.language[:40], known=", ".join(LANGUAGES))
    folder = [fault.text(given.lang) for fault in folder_faults()]
    found = [_answer(lang, given.lang) for lang in LANGUAGES if given.language in (None, lang)]
    lines = [*folder, *(line for one in found for line in _lines(one, given))]
    show(given, {"faults": folder, "languages": found}, "\n".join(lines))
    return ILLEGAL if folder or any(one["faults"] for one in found) else LEGAL


def _answer(lang: str, spoken: str) -> dict[str, Any]:
    lacks = [entry.id.name for entries in missing(lang).values() for entry in entries]
    return {
        "lang": lang,
        "name": say(lang, "language-name"),
        "entries": len(originals()),
        "missing": lacks,
        "faults": [fault.text(spoken) for fault in faults(lang)],
    }


def _lines(one: dict[str, Any], given: argparse.Namespace) -> list[str]:
    """A line for the language, its faults, and for the one that was asked for each missing entry to be copied."""
    has = one["entries"] - len(one["missing"])
    head = say(given.lang, "cli-language-line", code=one["lang"], own=one["name"], has=has, all=one["entries"])
    lines = [head, *one["faults"]]
    for name, entries in missing(one["lang"]).items() if given.language else ():
        lines += ["", f"# {name}", "".join(map(_SERIALIZER.serialize_entry, entries)).rstrip()]
    return lines
