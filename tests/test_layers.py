"""Imports point downwards only, and nothing below the pages knows how pages are made."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "zwicker_lab"
LAYERS = (
    {"cards", "data_folder", "errors", "given", "near", "packed", "spreadsheet", "still", "texts"},
    {"variants"},
    {"zwicker", "names"},
    {"notation"},
    {"zwick"},
    {"kernel"},
    {"players", "zwick.players"},
    {"lessons", "both_games", "gym"},
    {"study"},
    {"workshop"},
    {"ui"},
    {"apps"},
)
ANYTHING = {"cli", "__main__"}  # the command line starts whatever it is asked for
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names} | dict.fromkeys(ANYTHING, len(LAYERS))
PAGE_LIBRARIES = {"panel", "bokeh", "holoviews", "hvplot", "panel_material_ui", "tornado"}

SOURCES = sorted([*PACKAGE.rglob("*.py"), *(ROOT / "apps").glob("*.py")])


def imported(tree: ast.AST, path: Path) -> Iterator[tuple[int, str]]:
    """Every module a file names in an import, with its line; relative names made absolute."""
    package = path.relative_to(ROOT).parent.parts
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield node.lineno, base
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def layer(module: str) -> str | None:
    """The layer a module belongs to; ``None`` for the packages of others and for ``zwicker_lab`` itself."""
    first, *rest = module.split(".")
    if first == "apps":
        return first
    if first != "zwicker_lab" or not rest:
        return None
    return ".".join(rest[:2]) if rest[:2] == ["zwick", "players"] else rest[0]


def layer_of_file(path: Path) -> str | None:
    return layer(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_downwards_only(path: Path) -> None:
    own = layer_of_file(path)
    own_level = LEVEL["ui"] - 1 if own is None else LEVEL[own]
    upwards = [
        f"line {line}: {module}"
        for line, module in imported(ast.parse(path.read_text(encoding="utf-8")), path)
        if LEVEL.get(layer(module) or "", -1) > own_level
    ]
    assert not upwards


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_below_the_pages_imports_a_page_library(path: Path) -> None:
    own = layer_of_file(path)
    if own is not None and LEVEL[own] >= LEVEL["ui"] and own not in ANYTHING:
        return
    names = imported(ast.parse(path.read_text(encoding="utf-8")), path)
    assert not [f"line {line}: {module}" for line, module in names if module.split(".")[0] in PAGE_LIBRARIES]


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "zwick").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT))
)
def test_the_trick_game_knows_nothing_of_the_fishing_games(path: Path) -> None:
    names = imported(ast.parse(path.read_text(encoding="utf-8")), path)
    assert not [f"line {line}: {module}" for line, module in names if layer(module) in {"variants", "zwicker", "cards"}]


def test_every_part_of_the_package_has_a_layer() -> None:
    parts = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()}
    assert parts - {"__init__"} <= set(LEVEL)


def test_the_command_line_starts_without_loading_the_pages() -> None:
    code = f"import sys, zwicker_lab.cli; print(*sorted(set(sys.modules) & {PAGE_LIBRARIES | {'zwicker_lab.ui'}!r}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == ""


@pytest.mark.parametrize("line", ["import zwicker_lab.ui.page", "from zwicker_lab import ui", "from ..ui import page"])
def test_the_check_sees_every_way_to_write_an_import(line: str) -> None:
    names = imported(ast.parse(line), PACKAGE / "zwicker" / "play.py")
    assert "ui" in {layer(module) for _, module in names}
