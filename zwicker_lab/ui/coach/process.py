"""The thinking process as seen from the server: begun when it is first asked, begun anew when it has failed."""

from __future__ import annotations

import logging
import pickle
import subprocess
import sys
from contextlib import suppress
from threading import Lock, Timer
from typing import ClassVar

from zwicker_lab.ui.coach.answer import Answer, Question

log = logging.getLogger("zwicker_lab")

BEGIN = "import sys; sys.path[:] = {path!r}; from {module} import main; main({thinker!r})"
PATIENCE_S = 600.0, 5.0
"""Patience with the first answer of a process, which may have to compile before it, and with every other."""


class Worker:
    """One process that thinks: ``main`` of ``module`` with ``thinker``, which is ``module:function``.

    It is a fresh interpreter and not a copy of this one: nothing of the server's is in it, it ends with its input, and
    thinking takes no time from the thread that answers clicks. Compiled code in a thread would hold up no click either,
    but compiling it would for half a minute, and a thread that hangs cannot be ended.
    """

    module: ClassVar = "zwicker_lab.ui.coach.worker"

    def __init__(self, thinker: str, *, patience_s: tuple[float, float] = PATIENCE_S) -> None:
        self._thinker, self._patience_s = thinker, patience_s
        self._process: subprocess.Popen[bytes] | None = None
        self._first, self._is_closed, self._changing = True, False, Lock()

    def ask(self, question: Question, ms: float) -> Answer | None:
        """The answer, waited for; ``None`` where there is none, or none in time."""
        try:
            return self._asked(question, ms)
        except Exception as problem:
            if self._process is not None:  # else we have ended it
                log.warning("the adviser's process has ended: %r", problem)
            self._end()
            return None

    def _asked(self, question: Question, ms: float) -> Answer | None:
        process = self._running()
        assert process.stdin and process.stdout
        guard = Timer(self._patience_s[not self._first], process.kill)
        guard.daemon = True
        guard.start()
        try:
            pickle.dump((question, ms), process.stdin)
            process.stdin.flush()
            found: Answer | None = pickle.load(process.stdout)
        finally:
            guard.cancel()
        self._first = False
        return found

    def _running(self) -> subprocess.Popen[bytes]:
        with self._changing:
            if self._is_closed:
                raise EOFError("closed")
            if self._process is None:
                code = BEGIN.format(path=sys.path, module=self.module, thinker=self._thinker)
                pipe = subprocess.PIPE
                self._process = subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe)
                self._first = True
            return self._process

    def close(self) -> None:
        """End the process, and begin no other; whoever waits for an answer hears that there is none."""
        with self._changing:
            self._is_closed = True
        self._end()

    def _end(self) -> None:
        with self._changing:
            process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe:
                with suppress(OSError):  # what was still to be written has no reader
                    pipe.close()
