"""Every sentence the program says, in German and English, as Fluent catalogues beside this file.

A catalogue entry is named ``area-what``; the files of a language are one subject each. Nothing outside this folder
holds a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("de", "en")


@lru_cache(maxsize=len(LANGUAGES))
def bundle(lang: str) -> FluentBundle:
    """The catalogues of one language, read once."""
    found = FluentBundle([lang], use_isolating=False)
    for path in sorted((Path(__file__).parent / lang).glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def say(lang: str, name: str, **values: object) -> str:
    """One entry of the catalogue of ``lang``, filled with ``values``.

    Raises ``KeyError`` for an entry that does not exist and ``ValueError`` for a value the entry needs and did not
    get, so that a missing text is found by a test and never shown.

    >>> say("de", "word-table")
    'Bild'
    """
    return _filled(lang, name, tuple(values.items()))


@lru_cache(maxsize=8192)
def _filled(lang: str, name: str, values: tuple[tuple[str, object], ...]) -> str:
    message = bundle(lang).get_message(name)
    if message.value is None:
        raise KeyError(name)
    text, errors = bundle(lang).format_pattern(message.value, dict(values))
    if errors:
        raise ValueError(f"{name}: {errors[0]}")
    return str(text)


def in_language(lang: str, texts: Mapping[Any, str]) -> str:
    """The text of a data file that holds one in every language.

    >>> in_language("de", {"de": "Bild", "en": "table"})
    'Bild'
    """
    return texts[lang]


def both(name: str, **values: object) -> dict[str, str]:
    """One entry in every language, as in the JSON the command line prints."""
    return {lang: say(lang, name, **values) for lang in LANGUAGES}
