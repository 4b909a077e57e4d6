"""The command ``zwicker-lab``: what it reads, what it prints, and how it ends.

It ends with 0; with 1 when a move is illegal or a stated result is wrong; with 2 and one line on the error output when
the input cannot be read.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from zwicker_lab.cli import answers, told
from zwicker_lab.cli.arguments import language, one_line, parser
from zwicker_lab.errors import InputError
from zwicker_lab.notation import (
    DealFile,
    deal_from_json,
    deal_to_json,
    read_deal,
    read_position,
    replay,
    write_deal,
)
from zwicker_lab.notation.position import LIMIT as LINE_LIMIT
from zwicker_lab.notation.reader import LIMIT as FILE_LIMIT
from zwicker_lab.texts import say
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position

LEGAL, ILLEGAL, UNREADABLE = 0, 1, 2
USUAL_MS = 100


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns how it ended."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    lang = language(words)
    _speak_utf8()
    try:
        status = _run(words, lang)
        sys.stdout.flush()
        return status
    except InputError as error:
        print(one_line(error.text(lang)), file=sys.stderr)
        return UNREADABLE
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return LEGAL
    except KeyboardInterrupt:
        return 130


def _run(words: list[str], lang: str) -> int:
    given = parser(lang, _WORKS).parse_args(words)
    status: int = given.work(given)
    return status


# Commands


def _moves(given: argparse.Namespace) -> int:
    if given.position == "-":
        return _stream(given, answers.moves)
    position = read_position(given.position)
    answer = answers.moves(position)
    _print(given, answer, told.moves(answer, position.variant.certainty, given.lang))
    return LEGAL


def _advise(given: argparse.Namespace) -> int:
    from zwicker_lab.kernel import COMPILED
    from zwicker_lab.players.advice import MOST_MS, MOST_WORLDS, Advice, advise

    def advised(position: Position) -> Advice:
        ms = given.ms if given.ms is not None or given.worlds is not None else USUAL_MS
        return advise(position, ms=ms, worlds=given.worlds, seed=given.seed)

    _check_limit("--ms", given.ms, MOST_MS)
    _check_limit("--worlds", given.worlds, MOST_WORLDS)
    if not COMPILED:
        print(say(given.lang, "cli-slow"), file=sys.stderr)
    if given.position == "-":
        return _stream(given, lambda position: answers.advice(advised(position)))
    advice = advised(read_position(given.position))
    _print(given, answers.advice(advice), told.advice(advice, given.lang))
    return LEGAL


def _check_limit(argument: str, number: int | None, most: int) -> None:
    if number is not None and not 1 <= number <= most:
        raise InputError("usage-limit", argument=argument, most=most, got=number)


def _stream(given: argparse.Namespace, answered: Callable[[Position], dict[str, Any]]) -> int:
    """One line of JSON for every line of standard input."""
    status = LEGAL
    for raw in _lines_of(sys.stdin.buffer):
        try:
            answer = answered(read_position(_decoded(raw.rstrip(b"\r\n"))))
        except InputError as error:
            answer, status = {"error": one_line(error.text(given.lang))}, UNREADABLE
        print(_json(answer), flush=True)
    return status


def _play(given: argparse.Namespace) -> int:
    answer = answers.play(read_position(given.position), Move.read(given.move))
    _print(given, answer, told.play(answer, given.lang))
    return LEGAL if answer["legal"] else ILLEGAL


def _deal(given: argparse.Namespace) -> int:
    variant = load_variant(given.variant)
    players = variant.default_players if given.players is None else given.players
    dealer = None
    if given.dealer is not None and players in variant.players:
        seats = variant.seats(players)
        if given.dealer not in seats:
            raise InputError("file-seat", seat=given.dealer, known=" ".join(seats))
        dealer = seats.index(given.dealer)
    opening, pack = new_deal(variant, players, dealer, given.seed)
    deal = DealFile(variant, players, opening.dealer, pack)
    _print(given, deal_to_json(deal), write_deal(deal).rstrip("\n"))
    return LEGAL


def _replay(given: argparse.Namespace) -> int:
    played = replay(_read_file(Path(given.file)))
    answer = answers.replayed(played)
    _print(given, answer, told.replayed(answer, played.deal, given.lang))
    return ILLEGAL if "reason" in answer else LEGAL


def _variants(given: argparse.Namespace) -> int:
    answer = answers.variants(map(load_variant, variant_names()))
    _print(given, answer, told.variants(answer, given.lang))
    return LEGAL


def _study(given: argparse.Namespace) -> int:
    from zwicker_lab.cli.study import study

    return study(given)


def _serve(given: argparse.Namespace) -> int:
    from zwicker_lab.ui.serve import main as serve

    serve(given.address, given.port, show=given.show, lang=given.lang)
    return LEGAL


_WORKS = {
    "moves": _moves,
    "play": _play,
    "advise": _advise,
    "deal": _deal,
    "replay": _replay,
    "variants": _variants,
    "study": _study,
    "serve": _serve,
}


# Reading and printing


def _read_file(path: Path) -> DealFile:
    """A deal file, or its JSON twin where the name ends in ``.json``."""
    try:
        with path.open("rb") as opened:
            raw = opened.read(4 * FILE_LIMIT + 4)
    except FileNotFoundError:
        raise InputError("file-missing", file=str(path)) from None
    except (OSError, ValueError):
        raise InputError("file-unreadable", file=str(path)) from None
    if len(raw) > 4 * FILE_LIMIT:
        raise InputError("file-too-long", limit=FILE_LIMIT, got=len(raw))
    text = _decoded(raw)
    return _from_json(text) if path.suffix.lower() == ".json" else read_deal(text)


def _from_json(text: str) -> DealFile:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise InputError("file-no-json", line=error.lineno) from None
    except (ValueError, RecursionError):
        raise InputError("file-no-json") from None
    return deal_from_json(data)


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


def _print(given: argparse.Namespace, answer: dict[str, Any], text: str) -> None:
    print(_json(answer) if given.json else text)


def _json(answer: dict[str, Any]) -> str:
    return json.dumps(answer, ensure_ascii=False)


def _speak_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
