"""The fields of a position line, whatever game it belongs to: cut apart, named, and read with their column."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from zwicker_lab.errors import InputError
from zwicker_lab.notation.tokens import Token

LIMIT = 8192
C = TypeVar("C")


@dataclass(frozen=True)
class Form:
    """What a game's line holds: the names of its fields, the name its first field begins with, and an example."""

    fields: tuple[str, ...]
    name: str
    example: str


def read_fields(line: str, form: Form) -> tuple[Token, dict[str, Token]]:
    """The first field, which names the rules, and the others by name.

    >>> form = Form(("trick", "hand"), "zwick", "zwick; trick ; hand 7b")
    >>> head, fields = read_fields("zwick; hand 7b; trick ", form)
    >>> head.text, fields["hand"].text, fields["hand"].column
    ('zwick', '7b', 13)
    """
    line = line.removeprefix("\ufeff")
    if len(line) > LIMIT:
        raise InputError("position-too-long", limit=LIMIT, got=len(line))
    head, *rest = Token(re.sub(r"\s", " ", line), 1).split(";")
    if not head.text:
        raise head.error("position-empty", example=form.example)
    _check_head(head, form)
    fields: dict[str, Token] = {}
    for name, content in (part.head() for part in rest if part.text):
        if name.text not in form.fields:
            raise name.error("position-field-unknown", field=name.text, known=" ".join(form.fields))
        if name.text in fields:
            raise name.error("position-field-twice", field=name.text)
        fields[name.text] = content
    return head, fields


def _check_head(head: Token, form: Form) -> None:
    """The first field names the rule set: the commonest slips are to leave it out, or the semicolon after it."""
    first, *more = head.words()
    if first.text in form.fields:
        raise first.error("position-no-variant", field=first.text, rules=form.name)
    for word in more:
        if word.text in form.fields:
            raise word.error("position-no-semicolon", field=word.text, example=form.example)


def entry(token: Token, names: tuple[str, ...]) -> tuple[str, Token]:
    """The name and the content of an entry such as ``NS: 1``."""
    name, sign, _ = token.text.partition(":")
    if not sign:
        raise token.error("position-entry", text=token.text, first=names[0], second=names[1])
    check_name(Token(name, token.column).strip(), names)
    return name.strip(), Token(token.text[len(name) + 1 :], token.column + len(name) + 1).strip()


def entries(field: Token | None, names: tuple[str, ...], *, every: bool = False) -> Iterator[Token | None]:
    """The entries of a field such as ``NS: 1 / EW: 0``, in the order of ``names``."""
    found: dict[str, Token] = {}
    for token in field.split("/") if field and field.text else []:
        name, content = entry(token, names)
        if name in found:
            raise token.error("position-name-twice", who=name)
        found[name] = content
    missing = [name for name in names if name not in found]
    if every and missing and field:
        raise field.error("position-seat-missing", missing=" ".join(missing))
    return (found.get(name) for name in names)


def one_of(token: Token, names: tuple[str, ...]) -> int:
    """Which of the names this is, as an index."""
    check_name(token, names)
    return names.index(token.text)


def check_name(token: Token, names: tuple[str, ...]) -> None:
    """Raises ``InputError`` where this is none of the names."""
    if token.text not in names:
        raise token.error("position-name-unknown", who=token.text, known=" ".join(names))


def read_cards(token: Token | None, reader: Callable[[str], C], unknown: C | None = None) -> tuple[C, ...]:
    """The cards of a field; ``?`` is ``unknown`` where that may stand there."""
    words = token.words() if token else []
    return tuple(unknown if unknown is not None and word.text == "?" else word.read(reader) for word in words)
