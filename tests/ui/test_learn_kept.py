"""What the learn pages keep, without a browser: answers, hints and sheets, two tabs, and the map of what is learnt."""

from __future__ import annotations

import pytest

from tests.ui.learning import LESSONS, buttons, cell, give, opened, stored, text_of, try_move
from zwicker_lab.lessons import LessonRun, Progress, Record
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.learn.keep import Kept, merged_record
from zwicker_lab.ui.learn.map import LearnMap
from zwicker_lab.ui.learn.play import LessonPlay
from zwicker_lab.ui.learn.views import VIEWS
from zwicker_lab.ui.query import Query
from zwicker_lab.zwicker.moves import Move

# ---- what is kept ------------------------------------------------------------------------------------------------


def test_a_reload_brings_back_the_answer_the_hints_and_the_sheet() -> None:
    """The page opened anew shows the same slip and ladder as before, without a film."""
    before = opened(LESSONS[0], 1)
    before.receive("hints", {"kind": "hint"})
    try_move(before, Move.read("9s"))
    after = opened(LESSONS[0], 1)
    after.receive("steps", {"kind": "stored", "value": stored(before), "write": True})
    assert after.run == before.run
    assert text_of(after.slip["text"]) == text_of(before.slip["text"]) and buttons(after) == ["again"]
    assert after.hints == before.hints and "kind" not in after.table["event"]
    count = opened(LESSONS[8], 4)
    count.receive("board", {"kind": "row", "cell": "NS A", "value": "2"})
    again = opened(LESSONS[8], 4)
    again.receive("steps", {"kind": "stored", "value": stored(count), "write": True})
    assert cell(again, "NS A")["value"] == "2"


def test_without_a_place_in_the_address_the_stored_one_is_taken() -> None:
    """``lesson?n=3`` opens where the learner left the lesson; an address with a place opens that place."""
    before = opened(LESSONS[2], 4)
    before.receive("steps", {"kind": "go", "step": "packet"})
    value = stored(before)
    free = LessonPlay(LessonRun.start(3), "en", placed=False)
    free.receive("steps", {"kind": "stored", "value": value, "write": True})
    assert free.run.step == "packet"
    fixed = opened(LESSONS[2], 2)
    fixed.receive("steps", {"kind": "stored", "value": value, "write": True})
    assert fixed.run.step == "2"


@pytest.mark.parametrize(
    "value", [None, 7, "x", [], {"runs": 1}, {"runs": {"03-several-groups": {"lesson": "zz"}}, "rows": [1], "era": "x"}]
)
def test_what_cannot_be_read_is_passed_over(value: object) -> None:
    """A garbage value in the browser's storage is as good as none."""
    play = opened(LESSONS[2], 2)
    play.receive("steps", {"kind": "stored", "value": value, "write": True})
    assert play.run == LessonRun.start(3).go("2") and Kept.read(stored(play)).progress.here == "03-several-groups"


def test_two_tabs_lose_nothing() -> None:
    """What another tab stored is brought together with this one's: other lessons, first tries, hints and answers."""
    one, two = opened(LESSONS[0], 1), opened(LESSONS[0], 1)
    try_move(one, Move.read("9s"))
    two.receive("hints", {"kind": "hint"})
    try_move(two, Move.read("9s x 9h"))
    other = opened(LESSONS[1], 1)
    try_move(other, Move.read("8d x 3h 5c"))
    both = Kept.read(stored(one)).merged(Kept.read(stored(other)))
    two.receive("steps", {"kind": "stored", "value": both.to_json(), "write": True})
    kept = Kept.read(stored(two)).progress
    record = kept.run(1).record_of("01-1")
    assert (record.first, record.solved, record.hints, record.answer) == ("9s", True, 1, "9s x 9h")
    assert kept.run(2).record_of("02-1").solved and kept.here == LESSONS[0].id


def test_merging_is_even_and_settles() -> None:
    """Merging a value with itself changes nothing, so two tabs do not write back and forth."""
    play = opened(LESSONS[0], 1)
    try_move(play, Move.read("9s"))
    kept = Kept.read(stored(play))
    assert kept.merged(kept) == kept
    record = play.run.record
    assert merged_record(record, record, record) == record


