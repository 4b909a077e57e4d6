"""What a lesson says to a try: refused, missed, right; with the sum in cards and the next step as a button."""

from __future__ import annotations

from typing import Any

from zwicker_lab.lessons import Exercise, Outcome, Record, Reply
from zwicker_lab.names import capital, card_sign, item_sign
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.keep import standing_of
from zwicker_lab.ui.learn.rules import how_sure, rule_sureness, rule_text
from zwicker_lab.ui.table.readings import refused_readings
from zwicker_lab.ui.table.scene import Staging
from zwicker_lab.ui.table.slips import Slip, refusal_slip, rule_of, slip, wrong_sum
from zwicker_lab.ui.table.uses import build_mark, sum_of
from zwicker_lab.variants import Variant
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position
from zwicker_lab.zwicker.reasons import use_text

ALSO = 3
Action = dict[str, Any]


def action(lang: str, name: str, *, main: bool = False, quiet: bool = False) -> Action:
    """A button of a slip."""
    return {"id": name, "text": say(lang, f"learn-act-{name}"), "main": main, "quiet": quiet}


def led(told: Slip) -> Slip:
    """A slip that brings the keyboard to its main button."""
    return {**told, "focus": "main"}


# ---- before a try ----------------------------------------------------------------------------------------------


def idle_slip(record: Record, exercise: Exercise, lang: str, rules: Variant, *, builds: bool = True) -> Slip:
    """What stands beside an exercise by ``rules`` nobody has answered yet, or that is to be answered again.

    Without ``builds`` nothing is said of building.
    """
    state = standing_of(record, exercise)
    kind = "table" if exercise.play else "judge" if exercise.choices else "out" if exercise.names_cards else "count"
    if exercise.play and not builds:
        kind = "take"
    title = say(lang, "learn-idle") if state == "open" else capital(say(lang, f"learn-standing-{state}"))
    actions = [action(lang, "next", main=True)] if record.solved else []
    return slip(
        lang,
        title,
        tone="info",
        text=[say(lang, f"learn-idle-{kind}")],
        fine=_certainty(exercise, lang, rules) or say(lang, "learn-first-counts"),
        actions=actions,
    )


def _certainty(exercise: Exercise, lang: str, rules: Variant) -> str:
    if exercise.certainty in (None, "certain"):
        return ""
    own = exercise.about and how_sure(exercise.certainty, exercise.about.of(lang), lang)
    return own or rule_sureness(exercise.rule, rules, lang)


# ---- a try that is not allowed ---------------------------------------------------------------------------------


def refused_slip(exercise: Exercise, move: Move, outcome: Outcome, meant: str | None, lang: str) -> Slip:
    """A refusal: the author's own word where the try was foreseen, else the sum and the reason; never what would go."""
    if outcome.listed is None:
        return refusal(exercise.start, move, meant, lang)
    same = listed_readings(exercise, move)
    reason = exercise.start.refusal((same or [move])[0])
    words = [
        known.why.of(lang) for known in exercise.tries if known.verdict == "illegal" and known.answer in map(str, same)
    ]
    return slip(
        lang,
        say(lang, "table-refused"),
        tone="warn",
        art="octagon",
        sums=list(dict.fromkeys(line for read in same or [move] if (line := wrong_sum(exercise.start, read)))),
        text=list(dict.fromkeys([outcome.why.of(lang), *words])),
        fine=say(lang, "learn-nothing-lost"),
        rule=rule_of(exercise.start, reason, lang) if reason else ("", ""),
        focus=True,
    )


def refusal(position: Position, move: Move, meant: str | None, lang: str) -> Slip:
    """A refusal nobody foresaw."""
    told = refusal_slip(position, refused_readings(position, move.card, move.items, meant), lang, reveal=False)
    return {**told, "fine": [say(lang, "learn-nothing-lost")]}


def listed_readings(exercise: Exercise, move: Move) -> list[Move]:
    """The illegal tries the author foresaw that are made with the same card and the same items."""
    listed = [Move.read(known.answer) for known in exercise.tries if known.verdict == "illegal"]
    return [
        read
        for read in listed
        if read.card == move.card and {i.cards for i in read.items} == {i.cards for i in move.items}
    ]


