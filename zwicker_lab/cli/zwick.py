"""The commands ``zwick moves|play|advise|deal|replay|desk``: the same answers for the trick game."""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

from zwicker_lab.cli.ports import ILLEGAL, LEGAL, read_file, show, stream
from zwicker_lab.cli.told import play as played
from zwicker_lab.cli.told import why
from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.zwick import Move, Position, Reason, load_rules, new_deal, read_position
from zwicker_lab.zwick.dealing import check_players
from zwicker_lab.zwick.notation import (
    DealFile,
    Replay,
    deal_from_json,
    deal_to_json,
    read_deal,
    replay,
    write_deal,
)

Answer = dict[str, Any]


def zwick(given: argparse.Namespace) -> int:
    """Run the command; returns how it ended."""
    works = {"moves": _moves, "play": _play, "advise": _advise, "deal": _deal, "replay": _replay, "desk": _desk}
    return works[given.work_of_zwick](given)


def _moves(given: argparse.Namespace) -> int:
    if given.position == "-":
        return stream(given, lambda line: _listed(read_position(line)))
    answer = _listed(read_position(given.position))
    moves = [move["text"] for move in answer["moves"]] or [say(given.lang, "cli-no-moves")]
    show(given, answer, "\n".join(moves))
    return LEGAL


def _listed(position: Position) -> Answer:
    return {"moves": [{"text": str(move)} for move in position.moves()]}


def _play(given: argparse.Namespace) -> int:
    position, move = read_position(given.position), Move.read(given.move)
    reason = position.refusal(move)
    if reason is None:
        answer: Answer = {"legal": True, "position": str(position.play(move))}
    else:
        answer = {"legal": False, "reason": _reason(reason)}
    show(given, answer, played(answer, given.lang))
    return LEGAL if answer["legal"] else ILLEGAL


def _advise(given: argparse.Namespace) -> int:
    from zwicker_lab.cli.zwick_advice import advised

    return advised(given)


def _desk(given: argparse.Namespace) -> int:
    from zwicker_lab.cli.zwick_desk import desk

    return desk(given)


def _reason(reason: Reason) -> Answer:
    return {"code": reason.code, "text": {lang: reason.text(lang) for lang in LANGUAGES}}


def _deal(given: argparse.Namespace) -> int:
    """A shuffled pack as a deal file without moves; without ``--form`` by the rules of a tournament."""
    rules = load_rules("zwick" if given.form is None else f"zwick form={given.form}")
    players = 4 if given.players is None else given.players
    check_players(rules, players)
    seats = rules.seats(players)
    dealer = random.Random(given.seed).randrange(players) if given.dealer is None else -1
    if given.dealer is not None:
        if given.dealer not in seats:
            raise InputError("file-seat", seat=given.dealer, known=" ".join(seats))
        dealer = seats.index(given.dealer)
    deal = DealFile.of(new_deal(rules, players, dealer, given.seed))
    show(given, deal_to_json(deal), write_deal(deal).rstrip("\n"))
    return LEGAL


def _replay(given: argparse.Namespace) -> int:
    done = replay(read_file(Path(given.file), read_deal, deal_from_json))
    answer = _replayed(done)
    show(given, answer, _told(answer, done, given.lang))
    return ILLEGAL if "reason" in answer else LEGAL


def _replayed(done: Replay) -> Answer:
    """How the deal ended and its score; where a move is illegal or the result is wrong, the line and the reason."""
    if done.fault is not None:
        return {"legal": False, "line": done.fault.ply.at, "reason": _reason(done.fault.reason)}
    last, found = done.positions[-1], done.score
    rows = zip(last.seats, last.joined, found.strokes, found.birds, found.points, strict=True)
    answer: Answer = {"complete": done.complete, "phase": last.phase, "counted": found.counted}
    answer["scores"] = {
        seat: {"in": plays, "strokes": strokes, "birds": birds, "total": total}
        for seat, plays, strokes, birds, total in rows
    }
    if (wrong := done.result_wrong) is not None:
        answer |= {"line": done.deal.place("Result"), "reason": {"code": "wrong_result", "text": wrong}}
    return answer


def _told(answer: Answer, done: Replay, lang: str) -> str:
    """A line for each seat, or where the deal goes wrong and why."""
    reason = why(answer, lang)
    if "scores" not in answer:
        return reason
    rows = [
        say(lang, "zwick-score-row", seat=seat, strokes=row["strokes"], birds=row["birds"], total=str(row["total"]))
        for seat, row in answer["scores"].items()
    ]
    unchecked = say(lang, "cli-unchecked") if done.deal.result is not None and not done.complete else ""
    head = say(lang, f"zwick-phase-{answer['phase']}")
    return "\n".join(line for line in [head, *rows, unchecked, reason] if line)
