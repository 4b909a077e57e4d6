"""The words of the command line: what each command takes, and what is said where they do not fit."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from itertools import pairwise
from typing import Any, NoReturn

from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES, say

LONGEST_ERROR = 400
LOG_LEVELS = ("debug", "info", "warning", "error")

_FAULTS = (
    ("usage-missing", re.compile(r"the following arguments are required: (?P<argument>.*)")),
    ("usage-unknown", re.compile(r"unrecognized arguments: (?P<got>.*)")),
    (
        "usage-choice",
        re.compile(r"argument (?P<argument>\S+): invalid choice: (?P<got>.*) \(choose from (?P<known>.*)\)"),
    ),
    ("usage-number", re.compile(r"argument (?P<argument>\S+): invalid \w+ value: (?P<got>.*)")),
    ("usage-no-value", re.compile(r"argument (?P<argument>\S+): ignored explicit argument (?P<got>.*)")),
    ("usage-both", re.compile(r"argument (?P<argument>\S+): not allowed with argument (?P<other>\S+)")),
    ("usage-value", re.compile(r"argument (?P<argument>\S+): expected .*argument.*")),
)
"""What argparse says, and the entry that says it in every language."""


class Parser(argparse.ArgumentParser):
    """A parser whose help is in one language, and that reports what it cannot use as an ``InputError`` in one line."""

    def __init__(self, lang: str, **options: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=_formatter(lang), **options)
        self._positionals.title, self._optionals.title = say(lang, "cli-arguments"), say(lang, "cli-options")
        self.add_argument("-h", "--help", action="help", help=say(lang, "cli-help"))

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong with the words, named by argument, and how the command is used."""
        usage = one_line(self.format_usage().partition(":")[2])
        for entry, pattern in _FAULTS:
            if found := pattern.fullmatch(message):
                values: dict[str, Any] = {group: _unquoted(text) for group, text in found.groupdict().items()}
                raise InputError(entry, usage=usage, **values)
        raise InputError("usage", usage=usage)


class Version(argparse.Action):
    """Prints which version this is, and ends."""

    def __init__(self, option_strings: Sequence[str], dest: str, **options: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **options)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        """Read it from what is installed."""
        try:
            print(f"zwicker-lab {version('zwicker-lab')}")
        except PackageNotFoundError:
            raise InputError("version-unknown") from None
        parser.exit()


def parser(lang: str, works: Mapping[str, Callable[[argparse.Namespace], int]]) -> Parser:
    """The parser of the whole command line; ``works`` holds what each command does."""
    whole = Parser(lang, prog="zwicker-lab", description=say(lang, "cli-about"))
    _add_language(whole, lang, lang)
    whole.add_argument("--version", action=Version, help=say(lang, "cli-version"))
    commands = whole.add_subparsers(
        dest="command", required=True, metavar="COMMAND", title=say(lang, "cli-commands"), parser_class=Parser
    )

    def command(name: str, json: bool = True) -> Parser:
        text = say(lang, f"cli-{name}")
        made = commands.add_parser(name, lang=lang, help=text, description=text)
        made.set_defaults(work=works[name])
        _add_language(made, lang, argparse.SUPPRESS)
        if json:
            made.add_argument("--json", action="store_true", help=say(lang, "cli-json"))
        return made

    command("moves").add_argument("position", metavar="POSITION", help=say(lang, "cli-position-or-stream"))
    playing = command("play")
    playing.add_argument("position", metavar="POSITION", help=say(lang, "cli-position"))
    playing.add_argument("move", metavar="MOVE", help=say(lang, "cli-move"))
    _add_advising(command("advise"), lang, "cli-position-or-stream")
    dealing = command("deal")
    dealing.add_argument("--variant", metavar="V", required=True, help=say(lang, "cli-variant"))
    _add_dealing(dealing, lang)
    command("replay").add_argument("file", metavar="FILE", help=say(lang, "cli-file"))
    command("variants")
    command("rules").add_argument("variant", metavar="VARIANT", help=say(lang, "cli-variant"))
    command("lesson").add_argument("file", metavar="FILE", help=say(lang, "cli-lesson-file"))
    command("languages").add_argument("language", metavar="CODE", nargs="?", help=say(lang, "cli-language"))
    _add_study(command("study"), lang)
    _add_zwick(command("zwick", json=False), lang)
    _add_serving(command("serve", json=False), lang)
    return whole


def _add_serving(serving: Parser, lang: str) -> None:
    """Where the pages are served, under which names, how safely, and what is told and kept."""
    serving.add_argument("--address", metavar="HOST", default="localhost", help=say(lang, "cli-address"))
    serving.add_argument("--port", metavar="N", type=_number, default=5006, help=say(lang, "cli-port"))
    serving.add_argument("--origin", metavar="HOST", action="append", default=[], help=say(lang, "cli-origin"))
    serving.add_argument("--prefix", metavar="PATH", default="", help=say(lang, "cli-prefix"))
    serving.add_argument("--ssl-certfile", metavar="FILE", help=say(lang, "cli-ssl-certfile"))
    serving.add_argument("--ssl-keyfile", metavar="FILE", help=say(lang, "cli-ssl-keyfile"))
    serving.add_argument("--data", metavar="FOLDER", help=say(lang, "cli-data"))
    serving.add_argument("--log-level", choices=LOG_LEVELS, help=say(lang, "cli-log-level"))
    serving.add_argument("--show", action="store_true", help=say(lang, "cli-show"))


