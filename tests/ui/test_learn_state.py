"""The learn pages without a browser: every exercise of every lesson through the page's state."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.learning import LESSONS, buttons, cell, give, opened, stored, text_of, try_move
from zwicker_lab.cards import UNKNOWN
from zwicker_lab.lessons import Exercise, LessonRun, Record
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.learn.judge import shuffled
from zwicker_lab.ui.learn.keep import Kept, standing
from zwicker_lab.ui.learn.map import LearnMap
from zwicker_lab.ui.learn.page import chip
from zwicker_lab.ui.learn.play import LessonPlay
from zwicker_lab.ui.table.rich import plain, rich
from zwicker_lab.ui.table.scene import item_id
from zwicker_lab.ui.table.slips import RECKONED, wrong_sum
from zwicker_lab.zwicker.moves import Move

EXERCISES = [(lesson, number) for lesson in LESSONS for number in range(1, len(lesson.exercises) + 1)]
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
NAMES = [f"{lesson.number}-{number}" for lesson, number in EXERCISES]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_hands_that_lie_open_are_seen_on_the_table(lesson: Any) -> None:
    """Whoever reads "all cards lie open" must see them."""
    played = ((at, one.start) for at, one in enumerate(lesson.exercises, 1) if one.play)
    for step, start in [("example", lesson.example.start), *played]:
        hands = {card for at, hand in enumerate(start.hands) if at != start.turn for card in hand if card != UNKNOWN}
        seats = opened(lesson, step).table["seats"]
        assert {card for seat in seats for card in seat["cards"]} == hands


# ---- every exercise ---------------------------------------------------------------------------------------------


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


def try_in_packet(play: LessonPlay, move: Move) -> None:
    play.receive("table", {"kind": "pick", "card": move.card})
    play.receive("choices", {"kind": "choose", "id": str(move)})


def test_a_packet_off_the_line_says_so_and_goes_on() -> None:
    """Once the learner leaves the line nothing of the line is said any more."""
    lesson = LESSONS[2]
    play = opened(lesson, "packet", "en")
    try_in_packet(play, Move.read("3h"))
    assert say("en", "learn-packet-free", players=2) in text_of(play.slip["text"])


# ---- what a try shows --------------------------------------------------------------------------------------------


def test_a_refusal_in_an_exercise_does_not_tell_what_would_go() -> None:
    """An unforeseen illegal try gets the reason and the sum, and no word of the accepted answers."""
    play = opened(LESSONS[1], 1)
    try_move(play, Move.read("8d x 5c Tc"))
    told = text_of(play.slip)
    assert "15" in told and play.slip["tone"] == "warn"
    assert "3h" not in told and play.run.record.tries == 1
    assert not play.step.frozen


def test_a_miss_is_played_and_answered_on_the_felt_then_rewinds() -> None:
    """A legal miss shows the move and the reply as two pictures, bars the table, and goes back on request."""
    play = opened(LESSONS[0], 1)
    seen: list[Any] = []
    play.param.watch(lambda change: seen.append(change.new["event"]), "table")
    try_move(play, Move.read("9s"))
    assert [event["kind"] for event in seen if event.get("kind")] == ["trail", "capture"]
    assert play.table["frozen"] and buttons(play) == ["again"]
    play.receive("table", {"kind": "pick", "card": "4d"})
    assert play.table["frozen"]
    play.receive("slip", {"kind": "act", "id": "again"})
    assert play.step.trial.position == LESSONS[0].exercises[0].start and not play.table["frozen"]
    assert play.run.record.tries == 1 and play.run.record.answer is None


def test_the_list_and_the_hints_count_as_help() -> None:
    """A right answer after a hint, or after asking what a card can do, is not right all alone."""
    for ask in ("list", "hint"):
        play = opened(LESSONS[0], 1)
        play.receive("table", {"kind": "pick", "card": "9s"})
        if ask == "list":
            play.receive("table", {"kind": "press", "id": "list"})
            assert play.choices["groups"]
        else:
            play.receive("hints", {"kind": "hint"})
            assert [rung["state"] for rung in play.hints["rungs"]] == ["open", "next", "later"]
        try_move(play, Move.read("4d x Td"))
        assert play.run.record.first_hints == 1
        play = opened(LESSONS[0], 1)
        play.receive("hints", {"kind": "hint"})
        try_move(play, Move.read("9s x 9h"))
        assert standing(play.run, LESSONS[0].exercises[0]) == "hinted"


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


# ---- counting ----------------------------------------------------------------------------------------------------


def test_rows_of_a_count_are_checked_at_once_and_a_wrong_one_is_the_first_try() -> None:
    """A right row is marked with its cards; a wrong one is noted, with the author's word where it was foreseen."""
    lesson = LESSONS[8]
    play = opened(lesson, 2)
    play.receive("board", {"kind": "row", "cell": "NS Td", "value": "3"})
    assert cell(play, "NS Td")["state"] == "ok" and play.run.record.first is None
    assert [card["c"] for card in play.answers["piles"][0]["cards"] if card["hit"]] == ["Td"]
    play.receive("board", {"kind": "row", "cell": "NS *15", "value": "15"})
    assert cell(play, "NS *15")["state"] == "no"
    assert play.run.record.first == "NS 19" and lesson.exercises[1].tries[1].why.de in text_of(play.slip["text"])
    play.receive("board", {"kind": "totals", "values": {"NS": "9"}})
    assert standing(play.run, lesson.exercises[1]) == "later"
    assert all(one["cells"][0]["state"] == "ok" for one in play.board["rows"]) and play.board["fixed"]


