"""Further languages: found where they lie, half a catalogue is enough, a faulty one is told in one line, and a language
made for the purpose shows that no sentence comes from elsewhere.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from tests import pseudo
from zwicker_lab import texts
from zwicker_lab.errors import InputError
from zwicker_lab.lessons import load_lessons, read_comment, read_own
from zwicker_lab.lessons.draft import Draft, Words
from zwicker_lab.lessons.draft_read import draft_of_json
from zwicker_lab.lessons.fields import Text
from zwicker_lab.lessons.swiss import load_swiss
from zwicker_lab.names import decimal
from zwicker_lab.spreadsheet import as_csv
from zwicker_lab.texts import check, fallbacks, in_language, say
from zwicker_lab.ui import page, query
from zwicker_lab.ui.page import render
from zwicker_lab.ui.query import Query, spoken
from zwicker_lab.ui.reading.rulebook import rulebook
from zwicker_lab.ui.table.components import TableView
from zwicker_lab.variants import Variant, load_variant, variant_names
from zwicker_lab.zwicker.moves import Move

FACTS = "language-name = Plattdüütsch\nlanguage-fallback = de\n"
Add = Callable[..., str]


@pytest.fixture
def add(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Add]:
    """Add a language for this test: ``add("nds", "language-name = …", …)`` with the text of each of its files."""

    def added(lang: str, *files: str, folder: Path | None = None) -> str:
        if folder is None:
            folder = tmp_path / lang
            folder.mkdir(exist_ok=True)
            for at, text in enumerate(files):
                (folder / f"{at}.ftl").write_text(text, encoding="utf-8")
        monkeypatch.setitem(vars(texts)["FOLDERS"], lang, folder)
        for module in (texts, check, query, page):
            monkeypatch.setattr(module, "LANGUAGES", (*texts.BUILT_IN, lang))
        forget()
        return lang

    yield added
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Read every catalogue anew."""
    for kept in (texts.resource, texts.fallbacks, texts.bundle, texts._filled, page.languages):
        kept.cache_clear()


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command line, told of the folder with further languages."""
    told = {**os.environ, texts.VARIABLE: str(folder)}
    command = [sys.executable, "-m", "zwicker_lab", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=told, timeout=60)


# ---- half a catalogue ------------------------------------------------------------------------------------------


def test_what_a_catalogue_lacks_comes_from_the_language_it_names(add: Add) -> None:
    lang = add("nds", FACTS + "word-table = Disch\n")
    assert fallbacks(lang) == ("nds", "de", "en")
    assert say(lang, "word-table") == "Disch" and say(lang, "rank-J") == "Bube"
    add("nds", FACTS.replace("= de", "= en"))
    assert say("nds", "rank-J") == "jack"


def test_numbers_are_written_as_the_language_says(add: Add) -> None:
    lang = add("nds", FACTS + "language-decimal = '\nlanguage-separator = |\n")
    assert decimal(1.25, lang) == "1'2"
    assert as_csv([["Näf", 1.5]], lang) == "\ufeffNäf|1'5\r\n"


def test_data_may_speak_a_further_language_and_need_not(add: Add) -> None:
    lang = add("nds", FACTS)
    assert in_language(lang, {"de": "Bild", "en": "table"}) == "Bild"
    assert in_language(lang, {"de": "Bild", "en": "table", "nds": "Disch"}) == "Disch"
    assert (
        Text(de="Bild", en="table").of(lang) == "Bild" and Text(de="Bild", en="table", nds="Disch").of(lang) == "Disch"
    )
    title = '{ de = "Bei uns", en = "Ours", nds = "Bi uns" }'
    assert in_language(lang, Variant.from_toml(f'base = "zwicker3"\ntitle = {title}', "own").title) == "Bi uns"
    told = read_comment("de: Gut.\nen: Good.")
    assert told is not None and told.of(lang) == "Gut."


LESSON = """
title = { nds = "Twee Weeg" }
variant = "zwicker3"
[[exercise]]
position = "zwicker3; table 5c 4d; hand 9h *15 Kd"
goal = { type = "make_zwick" }
"""


def test_a_lesson_of_ones_own_keeps_its_language_through_the_editor() -> None:
    """Also where nobody has a catalogue of it."""
    lesson = read_own(LESSON)
    assert lesson.title.of("de") == lesson.title.of("en") == "Twee Weeg"
    draft = Draft.of(lesson)
    assert draft.title == Words(nds="Twee Weeg") and read_own(draft.toml()).title == lesson.title
    assert draft_of_json(draft.to_json()) == draft


@pytest.mark.parametrize("wrong", ["plattdeutsch", "NDS", "d1"])
def test_a_text_in_no_language_is_refused(wrong: str) -> None:
    with pytest.raises(InputError) as refused:
        read_own(LESSON.replace("nds =", f"{wrong} ="))
    assert f"“{wrong}” is no code" in refused.value.text("en")


def test_a_link_and_a_browser_may_ask_for_it(add: Add) -> None:
    lang = add("nds", FACTS)
    assert Query({"lang": "nds"}).lang == lang and not Query({"lang": "nds"}).problems
    assert spoken("fr, nds-DE;q=0.8, de;q=0.5") == "nds"
    unknown = Query({"lang": "nl"})
    assert unknown.lang == "de" and "only de, en, nds." in unknown.problems[0].text("en")


def test_a_page_offers_every_language(add: Add) -> None:
    two = render("missing", Query({"lang": "en"}), "x", "")
    assert two.count("data-lang") == 1 and "zl-languages" not in two and "Switch to: Deutsch" in two
    add("nds", FACTS)
    three = render("missing", Query({"lang": "en", "n": "3"}), "x", "")
    assert three.count("data-lang") == 3 and 'href="?lang=nds&amp;n=3" lang="nds"' in three and "Plattdüütsch" in three


def test_cards_in_a_notebook_know_the_letters_of_every_language() -> None:
    assert '"de": {"A": "A", "J": "B", "Q": "D", "K": "K"}' in TableView._render_esm(server=False).splitlines()[0]


# ---- a faulty catalogue ----------------------------------------------------------------------------------------

FAULTS = {
    "shell-hom = x": ["nds/1.ftl, line 1", "no entry “shell-hom”", "nearest is: shell-home"],
    "shell-nav = a\nfoo {": ["nds/1.ftl, line 2", "“foo {” cannot be read"],
    "shell-nav = { $foo }": ["“shell-nav” gets no “$foo”", "nothing is filled in"],
    "list-and = { $first } un { $lst }": ["“list-and” gets no “$lst”", "$first, $last"],
    "shell-nav = { shell-foot }": ["“shell-nav” fills in “shell-foot”"],
    "shell-nav = { -brand }": ["“shell-nav” fills in “-brand”"],
    "shell-nav = { UPPER(1) }": ["“shell-nav” calls “UPPER”", "NUMBER"],
    "shell-nav =\n    .label = x": ["“shell-nav” has no text"],
    "shell-nav = a\nshell-nav = b": ["line 2", "“shell-nav” stands further up already"],
    "index-J = Jung": ["“index-J” is “Jung”", "one or two letters"],
    "language-separator = ::": ["“language-separator” is “::”", "a single sign"],
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_fault_says_file_entry_and_what_would_be_right(add: Add, text: str) -> None:
    found = list(check.faults(add("nds", FACTS, text)))
    assert len(found) == 1 and str(check.first_fault()) == str(found[0])
    told = found[0].text("en")
    assert "\n" not in told and all(part in told for part in FAULTS[text]), told


def test_a_catalogue_says_its_name_and_where_to_look_for_the_rest(add: Add) -> None:
    lacking = [fault.text("en") for fault in check.faults(add("nds", "word-table = Disch\n"))]
    assert len(lacking) == 2 and "language-name" in lacking[0] and "language-fallback" in lacking[1]
    for wrong in ("fr", "nds"):
        found = [fault.text("en") for fault in check.faults(add("nds", FACTS.replace("= de", f"= {wrong}")))]
        assert len(found) == 1 and f"names “{wrong}”" in found[0] and "de, en" in found[0]


def test_the_sample_of_the_documentation_is_a_language(add: Add) -> None:
    page = (Path(__file__).parents[1] / "docs" / "extend" / "language.md").read_text(encoding="utf-8")
    sample = "".join(re.findall(r"```text\n(.*?)```", page, re.DOTALL))
    assert list(check.faults(add("nds", sample))) == [] and say("nds", "language-name") == "Plattdüütsch"


def test_what_fits_is_no_fault_and_what_is_missing_is_known(add: Add) -> None:
    lang = add("nds", FACTS + "# Wöör\nword-table = Disch\n-brand = Zwicker\nshell-nav = { -brand }\nindex-J = Kn\n")
    assert list(check.faults(lang)) == [] and check.first_fault() is None
    lacks = {entry.id.name for entries in check.missing(lang).values() for entry in entries}
    assert lacks == set(check.originals()) - {"language-name", "word-table", "shell-nav", "index-J"}


@pytest.mark.parametrize("words", [("variants",), ("--lang", "nds", "serve", "--port", "0")])
def test_nothing_starts_with_a_faulty_catalogue(tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "nds").mkdir()
    (tmp_path / "nds" / "a.ftl").write_text(FACTS + "error-catalogue-entry = { $foo }\n", encoding="utf-8")
    done = run(tmp_path, *words)
    assert done.returncode == 2 and not done.stdout
    assert done.stderr.count("\n") == 1 and "nds/a.ftl" in done.stderr and "$foo" in done.stderr


@pytest.mark.parametrize(("folder", "said"), [("", "no language"), ("de", "built in"), (None, "no such folder")])
def test_a_folder_without_a_language_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str | None, said: str
) -> None:
    there = tmp_path / "texts"
    if folder is not None:
        (there / folder).mkdir(parents=True)
    monkeypatch.setenv(texts.VARIABLE, str(there))
    fault = check.first_fault()
    assert fault is not None and said in fault.text("en") and str(there) in fault.text("de")


def test_the_command_line_finds_a_language_and_tells_what_it_lacks(tmp_path: Path) -> None:
    (tmp_path / "nds").mkdir()
    (tmp_path / "nds" / "a.ftl").write_text(FACTS + "cli-language-line = { $own }, { $has }\n", encoding="utf-8")
    done = run(tmp_path, "--lang", "nds", "languages", "nds")
    assert done.returncode == 0 and not done.stderr
    assert done.stdout.startswith("Plattdüütsch, 2\n\n# advice.ftl\n") and "\nshell-skip = Zum Inhalt\n" in done.stdout


# ---- a language made for the purpose ---------------------------------------------------------------------------


@pytest.fixture
def accents(add: Add, tmp_path: Path) -> str:
    """The language in which every letter of the catalogues has an accent."""
    return add(pseudo.CODE, folder=pseudo.make(tmp_path) / pseudo.CODE)


def sentences(value: Any) -> Iterator[str]:
    """Every text in a page's parts."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        for one in fields(value):
            yield from sentences(getattr(value, one.name)) if one.name not in CODES else ()
    elif isinstance(value, list | tuple):
        for each in value:
            yield from sentences(each)


