"""The pages of the documentation that are made from data, so that they cannot drift from it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

import tables

import zwicker_lab
from tests.test_layers import LAYERS
from zwicker_lab.texts import LANGUAGES, in_language, say
from zwicker_lab.ui.reading.rulebook import rulebook
from zwicker_lab.ui.reading.told import Answer, Example, Grid, Row, Section, Told
from zwicker_lab.ui.table.rich import plain
from zwicker_lab.variants import Variant, load_variant, variant_names

STRENGTH = Path("bench") / "results" / "strength.json"
GIVEN_BACK = (
    "zwicker_lab.zwicker.items.Item",
    "zwicker_lab.players.advice.Advice",
    "zwicker_lab.players.advice.Judged",
    "zwicker_lab.study.tally.Estimate",
    "zwicker_lab.zwicker.score.SideScore",
    "zwicker_lab.notation.Replay",
    "zwicker_lab.lessons.grading.Outcome",
)
"""Classes that no one makes by hand, but that functions of the package answer with."""
SPECIAL = str.maketrans({character: f"\\{character}" for character in "\\`*_{}[]<>|#"})


def write(folder: Path, root: Path) -> None:
    """Write every made page into ``folder``; ``root`` is where the project lies."""
    folder.mkdir(exist_ok=True)
    pages = {"strength.md": strength(json.loads((root / STRENGTH).read_text())), "layers.svg": layers()}
    pages |= {"api.md": api(), "keys.md": tables.keys(), "faults.md": tables.faults(), "goals.md": tables.goals()}
    for name in variant_names():
        for lang in LANGUAGES:
            pages[f"rules-{name}-{lang}.md"] = rules(load_variant(name), lang)
    for name, text in pages.items():
        (folder / name).write_text(text, encoding="utf-8")


def api() -> str:
    """Every name of the package, with what its docstring says."""
    offered = {name: getattr(zwicker_lab, name) for name in zwicker_lab.__all__}
    types = [name for name, one in offered.items() if isinstance(one, type)]
    functions = [name for name, one in offered.items() if callable(one) and name not in types]
    return "\n".join(
        [
            *("### What to call", _told("autofunction", (f"zwicker_lab.{name}" for name in functions))),
            *("### What positions, moves and rules are", _told("autoclass", (f"zwicker_lab.{name}" for name in types))),
            *("### What comes back", _told("autoclass", GIVEN_BACK)),
        ]
    )


def _told(directive: str, names: Iterable[str]) -> str:
    members = "   :members:\n" if directive == "autoclass" else ""
    lines = [f".. {directive}:: {name}\n   :no-index:\n{members}" for name in names]
    return "```{eval-rst}\n" + "\n".join(lines) + "```\n"


def rules(variant: Variant, lang: str) -> str:
    """The book of rules of a variant as a page."""
    head = [f"# {text(in_language(lang, variant.title))}", f"`{variant.name}`", text(in_language(lang, variant.note))]
    body = [part for section in rulebook(variant, lang) for part in told(section, lang)]
    sources = [f"* {text(in_language(lang, source))}" for source in variant.sources]
    return "\n\n".join([*head, *body, f"## {say(lang, 'rules-sources')}", "\n".join(sources)]) + "\n"


def told(section: Section, lang: str) -> Iterator[str]:
    """One section: sentences with how sure they are, tables, examples, switches."""
    yield f"## {text(section.title)}"
    for piece in section.body:
        match piece:
            case Told():
                yield text(piece.text) + sure(piece.mark, lang)
            case Grid():
                rows = [piece.head, ["---"] * len(piece.head), *(cells(row) for row in (*piece.rows, *piece.sums))]
                yield "\n".join("| " + " | ".join(row) + " |" for row in rows)
            case Example():
                yield f"> {text(plain(piece.lead))} {text(plain(piece.sum))} {text(plain(piece.kept))}"
            case Answer():
                yield f"{text(piece.question)} {text(piece.text)} `{piece.written}` {text(piece.note)}".strip()


def cells(row: Row) -> list[str]:
    """The cells of a row of a table."""
    return [text(cell) for cell in row.cells]


def sure(mark: str | None, lang: str) -> str:
    """How sure a sentence is, where that is known."""
    return f" *({text(say(lang, 'rules-level-' + mark.replace(' ', '-')))})*" if mark else ""


def text(words: str) -> str:
    """Words as they are, none of their signs being a mark of the page."""
    return words.translate(SPECIAL)


def strength(results: dict[str, dict[str, float]]) -> str:
    """The table of measured strengths."""
    lines = ["| more points a deal | | | deals |", "|---|---|---|---|"]
    for pair, found in results.items():
        if isinstance(found, dict) and "diff" in found:
            one, other = pair.split("-", 1)
            lines.append(f"| {one} | against {other} | {found['diff']:.1f} ± {found['ci95']:.1f} | {found['n']:,} |")
    return "\n".join(lines) + "\n"


def layers() -> str:
    """The picture of the layers, the upper ones importing the lower, from the table that a test holds them to."""
    wide, high, gap = 640, 34, 8
    rows = [", ".join(sorted(names)) for names in reversed(LAYERS)]
    boxes = "".join(
        f'<rect x="1" y="{at * (high + gap) + 1}" width="{wide - 2}" height="{high}" rx="5" class="layer"/>'
        f'<text x="14" y="{at * (high + gap) + 23}">{escape(row)}</text>'
        for at, row in enumerate(rows)
    )
    size = f'width="{wide}" height="{len(rows) * (high + gap)}"'
    style = "<style>.layer{fill:#f7f1e3;stroke:#333}</style>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="15">{style}{boxes}</svg>\n'
    )
