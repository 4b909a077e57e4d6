"""The notebooks: small cells, no outputs but checked text, a check at the end. That they run is tested by nbval."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.notebook
NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("*.ipynb"))
CHECKED = "# NBVAL_CHECK_OUTPUT\n"


def code_cells(path: Path) -> list[dict[str, Any]]:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def test_there_are_nine_in_their_order() -> None:
    assert [path.name.partition("-")[0] for path in NOTEBOOKS] == list("123456789")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_no_output_is_saved_but_printed_text_that_is_checked(path: Path) -> None:
    for number, cell in enumerate(code_cells(path), 1):
        kinds = [(out["output_type"], out.get("name")) for out in cell["outputs"]]
        checked = source(cell).startswith(CHECKED)
        assert kinds == ([("stream", "stdout")] if checked else []), cell["id"]
        assert cell["execution_count"] == (number if checked else None), cell["id"]  # nbval wants to see that it ran


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_text_stands_before_every_cell_of_code(path: Path) -> None:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    for before, cell in pairwise(cells):
        assert {before["cell_type"], cell["cell_type"]} == {"markdown", "code"}, cell["id"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_it_says_where_it_works(path: Path) -> None:
    first = source(json.loads(path.read_text(encoding="utf-8"))["cells"][0])
    assert all(word in first for word in ("JupyterLab", "Notebook 7", "VS Code", "`jupyter_bokeh`", "internet"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_no_cell_is_longer_than_ten_lines(path: Path) -> None:
    assert [cell["id"] for cell in code_cells(path) if len(source(cell).splitlines()) > 10] == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_the_last_cell_checks_what_the_notebook_claims(path: Path) -> None:
    assert "assert " in source(code_cells(path)[-1])


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_no_cell_needs_a_shell_a_magic_or_another_host(path: Path) -> None:
    for cell in code_cells(path):
        assert "http" not in source(cell)
        assert not any(line.lstrip().startswith(("!", "%")) for line in source(cell).splitlines())
        if "pn.extension" in source(cell):
            assert "inline=True" in source(cell)
