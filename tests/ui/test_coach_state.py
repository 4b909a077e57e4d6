"""What the adviser says beside a table, without a browser: verdicts, films, all moves compared, secrets kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Thread, current_thread
from typing import Any

import pytest

from tests.ui import advisers
from zwicker_lab.lessons import LessonRun
from zwicker_lab.notation import read_position
from zwicker_lab.ui.coach import words
from zwicker_lab.ui.coach.answer import Answer, Question
from zwicker_lab.ui.coach.home import way_home
from zwicker_lab.ui.coach.service import Heard
from zwicker_lab.ui.coach.views import CoachView
from zwicker_lab.ui.learn.play import LessonPlay
from zwicker_lab.ui.look.place import read_place
from zwicker_lab.ui.look.state import Exploring
from zwicker_lab.ui.query import Query
from zwicker_lab.zwicker.moves import Move

OPEN = "zwicker3; table 9d 5h 4c Td; hands N: 5s Kd 2h 9c / E: Ks 3d 7s Jh / S: 8c Qd 6h As / W: 7c 3s Jd 2d; stock 20"
HIDDEN = "zwicker3; table 9d 5h 4c Td; hand 5s Kd 2h 9c; stock 20"


class Desk:
    """A coach whose answers come when the test says so."""

    def __init__(self) -> None:
        self.questions: list[tuple[Hashable, Question, Heard]] = []

    def ask(self, table: Hashable, question: Question, heard: Heard) -> None:
        self.questions.append((table, question, heard))

    def forget(self, table: Hashable) -> None:
        pass

    def answer(self, at: int = -1, adviser: Any = advisers.quick) -> None:
        _, question, heard = self.questions[at]
        heard(Answer.read(adviser(question.position, ms=100)))

    def fail(self) -> None:
        self.questions[-1][2](None)


@pytest.fixture
def desk() -> Desk:
    return Desk()


def look(desk: Any, line: str = OPEN, lang: str = "en") -> Exploring:
    return Exploring(read_place(Query({"position": line})), lang, Random(1), coach=desk)


def lesson(desk: Any, number: int, step: str, lang: str = "en") -> LessonPlay:
    return LessonPlay(LessonRun.start(number).go(step), lang, coach=desk)


def mistake(one: Exploring, desk: Desk) -> None:
    """North takes the 5 with the 5, which the adviser of these tests calls a mistake."""
    one.table.drop("5s", "5h")
    desk.answer()
    assert one.advice["verdict"]["state"] == "mistake"


# ---- the verdict --------------------------------------------------------------------------------------------------


def test_a_try_is_judged_with_its_sign_its_loss_and_its_reasons(desk: Desk) -> None:
    one = look(desk)
    one.table.drop("5s", "5h")
    assert one.advice["verdict"]["state"] == "waiting"
    desk.answer()
    told = one.advice["verdict"]
    assert (told["title"], told["sign"]) == ("A mistake", "triangle")
    assert told["lost"].endswith("points lost")
    assert told["text"][1:] == list(advisers.REASONS["en"])
    assert told["fine"] == "Estimated by 240 sampled deals played on by the program, not proof."
    assert [action["id"] for action in told["actions"]] == ["film", "back"]


@pytest.mark.parametrize(
    ("lang", "title", "lost", "means"),
    [
        (
            "en",
            "A good move",
            "0.3 points lost",
            "By the end of the deal, expect 0.3 points less than with the best move.",
        ),
        (
            "de",
            "Ein guter Zug",
            "0,3 Punkte verschenkt",
            "Bis zum Ende des Spiels sind damit 0,3 Punkte weniger zu erwarten als mit dem besten Zug.",
        ),
    ],
)
def test_a_good_move_in_both_languages(desk: Desk, lang: str, title: str, lost: str, means: str) -> None:
    one = look(desk, lang=lang)
    second = list(read_position(OPEN).moves())[-2]
    one.table.pick(second.card)
    one.table.choose(str(second))
    desk.answer()
    told = one.advice["verdict"]
    assert (told["title"], told["lost"], told["text"][0]) == (title, lost, means)
    assert told["actions"] == []


def test_an_exact_answer_says_so(desk: Desk) -> None:
    one = look(desk)
    one.table.drop("5s", "5h")
    desk.answer(adviser=advisers.exact)
    assert one.advice["verdict"]["fine"].startswith("Exact")
    one.beside.receive({"kind": "rank"})
    assert one.advice["ranking"]["rows"][0]["range"] is None


def test_what_was_played_before_is_told_to_the_adviser(desk: Desk) -> None:
    one = look(desk)
    one.table.drop("5s", "5h")
    one.table.drop("Ks")
    first, second = (question for _, question, _ in desk.questions)
    assert first.history == ()
    assert second.history == ((first.position, Move.read("5s x 5h")),)


def test_an_answer_to_a_position_the_table_has_left_is_dropped(desk: Desk) -> None:
    one = look(desk)
    one.table.drop("5s", "5h")
    one.table.drop("Ks")
    desk.answer(0)
    assert one.advice["verdict"]["state"] == "waiting"
    one.go(0)
    desk.answer(1)
    assert one.advice["verdict"] is None


def test_without_an_answer_a_short_line_says_so_and_the_move_stands(desk: Desk) -> None:
    one = look(desk)
    one.table.drop("5s", "5h")
    desk.fail()
    assert one.advice["verdict"]["text"] == ["No verdict could be computed this time. The move counts all the same."]
    assert one.advice["rank"] == ""
    assert len(one.place.line.moves) == 1


def test_without_a_coach_nothing_is_said() -> None:
    one = look(None)
    one.table.drop("5s", "5h")
    assert "verdict" not in one.advice
    assert len(one.place.line.moves) == 1


def test_a_refused_try_is_not_judged(desk: Desk) -> None:
    one = look(desk)
    one.table.drop("5s", "Td")
    assert desk.questions == []


def test_a_poor_move_can_be_taken_back_from_the_verdict(desk: Desk) -> None:
    one = look(desk)
    mistake(one, desk)
    one.beside.receive({"kind": "back"})
    assert one.place.line.at == 0
    assert one.advice["verdict"] is None


@pytest.mark.parametrize("message", [None, 7, {}, {"kind": "x"}, {"kind": "film", "move": "Zz"}, {"kind": "rewind"}])
def test_what_is_no_report_is_passed_over(desk: Desk, message: object) -> None:
    one = look(desk)
    mistake(one, desk)
    before = one.place, one.table.scene
    one.beside.receive(message)
    assert (one.place, one.table.scene) == before


# ---- the film -----------------------------------------------------------------------------------------------------


def watched(one: Exploring) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = []
    one.param.watch(lambda change: shown.append(change.new), "picture")
    return shown


def test_the_reply_is_shown_as_a_film_and_everything_is_as_it_was(desk: Desk) -> None:
    one = look(desk)
    mistake(one, desk)
    one.table.pick("3d")
    one.table.mark("9d")
    before, shown = (one.place, one.table.position, one.table.scene), watched(one)
    one.beside.receive({"kind": "film"})
    assert [picture["event"].get("kind") for picture in shown] == [None, "capture", "capture"]
    assert [picture["event"].get("card") for picture in shown] == [None, "5s", "Ks"]
    assert len({picture["event"]["n"] for picture in shown}) == 3
    assert all(picture["frozen"] and not picture["buttons"] for picture in shown)
    assert one.advice["film"]["steps"] == ["Before", "The move", "The answer"]
    one.beside.receive({"kind": "rewind"})
    assert one.picture == {}
    assert one.advice["film"] is None
    assert (one.place, one.table.position, one.table.scene) == before
    assert one.table.chosen == "3d"


def test_a_reply_nobody_is_known_to_hold_is_shown_all_the_same(desk: Desk) -> None:
    one = look(desk, HIDDEN)
    mistake(one, desk)
    shown = watched(one)
    one.beside.receive({"kind": "film"})
    assert shown[-1]["event"]["seat"] == "E"
    assert shown[-1]["head"]["left"] == [{"b": "East"}, " could answer like this, in 43 % of the deals"]
    assert len(shown) == 3


def test_a_move_made_during_a_film_ends_it(desk: Desk) -> None:
    one = look(desk)
    mistake(one, desk)
    one.beside.receive({"kind": "film"})
    one.table.drop("Ks")
    assert one.picture == {}
    assert one.advice["film"] is None
    assert len(one.place.line.moves) == 2


# ---- where there is no server -------------------------------------------------------------------------------------


def test_its_module_for_a_notebook_imports_nothing_beside_itself() -> None:
    assert "from './" not in CoachView._render_esm(server=False)


def elsewhere(act: Callable[[], Any]) -> Any:
    """What ``act`` gives in a thread without an event loop; the one of the tests may have a browser's."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(act).result()


