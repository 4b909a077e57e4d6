"""What lessons tell, without a browser: their rules and how sure these are, and only what has been taught."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.learning import LESSONS, give, opened, text_of
from zwicker_lab.lessons import LessonRun
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.learn.keep import Kept
from zwicker_lab.ui.learn.map import LearnMap
from zwicker_lab.ui.learn.page import chip

# ---- rules that change ----------------------------------------------------------------------------------------------


def test_the_rules_stand_above_what_is_not_played_by_the_lessons() -> None:
    """A lesson of several rule sets names each; another lesson only where a house rule is added."""
    assert "Book" not in text_of(opened(LESSONS[0], 1).steps["rules"])
    assert text_of(opened(LESSONS[13], 2, "en").steps["rules"]) == "Rules: Zwickern by the book, without jokers"
    assert "Only a joker" in text_of(opened(LESSONS[16], 3, "en").steps["rules"])
    assert [opened(LESSONS[16], step).steps["rules"] for step in ("1", "done")] == [[], []]


def test_the_rule_behind_an_exercise_is_its_rule_sets() -> None:
    """By the book a king counts 14 and a Zwick 3, and what no source says is told."""
    for lesson, number, said in ((14, 2, "König 14"), (16, 4, "3 Punkte"), (15, 6, "jeder Joker: 3"), (19, 6, ": −30")):
        play = opened(LESSONS[lesson - 1], number)
        exercise = LESSONS[lesson - 1].exercises[number - 1]
        give(play, exercise, exercise.accepted[0])
        play.receive("slip", {"kind": "act", "id": "rule"})
        told = text_of(play.slip["text"])
        assert said in told
    assert say("de", "learn-sure-mixed", about=say("de", "learn-about-2-points")) in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_says_in_words_how_sure_its_rules_are(lang: str) -> None:
    """What the mark beside the title means stands in the introduction, where no mouse is needed to read it."""
    for lesson in LESSONS:
        told = text_of(opened(lesson, "intro", lang).slip["fine"])
        known = say(lang, f"learn-certainty-{lesson.certainty.replace(' ', '-')}") if chip(lesson, lang) else ""
        assert told.endswith(known)


UNSURE = [(lesson, at) for lesson in LESSONS for at, one in enumerate(lesson.exercises, 1) if one.certainty]


@pytest.mark.parametrize(("lesson", "at"), UNSURE, ids=lambda value: getattr(value, "id", str(value)))
def test_an_unsure_exercise_says_what_is_unsure(lesson: Any, at: int) -> None:
    """Who reads that something is our assumption, or in one description only, reads what it is as well."""
    one = lesson.exercises[at - 1]
    for lang in ("de", "en"):
        name = f"learn-about-{one.rule.replace('.', '-')}"
        about = one.about.of(lang) if one.about else say(lang, name)
        assert about in text_of(opened(lesson, at, lang).slip["fine"])


def test_chances_stand_behind_the_rule() -> None:
    """After a defence every legal move is listed with the chance it leaves the next player."""
    lesson = LESSONS[10]
    play = opened(lesson, 1)
    give(play, lesson.exercises[0], "6h")
    assert play.slip["rows"] == []
    play.receive("slip", {"kind": "act", "id": "rule"})
    assert [row["mark"] for row in play.slip["rows"]] == ["0,0 %"] * 2 + ["23,4 %"] * 3 + ["30,2 %"] * 2


# ---- what a newcomer reads ------------------------------------------------------------------------------------------


def test_a_lesson_opened_but_not_tried_is_not_told_as_untouched() -> None:
    """The words beside "Continue" say that the lesson was opened."""
    shown = LearnMap("de", lambda page, **values: page)
    shown.receive({"kind": "stored", "value": Kept().with_run(LessonRun.start(1)).to_json()})
    first, second = shown.scene["parts"][0]["lessons"][:2]
    assert (first["act"], first["told"]) == (say("de", "learn-go-on"), say("de", "learn-opened"))
    assert (second["act"], second["told"]) == (say("de", "learn-begin"), say("de", "learn-none"))


@pytest.mark.parametrize("number", range(1, 5))
def test_nothing_is_said_of_building_before_it_is_taught(number: int) -> None:
    """In the lessons before, neither the words beside the table nor the uses of a card speak of building."""
    lesson = LESSONS[number - 1]
    for at, exercise in enumerate(lesson.exercises, 1):
        if exercise.play:
            play = opened(lesson, at)
            play.receive("table", {"kind": "pick", "card": exercise.start.hand[0]})
            assert "bau" not in text_of([play.slip["text"], play.table["note"]]).lower()
    packet = opened(lesson, "packet")
    for card in packet.step.trial.position.hand:
        packet.receive("table", {"kind": "pick", "card": card})
        assert not any(" > " in use["id"] for group in packet.choices["groups"] for use in group["choices"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", [one for one in LESSONS if one.packet], ids=lambda lesson: lesson.id)
def test_the_packet_speaks_of_as_many_players_as_there_are(lesson: Any, lang: str) -> None:
    """With two players nothing is said of others, with more nothing of one other."""
    play = opened(lesson, "packet", lang)
    said = text_of([play.steps["prompt"], play.table["piles"]])
    one, more = {"de": ("der andere", "die anderen"), "en": ("the other ", "the others")}[lang]
    wanted, unwanted = (one, more) if lesson.packet.start.players == 2 else (more, one)
    assert wanted.strip() in said and unwanted not in said