def _add_language(made: Parser, lang: str, usual: str) -> None:
    """In which language it is answered."""
    told = say(lang, "cli-lang", known=", ".join(LANGUAGES))
    made.add_argument("--lang", choices=LANGUAGES, default=usual, help=told)


def _add_dealing(dealing: Parser, lang: str) -> None:
    """Who plays, who deals, and the number that stands for a shuffle."""
    dealing.add_argument("--players", metavar="N", type=_number, help=say(lang, "cli-players"))
    dealing.add_argument("--dealer", metavar="S", help=say(lang, "cli-dealer"))
    dealing.add_argument("--seed", metavar="N", type=_number, help=say(lang, "cli-seed"))


def _add_advising(advising: Parser, lang: str, position: str) -> None:
    """What an advice takes: a position, how much to think, and a seed."""
    advising.add_argument("position", metavar="POSITION", help=say(lang, position))
    effort = advising.add_mutually_exclusive_group()
    effort.add_argument("--ms", metavar="N", type=_number, help=say(lang, "cli-ms"))
    effort.add_argument("--worlds", metavar="N", type=_number, help=say(lang, "cli-worlds"))
    advising.add_argument("--seed", metavar="N", type=_number, default=0, help=say(lang, "cli-advise-seed"))


def _add_study(studying: Parser, lang: str) -> None:
    """What a study takes: rule sets, players, numbers, who works, and where results go."""
    studying.add_argument("variants", metavar="VARIANT", nargs="*", help=say(lang, "cli-study-variants"))
    source = studying.add_mutually_exclusive_group()
    source.add_argument("--plan", metavar="FILE", help=say(lang, "cli-study-plan"))
    source.add_argument("--repeat", metavar="FILE", help=say(lang, "cli-study-repeat"))
    source.add_argument("--exact", action="store_true", help=say(lang, "cli-study-exact"))
    studying.add_argument("--players", metavar="N", type=_number, help=say(lang, "cli-players"))
    studying.add_argument("--seats", metavar="NAMES", help=say(lang, "cli-study-seats"))
    for key in ("deals", "seed", "matches", "twins", "worlds"):
        studying.add_argument(f"--{key}", metavar="N", type=_number, help=say(lang, f"cli-study-{key}"))
    work = studying.add_mutually_exclusive_group()
    work.add_argument("--processes", action="store_true", help=say(lang, "cli-study-processes"))
    work.add_argument("--dask", metavar="ADDRESS", nargs="?", const="", help=say(lang, "cli-study-dask"))
    studying.add_argument("--workers", metavar="N", type=_number, help=say(lang, "cli-study-workers"))
    studying.add_argument("--chunk", metavar="N", type=_number, help=say(lang, "cli-study-chunk"))
    studying.add_argument("--out", metavar="FILE", help=say(lang, "cli-study-out"))


def _add_zwick(game: Parser, lang: str) -> None:
    """The commands of the trick game, each with what it takes."""
    commands = game.add_subparsers(
        dest="work_of_zwick", required=True, metavar="COMMAND", title=say(lang, "cli-commands"), parser_class=Parser
    )

    def command(name: str) -> Parser:
        text = say(lang, f"cli-zwick-{name}" if name in ("advise", "desk") else f"cli-{name}")
        made = commands.add_parser(name, lang=lang, help=text, description=text)
        _add_language(made, lang, argparse.SUPPRESS)
        made.add_argument("--json", action="store_true", help=say(lang, "cli-json"))
        return made

    command("moves").add_argument("position", metavar="POSITION", help=say(lang, "cli-zwick-position-or-stream"))
    playing = command("play")
    playing.add_argument("position", metavar="POSITION", help=say(lang, "cli-zwick-position"))
    playing.add_argument("move", metavar="MOVE", help=say(lang, "cli-zwick-move"))
    _add_advising(command("advise"), lang, "cli-zwick-position-or-stream")
    dealing = command("deal")
    dealing.add_argument("--form", metavar="F", help=say(lang, "cli-zwick-form"))
    _add_dealing(dealing, lang)
    command("replay").add_argument("file", metavar="FILE", help=say(lang, "cli-file"))
    command("desk").add_argument("--data", metavar="FOLDER", help=say(lang, "cli-data"))


def language(words: Sequence[str]) -> str:
    """The language asked for, else that of the environment, else English.

    >>> language(["--lang", "de", "variants"]), language(["variants", "--lang=en"])
    ('de', 'en')
    """
    asked = [after for word, after in pairwise(words) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    set_there = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = asked[-1] if asked else re.split(r"[_.@]", next(filter(None, set_there), ""))[0]
    return wanted if wanted in LANGUAGES else "en"


def one_line(text: str) -> str:
    """A text on one line of bearable length, nothing unprintable in it.

    >>> one_line("a\\nb\\x1b[1m")
    'a b [1m'
    """
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return plain if len(plain) <= LONGEST_ERROR else plain[: LONGEST_ERROR - 1] + "…"


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise ValueError(text)
    return int(text)


def _unquoted(text: str) -> str:
    """The text as argparse quotes it, without the quotes; of a long one the beginning."""
    plain = re.sub(r"(['\"])(.*?)\1", r"\2", text)
    return plain if len(plain) <= 100 else plain[:99] + "…"


def _formatter(lang: str) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, say(lang, "cli-usage") + " " if prefix is None else prefix)

    return Formatter
