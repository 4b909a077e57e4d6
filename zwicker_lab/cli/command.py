"""The command ``zwicker-lab``: what it reads, what it prints, and how it ends.

It ends with 0; with 1 when a move is illegal or a stated result is wrong; with 2 and one line on the error output when
the input cannot be read.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from zwicker_lab.cli import answers, told
from zwicker_lab.cli.advising import thinking_ms
from zwicker_lab.cli.arguments import language, one_line, parser
from zwicker_lab.cli.ports import ILLEGAL, LEGAL, UNREADABLE, read_file, show, stream
from zwicker_lab.data_folder import use_data_folder
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
from zwicker_lab.texts import BUILT_IN, LANGUAGES, fallbacks, further_folder
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.variants.carried import portable, rules_tag
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.packets import new_deal
from zwicker_lab.zwicker.position import Position


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns how it ended."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _speak_utf8()
    fault, lang = _fault(language(words))
    try:
        if fault and "languages" not in words:  # which tells of all faults
            raise fault
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


def _fault(lang: str) -> tuple[InputError | None, str]:
    """The first fault of further catalogues, and the language to answer in: a built-in one where there is a fault."""
    if LANGUAGES == BUILT_IN and further_folder() is None:
        return None, lang
    from zwicker_lab.texts.check import first_fault

    fault = first_fault()
    return fault, lang if fault is None else next(one for one in fallbacks(lang) if one in BUILT_IN)


# Commands


def _moves(given: argparse.Namespace) -> int:
    if given.position == "-":
        return stream(given, lambda line: answers.moves(read_position(line)))
    position = read_position(given.position)
    answer = answers.moves(position)
    show(given, answer, told.moves(answer, position.variant.certainty, given.lang))
    return LEGAL


def _advise(given: argparse.Namespace) -> int:
    from zwicker_lab.players.advice import MOST_MS, MOST_WORLDS, Advice, advise

    ms = thinking_ms(given, MOST_MS, MOST_WORLDS)

    def advised(position: Position) -> Advice:
        return advise(position, ms=ms, worlds=given.worlds, seed=given.seed)

    if given.position == "-":
        return stream(given, lambda line: answers.advice(advised(read_position(line))))
    advice = advised(read_position(given.position))
    show(given, answers.advice(advice), told.advice(advice, given.lang))
    return LEGAL


def _play(given: argparse.Namespace) -> int:
    answer = answers.play(read_position(given.position), Move.read(given.move))
    show(given, answer, told.play(answer, given.lang))
    return LEGAL if answer["legal"] else ILLEGAL


def _deal(given: argparse.Namespace) -> int:
    variant = portable(load_variant(given.variant))
    players = variant.default_players if given.players is None else given.players
    dealer = None
    if given.dealer is not None and players in variant.players:
        seats = variant.seats(players)
        if given.dealer not in seats:
            raise InputError("file-seat", seat=given.dealer, known=" ".join(seats))
        dealer = seats.index(given.dealer)
    opening, pack = new_deal(variant, players, dealer, given.seed)
    deal = DealFile(variant, players, opening.dealer, pack, tags=rules_tag(variant))
    show(given, deal_to_json(deal), write_deal(deal).rstrip("\n"))
    return LEGAL


def _replay(given: argparse.Namespace) -> int:
    played = replay(read_file(Path(given.file), read_deal, deal_from_json))
    answer = answers.replayed(played)
    show(given, answer, told.replayed(answer, played.deal, given.lang))
    return ILLEGAL if "reason" in answer else LEGAL


def _variants(given: argparse.Namespace) -> int:
    answer = answers.variants(map(load_variant, variant_names()))
    show(given, answer, told.variants(answer, given.lang))
    return LEGAL


def _rules(given: argparse.Namespace) -> int:
    from zwicker_lab.cli.rules import rules

    return rules(given)


def _lesson(given: argparse.Namespace) -> int:
    from zwicker_lab.cli.lesson import lesson

    return lesson(given)


def _languages(given: argparse.Namespace) -> int:
    from zwicker_lab.cli.languages import languages

    return languages(given)


def _study(given: argparse.Namespace) -> int:
    from zwicker_lab.cli.study import study

    return study(given)


def _zwick(given: argparse.Namespace) -> int:
    from zwicker_lab.cli.zwick import zwick

    return zwick(given)


def _serve(given: argparse.Namespace) -> int:
    from zwicker_lab.ui.serve import main as serve

    if given.data is not None:
        use_data_folder(given.data)
    serve(
        given.address,
        given.port,
        show=given.show,
        lang=given.lang,
        log=given.log_level,
        origins=tuple(given.origin),
        prefix=given.prefix,
        certificate=given.ssl_certfile,
        key=given.ssl_keyfile,
    )
    return LEGAL


_WORKS = {
    "moves": _moves,
    "play": _play,
    "advise": _advise,
    "deal": _deal,
    "replay": _replay,
    "variants": _variants,
    "rules": _rules,
    "lesson": _lesson,
    "languages": _languages,
    "study": _study,
    "zwick": _zwick,
    "serve": _serve,
}


def _speak_utf8() -> None:
    for output in (sys.stdout, sys.stderr):
        if hasattr(output, "reconfigure"):
            output.reconfigure(encoding="utf-8", errors="backslashreplace")
