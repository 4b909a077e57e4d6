"""Results kept in a file, CSV or Parquet, their full description inside, so that they can be repeated."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.study.plan import Study
from zwicker_lab.study.results import Results
from zwicker_lab.study.tally import Figure, Tallies, Tally

COLUMNS = ("variant", "figure", "against", "scale", "value", "count")
"""One line for each value a figure had: the figure is ``value / scale``, and came ``count`` times."""

SUFFIXES = (".csv", ".parquet")
"""What the names of such files can end in."""

LARGEST_FILE = 2**28
"""The most bytes a file of results may have."""

_HEAD = "# Zwicker Lab study: "
_KEY = b"zwicker_lab.study"
_TYPES = ("int16", "string", "int16", "int64", "int64", "int64")
Line = tuple[int, str, int, int, int, int]


def check_path(path: Path) -> None:
    """Refuse in good time what could not be written later: raises ``InputError``."""
    if path.suffix not in SUFFIXES:
        raise InputError("study-suffix", file=str(path))
    if path.suffix == ".parquet":
        _pyarrow()
    if not path.parent.is_dir() or path.is_dir():
        raise InputError("study-unwritable", file=str(path))


def save(results: Results, path: Path) -> None:
    """Write results; the end of the name decides between ``.csv`` and ``.parquet``. Raises ``InputError``."""
    check_path(path)
    made = written(results, path.suffix)
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_bytes(made)
        beside.replace(path)
    except OSError:
        raise InputError("study-unwritable", file=str(path)) from None


def load(path: Path) -> Results:
    """Results as ``save`` wrote them; raises ``InputError`` where the file is missing, damaged or something else."""
    if path.suffix not in SUFFIXES:
        raise InputError("study-suffix", file=str(path))
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise InputError("study-no-results", file=str(path))
        raw = path.read_bytes()
    except FileNotFoundError:
        raise InputError("file-missing", file=str(path)) from None
    except OSError:
        raise InputError("file-unreadable", file=str(path)) from None
    return read(raw, str(path))


def read(raw: bytes, name: str) -> Results:
    """Results from the bytes of a file called ``name``; raises ``InputError`` like ``load``."""
    if Path(name).suffix not in SUFFIXES:
        raise InputError("study-suffix", file=name)
    try:
        described, lines = _from_csv(raw) if Path(name).suffix == ".csv" else _from_parquet(raw)
        tallies = _tallies(lines)
    except InputError:
        raise
    except (ValueError, TypeError, KeyError):
        raise InputError("study-no-results", file=name) from None
    return Results(Study.from_dict(described), tallies)


def written(results: Results, suffix: str) -> bytes:
    """The bytes of a file with such an ending."""
    return _as_csv(results).encode() if suffix == ".csv" else _as_parquet(results)


def lines_of(results: Results) -> Iterator[Line]:
    """Every value of every figure, figures in order and values ascending."""
    for figure, tally in sorted(results.tallies.items()):
        for value, count in sorted(tally.counts.items()):
            yield figure.arm, figure.name, figure.against, tally.scale, value, count


def described(results: Results) -> str:
    """The study as one line of JSON."""
    return json.dumps(results.study.to_dict(), ensure_ascii=True)


def _tallies(lines: Iterable[Line]) -> Tallies:
    found: Tallies = {}
    for arm, name, against, scale, value, count in lines:
        if scale < 1 or count < 1:
            raise ValueError
        found.setdefault(Figure(arm, name, against), Tally(scale)).counts[value] = count
    return found


def _as_csv(results: Results) -> str:
    text = io.StringIO()
    text.write(f"{_HEAD}{described(results)}\n")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(lines_of(results))
    return text.getvalue()


def _from_csv(raw: bytes) -> tuple[Any, list[Line]]:
    head, _, rest = raw.decode("utf-8-sig").partition("\n")
    rows = csv.reader(io.StringIO(rest))
    if not head.startswith(_HEAD) or tuple(next(rows, ())) != COLUMNS:
        raise ValueError
    lines = [(int(arm), name, *map(int, rest)) for arm, name, *rest in rows]
    return json.loads(head.removeprefix(_HEAD)), lines  # type: ignore[return-value]


def _as_parquet(results: Results) -> bytes:
    arrow = _pyarrow()
    columns = list(zip(*lines_of(results), strict=True)) or [()] * len(COLUMNS)
    fields = [arrow.field(name, getattr(arrow, kind)()) for name, kind in zip(COLUMNS, _TYPES, strict=True)]
    schema = arrow.schema(fields, metadata={_KEY: described(results).encode()})
    table = arrow.table([list(column) for column in columns], schema=schema)
    made = io.BytesIO()
    arrow.parquet.write_table(table, made, compression="zstd")
    return made.getvalue()


def _from_parquet(raw: bytes) -> tuple[Any, list[Line]]:
    arrow = _pyarrow()
    try:
        table = arrow.parquet.read_table(io.BytesIO(raw))
    except (arrow.ArrowException, OSError):
        raise ValueError from None
    if tuple(table.column_names) != COLUMNS:
        raise ValueError
    data = (table.schema.metadata or {})[_KEY]
    return json.loads(data), list(zip(*(table[name].to_pylist() for name in COLUMNS), strict=True))


def has_parquet() -> bool:
    """Whether Parquet can be written here."""
    return find_spec("pyarrow") is not None


def _pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise InputError("study-no-parquet") from None
    return pyarrow
