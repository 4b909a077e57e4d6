"""A language made from the German catalogue, every letter accented: what is shown without accents is no catalogue's.

``python -m tests.pseudo FOLDER`` makes it there and serves the site with it, the sentences of data files accented as
if they had been translated, too.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

CODE = "qaa"
ORIGINAL = Path(__file__).parents[1] / "zwicker_lab" / "texts" / "de"
PLAIN = "abcdefghijklmnopqrstuvwxyz"
ACCENTS = "áƀćđéƒǵĥíĵķĺḿńóṕɋŕśťúṽŵẋýź"
LETTERS = str.maketrans(PLAIN + PLAIN.upper(), ACCENTS + ACCENTS.upper())
KEPT = re.compile(r"(\{[^{}]*\}|\[\[\w+\]\])")
"""Cards and builds inside a sentence, which are drawn."""
ESCAPED = re.compile(r"[A-Za-z]{2,}")
FACTS = "language-name = Ṕśéúđó\nlanguage-fallback = de\nlanguage-decimal = '\nlanguage-separator = |\nindex-J = V\n"


def accented(text: str) -> str:
    """The text with accents on all its letters.

    >>> accented("Nimm die {9s}")
    'Ńíḿḿ đíé {9s}'
    """
    return "".join(part if KEPT.fullmatch(part) else part.translate(LETTERS) for part in KEPT.split(text))


def escaped(texts: Iterable[str]) -> list[str]:
    """Those in which two letters without accents stand side by side."""
    return sorted({text for text in texts if ESCAPED.search(text)})


class Accents(Visitor):
    """Accents what is said, not what is filled in nor the names of cases."""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the visitor's own naming
        node.value = node.value.translate(LETTERS)


def make(folder: Path) -> Path:
    """Make the language in ``folder``; the letters cards are drawn with stay as they are."""
    (folder / CODE).mkdir(parents=True, exist_ok=True)
    for path in ORIGINAL.glob("*.ftl"):
        read = FluentParser().parse(path.read_text(encoding="utf-8"))
        read.body = [one for one in read.body if isinstance(one, ftl.Message) and not is_fact(one.id.name)]
        Accents().visit(read)
        (folder / CODE / path.name).write_text(FluentSerializer().serialize(read), encoding="utf-8")
    (folder / CODE / "facts.ftl").write_text(FACTS, encoding="utf-8")
    return folder


def is_fact(name: str) -> bool:
    """Whether an entry is no sentence."""
    return name.startswith(("language-", "index-"))


def accent_data() -> None:
    """Let the sentences of data files come accented; to be called before the pages are loaded."""
    from zwicker_lab import texts

    plain = texts.in_language
    vars(texts)["in_language"] = lambda lang, told: accented(plain(lang, told)) if lang == CODE else plain(lang, told)
    from zwicker_lab.lessons.fields import Text

    of = Text.of
    Text.of = lambda self, lang: accented(of(self, lang)) if lang == CODE else of(self, lang)  # type: ignore[method-assign]


if __name__ == "__main__":
    os.environ["ZWICKER_LAB_TEXTS"] = str(make(Path(sys.argv[1])))
    accent_data()
    from zwicker_lab.cli import main

    sys.exit(main(["--lang", CODE, "serve", "--port", "0"]))
