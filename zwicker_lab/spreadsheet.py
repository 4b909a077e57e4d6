"""Files for spreadsheets. A name can begin like a formula: such a cell is written so that it is read as text."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from zwicker_lab.texts import decimal_sign, say

FORMULA = ("=", "+", "-", "@", "\t", "\r", "|", "%")


def safe(cell: object) -> str:
    """A cell that no spreadsheet reads as a formula; numbers stay numbers.

    >>> safe("=HYPERLINK(1)"), safe(-5), safe("Ruth")
    ("'=HYPERLINK(1)", '-5', 'Ruth')
    """
    text = "" if cell is None else str(cell)
    return f"'{text}" if isinstance(cell, str) and text.lstrip().startswith(FORMULA) else text


def as_csv(rows: Iterable[Sequence[object]], lang: str) -> str:
    """Rows as a file, with the mark that makes spreadsheets read umlauts, and fractions as the language writes them.

    >>> as_csv([["Name", 1.5], ["Näf", -0.5]], "de")
    '\\ufeffName;1,5\\r\\nNäf;-0,5\\r\\n'
    """
    told = io.StringIO()
    writer = csv.writer(told, delimiter=say(lang, "language-separator"))
    writer.writerows([_cell(cell, lang) for cell in row] for row in rows)
    return "\ufeff" + told.getvalue()


def _cell(cell: object, lang: str) -> str:
    return decimal_sign(str(cell), lang) if isinstance(cell, float) else safe(cell)
