"""The learn pages without a browser: every exercise of every lesson through the page's state, examples and packets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.learning import EXERCISES, LESSONS, NAMES, buttons, give, opened, text_of, try_move
from zwicker_lab.cards import UNKNOWN
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.learn.judge import shuffled
from zwicker_lab.ui.learn.keep import standing
from zwicker_lab.ui.learn.play import LessonPlay
from zwicker_lab.ui.table.rich import rich
from zwicker_lab.zwicker.moves import Move

# Tries no touch can mean: a card inside a build, and those where the same touch is a right build.
UNTOUCHABLE = {
    "4d x 4s",
    "9h x *15",
    "8s > Kc = 4",
    "7s > Td = 17",
    "2h > (5d 3c =8) = 10",
    "Ks > *22 = 18",
    "8d x *22",
}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_hands_that_lie_open_are_seen_on_the_table(lesson: Any) -> None:
    """Whoever reads "all cards lie open" must see them."""
    played = ((at, one.start) for at, one in enumerate(lesson.exercises, 1) if one.play)
    for step, start in [("example", lesson.example.start), *played]:
        hands = {card for at, hand in enumerate(start.hands) if at != start.turn for card in hand if card != UNKNOWN}
        seats = opened(lesson, step).table["seats"]
        assert {card for seat in seats for card in seat["cards"]} == hands


@pytest.mark.parametrize(("lesson", "number"), EXERCISES, ids=NAMES)
def test_every_accepted_answer_is_right_at_once(lesson: Any, number: int) -> None:
    """Each accepted answer, given through the page, is right, is noted as the first try, and leads on."""
    exercise = lesson.exercises[number - 1]
    for lang, answer in zip(LANGUAGES * len(exercise.accepted), exercise.accepted, strict=False):
        play = opened(lesson, number, lang)
        give(play, exercise, answer)
        assert standing(play.run, exercise) == "first", answer
        assert play.slip["tone"] == "win" and play.slip["focus"] == "main"
        assert buttons(play)[0] == "next"
        play.receive("slip", {"kind": "act", "id": "rule"})
        assert "rule" not in buttons(play) and len(play.slip["text"]) > 1
        play.receive("slip", {"kind": "act", "id": "next"})
        assert play.run.step == play.run.steps[play.run.steps.index(str(number)) + 1]


@pytest.mark.parametrize(("lesson", "number"), EXERCISES, ids=NAMES)
def test_every_listed_try_gets_its_own_word(lesson: Any, number: int) -> None:
    """Each foreseen try gets the author's word first, its verdict's slip, and stays the first try after a right one."""
    exercise = lesson.exercises[number - 1]
    for listed in exercise.tries:
        play = opened(lesson, number)
        give(play, exercise, listed.answer)
        if listed.answer in UNTOUCHABLE:
            continue
        assert text_of(play.slip["text"]).find(text_of(rich(listed.why.de, "de"))) >= 0, listed.answer
        assert len(play.run.record.met) == 1, listed.answer
        assert play.slip["tone"] == {"illegal": "warn", "accepted": "win"}.get(listed.verdict, "miss"), listed.answer
        if listed.verdict == "accepted":
            continue
        if "again" in buttons(play):
            play.receive("slip", {"kind": "act", "id": "again"})
        give(play, exercise, exercise.accepted[0])
        assert standing(play.run, exercise) == "later", listed.answer


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_example_points_out_its_move_and_only_that_one_leads_on(lesson: Any) -> None:
    """The first example marks the card and its items, refuses nothing but asks again, and succeeds with its move."""
    play, move = opened(lesson, "intro"), Move.read(lesson.example.move)
    assert [card["id"] for card in play.table["hand"]["cards"] if card.get("target")] == [move.card]
    assert {item["id"] for item in play.table["table"] if item["state"] == "target"} == {i.cards[0] for i in move.items}
    other = (
        next(card for card in lesson.example.start.hand if card != move.card)
        if len(lesson.example.start.hand) > 1
        else None
    )
    if other:
        try_move(play, Move(other))
        assert play.run.step == "intro" and play.slip["tone"] in ("info", "warn")
        play.receive("table", {"kind": "back"})
    try_move(play, move)
    assert play.run.step == "example" and buttons(play) == ["next", "again"]


@pytest.mark.parametrize("lesson", [one for one in LESSONS if one.packet], ids=lambda lesson: lesson.id)
def test_the_packet_can_be_played_to_its_end(lesson: Any) -> None:
    """The learner's moves of the line lead to the end; every turn is seen; then cards, points and Zwicks are told."""
    play = opened(lesson, "packet")
    films: list[str] = []
    play.param.watch(lambda change: films.append(change.new["event"].get("card", "")), "table")
    for turn in lesson.packet.turns:
        if turn.seat == lesson.packet.learner:
            if turn.say:
                assert turn.say.de in text_of(play.slip["text"])
            try_in_packet(play, Move.read(turn.move))
    assert [card for card in films if card] == [Move.read(turn.move).card for turn in lesson.packet.turns]
    assert play.run.packet.is_over and buttons(play) == ["next", "undo", "restart"]
    assert len(play.slip["rows"]) >= len(play.run.packet.position.sides)
    play.receive("slip", {"kind": "act", "id": "undo"})
    assert not play.run.packet.is_over


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", [one for one in LESSONS if one.packet], ids=lambda lesson: lesson.id)
def test_a_packet_speaks_to_the_learner(lesson: Any, lang: str) -> None:
    """No sentence told of a turn treats the learner's "you" like the name of another player."""
    play = opened(lesson, "packet", lang)
    films: list[str] = []
    play.param.watch(lambda change: films.append(change.new["event"].get("text", "")), "table")
    moves = [Move.read(turn.move) for turn in lesson.packet.turns if turn.seat == lesson.packet.learner]
    for move in moves:
        try_in_packet(play, move)
    you = say(lang, "learn-you")
    wrong = [say(lang, "table-event-next", seat=you), say(lang, "table-event-trail", seat=you, card="|").split("|")[0]]
    assert any(films) and not [text for text in films for part in wrong if part in text]