def test_starting_over_reaches_other_tabs() -> None:
    """A new era empties the open lesson of another tab instead of being filled again by it."""
    play = opened(LESSONS[0], 1)
    play.receive("steps", {"kind": "stored", "value": {}, "write": True})
    try_move(play, Move.read("9s x 9h"))
    shown = LearnMap("de", Query().link)
    shown.receive({"kind": "stored", "value": stored(play)})
    shown.receive({"kind": "over"})
    play.receive("steps", {"kind": "stored", "value": shown.scene["keep"]["value"], "write": False})
    assert play.run.record == Record() and play.slip["tone"] == "info" and not play.table["frozen"]


def test_what_the_first_page_reads_is_kept() -> None:
    """The stored value names lesson, exercise and place for the first page's way back."""
    play = opened(LESSONS[2], 4)
    play.receive("steps", {"kind": "go", "step": "packet"})
    assert {name: stored(play)[name] for name in ("lesson", "exercise", "place")} == {
        "lesson": 3,
        "exercise": 6,
        "place": "packet",
    }


# ---- the map -----------------------------------------------------------------------------------------------------


def test_the_map_shows_every_lesson_and_only_what_is_not_certain() -> None:
    """Every lesson with title and aim; a chip stands only where a lesson is not certain."""
    for lang in LANGUAGES:
        scene = LearnMap(lang, Query({"lang": lang}).link).scene
        shown = [lesson for part in scene["parts"] for lesson in part["lessons"]]
        assert [lesson["title"] for lesson in shown] == [lesson.title.of(lang) for lesson in LESSONS]
        unsure = [lesson.number for lesson in LESSONS if lesson.certainty != "certain"]
        assert [lesson["number"] for lesson in shown if lesson["chip"]] == unsure
        assert scene["over"] is None


def test_the_map_groups_the_lessons_and_tells_what_is_done() -> None:
    """Three parts in order; a lesson whose exercises are solved and whose packet is played counts in its part."""
    lesson = LESSONS[9]
    play = opened(lesson, 1)
    for number, exercise in enumerate(lesson.exercises, 1):
        play.receive("steps", {"kind": "go", "step": str(number)})
        give(play, exercise, exercise.accepted[0])
    shown = LearnMap("en", Query({"lang": "en"}).link)
    shown.receive({"kind": "stored", "value": stored(play)})
    parts = shown.scene["parts"]
    assert [(part["name"], part["count"]) for part in parts] == [("first", 9), ("well", 4), ("villages", 7)]
    assert [part["told"] for part in parts][:2] == ["None of 9 lessons done yet", "1 of 4 lessons done"]
    assert [one["state"] for one in parts[1]["lessons"]] == ["finished", "none", "none", "none"]


def test_the_map_tells_first_tries_apart_from_later_ones() -> None:
    """Two solved, one of them at the first try: both are told, and the lesson is where it goes on."""
    play = opened(LESSONS[0], 1)
    try_move(play, Move.read("9s x 6c"))
    try_move(play, Move.read("9s x 9h"))
    play.receive("slip", {"kind": "act", "id": "next"})
    try_move(play, Move.read("Kd x Ks"))
    shown = LearnMap("en", Query({"lang": "en"}).link)
    shown.receive({"kind": "stored", "value": stored(play)})
    lesson = shown.scene["parts"][0]["lessons"][0]
    assert lesson["told"] == "2 of 6 exercises solved, 1 right first time" and lesson["next"]
    assert [post["state"] for post in lesson["posts"]][:3] == ["later", "first", "open"]
    assert lesson["href"] == "lesson?lang=en&n=1&exercise=2" and shown.scene["over"]


# ---- messages nobody should send ---------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["intro", "example", "1", "5", "packet", "done"])
def test_messages_that_are_none_are_passed_over(step: str) -> None:
    """No message from a browser, however odd, raises or changes the record."""
    play = opened(LESSONS[0], step)
    odd = [
        None,
        3,
        "x",
        {},
        {"kind": None},
        {"kind": "go", "step": "99"},
        {"kind": "go", "step": ["1"]},
        {"kind": "act", "id": "next2"},
    ]
    odd += [
        {"kind": kind} for kind in ("pick", "mark", "drop", "choose", "press", "answer", "row", "totals", "act", "more")
    ]
    before = play.run.records
    for view in VIEWS:
        for message in odd:
            play.receive(view, message)
    assert play.run.records == before and play.run.step == step


def test_progress_counts_survive_the_way_through_the_browser() -> None:
    """What is kept is read back equal."""
    play = opened(LESSONS[3], 2)
    try_move(play, Move.read("5s x Kd Ac"))
    kept = Kept.read(stored(play))
    assert kept.progress == Progress(runs={play.run.lesson: play.run}, here=play.run.lesson)
    assert Kept.read(kept.to_json()) == kept