def test_in_a_notebook_an_answer_comes_by_the_loop_of_its_kernel() -> None:
    async def cell() -> tuple[str, str]:
        heard, home = asyncio.Event(), way_home()
        told: list[str] = []
        thread = Thread(target=home, args=(lambda: (told.append(current_thread().name), heard.set()),))
        thread.start()
        await heard.wait()
        thread.join()
        return told[0], current_thread().name

    heard_in, asked_in = elsewhere(lambda: asyncio.run(cell()))
    assert heard_in == asked_in


def test_without_a_loop_an_answer_is_taken_at_once() -> None:
    told: list[int] = []
    elsewhere(lambda: way_home()(lambda: told.append(1)))
    assert told == [1]


# ---- all moves ----------------------------------------------------------------------------------------------------


def test_all_moves_are_compared_before_anything_is_tried(desk: Desk) -> None:
    one = look(desk)
    assert one.advice["rank"] == "How good are all moves?"
    one.beside.receive({"kind": "rank"})
    assert one.advice["ranking"]["rows"] == []
    desk.answer()
    ranking, moves = one.advice["ranking"], list(read_position(OPEN).moves())
    assert ranking["title"] == f"All {len(moves)} moves, best first"
    assert [row["id"] for row in ranking["rows"]] == [str(move) for move in moves[::-1]][: words.SHOWN]
    assert [row["state"] for row in ranking["rows"]][:4] == ["best", "good", "playable", "mistake"]
    assert one.picture == {}
    one.beside.receive({"kind": "more"})
    assert len(one.advice["ranking"]["rows"]) == len(moves)
    assert one.advice["ranking"]["more"] == ""


