"""Cutting the text of a deal file into its parts, each with its line."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from zwicker_lab.errors import InputError

Kind = Literal["tag", "comment", "open", "close", "move"]
_TAG = re.compile(r'\[[ \t]*([A-Za-z][A-Za-z0-9_]*)[ \t]+"((?:[^"\\\n]|\\["\\])*)"[ \t]*\]')
_MOVE = re.compile(r"((?:[^\n{}()!?]|\([^()\n>=]*=[^()\n>=]*\))+)([!?]*)")
_ESCAPED = re.compile(r'\\(["\\])')


@dataclass(frozen=True)
class Part:
    """One part: its text, for a tag also its name, for a move its mark in ``name``."""

    kind: Kind
    line: int
    text: str = ""
    name: str = ""


def parts(text: str) -> Iterator[Part]:
    """The tags, comments, brackets of side lines and moves of a deal file, in order.

    Raises ``InputError`` with the line of what is none of these.

    >>> [part.kind for part in parts("N 8s x 8h!  {good}")]
    ['move', 'comment']
    """
    starts = [0, *(found.end() for found in re.finditer("\n", text))]
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        part, at = _part(text, at, bisect_right(starts, at))
        yield part


def _part(text: str, at: int, line: int) -> tuple[Part, int]:
    """The part that begins here, and where it ends."""
    match text[at]:
        case "[":
            return _tag(text, at, line)
        case "{":
            end = text.find("}", at)
            if end < 0:
                raise InputError("file-comment-open", line=line)
            return Part("comment", line, text[at + 1 : end]), end + 1
        case "(":
            return Part("open", line), at + 1
        case ")":
            return Part("close", line), at + 1
    found = _MOVE.match(text, at)
    if found is None:
        raise InputError("file-move", line=line, text=text[at])
    return Part("move", line, found[1].strip(), found[2]), found.end()


def _tag(text: str, at: int, line: int) -> tuple[Part, int]:
    found = _TAG.match(text, at)
    if found is None:
        raise InputError("file-tag", line=line)
    return Part("tag", line, _ESCAPED.sub(r"\1", found[2]), found[1]), found.end()
