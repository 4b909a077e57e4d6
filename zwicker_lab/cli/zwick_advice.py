"""The command ``zwick advise``: its answer as data, and as text for people."""

from __future__ import annotations

import argparse
from typing import Any

from zwicker_lab.cli.advising import thinking_ms
from zwicker_lab.cli.ports import LEGAL, show, stream
from zwicker_lab.cli.told import expected_cell
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.zwick import read_position
from zwicker_lab.zwick.players.advice import MOST_MS, MOST_WORLDS, Advice, Judged, advise
from zwicker_lab.zwick.players.told import how, told_apart


def advised(given: argparse.Namespace) -> int:
    """Run the command; returns how it ended."""
    ms = thinking_ms(given, MOST_MS, MOST_WORLDS)

    def found(line: str) -> Advice:
        return advise(read_position(line), ms=ms, worlds=given.worlds, seed=given.seed)

    if given.position == "-":
        return stream(given, lambda line: answer(found(line)))
    advice = found(given.position)
    show(given, answer(advice), told(advice, given.lang))
    return LEGAL


def answer(given: Advice) -> dict[str, Any]:
    """Every move of an advice, best first, with its reasons in every language."""
    moves = [_judged(judged) for judged in given.moves]
    how = {"ms": round(given.ms), "worlds": given.worlds, "solved": given.solved}
    return {"best": str(given.best.move), **how, "moves": moves}


def _judged(judged: Judged) -> dict[str, Any]:
    numbers = {name: round(getattr(judged, name), 3) for name in ("value", "low", "high", "strokes", "bird")}
    told = {lang: [claim.text(lang) for claim in judged.reasons] for lang in LANGUAGES}
    return {"text": str(judged.move), **numbers, "verdict": judged.verdict, "reasons": told}


def told(given: Advice, lang: str) -> str:
    """One move a line with what it can expect, below it why; cuts, which are all alike, in one."""
    lines = [how(given, lang)]
    shown = told_apart(given)
    wide = max(len(str(judged.move)) for judged in shown)
    for judged in shown:
        lines.append(f"{judged.move!s:{wide}}  {expected_cell(judged, lang)}  {say(lang, f'verdict-{judged.verdict}')}")
        lines += [f"    {claim.text(lang)}" for claim in judged.reasons]
    return "\n".join(lines)