def test_after_a_try_the_table_is_lent_the_position_before_it(desk: Desk) -> None:
    one = look(desk)
    mistake(one, desk)
    one.beside.receive({"kind": "rank"})
    assert [item["id"] for item in one.picture["table"]] == ["9d", "5h", "4c", "Td"]
    mine = [row for row in one.advice["ranking"]["rows"] if row["mine"]]
    assert [(row["id"], row["mine"]) for row in mine] == [("5s x 5h", "your move")]
    one.beside.receive({"kind": "film", "move": mine[0]["id"]})
    one.beside.receive({"kind": "rewind"})
    assert [item["id"] for item in one.picture["table"]] == ["9d", "5h", "4c", "Td"]
    one.beside.receive({"kind": "unrank"})
    assert one.picture == {}
    assert one.table.position.mover == "E"


def test_a_row_says_everything_to_a_reader(desk: Desk) -> None:
    one = look(desk)
    one.beside.receive({"kind": "rank"})
    desk.answer()
    row = one.advice["ranking"]["rows"][1]
    count = len(list(read_position(OPEN).moves()))
    assert row["name"] == f"Move 2 of {count}: 2 of hearts is laid down. good, +1.1 points"
    assert row["text"][-1] == "Expected: +1.1 points, most likely between +0.5 and +1.6."
    assert row["bar"][0] < row["range"][1]


