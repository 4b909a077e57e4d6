"""The command ``study``: many deals, their figures, kept in a file or repeated from one."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Event

from zwicker_lab.cli import study_answers, study_told
from zwicker_lab.errors import InputError
from zwicker_lab.kernel import COMPILED
from zwicker_lab.study import Progress, Study, Workers, run
from zwicker_lab.study.plan import LARGEST_TEXT, LIMITS
from zwicker_lab.study.store import check_path, load, save
from zwicker_lab.texts import say
from zwicker_lab.variants import Variant, load_variant, variant_names

DONE, DIFFERS, CANCELLED = 0, 1, 130


def study(given: argparse.Namespace) -> int:
    """Run the command; returns how it ended."""
    _check(given)
    if given.exact:
        return _exact(given)
    before = load(Path(given.repeat)) if given.repeat else None
    asked = before.study if before else _asked(given)
    if given.out:
        check_path(Path(given.out))
    if not COMPILED:
        print(say(given.lang, "cli-slow"), file=sys.stderr)
    progress, cancelled = _run(asked, _workers(given), given)
    if progress is None:
        return CANCELLED
    equal = progress.results == before if before else None
    if given.out and not cancelled:
        save(progress.results, Path(given.out))
    _print(given, progress, equal, bool(given.out and not cancelled))
    if cancelled:
        return CANCELLED
    return DIFFERS if equal is False else DONE


def _check(given: argparse.Namespace) -> None:
    """A file that holds a whole study leaves nothing else to say about it; parts have a size."""
    source = "--repeat" if given.repeat else "--plan" if given.plan else None
    told = ("variants", "players", "seats", *LIMITS)
    if source and (double := next((key for key in told if getattr(given, key) not in (None, [])), None)):
        raise InputError("study-double", argument=source, other="VARIANT" if double == "variants" else f"--{double}")
    if given.chunk is not None and not 1 <= given.chunk <= LIMITS["deals"][1]:
        raise InputError("study-limit", key="chunk", least=1, most=LIMITS["deals"][1], got=given.chunk)


def _run(asked: Study, workers: Workers, given: argparse.Namespace) -> tuple[Progress | None, bool]:
    """The last progress, and whether the reader broke off; what was played until then is kept."""
    last, cancel = None, Event()
    running = run(asked, workers, size=given.chunk, cancel=cancel)
    try:
        for last in running:
            _show(last, given.lang)
    except KeyboardInterrupt:
        cancel.set()
        running.close()
    _show(None, given.lang)
    return last, cancel.is_set()


def _show(progress: Progress | None, lang: str) -> None:
    """One line on a terminal that is written over; nothing where no terminal is."""
    if not sys.stderr.isatty():
        return
    told = ""
    if progress is not None:
        done, total = progress.done, progress.total
        told = say(lang, "study-progress", done=done, total=total, percent=100 * done // total)
    print(f"\r\x1b[K{told}", end="", file=sys.stderr, flush=True)


def _print(given: argparse.Namespace, progress: Progress, equal: bool | None, saved: bool) -> None:
    if given.json:
        answer = study_answers.studied(progress)
        answer |= {} if equal is None else {"equal": equal}
        print(json.dumps(answer, ensure_ascii=False))
        return
    print(study_told.studied(progress, given.lang))
    if saved:
        print("\n" + say(given.lang, "study-saved", file=given.out))
    if equal is not None:
        print("\n" + say(given.lang, "study-equal" if equal else "study-differs", file=given.repeat))


def _asked(given: argparse.Namespace) -> Study:
    """The study the words describe, or the file they name."""
    if given.plan:
        return Study.from_toml(_text(Path(given.plan)))
    numbers = {key: getattr(given, key) for key in LIMITS if getattr(given, key) is not None}
    seats = [name.strip() for name in given.seats.split(",")] if given.seats else ["greedy"]
    return Study.of(*_rules(given.variants or ["zwicker3"]), players=given.players, seats=seats, **numbers)


def _rules(names: Sequence[str]) -> list[Variant]:
    return [load_variant(name) for name in names]


def _text(path: Path) -> str:
    try:
        with path.open(encoding="utf-8-sig") as opened:
            return opened.read(LARGEST_TEXT + 1)
    except FileNotFoundError:
        raise InputError("file-missing", file=str(path)) from None
    except UnicodeDecodeError:
        raise InputError("not-utf8") from None
    except (OSError, ValueError):
        raise InputError("file-unreadable", file=str(path)) from None


def _workers(given: argparse.Namespace) -> Workers:
    if given.dask is None:
        return Workers("processes" if given.processes else "", given.workers)
    return Workers("dask", given.workers, given.dask or None)


def _exact(given: argparse.Namespace) -> int:
    """The chances of the opening under the rule sets named, or under all."""
    rules = [(one, given.players or one.default_players) for one in _rules(given.variants or variant_names())]
    for variant, players in rules:
        if players not in variant.players:
            known = ", ".join(map(str, variant.players))
            raise InputError("study-players", variant=variant.spelled, known=known, got=players)
    if given.json:
        print(json.dumps({"exact": [study_answers.exact(*one) for one in rules]}, ensure_ascii=False))
    else:
        print(study_told.exact(rules, given.lang))
    return DONE