def test_a_count_does_not_read_what_is_no_number() -> None:
    """Anything but a whole number, a missing total, an unknown cell or side changes nothing and notes nothing."""
    play = opened(LESSONS[8], 4)
    for value in ("", "x", "-1", "1e3", "9" * 50, None, {"a": 1}, ["3"]):
        play.receive("board", {"kind": "row", "cell": "NS A", "value": value})
        play.receive("board", {"kind": "totals", "values": {"NS": "16", "EW": value}})
    play.receive("board", {"kind": "row", "cell": "XX A", "value": "1"})
    play.receive("board", {"kind": "totals", "values": "16"})
    assert play.run.record == Record()


def test_once_more_clears_the_sheet_and_keeps_the_first_try() -> None:
    """Counting again begins with an empty sheet; what was noted stays."""
    play = opened(LESSONS[8], 2)
    play.receive("board", {"kind": "row", "cell": "NS Td", "value": "3"})
    play.receive("board", {"kind": "totals", "values": {"NS": "9"}})
    play.receive("slip", {"kind": "act", "id": "again"})
    assert not any(one["cells"][0]["value"] for one in play.board["rows"])
    assert play.run.record.first == "NS 9" and play.run.record.solved


def test_a_fine_may_be_typed_as_it_stands_or_with_its_sign() -> None:
    """Points off are typed as 30 or as −30; a score below zero is read where builds cost something."""
    lesson = LESSONS[18]
    for typed in ("30", "-30", "−30"):
        play = opened(lesson, 6)
        play.receive("board", {"kind": "row", "cell": "NS fine", "value": typed})
        assert cell(play, "NS fine")["state"] == "ok" and cell(play, "NS fine")["value"] == "-30"
        play.receive("board", {"kind": "totals", "values": {"NS": "−13", "EW": "15"}})
        assert standing(play.run, lesson.exercises[5]) == "first"
        assert Kept.read(stored(play)).entries["19-6"]["NS fine"] == -30


# ---- cards still out ---------------------------------------------------------------------------------------------


def test_cards_still_out_are_named_by_touch() -> None:
    """Cards that are none of those asked for are passed over; what was named stays marked until it is right."""
    lesson = LESSONS[11]
    play = opened(lesson, 1)
    assert len(play.board["cards"]) == 8 and not any(card["chosen"] for card in play.board["cards"])
    for odd in (None, "Ac", [["Ac"]], 7):
        play.receive("board", {"kind": "out", "cards": odd})
    play.receive("board", {"kind": "out", "cards": ["9h", "Ac", "*20", {}]})
    assert play.run.record.first == "out *20 Ac" and play.slip["tone"] == "miss"
    assert [card["c"] for card in play.board["cards"] if card["chosen"]] == ["*20", "Ac"]
    play.receive("board", {"kind": "out", "cards": ["Ac", "Ah", "*20", "*25"]})
    assert play.board["fixed"] and standing(play.run, lesson.exercises[0]) == "later"
    assert sum(card["hit"] for pile in play.answers["piles"] for card in pile["cards"]) == 4


REFUSED = [
    (exercise, move)
    for lesson in LESSONS
    for exercise in lesson.exercises
    if exercise.position
    for move in dict.fromkeys(
        [t.answer for t in exercise.tries if t.verdict == "illegal"] + [getattr(exercise.goal, "move", "")]
    )
    if move and exercise.start.refusal(Move.read(move))
]


