"""The process that thinks: it reads questions from standard input and writes an answer to each."""

from __future__ import annotations

import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO

from zwicker_lab.errors import InputError
from zwicker_lab.ui.coach.answer import Answer, Question

Adviser = Callable[..., Any]


def main(adviser: str) -> None:
    """Answer until the input ends, which it does with the process that asks. ``adviser`` is ``module:function``."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, whose end is ours
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    work(named(adviser), sys.stdin.buffer, answers)


def named(adviser: str) -> Adviser:
    """The function behind ``module:function``."""
    module, name = adviser.split(":")
    found: Adviser = getattr(import_module(module), name)
    return found


def work(advise: Adviser, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer every question, each a pair of a ``Question`` and milliseconds."""
    while True:
        try:
            question, ms = pickle.load(questions)
        except EOFError:
            return
        pickle.dump(answer(advise, question, ms), answers)
        answers.flush()


def answer(advise: Adviser, question: Question, ms: float) -> Answer | None:
    """What the adviser says; ``None`` where it cannot, a fault of its own being told on standard error."""
    try:
        return Answer.read(advise(question.position, ms=ms, seed=question.seed, history=question.history))
    except InputError:
        return None
    except Exception:
        traceback.print_exc()
        return None