def reading_text(position: Position, move: Move, lang: str) -> str:
    """One way to read a try, to choose it by: a build as its sum."""
    if move.kind != "build":
        return capital(use_text(move, lang))
    base = " + ".join(str(item.total) if item.is_build else item_sign(item, lang) for item in move.items)
    return f"{base} {build_mark(position, move)} {card_sign(move.card, lang)} = {move.total}"


# ---- allowed, but not what was asked ---------------------------------------------------------------------------


def missed_slip(after: Position, outcome: Outcome, staging: Staging) -> Slip:
    """Allowed, goal missed: why, and what the next player can do with it."""
    lang = staging.lang
    text = [outcome.why.of(lang)]
    if outcome.reply is not None and outcome.listed is not None:
        text.append(reply_text(after, outcome.reply, staging))
    return led(
        slip(
            lang,
            say(lang, "learn-missed"),
            tone="miss",
            art="triangle",
            text=text,
            fine=say(lang, "learn-nothing-lost"),
            actions=[action(lang, "again", main=True)],
        )
    )


def reply_text(after: Position, reply: Reply, staging: Staging) -> str:
    """Who could answer with what."""
    lang = staging.lang
    name = "learn-reply-holds" if reply.known else "learn-reply-could"
    told = {"card": f"{{{reply.move.card}}}", "sum": sum_of(after, reply.move, lang)}
    return say(lang, name, seat=staging.name(reply.seat), **told)


def wrong_slip(outcome: Outcome, lang: str, *, focus: bool = True) -> Slip:
    """A judgement or a count that is not right yet."""
    return slip(
        lang,
        say(lang, "learn-wrong"),
        tone="miss",
        art="triangle",
        text=[outcome.why.of(lang)],
        fine=say(lang, "learn-nothing-lost"),
        focus=focus,
    )


# ---- right -----------------------------------------------------------------------------------------------------


def right_slip(
    record: Record, exercise: Exercise, outcome: Outcome, lang: str, *, rules: Variant | None = None
) -> Slip:
    """Right: how it went, the word of success, the other right answers, and by ``rules`` the rule behind it."""
    text = [outcome.why.of(lang), *_others(exercise, outcome, lang)]
    if rules is not None:
        text.append(rule_text(exercise.rule, rules, lang))
        if exercise.chances:
            text.append(say(lang, "learn-chances"))
    sums = [sum_of(exercise.start, Move.read(outcome.answer), lang)] if exercise.play else []
    told = slip(
        lang,
        say(lang, f"learn-right-{standing_of(record, exercise)}"),
        tone="win",
        art="star" if standing_of(record, exercise) == "first" else "disc",
        sums=[line for line in sums if line],
        text=text,
        rows=_chances(exercise, lang) if rules is not None else (),
        fine=record_text(record, lang),
        actions=[
            action(lang, "next", main=True),
            action(lang, "again"),
            *([action(lang, "rule", quiet=True)] if rules is None else []),
        ],
    )
    return led(told)


def _chances(exercise: Exercise, lang: str) -> list[tuple[str, str, str]]:
    """Every legal move beside the chance that the next player could take all it leaves."""
    rows = []
    for known in exercise.chances:
        move = Move.read(known.move)
        percent = say(lang, "learn-chance", percent=known.percent)
        rows.append(
            (
                f"{{{move.card}}}",
                say(lang, f"learn-chance-{move.kind}", sum=sum_of(exercise.start, move, lang)),
                percent,
            )
        )
    return rows


def _others(exercise: Exercise, outcome: Outcome, lang: str) -> list[str]:
    others = [move_text(exercise.start, move, lang) for move in outcome.others[:ALSO]]
    return [say(lang, "learn-also", move=told) for told in others]


def move_text(position: Position, move: Move, lang: str) -> str:
    """A move in cards: the card, what it does, its sum."""
    card = f"{{{move.card}}}"
    if move.kind == "capture":
        return f"{card} (({say(lang, 'learn-takes')})) {sum_of(position, move, lang)}"
    if move.kind == "build":
        return sum_of(position, move, lang)
    return say(lang, "learn-lays", card=card)


def record_text(record: Record, lang: str) -> str:
    """How many tries and hints it took."""
    return say(lang, "learn-record", tries=record.tries, hints=record.help_used)
