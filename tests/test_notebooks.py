"""The notebooks: small cells, no saved outputs, and a check at the end. That they run is tested by nbval."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.notebook
NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("*.ipynb"))


def code_cells(path: Path) -> list[dict[str, Any]]:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


def test_there_are_notebooks() -> None:
    assert "first-steps.ipynb" in {path.name for path in NOTEBOOKS}


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_no_output_is_saved(path: Path) -> None:
    assert [cell["id"] for cell in code_cells(path) if cell["outputs"] or cell["execution_count"]] == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_no_cell_is_longer_than_ten_lines(path: Path) -> None:
    assert [cell["id"] for cell in code_cells(path) if len("".join(cell["source"]).splitlines()) > 10] == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_the_last_cell_checks_what_the_notebook_claims(path: Path) -> None:
    assert "assert " in "".join(code_cells(path)[-1]["source"])


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_no_cell_needs_a_shell_a_magic_or_another_host(path: Path) -> None:
    for cell in code_cells(path):
        source = "".join(cell["source"])
        assert "http" not in source
        assert not any(line.lstrip().startswith(("!", "%")) for line in source.splitlines())
        if "pn.extension" in source:
            assert "inline=True" in source
