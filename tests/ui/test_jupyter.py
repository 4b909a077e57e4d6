"""Notebooks in a real JupyterLab, as a reader uses them: run all cells, click a card, read the answer, type."""

from __future__ import annotations

import json
import os
import re
import secrets
import shutil
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from zwicker_lab.ui.settings import Settings

ROOT = Path(__file__).parents[2]
NOTEBOOK = "1-the-game.ipynb"
VIEWS = "views.ipynb"
CELLS = (
    "import zwicker_lab as zl\n"
    "zl.show(zl.run_all(zl.Study.of('zwicker3', seats=['random'], deals=200, matches=0, twins=0)))",
    "zl.show(zl.lesson(8), exercise=1)",
    "open({gate!r}).readline()",
)
"""What the notebook of views shows: a study with its pictures, and a lesson; then it waits at the gate."""
SLOW_READER = "() => { const now = Date.now; Date.now = () => now() + 6000; }"
"""A reader who waits longer than Panel for its first answer (five seconds), and whose touches it then sends at once."""
SENT = "() => new Promise(done => setTimeout(done, 50))"
"""What was touched before has been sent: Panel sets a timer as long as this one for it, and this one was set later."""
KERNEL_MS = 120_000
"""What a kernel may take for all cells on a busy machine: to load Panel, and perhaps to compile the players."""
QUIET = {
    "notebook-extension/tracker": {"windowingMode": "none"},
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False, "doNotDisturbMode": True},
}
"""The reader's settings: every cell stays in the page, and nobody is asked about news."""


@pytest.fixture(scope="module")
def gate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pipe: the cell that reads it keeps the kernel busy until a line is written."""
    pipe = tmp_path_factory.mktemp("gate") / "gate"
    os.mkfifo(pipe)
    return pipe


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory, gate: Path) -> Iterator[Callable[[str], str]]:
    """The address of a notebook in a JupyterLab with settings of its own, on the loopback."""
    tmp_path = tmp_path_factory.mktemp("lab")
    for name, values in QUIET.items():
        kept = tmp_path / "settings" / "@jupyterlab" / f"{name}.jupyterlab-settings"
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(values), encoding="utf-8")
    books = tmp_path / "books"
    books.mkdir()
    shutil.copy(ROOT / "notebooks" / NOTEBOOK, books)
    (books / VIEWS).write_text(json.dumps(notebook([text.format(gate=str(gate)) for text in CELLS])), encoding="utf-8")
    folders = {
        name: str(tmp_path / name)
        for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    }
    folders |= {
        "JUPYTERLAB_SETTINGS_DIR": str(tmp_path / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(tmp_path / "workspaces"),
    }
    token = secrets.token_urlsafe()
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--LabApp.extension_manager=readonly"),
        *(f"--IdentityProvider.token={token}", "--ServerApp.ip=127.0.0.1", f"--ServerApp.root_dir={books}"),
        *(f"--ServerApp.port={Settings(port=0).claimed().port}", "--ServerApp.allow_root=True"),
    ]
    environment = {**os.environ, **folders, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        told: deque[str] = deque(maxlen=30)
        for line in process.stderr:
            told.append(line)
            if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
                break
        else:
            pytest.fail("JupyterLab ended:\n" + "".join(told))
        rest = threading.Thread(target=deque, args=(process.stderr, 0), daemon=True)
        rest.start()  # so that it never waits to be read
        try:
            yield lambda name: f"{found[0]}lab/workspaces/{name[0]}/tree/{name}?token={token}"
        finally:
            process.terminate()
            process.wait()
            rest.join()


def notebook(cells: Sequence[str]) -> dict[str, Any]:
    """A notebook of these cells."""
    blank = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    made = [{**blank, "id": f"cell-{at}", "source": text} for at, text in enumerate(cells)]
    return {"cells": made, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}


def run_all(page: Page, address: str, cells: int) -> None:
    """Open a notebook and have all its cells run."""
    page.goto(address)
    expect(page.locator(".jp-Notebook .jp-CodeCell")).to_have_count(cells, timeout=KERNEL_MS)
    expect(page.get_by_role("button", name="Python 3 (ipykernel) | Idle")).to_be_visible(timeout=KERNEL_MS)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.locator(".lm-Menu [data-command='runmenu:run-all']").click()


def ran(page: Page, cells: int) -> None:
    """All cells have run to the end."""
    expect(page.locator(".jp-CodeCell .jp-InputPrompt").last).to_have_text(f"[{cells}]:", timeout=KERNEL_MS)


def others(complaints: list[str]) -> list[str]:
    """What was complained about, without what JupyterLab itself says in the console."""
    found = [told for told in complaints if not told.startswith("console:")]
    complaints.clear()
    return found


def test_a_card_is_clicked_and_the_answer_read(
    lab: Callable[[str], str], new_page: Callable[..., Page], complaints: list[str]
) -> None:
    """All cells run; at the table in its cell a card shows its uses, a wrong try says why, the Zwick is played."""
    page = new_page(locale="en-US")
    run_all(page, lab(NOTEBOOK), 10)
    ran(page, 10)
    expect(page.get_by_role("region", name="Table", exact=True)).to_be_visible()
    page.locator('.hand [data-card="9s"]').click()
    expect(page.locator(".choice")).to_have_count(5)

    page.locator('[data-item="4h"]').click()
    page.get_by_role("button", name="Try it with 1 item").click()
    expect(page.get_by_role("heading", name="That does not work")).to_be_visible()
    expect(page.get_by_text("whoever builds must hold the total").first).to_be_visible()

    page.get_by_role("button", name="Take three").click()
    expect(page.locator("[data-item]")).to_have_count(0)
    page.close()
    assert others(complaints) == []


def test_a_view_is_used_by_keys_follows_the_theme_and_leads_nowhere_else(
    lab: Callable[[str], str], gate: Path, new_page: Callable[..., Page], complaints: list[str]
) -> None:
    """A lesson is played by keys and a study brushed; a dark notebook makes a dark cell, and no link leads off.

    The first key is pressed while the kernel is still busy with the next cell, and answered when it is free.
    """
    page = new_page(locale="en-US")
    run_all(page, lab(VIEWS), len(CELLS))
    expect(page.get_by_role("button", name="Show hint 1")).to_be_visible(timeout=KERNEL_MS)
    page.evaluate(SLOW_READER)
    page.get_by_role("button", name="Show hint 1").press("Enter")
    page.evaluate(SENT)
    with gate.open("r+b", buffering=0) as opened:
        opened.write(b"\n")
        ran(page, len(CELLS))
    expect(page.get_by_role("button", name="Show hint 2")).to_be_visible()
    expect(page.locator(".jp-CodeCell")).to_have_count(len(CELLS))  # no key was a command of JupyterLab

    pictures, chosen = page.get_by_role("img", name="Lead: North and South"), page.locator(".chosen-now")
    expect(pictures.first).to_be_visible(timeout=KERNEL_MS)
    page.locator("#lead-low").fill("1")
    page.keyboard.press("Tab")
    expect(chosen).to_contain_text("North and South")

    cell = page.locator(".jp-OutputArea [data-theme]").first
    expect(cell).to_have_attribute("data-theme", "light")
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    expect(cell).to_have_attribute("data-theme", "dark")
    links = page.locator(".jp-OutputArea a[href]")
    assert [
        link for link in links.evaluate_all("all => all.map(one => one.getAttribute('href'))") if link[0] != "#"
    ] == []
    page.close()
    assert others(complaints) == []