def try_in_packet(play: LessonPlay, move: Move) -> None:
    play.receive("table", {"kind": "pick", "card": move.card})
    play.receive("choices", {"kind": "choose", "id": str(move)})


def test_a_packet_off_the_line_says_so_and_goes_on() -> None:
    """Once the learner leaves the line nothing of the line is said any more."""
    lesson = LESSONS[2]
    play = opened(lesson, "packet", "en")
    try_in_packet(play, Move.read("3h"))
    assert say("en", "learn-packet-free", players=2) in text_of(play.slip["text"])


def test_choices_of_a_judgement_stay_in_one_order() -> None:
    """The order is by chance, but always the same, and not the author's everywhere."""
    judged = [exercise for lesson in LESSONS for exercise in lesson.exercises if exercise.choices]
    assert all([c.answer for c in shuffled(e)] == [c.answer for c in shuffled(e)] for e in judged)
    assert any(shuffled(exercise) != list(exercise.choices) for exercise in judged)


def test_the_judged_move_lies_on_the_felt_and_cannot_be_touched() -> None:
    """The card in question is lifted, its items are marked, and the table only to be looked at."""
    play = opened(LESSONS[1], 5)
    assert [card["id"] for card in play.table["hand"]["cards"] if card["chosen"]] == ["8c"]
    assert [item["id"] for item in play.table["table"] if item["marked"]] == ["6d", "3h"]
    assert play.table["frozen"]
    play.receive("table", {"kind": "pick", "card": "5h"})
    assert [card["id"] for card in play.table["hand"]["cards"] if card["chosen"]] == ["8c"]


def test_after_the_last_lesson_the_way_goes_on() -> None:
    """Who has finished the course is led on to practice and to a match; before that to the next lesson."""
    *earlier, last = ([link["text"] for link in opened(one, "done").board["links"]] for one in LESSONS)
    on = [say("de", "practice-mixed"), say("de", "home-play")]
    assert last == [say("de", "learn-all"), *on]
    assert all(len(links) == 2 and not set(on) & set(links) for links in earlier)
