"""Looking through the catalogues of further languages: what is wrong with them, and what is missing yet.

The built-in ones are looked through by the tests.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from zwicker_lab.errors import InputError
from zwicker_lab.near import nearest
from zwicker_lab.texts import (
    BUILT_IN,
    FOLDERS,
    LANGUAGES,
    VARIABLE,
    fallbacks,
    further_folder,
    named_fallback,
    resource,
)

FUNCTIONS = ("NUMBER", "DATETIME")
FALLBACK, NAME = "language-fallback", "language-name"
MADE_OF = {"language-separator": r".", **dict.fromkeys((f"index-{rank}" for rank in "AJQK"), r"[A-SU-Za-su-z]{1,2}")}
"""Entries that are no sentences, and what they may be: one sign, and letters the cards can be drawn with."""


@dataclass
class Uses(Visitor):
    """What an entry asks for: variables, other entries and terms, functions."""

    variables: set[str] = field(default_factory=set)
    entries: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        """A value that is filled in."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the visitor's own naming
        """Another entry."""
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - the visitor's own naming
        """A term."""
        self.entries.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 - the visitor's own naming
        """A function, and what it is given."""
        self.functions.add(node.id.name)
        self.generic_visit(node)


def uses(entry: ftl.Message | ftl.Term) -> Uses:
    """What an entry asks for."""
    seen = Uses()
    seen.visit(entry)
    return seen


def first_fault() -> InputError | None:
    """The first thing that is wrong with further catalogues; ``None`` where they are in order, or there are none."""
    return next(folder_faults(), None) or next((fault for lang in LANGUAGES for fault in faults(lang)), None)


def missing(lang: str) -> dict[str, list[ftl.Message]]:
    """The entries a language does not have yet, as the language has them that it falls back on, by file.

    >>> missing("en")
    {}
    """
    own = {entry.id.name for entry in resource(lang).body if isinstance(entry, ftl.Message)}
    found = {}
    for path in sorted(FOLDERS[next(one for one in fallbacks(lang) if one in BUILT_IN)].glob("*.ftl")):
        entries = [one for one in _parsed(path)[1] if isinstance(one, ftl.Message) and one.id.name not in own]
        if entries:
            found[path.name] = entries
    return found


@cache
def originals() -> Mapping[str, ftl.Message]:
    """Every entry there is to translate."""
    return {entry.id.name: entry for entry in resource(BUILT_IN[0]).body if isinstance(entry, ftl.Message)}


@cache
def _given(name: str) -> frozenset[str]:
    """The values an entry is filled with: those it asks for itself, and those of the entries it builds on."""
    seen = uses(originals()[name])
    return frozenset(seen.variables).union(*map(_given, seen.entries))


def folder_faults() -> Iterator[InputError]:
    """What is wrong with the folder of further languages as such."""
    folder = further_folder()
    if folder is None:
        return
    values: dict[str, Any] = {"variable": VARIABLE, "folder": str(folder)}
    if not folder.is_dir():
        yield InputError("catalogue-no-folder", **values)
    elif taken := [lang for lang in BUILT_IN if (folder / lang).is_dir()]:
        yield InputError("catalogue-built-in", got=taken[0], **values)
    elif folder not in {path.parent for path in FOLDERS.values()}:
        yield InputError("catalogue-none", **values)


def faults(lang: str) -> Iterator[InputError]:
    """Everything that is wrong with a catalogue, file by file, then the language itself; a built-in one is in order."""
    if lang in BUILT_IN:
        return
    read: dict[str, ftl.Pattern | None] = {}
    parsed = [(path, *_parsed(path)) for path in sorted(FOLDERS[lang].glob("*.ftl"))]
    known = {_name(entry) for _, _, entries in parsed for entry in entries}
    for path, text, entries in parsed:
        if "\ufffd" in text:
            yield InputError("catalogue-not-text", file=_called(path))
        for entry in entries:
            name, start = _name(entry), entry.span.start if entry.span else 0
            where = {"file": _called(path), "number": str(text.count("\n", 0, start) + 1), "entry": name}
            if isinstance(entry, ftl.Junk):
                yield _fault(where, "syntax", got=_brief(text[start:]))
            elif name in read:
                yield _fault(where, "twice")
            elif isinstance(entry, ftl.Message | ftl.Term):
                read[name] = entry.value
                yield from _entry_faults(entry, name, where, known)
    yield from _fact_faults(lang, read)


def _parsed(path: Path) -> tuple[str, list[ftl.EntryType]]:
    text = path.read_text(encoding="utf-8", errors="replace")
    return text, [one for one in FluentParser().parse(text).body if not isinstance(one, ftl.BaseComment)]


def _name(entry: ftl.EntryType) -> str:
    if isinstance(entry, ftl.Term):
        return f"-{entry.id.name}"
    return entry.id.name if isinstance(entry, ftl.Message) else ""


def _called(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def _brief(text: str) -> str:
    line = text.strip().splitlines()[0] if text.strip() else ""
    return line if len(line) <= 60 else line[:59] + "…"


def _fault(where: Mapping[str, Any], kind: str, *, got: str = "", wanted: str = "") -> InputError:
    return InputError("catalogue-entry", kind=kind, got=got, wanted=wanted, **where)


def _entry_faults(
    entry: ftl.Message | ftl.Term, name: str, where: Mapping[str, Any], known: set[str]
) -> Iterator[InputError]:
    seen = uses(entry)
    if isinstance(entry, ftl.Message):
        if name not in originals() and name != FALLBACK:
            yield _fault(where, "unknown", wanted=nearest(name, originals()))
            return
        if entry.value is None:
            yield _fault(where, "empty")
        given = _given(name) if name in originals() else frozenset()
        for variable in sorted(seen.variables - given):
            yield _fault(
                where,
                "variable" if given else "nothing",
                got=variable,
                wanted=", ".join(f"${one}" for one in sorted(given)),
            )
    for other in sorted(seen.entries - known):
        yield _fault(where, "entry", got=other)
    for function in sorted(seen.functions.difference(FUNCTIONS)):
        yield _fault(where, "function", got=function, wanted=", ".join(FUNCTIONS))
    if name in MADE_OF and not re.fullmatch(MADE_OF[name], plain := _plain(entry.value)):
        yield _fault(where, "letters" if name.startswith("index") else "sign", got=plain)


def _plain(pattern: ftl.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return "".join(one.value if isinstance(one, ftl.TextElement) else "{…}" for one in elements)


def _fact_faults(lang: str, read: Mapping[str, object]) -> Iterator[InputError]:
    others = [one for one in LANGUAGES if one != lang]
    if NAME not in read:
        yield InputError("catalogue-name", code=lang)
    if named_fallback(lang) not in others or lang in fallbacks(named_fallback(lang)):
        yield InputError("catalogue-fallback", code=lang, got=named_fallback(lang), known=", ".join(others))
