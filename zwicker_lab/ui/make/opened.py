"""What the page ``make`` draws of the open exercise: the cards and the pack, the goal, the right answers, the texts."""

from __future__ import annotations

from typing import Any

from zwicker_lab.cards import SUITS, Card
from zwicker_lab.lessons.draft import DraftExercise
from zwicker_lab.lessons.draft_goals import GOALS, WANTS, moves_in
from zwicker_lab.names import card_name, item_sign, listed
from zwicker_lab.texts import say
from zwicker_lab.ui.learn.slips import move_text
from zwicker_lab.ui.make.checks import Checked, offered
from zwicker_lab.ui.make.layout import ZONES, Layout
from zwicker_lab.ui.make.scenes import goal_entry, languages_of, text_field, words_of
from zwicker_lab.ui.make.state import Making
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.zwicker.items import Item

Scene = dict[str, Any]
ANSWERS = 12


# ---- the cards -------------------------------------------------------------------------------------------------


def cards_scene(making: Making, told: Checked) -> Scene:
    """What lies where, the pack, and where a tapped card goes."""
    lang, layout = making.lang, making.layout
    return {
        "lang": lang,
        "words": words_of(lang, "cards", "pack", "clear", "lay-build", "build-total", "take-back", "place"),
        "zones": [{"name": zone, "text": say(lang, f"make-zone-{zone}")} for zone in ZONES],
        "zone": making.zone,
        "placed": [
            _zone(
                say(lang, "make-on-table"), [_item(item, lang) for item in layout.table], say(lang, "make-empty-table")
            ),
            _zone(
                say(lang, "make-in-hand"), [_loose(card, lang) for card in layout.hand], say(lang, "make-empty-hand")
            ),
        ],
        "build": _build(layout, lang),
        "suits": [_suit(layout, suit, lang) for suit in ("", *SUITS)],
        "problem": told.problems["position"].text(lang) if "position" in told.problems else "",
    }


def _zone(label: str, items: list[Scene], empty: str) -> Scene:
    return {"label": label, "items": items, "empty": empty}


def _loose(card: Card, lang: str) -> Scene:
    return {"cards": [card], "total": "", "name": card_name(card, lang)}


def _item(item: Item, lang: str) -> Scene:
    total = "" if item.total is None else f"={item.total}"
    name = item_sign(item, lang) if item.is_build else card_name(item.cards[0], lang)
    return {"cards": list(item.cards), "total": total, "name": name}


def _build(layout: Layout, lang: str) -> Scene | None:
    """The build that is being made, with what it may be announced as."""
    if not layout.build:
        return None
    told = say(lang, "make-build-told", count=len(layout.build), totals=len(layout.totals))
    return {"items": [_loose(card, lang) for card in layout.build], "totals": list(layout.totals), "told": told}


def _suit(layout: Layout, suit: str, lang: str) -> Scene:
    """One row of the pack; the jokers are a row of their own."""
    cards = [card for card in layout.pack if card.suit == suit]
    label = say(lang, "make-jokers") if not suit else ""
    return {
        "label": label,
        "cards": [{"c": card, "n": card_name(card, lang), "where": layout.where(card)} for card in cards],
    }


# ---- goal, texts, answers --------------------------------------------------------------------------------------


def task_scene(making: Making, told: Checked) -> Scene:
    """The goal with what it wants, the right answers, and the texts of the open exercise."""
    lang, exercise = making.lang, making.exercise
    wants = WANTS.get(exercise.goal, "")
    return {
        "lang": lang,
        "words": words_of(
            lang, "task-title", "goal", "answers", "texts", "hints-title", "hints-help", "choose-answers"
        ),
        "languages": languages_of(lang),
        "goals": [{"name": goal, "text": say(lang, goal_entry(goal))} for goal in GOALS],
        "goal": exercise.goal,
        "wants": {"name": wants, "label": say(lang, f"make-wants-{wants}")} if wants else None,
        "wanted": exercise.wanted,
        "choices": _choices(exercise, told, lang) if wants in ("moves", "move") else [],
        "answers": answers(told, lang, has_own="choice" in (exercise.kept or {})),
        "fields": _texts(exercise, lang),
        "problems": {name: problem.text(lang) for name, problem in told.problems.items()},
        "tries": say(lang, "make-tries", count=len(exercise.tries)) if exercise.tries else "",
        "kept": _kept(exercise, lang),
        "at": making.at,
        "heading": say(lang, "make-exercise", at=making.at + 1),
        "fresh": making.fresh,
        "heard": making.heard,
        "renewed": making.renewed + making.fresh,
    }


def _texts(exercise: DraftExercise, lang: str) -> list[Scene]:
    hints = [(f"hint{at}", say(lang, "make-hint", at=at + 1), hint, "") for at, hint in enumerate(exercise.hints)]
    listed = [
        ("task", say(lang, "make-task"), exercise.task, say(lang, "make-task-help")),
        *hints,
        ("success", say(lang, "make-success"), exercise.success, say(lang, "make-success-help")),
    ]
    return [text_field(*one) for one in listed]


def _choices(exercise: DraftExercise, told: Checked, lang: str) -> list[Scene]:
    """The legal moves, to choose the right ones from; a move to be judged may be any, so those are a beginning."""
    chosen = set(moves_in(exercise.wanted))
    position = told.position
    return [
        {"move": str(move), "text": rich(move_text(position, move, lang), lang), "chosen": str(move) in chosen}
        for move in offered(position)
        if position is not None
    ]


def _kept(exercise: DraftExercise, lang: str) -> str:
    """What is kept with the exercise and cannot be changed here, and when it would be lost."""
    kept = exercise.kept or {}
    keys = [key for key in (*kept, *kept.get("goal", {})) if key not in ("goal", "value")]  # a value goes with solve
    named = listed((say(lang, "make-kept-key", key=key) for key in keys), lang)
    return say(lang, "make-kept", what=named) if keys else ""


def answers(told: Checked, lang: str, *, has_own: bool = False) -> Scene:
    """The answers the rules find right; a judgement may offer answers of the author's own (``has_own``)."""
    if told.position is None or told.problems.keys() & {"position", "wanted", "answers"}:
        return {"title": "", "moves": [], "more": ""}
    if not told.answers:
        reason = told.judged.text(lang) if told.judged else ""
        judged = "illegal" if told.judged else "legal"
        title = say(lang, "make-judged-own", judged=judged) if has_own else say(lang, f"make-judged-{judged}")
        return {"title": title, "moves": [], "more": reason}
    moves = [rich(move_text(told.position, move, lang), lang) for move in told.answers[:ANSWERS]]
    more = len(told.answers) - len(moves)
    return {
        "title": say(lang, "make-answers-found", count=len(told.answers)),
        "moves": moves,
        "more": say(lang, "make-answers-more", count=more) if more else "",
    }
