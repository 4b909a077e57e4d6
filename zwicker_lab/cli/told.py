"""The same answers as text for people at a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from zwicker_lab.notation import DealFile
from zwicker_lab.players.told import expected, how, reply
from zwicker_lab.texts import in_language, say
from zwicker_lab.variants import certainty_text, key_text
from zwicker_lab.zwicker.score import row_name

if TYPE_CHECKING:
    from zwicker_lab.players.advice import Advice, Judged
    from zwicker_lab.zwick.players.advice import Judged as SwissJudged

Answer = dict[str, Any]
ASSUMED = "reconstructed"
MOST_ADVISED = 20


def moves(answer: Answer, certainty: Mapping[str, str], lang: str) -> str:
    """One move a line, with what it wins at once; below them which points no source shows."""
    lines = [_move(move, lang) for move in answer["moves"]] or [say(lang, "cli-no-moves")]
    if answer["truncated"]:
        lines.append(say(lang, "cli-truncated", count=len(answer["moves"])))
    counted = {key: level for key, level in certainty.items() if key == "zwick" or key.startswith("points.")}
    if any(move["points"] for move in answer["moves"]) and (what := assumed(counted, lang)):
        lines.append(say(lang, "cli-assumed", what=what))
    return "\n".join(lines)


def play(answer: Answer, lang: str) -> str:
    """The new position, or the reason."""
    return str(answer["position"] if answer["legal"] else answer["reason"]["text"][lang])


def advice(given: Advice, lang: str) -> str:
    """One move a line with what it can expect, below it why, and the reply that punishes it."""
    lines = [how(given, lang)]
    shown = given.moves[:MOST_ADVISED]
    wide = max(len(str(judged.move)) for judged in shown)
    for judged in shown:
        lines.append(f"{judged.move!s:{wide}}  {expected_cell(judged, lang)}  {say(lang, f'verdict-{judged.verdict}')}")
        lines += [f"    {claim.text(lang)}" for claim in judged.reasons]
        lines += [f"    {reply(judged, lang)}"] if judged.reply is not None else []
    if len(given.moves) > MOST_ADVISED:
        lines.append(say(lang, "cli-advice-more", count=len(given.moves) - MOST_ADVISED))
    if given.bounded:
        lines.append(say(lang, "advice-bounded", count=len(given.moves)))
    return "\n".join(lines)


def replayed(answer: Answer, deal: DealFile, lang: str) -> str:
    """The score as a small table, rows that no source shows marked; or where the deal goes wrong and why."""
    reason = why(answer, lang)
    if "scores" not in answer:
        return reason
    head = say(lang, "cli-complete" if answer["complete"] else "cli-unfinished")
    table = _table(answer["scores"], deal.variant.certainty, lang)
    assumed = f"* {certainty_text(lang, ASSUMED)}" if any("*" in line for line in table) else ""
    unchecked = say(lang, "cli-unchecked") if deal.result is not None and not answer["complete"] else ""
    return "\n".join(line for line in [head, *table, assumed, unchecked, reason] if line)


def why(answer: Answer, lang: str) -> str:
    """The reason a replay gives, led by its line where that is known; empty where nothing is wrong."""
    reason = str(answer["reason"]["text"][lang]) if "reason" in answer else ""
    if reason and answer["line"] is not None:
        return say(lang, "error-at-line", line=answer["line"], text=reason)
    return reason


def variants(answer: Answer, lang: str) -> str:
    """One variant a line: name, title, players; below it what no source shows."""
    wide = max(len(one["name"]) for one in answer["variants"])
    lines = []
    for one in answer["variants"]:
        lines.append(f"{one['name']:{wide}}  {_players(one, lang)}  {in_language(lang, one['title'])}")
        if what := assumed(one["certainty"], lang):
            lines.append(f"{'':{wide}}  {say(lang, 'cli-assumed', what=what)}")
    return "\n".join(lines)


def _move(move: Answer, lang: str) -> str:
    if not move["zwick"] and not move["points"]:
        return str(move["text"])
    entry = "cli-move-zwick" if move["zwick"] else "cli-move-points"
    return f"{move['text']}   {say(lang, entry, points=move['points'])}"


def expected_cell(judged: Judged | SwissJudged, lang: str) -> str:
    """The expected points, and the interval where there is one, as wide in every line."""
    value, span = expected(judged, lang)
    return f"{value:>5}  {span:14}"


def assumed(certainty: Mapping[str, str], lang: str) -> str:
    """What of a variant no source shows; cards that have a value or score are named together."""
    keys = [key for key, level in certainty.items() if level == ASSUMED]
    parts = [key_text(lang, key) for key in keys if "." not in key]
    for section in ("value", "points"):
        cards = [key.partition(".")[2] for key in keys if key.startswith(f"{section}.")]
        parts += [say(lang, f"cli-assumed-{section}", cards=" ".join(cards))] if cards else []
    return ", ".join(parts)


def _table(scores: Answer, certainty: Mapping[str, str], lang: str) -> list[str]:
    """A line for each row of the score, a column for each side."""
    sides = list(scores)
    codes = [row["code"] for row in scores[sides[0]]["rows"]]
    assumed = [ASSUMED in (certainty.get(code), certainty.get(f"points.{code}")) for code in codes]
    names = [row_name(code, lang) + " *" * mark for code, mark in zip(codes, assumed, strict=True)]
    rows = [[scores[side]["rows"][at]["points"] for side in sides] for at in range(len(names))]
    cards = (say(lang, "cli-cards"), [scores[side]["cards"] for side in sides])
    total = (say(lang, "cli-total"), [scores[side]["total"] for side in sides])
    lines = [("", sides), cards, *zip(names, rows, strict=True), total]
    wide = max(len(name) for name, _ in lines)
    return [f"{name:{wide}}" + "".join(f"{_shown(entry):>7}" for entry in entries) for name, entries in lines]


def _shown(entry: object) -> str:
    return f"{entry:g}" if isinstance(entry, float) else str(entry)


def _players(one: Answer, lang: str) -> str:
    return say(lang, "cli-for-players", players=f"{', '.join(map(str, one['players']))}")
