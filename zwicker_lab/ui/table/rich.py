"""Sentences with cards in them, as parts a component can draw without ever reading HTML."""

from __future__ import annotations

import re
from functools import lru_cache

from zwicker_lab.cards import UNKNOWN, Card, card
from zwicker_lab.errors import InputError
from zwicker_lab.names import card_name
from zwicker_lab.texts import say
from zwicker_lab.zwick.cards import PACK
from zwicker_lab.zwick.cards import Card as SwissCard
from zwicker_lab.zwick.names import card_name as swiss_name

Part = str | dict[str, str]
FRENCH, SWISS = "french", "swiss"
_MARK = re.compile(r"\{([^{}\s]{1,4})\}|\*\*(.+?)\*\*|~~(.+?)~~|\(\((.+?)\)\)|\[\[(\d+)\]\]|( [+−=] )")
_HYPHEN = re.compile(r"(?<=\d) - (?=\d)")


def rich(text: str, lang: str, deck: str = FRENCH) -> list[Part]:
    """Cut a text into parts: ``{5c}`` is a card, ``**so**`` strong, ``~~12~~`` a wrong number, ``+ − =`` and
    ``((and))`` what stands between, ``[[6]]`` a build by its total.

    Everything else stays text, also braces around what is no card. A hyphen between numbers is a minus. ``deck`` says
    of which pack the cards are.

    >>> rich("{5c} + {3h} = **8**", "en")
    [{'c': '5c', 'n': '5 of clubs'}, {'o': ' + '}, {'c': '3h', 'n': '3 of hearts'}, {'o': ' = '}, {'b': '8'}]
    >>> rich("<b>{you}</b>", "en")
    ['<b>{you}</b>']
    >>> rich("4 - 3", "en")
    ['4', {'o': ' − '}, '3']
    >>> rich("{Ks}", "en", SWISS)
    [{'c': 'Ks', 'n': 'king of shields', 'd': 'swiss'}]
    """
    text = _HYPHEN.sub(" − ", text)
    parts: list[Part] = []
    done = 0
    for found in _MARK.finditer(text):
        part = _part(found, lang, deck)
        if part is None:
            continue
        if found.start() > done:
            parts.append(text[done : found.start()])
        parts.append(part)
        done = found.end()
    if done < len(text):
        parts.append(text[done:])
    return parts


@lru_cache(maxsize=512)
def spoken(code: Card, lang: str) -> str:
    """The full name of a card, looked up once."""
    return card_name(code, lang)


def card_part(code: Card, lang: str) -> dict[str, str]:
    """One card with its spoken name."""
    return {"c": code, "n": spoken(code, lang)}


def swiss_part(code: str, lang: str) -> dict[str, str]:
    """One Swiss card with its spoken name."""
    return {"c": code, "n": swiss_name(SwissCard(code), lang), "d": SWISS}


def _part(found: re.Match[str], lang: str, deck: str) -> Part | None:
    code, strong, wrong, between, total, operator = found.groups()
    if total:
        return {"t": total, "n": say(lang, "item-build", total=total)}
    if operator or between:
        return {"o": operator or f" {between} "}
    if strong:
        return {"b": strong}
    if wrong:
        return {"x": wrong}
    if deck == SWISS:
        return swiss_part(code, lang) if code in PACK else None
    try:
        return card_part(card(code), lang) if code != UNKNOWN else None
    except InputError:
        return None


def plain(parts: list[Part]) -> str:
    """The parts as words for a screen reader's sentence.

    >>> plain(rich("{5c} + {3h}", "de"))
    'Kreuz-5 + Herz-3'
    """
    return "".join(
        part if isinstance(part, str) else next(part[key] for key in "nbtxo" if key in part) for part in parts
    )
