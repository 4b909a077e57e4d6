"""The catalogues: both languages complete, nothing missing, nothing unused, and written as they should be."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from zwicker_lab.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
TEXTS = ROOT / "zwicker_lab" / "texts"
CODE = [*(ROOT / "zwicker_lab").rglob("*.py"), *(ROOT / "apps").glob("*.py")]
DATA = [p for p in (ROOT / "zwicker_lab").rglob("*") if p.suffix in {".toml", ".json", ".html", ".js", ".zdn"}]
TEMPLATES = [path for path in DATA if path.suffix == ".html"]


class Variables(Visitor):
    """Collects the variables an entry asks for and the entries it builds on."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.entries: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the visitor's own naming
        self.entries.add(node.id.name)


def entries(lang: str) -> Iterator[tuple[Path, ftl.Message, str]]:
    """Every entry of a language: its file, the entry, and its text as written."""
    for path in sorted((TEXTS / lang).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message):
                assert entry.span
                yield path, entry, text[entry.span.start : entry.span.end]
            else:
                assert isinstance(entry, ftl.BaseComment), (
                    f"{path.name}: cannot be read: {text[entry.span.start :][:60]}"
                )


@cache
def catalogue(lang: str) -> dict[str, tuple[str, frozenset[str], frozenset[str]]]:
    """Name of each entry, with its text, its variables and the entries it builds on."""
    found = {}
    for _, entry, text in entries(lang):
        seen = Variables()
        seen.visit(entry)
        found[entry.id.name] = (text, frozenset(seen.names), frozenset(seen.entries))
    return found


NAMES = set(catalogue("en"))


