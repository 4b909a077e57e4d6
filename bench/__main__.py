"""Run one measurement: ``python3 dev.py bench NAME [--full]``.

A table for people goes to standard error; the last line of standard output is one JSON object, and the same object is
written to ``bench/results/NAME.json`` with the date, the machine, the versions and the command.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from bench.machine import surroundings

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.py") if "\ndef measure(" in path.read_text(encoding="utf-8"))


def main() -> int:
    """Measure, show, record."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description="Measure one part of Zwicker Lab.")
    parser.add_argument("name", type=lambda name: name.replace("-", "_"), choices=NAMES)
    parser.add_argument("--full", action="store_true", help="the longer run")
    given = parser.parse_args()
    begun = time.perf_counter()
    figures = importlib.import_module(f"bench.{given.name}").measure(given.full)
    command = f"python3 dev.py bench {given.name}{' --full' if given.full else ''}"
    result = {**figures, **surroundings(command, time.perf_counter() - begun)}
    print(table(figures), file=sys.stderr)
    record(given.name, result)
    print(json.dumps(result))
    return 0


def table(figures: Mapping[str, object]) -> str:
    """The figures as aligned lines, nested names joined by dots.

    >>> print(table({"moves_ms": {"median": 0.41, "p90": 0.8}, "n": 12}))
    moves_ms.median  0.41
    moves_ms.p90     0.8
    n                12
    """
    rows = list(flat(figures))
    width = max((len(name) for name, _ in rows), default=0)
    return "\n".join(f"{name:<{width}}  {value}" for name, value in rows)


def flat(figures: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, object]]:
    """Every figure with its full name."""
    for name, value in figures.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}", value


def record(name: str, result: Mapping[str, object]) -> None:
    """Write the result beside the measurement."""
    folder = FOLDER / "results"
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
