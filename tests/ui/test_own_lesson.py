"""A lesson of one's own on the page that plays it: from the link or the window, with hints and the record of tries."""

from __future__ import annotations

import pytest

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import LessonRun, opened, read_own
from zwicker_lab.ui.learn.own import HandView, brought, carried, taking
from zwicker_lab.ui.learn.play import LessonPlay

TOML = """\
title = { de = "Zwei Wege" }
variant = "zwicker3"
aim = { de = "Zähl das ganze Bild." }

[[exercise]]
position = "zwicker3; table As Kd; hand 5c *15"
goal = { type = "make_zwick" }
hints = [{ de = "Zähl klein." }]

[[exercise]]
position = "zwicker3; table 4d 8h; hand 5s 2c"
goal = { type = "judge_legality", move = "5s > 4d = 9" }
"""


@pytest.fixture
def play() -> LessonPlay:
    own = opened(read_own(TOML))
    return LessonPlay(LessonRun.start(own.id), "de")


def act(play: LessonPlay, name: str) -> None:
    play.receive("slip", {"kind": "act", "id": name})


def test_a_lesson_without_example_begins_with_its_title_and_goes_on(play):
    assert play.steps["prompt"] == ["Zwei Wege"] and not play.table
    act(play, "begin")
    assert play.run.step == "1" and play.table["hand"]["cards"]


def test_its_tries_are_judged_and_kept_apart_from_the_course(play):
    act(play, "begin")
    play.receive("hints", {"kind": "hint"})
    play.step.trial.receive({"kind": "drop", "card": "5c", "item": "As"})
    play.step.attempt(read_own(TOML).exercises[0].right_moves[0], None)
    record = play.run.records["00-1"]
    assert record.solved and record.first_hints == 1
    assert play.steps["slot"] == play.run.lesson and play.steps["slot"].startswith("own-")
    other = LessonPlay(LessonRun.start(play.run.lesson), "de", placed=False)
    other.receive("steps", {"kind": "stored", "value": play.steps["keep"]["value"], "write": False})
    assert other.run.records["00-1"] == record


def test_a_judgement_offers_both_answers_and_the_end_says_what_to_keep(play):
    play.go("2")
    assert {choice["id"] for choice in play.answers["choices"]} == {"legal", "illegal"}
    play.receive("answers", {"kind": "answer", "id": "illegal"})
    assert play.run.records["00-2"].solved
    play.go("done")
    assert play.slip["text"] == [["Zähl das ganze Bild."]]
    assert [link["href"] for link in play.board["links"]] == ["learn"]


def test_the_window_hands_the_lesson_over_once():
    play = LessonPlay(LessonRun.start(1), "en", waits=True)
    view = HandView(scene={"ready": False, "error": "", "title": ""})
    take = taking(play, view)
    for rubbish in (None, 3, {}, {"text": 7}):
        take(rubbish)
        assert play.waits and not view.scene["error"]
    take({"kind": "own", "text": "title = 3"})
    assert play.waits and "title" in view.scene["error"]
    take({"kind": "own", "text": TOML, "search": "?lang=en&own=here&exercise=2"})
    assert view.scene["ready"] and view.scene["title"] == "Zwei Wege"
    assert play.run.step == "2" and not play.steps["waits"]
    take({"kind": "own", "text": TOML.replace("Zwei", "Drei")})
    assert play.run.subject.title.de == "Zwei Wege"


@pytest.mark.parametrize("link", ["", "x", "eJw", "../../etc/passwd", "A" * 9_000])
def test_a_link_without_a_lesson_is_told(link):
    with pytest.raises(InputError):
        brought(link)


def test_a_link_carries_a_lesson():
    assert brought(carried(TOML) or "") == read_own(TOML)