@cache
def strings() -> frozenset[str]:
    """Every string constant of the code, every word and every quoted text of the data files, as entries are named."""
    constants = {
        node.value
        for path in CODE
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    data = "\n".join(path.read_text(encoding="utf-8") for path in DATA)
    words = set(re.findall(r"[\w*./-]+", data)) | set(re.findall(r'"([^"\n]+)"', data))
    return frozenset(map(plain, constants | words))


@cache
def families() -> frozenset[re.Pattern[str]]:
    """Names made in the code and the templates: each that begins like an entry, its variable parts as groups."""
    areas = {name.partition("-")[0] for name in NAMES}
    found = set()
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and (made := pattern(node)) and made.split("-")[0] in areas:
                found.add(re.compile(made))
    joined = re.compile(r'"([a-z]+-[a-z0-9-]*)"((?:\s*~\s*(?:[\w.]+|"[a-z0-9-]+"))+)')
    for path in TEMPLATES:
        for first, rest in joined.findall(path.read_text(encoding="utf-8")):
            parts = [part.strip() for part in rest.split("~")[1:]]
            found.add(re.compile(first + "".join(p.strip('"') if p.startswith('"') else "(.+)" for p in parts)))
    return frozenset(found)


def pattern(node: ast.JoinedStr) -> str | None:
    """An f-string as a regular expression; ``None`` when it cannot be the name of an entry."""
    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    if not (isinstance(parts[0], str) and re.fullmatch(r"[a-z]+-[a-z0-9_-]*", parts[0])):
        return None
    if not all(part is None or (isinstance(part, str) and re.fullmatch(r"[a-z0-9_-]+", part)) for part in parts):
        return None
    return "".join("(.+)" if part is None else str(part) for part in parts)


def is_used(name: str) -> bool:
    """Whether the code or the data names an entry, whole, by a family whose parts they name, or by an entry."""
    return is_named(name) or any(name in used for _, _, used in catalogue("en").values())


def is_named(name: str) -> bool:
    matches = (family.fullmatch(name) for family in families())
    return plain(name) in strings() or any(all(map(is_named, match.groups())) for match in matches if match)


def plain(text: str) -> str:
    """A word as entries are named: ``one line`` and ``4.build`` are ``one-line`` and ``4-build`` there."""
    return re.sub(r"[^A-Za-z0-9*]+", "-", text)


def calls(*functions: str) -> Iterable[tuple[str, str, ast.Call, ast.expr | None]]:
    """Every call of these functions: where, which one, the call, and the argument that names the entry."""
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            if name in functions:
                place = 1 if name == "say" else 0
                named = node.args[place] if len(node.args) > place else None
                yield f"{path.relative_to(ROOT)}:{node.lineno}", name, node, named


def test_both_languages_have_the_same_entries() -> None:
    assert set(catalogue("de")) == NAMES


def test_both_languages_have_the_same_files() -> None:
    assert {p.name for p in (TEXTS / "de").iterdir()} == {p.name for p in (TEXTS / "en").iterdir()}


def test_both_languages_ask_for_the_same_variables() -> None:
    shared = NAMES & set(catalogue("de"))
    assert sorted(name for name in shared if catalogue("de")[name][1] != catalogue("en")[name][1]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_entry_is_written_twice(lang: str) -> None:
    names = [entry.id.name for _, entry, _ in entries(lang)]
    assert sorted(names) == sorted(set(names))


def test_every_entry_is_used() -> None:
    assert sorted(name for name in NAMES if not is_used(name)) == []


def test_every_entry_that_is_named_exists() -> None:
    missing = []
    for where, function, _, named in calls("say", "in_every", "text_of", "InputError"):
        prefix = "error-" if function == "InputError" else ""
        if isinstance(named, ast.Constant) and prefix + str(named.value) not in NAMES:
            missing.append(f"{where}: {prefix}{named.value}")
        if isinstance(named, ast.JoinedStr) and (made := pattern(named)):
            found = [name for name in NAMES if re.fullmatch(prefix + made, name)]
            missing.extend([] if found else [f"{where}: {prefix}{made}"])
    for path in TEMPLATES:
        named_there = re.findall(r"""\bsay\(\s*["']([a-z0-9-]+)["']\s*[,)]""", path.read_text(encoding="utf-8"))
        missing.extend(f"{path.name}: {name}" for name in named_there if name not in NAMES)
    assert missing == []


def test_every_entry_gets_the_variables_it_asks_for() -> None:
    wrong = []
    for where, function, call, named in calls("say", "in_every", "text_of", "InputError"):
        name = ("error-" if function == "InputError" else "") + str(getattr(named, "value", ""))
        if not isinstance(named, ast.Constant) or name not in NAMES or any(word.arg is None for word in call.keywords):
            continue
        given = {str(word.arg) for word in call.keywords}
        given -= {"line", "column"} if function == "InputError" else set()
        if not catalogue("en")[name][1] <= given:
            wrong.append(f"{where}: {name} asks for {sorted(catalogue('en')[name][1])}, gets {sorted(given)}")
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_shouts(lang: str) -> None:
    """No exclamation marks; the sign ``!`` may stand by itself."""
    shouting = re.compile(r"[^\s„“\"`(]!")
    assert [name for name, (text, _, _) in catalogue(lang).items() if shouting.search(text)] == []


ASCII_UMLAUT = re.compile(r"\w*(?:ae|oe|(?<![aeäqAEÄQ])ue)\w*")
NO_UMLAUT = re.compile(
    r"zuerst|zuende|\w*(?:duell|tuell|nuell|suell)\w*|tue[nt]?|poe\w*|\w*soeben|israel\w*", re.IGNORECASE
)
NO_SHARP_S = re.compile(
    r"\b(?:gross|weiss|heiss|schliess|beschliess|strasse|ausser|fuss|gruss|spass|stoss|giess|mass\b)\w*", re.IGNORECASE
)


def test_german_is_written_with_its_own_letters() -> None:
    wrong = []
    for name, (text, _, _) in catalogue("de").items():
        sentence = re.sub(r"\{[^{}]*\}|\w+[._=]\w+|\btrue\b", " ", text.partition("=")[2])
        words = [word for word in ASCII_UMLAUT.findall(sentence) if not NO_UMLAUT.fullmatch(word)]
        wrong.extend(f"{name}: {word}" for word in [*words, *NO_SHARP_S.findall(sentence)])
    assert wrong == []