CODES = ("name", "keys", "mark", "position", "move", "written")
"""Parts that hold no sentence: names and the notation."""


def test_the_language_made_for_the_purpose_is_a_whole_catalogue(accents: str) -> None:
    assert list(check.faults(accents)) == []
    lacks = {entry.id.name for entries in check.missing(accents).values() for entry in entries}
    assert all(map(pseudo.is_fact, lacks))


@pytest.mark.parametrize("name", variant_names())
def test_the_rules_of_a_variant_come_from_the_catalogue(accents: str, name: str) -> None:
    found = list(sentences(rulebook(load_variant(name), accents)))
    assert len(found) > 40 and pseudo.escaped(found) == []


def test_every_refusal_comes_from_the_catalogue(accents: str) -> None:
    told = []
    for lesson in (*load_lessons(), *load_swiss()):
        for exercise in lesson.exercises:
            for one in exercise.tries:
                if one.verdict == "illegal" and (reason := refused(exercise, one.answer)):
                    told.append(reason.text(accents))
    assert len(told) > 40 and pseudo.escaped(told) == []


def refused(exercise: Any, answer: str) -> Any:
    """Why a foreseen answer is refused; ``None`` where it is no move."""
    try:
        return exercise.start.refusal(Move.read(answer))
    except (InputError, AttributeError):
        return None