@pytest.mark.parametrize(("exercise", "move"), REFUSED, ids=lambda value: getattr(value, "id", str(value)))
def test_a_sum_is_marked_as_wrong_only_where_it_fails(exercise: Exercise, move: str) -> None:
    """What only a duty or a permission forbids is reckoned rightly, so that its result bears no mark of a mistake."""
    reason = exercise.start.refusal(Move.read(move))
    assert reason is not None
    told = wrong_sum(exercise.start, Move.read(move))
    assert not told or ("~~" in told) == (reason.code in RECKONED)


def test_after_the_last_lesson_the_way_goes_on() -> None:
    """Who has finished the course is led on to practice and to a match; before that to the next lesson."""
    *earlier, last = ([link["text"] for link in opened(one, "done").board["links"]] for one in LESSONS)
    on = [say("de", "practice-mixed"), say("de", "home-play")]
    assert last == [say("de", "learn-all"), *on]
    assert all(len(links) == 2 and not set(on) & set(links) for links in earlier)


# ---- rules that change --------------------------------------------------------------------------------------------


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


# ---- what a newcomer reads ----------------------------------------------------------------------------------------


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


@pytest.mark.parametrize(("lesson", "number"), EXERCISES, ids=NAMES)
def test_a_refused_try_shows_one_sum(lesson: Any, number: int) -> None:
    """The sum on the felt is one of those the slip shows, never that of another reading."""
    exercise = lesson.exercises[number - 1]
    refused = [known for known in exercise.tries if known.verdict == "illegal" and exercise.play]
    for known in refused:
        play = opened(lesson, number)
        try_move(play, Move.read(known.answer))
        bubbles = [item["bubble"] for item in play.table["table"] if item["bubble"]]
        assert all(bubble in play.slip["sums"] for bubble in bubbles), known.answer


def test_what_was_tried_in_vain_lies_there_after_a_reload() -> None:
    """A refusal that stands shows card and items chosen, whether tried just now, chosen of two readings, or kept."""
    for number, exercise in enumerate(LESSONS[9].exercises, 1):
        for known in (known for known in exercise.tries if known.verdict == "illegal" and exercise.play):
            play, move = opened(LESSONS[9], number), Move.read(known.answer)
            try_move(play, move)
            again = LessonPlay(play.run, "de")
            for shown in (play, again) if play.slip["tone"] == "warn" else ():
                assert shown.step.trial.chosen == move.card
                assert set(shown.step.trial.marked) == {item_id(item) for item in move.items}


def test_a_refusal_tells_the_sums_of_a_build_where_the_task_wants_no_certain_kind() -> None:
    """Six of spades on nine of clubs in lesson 10 may be meant either way: both are reckoned."""
    play = opened(LESSONS[9], 3, "en")
    try_move(play, Move.read("6s x 9c"))
    assert [plain(line) for line in play.slip["sums"]] == [
        "9 of clubs + 6 of spades = 15",
        "9 of clubs − 6 of spades = 3",
    ]
    told = " ".join(map(plain, play.slip["text"]))
    assert "As a build: 9 + 6 = 15: whoever builds must hold the total" in told
    assert "As a capture: 9♣ counts 9, 6♠ counts 6." in told


def test_readings_of_a_try_are_asked_for_with_their_sums() -> None:
    """Two illegal readings of one touch are told apart by what they add up to."""
    play = opened(LESSONS[5], 1, "en")
    for message in ({"kind": "pick", "card": "3c"}, {"kind": "mark", "item": "4c"}, {"kind": "press", "id": "try"}):
        play.receive("table", message)
    assert text_of([action["text"] for action in play.slip["actions"]]) == "4♣ + 3♣ = 7 4♣ − 3♣ = 1"


def test_a_question_takes_the_place_of_an_earlier_refusal() -> None:
    """Nothing says "that does not work" beside the question how the next try is meant."""
    play = opened(LESSONS[4], 2, "de")
    play.receive("table", {"kind": "drop", "card": "3h", "item": "6c"})
    play.receive("table", {"kind": "drop", "card": "3h", "item": "7d"})
    assert play.step.trial.asking and play.slip["tone"] == "info"


def test_a_single_pile_belongs_to_no_side() -> None:
    """Where one pile is counted it is called this pile, on the sheet and above its cards."""
    play = opened(LESSONS[8], 2, "de")
    assert [side["name"] for side in play.board["sides"]] == ["Dieser Stapel"]
    assert "Nord" not in text_of([play.board, play.answers["piles"]])
