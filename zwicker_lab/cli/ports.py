"""What commands read and print: lines of standard input, files, JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from zwicker_lab.cli.arguments import one_line
from zwicker_lab.errors import InputError
from zwicker_lab.notation.fields import LIMIT as LINE_LIMIT
from zwicker_lab.notation.plies import LIMIT as FILE_LIMIT

LEGAL, ILLEGAL, UNREADABLE = 0, 1, 2
T = TypeVar("T")


def stream(given: argparse.Namespace, answered: Callable[[str], dict[str, Any]]) -> int:
    """One line of JSON for every line of standard input."""
    status = LEGAL
    for raw in _lines_of(sys.stdin.buffer):
        try:
            answer = answered(_decoded(raw.rstrip(b"\r\n")))
        except InputError as error:
            answer, status = {"error": one_line(error.text(given.lang))}, UNREADABLE
        print(_json(answer), flush=True)
    return status


def read_file(path: Path, plain: Callable[[str], T], twin: Callable[[Any], T]) -> T:
    """What a deal file holds; where the name ends in ``.json``, its JSON twin."""
    text = read_text(path)
    return twin(_json_data(text)) if path.suffix.lower() == ".json" else plain(text)


def read_text(path: Path) -> str:
    """The text of a file that somebody names; raises ``InputError``."""
    try:
        with path.open("rb") as opened:
            raw = opened.read(4 * FILE_LIMIT + 4)
    except FileNotFoundError:
        raise InputError("file-missing", file=str(path)) from None
    except (OSError, ValueError):
        raise InputError("file-unreadable", file=str(path)) from None
    if len(raw) > 4 * FILE_LIMIT:
        raise InputError("file-too-long", limit=FILE_LIMIT, got=len(raw))
    return _decoded(raw)


def show(given: argparse.Namespace, answer: dict[str, Any], text: str) -> None:
    """Print the answer, as JSON where that is asked for."""
    print(_json(answer) if given.json else text)


def _json_data(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise InputError("file-no-json", line=error.lineno) from None
    except (ValueError, RecursionError):
        raise InputError("file-no-json") from None


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError("not-utf8", line=raw.count(b"\n", 0, error.start) + 1) from None


def _lines_of(source: Any) -> Iterator[bytes]:
    """The lines of standard input; of one too long to be a position only so much that it is refused."""
    longest = 4 * LINE_LIMIT + 8
    while line := source.readline(longest):
        ended = line.endswith(b"\n")
        while not ended and (more := source.readline(longest)):
            ended = more.endswith(b"\n")
        yield line


def _json(answer: dict[str, Any]) -> str:
    return json.dumps(answer, ensure_ascii=False)
