"""What a lesson of Swiss Zwick says: refused, missed, not right, right. Cards in its texts are Swiss ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from zwicker_lab.lessons import Outcome, Record
from zwicker_lab.lessons.swiss import SwissExercise
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.keep import standing_of
from zwicker_lab.ui.learn.rules import how_sure
from zwicker_lab.ui.learn.slips import action, led, record_text
from zwicker_lab.ui.table.rich import SWISS
from zwicker_lab.ui.table.slips import Slip, slip
from zwicker_lab.zwick.reasons import Reason

swiss_slip = partial(slip, deck=SWISS)


def idle_slip(record: Record, exercise: SwissExercise, lang: str) -> Slip:
    """What stands beside an exercise nobody has answered yet, or that is to be answered again."""
    state = standing_of(record, exercise)
    title = say(lang, "learn-idle") if state == "open" else say(lang, f"learn-standing-{state}")
    return swiss_slip(
        lang,
        title,
        tone="info",
        text=[say(lang, f"zwick-idle-{idle_kind(exercise)}")],
        fine=certainty(exercise, lang) or say(lang, "learn-first-counts"),
        actions=[action(lang, "next", main=True)] if record.solved else [],
    )


def idle_kind(exercise: SwissExercise) -> str:
    """What is to be done, by the goal; before the deal nobody has a hand to look at."""
    before = exercise.position is not None and not any(exercise.start.hands)
    return "lick" if exercise.goal.type == "decide" and before else exercise.goal.type


def certainty(exercise: SwissExercise, lang: str) -> str:
    """How sure the rule or the advice behind an exercise is, where it is not certain."""
    if exercise.certainty in (None, "certain") or exercise.about is None:
        return ""
    return how_sure(exercise.certainty, exercise.about.of(lang), lang)


def refused_slip(outcome: Outcome, reason: Reason, lang: str) -> Slip:
    """A card that is not allowed: why, and by which rule; never which card would be."""
    return swiss_slip(
        lang,
        say(lang, "table-refused"),
        tone="warn",
        art="octagon",
        text=[outcome.why.of(lang)],
        fine=say(lang, "learn-nothing-lost"),
        rule=(say(lang, "table-refused-rule", rule=reason.rule_name(lang)), f"zwick-rules?lang={lang}#{reason.rule}"),
        focus=True,
    )


def wrong_slip(outcome: Outcome, lang: str) -> Slip:
    """An answer that is not right yet."""
    return swiss_slip(
        lang,
        say(lang, "learn-missed" if outcome.verdict == "misses" else "learn-wrong"),
        tone="miss",
        art="triangle",
        text=[outcome.why.of(lang)],
        fine=say(lang, "learn-nothing-lost"),
        actions=[action(lang, "again", main=True)] if outcome.verdict == "misses" else [],
        focus=True,
    )


def right_slip(record: Record, exercise: SwissExercise, outcome: Outcome, lang: str, also: Sequence[str] = ()) -> Slip:
    """Right: how it went, the word of success, the other right cards, how sure the rule is."""
    state = standing_of(record, exercise)
    text = [outcome.why.of(lang), *(say(lang, "learn-also", move=f"{{{card}}}") for card in also)]
    if sure := certainty(exercise, lang):
        text.append(sure)
    return led(
        swiss_slip(
            lang,
            say(lang, f"learn-right-{state}"),
            tone="win",
            art="star" if state == "first" else "disc",
            text=text,
            fine=record_text(record, lang),
            actions=[action(lang, "next", main=True), action(lang, "again")],
        )
    )
