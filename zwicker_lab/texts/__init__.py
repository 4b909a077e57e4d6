"""Every sentence the program says, as Fluent catalogues: a folder for each language, German and English beside this
file, further ones in the folder that ``ZWICKER_LAB_TEXTS`` names.

A catalogue entry is named ``area-what``; the files of a language are one subject each. Nothing outside these folders
holds a sentence. What one must know of a language (its own name, how it writes numbers, where to look for what it
lacks) are entries, too: ``language-…``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

VARIABLE = "ZWICKER_LAB_TEXTS"
CODE = r"[a-z]{2,3}"
"""How languages are named: ``de``, ``nds``."""
BUILT_IN = ("de", "en")
"""The languages that have everything; every other one falls back on one of them in the end."""
OWN_FOLDER = Path(__file__).parent


def further_folder() -> Path | None:
    """The folder with further languages, if one is named."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else None


def _folders() -> Iterator[tuple[str, Path]]:
    """Every language with its folder; one that is called otherwise than a language is none."""
    yield from ((lang, OWN_FOLDER / lang) for lang in BUILT_IN)
    for parent in filter(None, (OWN_FOLDER, further_folder())):
        for folder in sorted(parent.iterdir()) if parent.is_dir() else ():
            if folder.name not in BUILT_IN and re.fullmatch(CODE, folder.name) and any(folder.glob("*.ftl")):
                yield folder.name, folder


FOLDERS: Mapping[str, Path] = dict(_folders())
"""Where the files of each language are."""
LANGUAGES = tuple(FOLDERS)
"""The languages there are, German first: found when the program starts."""


@cache
def resource(lang: str) -> ftl.Resource:
    """All files of one language, read once; where each part stood in its file would be half of what they take."""
    texts = (path.read_text(encoding="utf-8", errors="replace") for path in sorted(FOLDERS[lang].glob("*.ftl")))
    return FluentParser(with_spans=False).parse("\n".join(texts))


@cache
def fallbacks(lang: str) -> tuple[str, ...]:
    """The languages in which a text is looked for, one after the other, ``lang`` first.

    >>> fallbacks("de"), fallbacks("en")
    (('de', 'en'), ('en', 'de'))
    """
    line = [lang]
    while line[-1] not in BUILT_IN and (following := named_fallback(line[-1])) in LANGUAGES and following not in line:
        line.append(following)
    return (*line, *(one for one in BUILT_IN if one not in line))


def named_fallback(lang: str) -> str:
    """What the catalogue of a further language names as ``language-fallback``; empty where it names none."""
    entry = next((one for one in resource(lang).body if _named(one) == "language-fallback"), None)
    texts = entry.value.elements if isinstance(entry, ftl.Message) and entry.value else []
    return "".join(one.value for one in texts if isinstance(one, ftl.TextElement)).strip()


def _named(entry: object) -> str:
    return entry.id.name if isinstance(entry, ftl.Message) else ""


@cache
def bundle(lang: str) -> FluentBundle:
    """The catalogue of one language; numbers are written as in the first of its ``fallbacks`` whose way is known."""
    found = FluentBundle(list(fallbacks(lang)), use_isolating=False)
    found.add_resource(resource(lang))
    return found


def say(lang: str, name: str, **values: object) -> str:
    """One entry of the catalogue of ``lang``, or of the next language that has it, filled with ``values``.

    Raises ``KeyError`` for an entry that does not exist and ``ValueError`` for a value the entry needs and did not
    get, so that a missing text is found by a test and never shown.

    >>> say("de", "word-table")
    'Bild'
    """
    return _filled(lang, name, tuple(values.items()))


@lru_cache(maxsize=8192)
def _filled(lang: str, name: str, values: tuple[tuple[str, object], ...]) -> str:
    found = next((one for one in map(bundle, fallbacks(lang)) if one.has_message(name)), None)
    message = found.get_message(name) if found else None
    if found is None or message is None or message.value is None:
        raise KeyError(name)
    text, errors = found.format_pattern(message.value, dict(values))
    if errors:
        raise ValueError(f"{name}: {errors[0]}")
    return str(text)


def in_language(lang: str, texts: Mapping[Any, str]) -> str:
    """The text of a data file in ``lang``, or in the next language it has.

    >>> in_language("de", {"de": "Bild", "en": "table"}), in_language("de", {"en": "table"})
    ('Bild', 'table')
    """
    return next(texts[one] for one in fallbacks(lang) if one in texts)


def in_every(name: str, **values: object) -> dict[str, str]:
    """One entry in every language, as in the JSON the command line prints."""
    return {lang: say(lang, name, **values) for lang in LANGUAGES}


def decimal_sign(text: str, lang: str) -> str:
    """A number with a point in it, as a language writes its fractions.

    >>> decimal_sign("+3.5", "de"), decimal_sign("+3.5", "en")
    ('+3,5', '+3.5')
    """
    return text.replace(".", say(lang, "language-decimal"))
