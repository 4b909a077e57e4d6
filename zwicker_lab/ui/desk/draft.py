"""A sheet as it is typed, before it is entered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from zwicker_lab.zwick.tournament.check import Fault, faults
from zwicker_lab.zwick.tournament.model import Sheet, Table


@dataclass(frozen=True)
class Draft:
    """Texts of the fields by seat; ``base`` is the entry that stood when typing began, ``last`` the seat typed last."""

    strokes: tuple[str, ...]
    birds: tuple[str, ...]
    extra: str = ""
    base: int = 0
    last: int | None = None

    @classmethod
    def of(cls, table: Table) -> Draft:
        """The sheet of a table as it stands.

        >>> Draft.of(Table((1, 2, 3, 4))).strokes
        ('', '', '', '')
        """
        if table.sheet is None:
            empty = ("",) * len(table.seats)
            return cls(empty, empty)
        sheet = table.sheet
        birds = tuple(str(birds) if birds else "" for birds in sheet.birds)
        return cls(tuple(map(str, sheet.strokes)), birds, str(sheet.extra or ""), table.entry)

    def typed(self, told: Mapping[str, Any]) -> Draft:
        """The same with what a form reports: all its fields, the seat typed last, what it rests on."""
        fields = {}
        for name in ("strokes", "birds"):
            texts = told.get(name)
            if isinstance(texts, list) and len(texts) == len(self.strokes):
                fields[name] = tuple(str(text)[:4].strip() for text in texts)
        last, base = told.get("last"), told.get("base")
        return replace(
            self,
            **fields,
            extra=str(told.get("extra", self.extra))[:4].strip(),
            last=last if isinstance(last, int) and 0 <= last < len(self.strokes) else None,
            base=base if isinstance(base, int) else self.base,
        )

    @property
    def is_complete(self) -> bool:
        """Whether every field holds a number; birds and extra deals may be left empty."""
        numbers = (*self.strokes, *(text or "0" for text in self.birds), self.extra or "0")
        return all(text.isascii() and text.isdigit() for text in numbers)

    @property
    def sheet(self) -> Sheet:
        """The sheet, what is no number counted as none."""
        strokes, birds = tuple(map(_number, self.strokes)), tuple(map(_number, self.birds))
        return Sheet(strokes, birds, _number(self.extra))

    @property
    def faults(self) -> list[Fault]:
        """What does not add up, once everything is typed."""
        return faults(self.sheet) if self.is_complete else []


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() else 0
