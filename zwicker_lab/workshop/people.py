"""The names guests give themselves: any script, shown as text, cleaned."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

LONGEST_NAME = 24
LONGEST_GIVEN = 400
"""So many signs of what was given are looked at."""
MOST_MARKS = 2
"""So many marks may stand on one letter; scripts need them, towers of them do not."""


def clean_name(given: str) -> str:
    """A name as it is shown: NFC, without control, direction and invisible signs, white space as single blanks.

    Empty where nothing of it can be seen.

    >>> clean_name("  Anna\\u202e \\t Lena\\u200b "), clean_name("\\u200b"), clean_name("Jo" * 20)
    ('Anna Lena', '', 'JoJoJoJoJoJoJoJoJoJoJoJo')
    """
    text = unicodedata.normalize("NFC", given[:LONGEST_GIVEN])
    spaced = "".join(" " if sign.isspace() else sign for sign in text)
    kept = "".join(sign for sign in _few_marks(spaced) if sign == " " or _is_seen(sign))
    words = " ".join(kept.split())
    return words[:LONGEST_NAME].strip() if any(map(_is_letter, words)) else ""


def distinct(name: str, taken: Collection[str]) -> str:
    """The name with a number behind it where another guest has it already.

    >>> distinct("Anna", ["anna", "Anna 2"]), distinct("Jo", [])
    ('Anna 3', 'Jo')
    """
    used = {_same(other) for other in taken}
    number, found = 1, name
    while _same(found) in used:
        number += 1
        end = f" {number}"
        found = name[: LONGEST_NAME - len(end)].rstrip() + end
    return found


def _same(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign)[0] not in "CZ" and sign not in _BLANK


def _is_letter(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNSP"


def _few_marks(text: str) -> str:
    kept, marks = [], MOST_MARKS  # none may stand on what is shown before the name
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


_BLANK = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters by their category that show nothing."""
