"""The process that thinks: it reads questions from standard input and writes an answer to each."""

from __future__ import annotations

import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, BinaryIO

from zwicker_lab.errors import InputError
from zwicker_lab.ui.coach.answer import Answer, Question

Adviser = Callable[..., Any]
Think = Callable[[Any, float], Any]
"""What makes an answer of a question and milliseconds."""


def main(adviser: str) -> None:
    """Advise until the input ends. ``adviser`` is ``module:function``."""
    attend(partial(answer, named(adviser)))


def named(thinker: str) -> Callable[..., Any]:
    """The function behind ``module:function``."""
    module, name = thinker.split(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found


def attend(think: Think) -> None:
    """Answer what comes on standard input until it ends, which it does with the process that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, whose end is ours
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    work(think, sys.stdin.buffer, answers)


def work(think: Think, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer every question, each a pair of what is asked and milliseconds."""
    while True:
        try:
            question, ms = pickle.load(questions)
        except EOFError:
            return
        pickle.dump(think(question, ms), answers)
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
