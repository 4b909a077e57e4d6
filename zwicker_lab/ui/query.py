"""What a link asks for: the language and the values behind the question mark, never trusted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from urllib.parse import parse_qsl, urlencode

from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES

LONGEST = 12_000


class Query:
    """The query of one request: its language, its values, and what was wrong with them.

    A value that cannot be used never stops a page: the default is taken and ``problems`` says so.

    >>> query = Query({"n": "3", "lang": "en"})
    >>> query.lang, query.number("n", 1, 9, default=1)
    ('en', 3)
    >>> query = Query({"n": "foo"})
    >>> query.number("n", 1, 9, default=1), query.problems[0].text("en")
    (1, '“n=foo” does not fit: n is a number from 1 to 9.')
    """

    def __init__(self, values: Mapping[str, str] | None = None, accept: str = "") -> None:
        self.values = {name: value[:LONGEST] for name, value in (values or {}).items()}
        self.problems: list[InputError] = []
        asked = self.values.get("lang")
        self.lang = asked if asked in LANGUAGES else spoken(accept)
        if asked is not None and asked not in LANGUAGES:
            self.problems.append(InputError("query-language", value=short(asked), known=", ".join(LANGUAGES)))

    @classmethod
    def of(cls, raw: str, accept: str = "") -> Query:
        """The query of an address, ``raw`` being what follows the question mark.

        >>> Query.of("lang=en&position=table%209d").values
        {'lang': 'en', 'position': 'table 9d'}
        """
        return cls(dict(parse_qsl(raw, errors="replace", keep_blank_values=True)), accept)

    @classmethod
    def of_arguments(cls, arguments: Mapping[str, Sequence[bytes]], accept: str = "") -> Query:
        """The query as Panel keeps it: a list of byte strings for each name; the last one counts."""
        return cls({name: got[-1].decode("utf-8", "replace") for name, got in arguments.items() if got}, accept)

    def text(self, name: str, default: str = "") -> str:
        """The value of ``name`` as it came."""
        return self.values.get(name, default)

    def number(self, name: str, low: int, high: int, default: int) -> int:
        """A whole number from ``low`` to ``high``; else ``default`` and one more entry in ``problems``."""
        got = self.values.get(name)
        if got is None:
            return default
        if got.isascii() and got.isdigit() and len(got) < 10 and low <= int(got) <= high:
            return int(got)
        self.problems.append(InputError("query-number", key=name, value=short(got), low=low, high=high))
        return default

    def choice(self, name: str, allowed: Iterable[str], default: str) -> str:
        """One of ``allowed``; else ``default`` and one more entry in ``problems``."""
        got, allowed = self.values.get(name, default), tuple(allowed)
        if got in allowed or got == default:
            return got
        self.problems.append(InputError("query-choice", key=name, value=short(got), allowed=", ".join(allowed)))
        return default

    def link(self, page: str = "", /, **changed: object) -> str:
        """A link to ``page`` in the same language, with the given values and no others.

        >>> Query({"lang": "en", "n": "3"}).link("lesson", n=4)
        'lesson?lang=en&n=4'
        """
        return f"{page}?{urlencode({'lang': self.lang, **changed})}"

    def here(self, /, **changed: object) -> str:
        """This same query with some values changed.

        >>> Query({"n": "3", "lang": "de"}).here(lang="en")
        '?n=3&lang=en'
        """
        return f"?{urlencode({**self.values, **changed})}"


def spoken(accept: str) -> str:
    """The first of our languages in an ``Accept-Language`` header, German when there is none.

    >>> spoken("fr, en-GB;q=0.8, de;q=0.5"), spoken("")
    ('en', 'de')
    """
    wishes = []
    for place, part in enumerate(accept.split(",")):
        tag, _, weight = part.strip().partition(";q=")
        if (lang := tag.partition("-")[0].lower()) in LANGUAGES:
            wishes.append((-_weight(weight), place, lang))
    return min(wishes)[2] if wishes else LANGUAGES[0]


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0


def short(value: str, longest: int = 40) -> str:
    """A value as an error may quote it: one line, printable, not endless.

    >>> short("a" * 50)[-3:]
    'aa…'
    """
    line = "".join(sign if sign.isprintable() else " " for sign in value)
    return line if len(line) <= longest else line[:longest] + "…"