def test_bars_share_one_scale_with_zero_in_view() -> None:
    scale = words.Scale.of(())
    assert (scale.at(0), words.Scale(-2, 2).at(0)) == (0, 50)


# ---- lessons ------------------------------------------------------------------------------------------------------


def attempt(play: LessonPlay, card: str, *items: str) -> None:
    for item in items:
        play.receive("table", {"kind": "mark", "item": item})
    play.receive("table", {"kind": "pick", "card": card})
    play.receive("table", {"kind": "press", "id": "try"})


def wonder(play: LessonPlay) -> None:
    """Ask what the move would be worth in a game, which a lesson says on request only."""
    play.receive("coach", {"kind": "rank"})


@pytest.mark.parametrize("lang", ["en", "de"])
def test_in_an_unsolved_exercise_the_verdict_names_no_other_move(desk: Desk, lang: str) -> None:
    play = lesson(desk, 3, "1", lang)
    attempt(play, "7h", "7d")
    said = play.slip
    assert not desk.questions
    wonder(play)
    desk.answer()
    assert play.slip is said
    assert play.coach["verdict"]["lead"]
    assert play.coach["rank"] == ""
    play.receive("coach", {"kind": "rank"})
    play.receive("coach", {"kind": "film", "move": "7h x 7d 3c 4s"})
    assert play.coach["ranking"] is None
    told = json.dumps(play.coach, ensure_ascii=False)
    for other in play.run.exercise.start.moves():
        assert str(other) not in told


def test_a_reason_that_names_another_move_waits_until_the_exercise_is_solved(desk: Desk) -> None:
    play = lesson(desk, 3, "1")
    attempt(play, "7h", "7d")
    wonder(play)
    desk.answer(adviser=advisers.telling)
    assert advisers.REASONS["en"][0] not in play.coach["verdict"]["text"]
    play.receive("slip", {"kind": "act", "id": "again"})
    attempt(play, "7h", "7d", "3c", "4s")
    wonder(play)
    desk.answer(adviser=advisers.telling)
    assert advisers.REASONS["en"][0] in play.coach["verdict"]["text"]


def test_in_a_solved_exercise_all_moves_may_be_compared(desk: Desk) -> None:
    play = lesson(desk, 3, "1")
    attempt(play, "7h", "7d", "3c", "4s")
    assert play.run.outcome.is_right
    wonder(play)
    desk.answer()
    play.receive("coach", {"kind": "rank"})
    assert any(row["mine"] for row in play.coach["ranking"]["rows"])
    assert len(play.table["table"]) == len(play.run.exercise.start.table)
    play.receive("coach", {"kind": "unrank"})
    assert len(play.table["table"]) == len(play.step.trial.position.table)


def test_the_next_step_says_nothing_of_the_last(desk: Desk) -> None:
    play = lesson(desk, 3, "1")
    attempt(play, "7h", "7d", "3c", "4s")
    wonder(play)
    play.receive("slip", {"kind": "act", "id": "next"})
    desk.answer()
    assert play.coach == {}


def test_a_move_in_the_packet_is_judged_below_what_the_lesson_says(desk: Desk) -> None:
    play = lesson(desk, 1, "packet")
    before = play.run.packet.position
    play.step.trial.choose("7s x 7h") if play.step.trial.chosen else play.receive(
        "table", {"kind": "pick", "card": "7s"}
    )
    play.receive("choices", {"kind": "choose", "id": "7s x 7h"})
    said = play.slip
    assert not desk.questions
    wonder(play)
    desk.answer()
    assert desk.questions[-1][1].position == before
    assert play.slip is said
    assert play.coach["verdict"]["title"]
    assert play.coach["patient"]
