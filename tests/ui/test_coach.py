"""The adviser's service: a process that thinks, a queue in front of it, and what happens when it fails."""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Listener
from queue import Queue
from typing import Any

import pytest

from tests.ui import advisers
from zwicker_lab.notation import read_position
from zwicker_lab.ui.coach import worker
from zwicker_lab.ui.coach.answer import Answer, Question
from zwicker_lab.ui.coach.process import Worker
from zwicker_lab.ui.coach.service import FULL_MS, LEAST_MS, Coach, share
from zwicker_lab.zwicker.moves import Move

PATIENCE_S = 20.0
START = "zwicker3; table 9d 5c 4h; hand 9s 2c"
Heard = Queue[Any]


def question(line: str = START) -> Question:
    return Question.of(read_position(line))


@pytest.fixture
def begin() -> Iterator[Callable[..., Coach]]:
    """Begin a coach with one of the advisers for tests; it is closed at the end, whatever it is doing."""
    begun: list[Coach] = []

    def start(adviser: str, **settings: Any) -> Coach:
        begun.append(Coach(f"tests.ui.advisers:{adviser}", workers=1, **settings))
        return begun[-1]

    yield start
    for coach in begun:
        coach.close()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Holds the adviser ``waiting`` back until it is opened, once for each answer."""
    with Listener() as listener:
        monkeypatch.setenv("ADVISER_GATE", str(listener.address))

        def let_one_through() -> None:
            with listener.accept() as adviser:
                adviser.send(True)

        yield let_one_through


def asked(coach: Coach, one: Question, table: str = "a") -> Answer | None:
    heard: Heard = Queue()
    coach.ask(table, one, heard.put)
    return heard.get(timeout=PATIENCE_S)


def test_an_answer_comes_from_another_process_with_reasons_in_both_languages(begin: Callable[..., Coach]) -> None:
    answer = asked(begin("quick"), question())
    assert answer is not None
    assert len(answer.moves) == len(list(read_position(START).moves()))
    assert (answer.worlds, answer.exact) == (240, False)
    assert [sorted(reason.texts) for reason in answer.moves[0].reasons] == [["de", "en"]]
    weighed = answer.of(Move.read("9s x 9d 5c 4h"))
    assert weighed is not None
    assert weighed.verdict == "playable"


def test_what_was_answered_once_is_answered_at_once(begin: Callable[..., Coach]) -> None:
    coach, heard = begin("quick"), []
    first = asked(coach, question())
    coach.ask("b", question(), heard.append)
    assert heard == [first]


def test_a_hasty_answer_is_thought_about_once_more(begin: Callable[..., Coach]) -> None:
    coach, heard = begin("hasty"), Queue()
    coach.ask("a", question(), heard.put)
    assert [heard.get(timeout=PATIENCE_S).worlds for _ in range(2)] == [4, 4]
    asked(coach, question("zwicker3; table 8h; hand 8s 2c"), "b")
    assert heard.empty()


def test_other_rules_and_another_history_are_other_questions() -> None:
    here = read_position("zwicker3; table 9d; hands N: 9s 2c / E: Ad 3h / S: 7c 8s / W: Kd Jh")
    after = here.play(Move.read("2c"))
    other = read_position(str(after).replace("zwicker3", "zwicker3 capture=card"))
    history = ((here, Move.read("2c")),)
    assert len({Question.of(after).key, Question.of(after, history).key, Question.of(other).key}) == 3


def test_moves_of_an_earlier_packet_are_not_sent_along() -> None:
    now = read_position("zwicker3; table 9d; hand 9s 2c; stock 20")
    before = read_position("zwicker3; table 9d; hand 9s 2c; stock 36")
    assert Question.of(now, ((before, Move.read("2c")), (now, Move.read("9s")))).history == ((now, Move.read("9s")),)


def test_a_newer_question_of_a_table_replaces_the_one_that_waits(
    begin: Callable[..., Coach], gate: Callable[[], None]
) -> None:
    coach, heard = begin("waiting"), Queue()
    coach.ask("a", question(), lambda answer: heard.put("a"))
    coach.ask("b", question("zwicker3; table 8h; hand 8s 2c"), lambda answer: heard.put("b, old"))
    coach.ask("c", question("zwicker3; table 7h; hand 7s 2c"), lambda answer: heard.put("c"))
    coach.ask("b", question("zwicker3; table 6h; hand 6s 2c"), lambda answer: heard.put("b, new"))
    for _ in range(3):
        gate()
    assert [heard.get(timeout=PATIENCE_S) for _ in range(3)] == ["a", "b, new", "c"]


def test_a_table_that_is_left_hears_nothing(begin: Callable[..., Coach], gate: Callable[[], None]) -> None:
    coach, heard = begin("waiting"), Queue()
    coach.ask("a", question(), lambda answer: heard.put("a"))
    coach.ask("b", question("zwicker3; table 8h; hand 8s 2c"), lambda answer: heard.put("b"))
    coach.forget("b")
    coach.ask("c", question("zwicker3; table 7h; hand 7s 2c"), lambda answer: heard.put("c"))
    gate()
    gate()
    assert {heard.get(timeout=PATIENCE_S) for _ in range(2)} == {"a", "c"}


def test_many_with_one_question_are_answered_by_one_thought(
    begin: Callable[..., Coach], gate: Callable[[], None]
) -> None:
    coach, heard = begin("waiting"), Queue()
    for table in range(5):
        coach.ask(table, question(), lambda answer: heard.put(answer))
    gate()
    assert len({id(heard.get(timeout=PATIENCE_S)) for _ in range(5)}) == 1


@pytest.mark.parametrize("adviser", ["broken", "faulty", "absent"])
def test_a_failure_is_no_answer_and_the_next_question_is_asked_all_the_same(
    begin: Callable[..., Coach], adviser: str
) -> None:
    coach = begin(adviser)
    assert asked(coach, question()) is None
    assert asked(coach, question()) is None


@pytest.mark.parametrize("program", ["/no/such/program", None])
def test_without_a_process_there_are_no_answers(
    begin: Callable[..., Coach], monkeypatch: pytest.MonkeyPatch, program: str | None
) -> None:
    monkeypatch.setattr("sys.executable", program)
    assert asked(begin("quick"), question()) is None


def test_who_thinks_too_long_is_stopped(begin: Callable[..., Coach]) -> None:
    assert asked(begin("stuck", patience_s=(0.01, 0.01)), question()) is None


def test_a_position_nobody_can_advise_on_is_no_answer(begin: Callable[..., Coach]) -> None:
    assert asked(begin("quick"), question("zwicker3; players 2; table 9d; hands 1: / 2: ")) is None


def test_closing_ends_the_process_and_the_threads_whatever_they_do(begin: Callable[..., Coach]) -> None:
    coach, heard = begin("stuck"), []
    coach.ask("a", question(), heard.append)
    coach.ask("b", question(), heard.append)
    coach.close()
    assert heard == []
    assert not any(thread.is_alive() for thread in coach._threads)
    coach.ask("c", question(), heard.append)
    assert heard == []


def test_one_that_was_closed_begins_no_process_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a thread that was just about to ask would wait for an answer long after the server has ended."""
    worker, begun = Worker("tests.ui.advisers:stuck"), []
    monkeypatch.setattr("subprocess.Popen", lambda *arguments, **named: begun.append(arguments))
    worker.close()
    assert worker.ask(question(), 10) is None
    assert begun == []


def test_a_listener_that_fails_harms_nobody(begin: Callable[..., Coach], caplog: pytest.LogCaptureFixture) -> None:
    coach = begin("quick")
    coach.ask("a", question(), lambda answer: 1 / 0)
    assert asked(coach, question("zwicker3; table 8h; hand 8s 2c"), "b") is not None
    assert "could not be passed on" in caplog.text


def test_time_is_shared_among_those_who_wait() -> None:
    alone, many, late = share(0, 0), share(0, 29), share(5_000, 0)
    assert (alone, late) == (FULL_MS, LEAST_MS)
    assert LEAST_MS <= many <= 10
    assert 30 * share(0, 29) <= 300


def test_the_process_ends_with_its_input() -> None:
    asked_for, answers = io.BytesIO(), io.BytesIO()
    pickle.dump((question(), 10.0), asked_for)
    asked_for.seek(0)
    worker.work(partial(worker.answer, advisers.quick), asked_for, answers)
    answers.seek(0)
    assert isinstance(pickle.load(answers), Answer)
    assert answers.read() == b""
