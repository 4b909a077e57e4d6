"""The command ``rules``: the rules of a variant in sentences, made from its values, each with how sure it is."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator

from zwicker_lab.cli.ports import LEGAL, show
from zwicker_lab.texts import in_language, say
from zwicker_lab.ui.reading.rulebook import rulebook
from zwicker_lab.ui.reading.told import HOUSE, Answer, Example, Grid, Piece, Told
from zwicker_lab.ui.table.rich import plain
from zwicker_lab.variants import load_variant

WIDE = 100


def rules(given: argparse.Namespace) -> int:
    """Write the rules of a built-in variant, of one with changes, or of a file."""
    variant = load_variant(given.variant)
    title = in_language(given.lang, variant.title)
    sections = [
        {"title": section.title, "lines": [line for piece in section.body for line in lines(piece, given.lang)]}
        for section in rulebook(variant, given.lang)
        if section.name != HOUSE or variant.changes
    ]
    text = [f"{title} ({variant.spelled})"]
    for section in sections:
        text += ["", str(section["title"]).upper(), *(_wrapped(line) for line in section["lines"])]
    show(given, {"variant": variant.spelled, "title": title, "sections": sections}, "\n".join(text))
    return LEGAL


def lines(piece: Piece, lang: str) -> Iterator[str]:
    """One part of the rules as lines of plain text."""
    match piece:
        case Told():
            yield piece.text + _sure(piece.mark, lang)
        case Grid():
            rows = [piece.head, *(row.cells for row in (*piece.rows, *piece.sums))]
            wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
            for row in rows:
                cells = zip(row, wide, strict=True)
                yield "  " + "  ".join(f"{cell:{width}}" for cell, width in cells).rstrip()
        case Example():
            words = (plain(part) for part in (piece.lead, piece.sum, piece.kept))
            yield "  > " + " ".join(word for word in words if word)
        case Answer():
            yield f"{piece.question} {piece.text} [{piece.written}] {piece.note}".rstrip()


def _sure(mark: str | None, lang: str) -> str:
    return f" ({say(lang, f'rules-level-{mark}'.replace(' ', '-'))})" if mark else ""


def _wrapped(line: str) -> str:
    return line if line.startswith("  ") else textwrap.fill(line, WIDE)
