"""The first notebook in a real JupyterLab, as a reader uses it: run all cells, click a card, read the answer."""

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
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from zwicker_lab.ui.settings import Settings

ROOT = Path(__file__).parents[2]
NOTEBOOK = "1-the-game.ipynb"
KERNEL_MS = 120_000
"""What a kernel may take for all cells on a busy machine: to load Panel, and perhaps to compile the players."""
QUIET = {
    "notebook-extension/tracker": {"windowingMode": "none"},
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False, "doNotDisturbMode": True},
}
"""The reader's settings: every cell stays in the page, and nobody is asked about news."""


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[str]:
    """The address of a JupyterLab with a copy of the notebook and settings of its own, on the loopback."""
    for name, values in QUIET.items():
        kept = tmp_path / "settings" / "@jupyterlab" / f"{name}.jupyterlab-settings"
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(values), encoding="utf-8")
    books = tmp_path / "books"
    books.mkdir()
    shutil.copy(ROOT / "notebooks" / NOTEBOOK, books)
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
            yield f"{found[0]}lab/tree/{NOTEBOOK}?token={token}"
        finally:
            process.terminate()
            process.wait()
            rest.join()


def test_a_card_is_clicked_and_the_answer_read(lab: str, new_page: Callable[..., Page], complaints: list[str]) -> None:
    """All cells run; at the table in its cell a card shows its uses, a wrong try says why, the Zwick is played."""
    page = new_page(locale="en-US")
    page.goto(lab)
    expect(page.locator(".jp-Notebook .jp-CodeCell")).to_have_count(10)
    expect(page.get_by_role("button", name="Python 3 (ipykernel) | Idle")).to_be_visible(timeout=KERNEL_MS)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.locator(".lm-Menu [data-command='runmenu:run-all']").click()
    expect(page.locator(".jp-CodeCell .jp-InputPrompt").last).to_have_text("[10]:", timeout=KERNEL_MS)
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
    others = [told for told in complaints if not told.startswith("console:")]
    complaints.clear()  # what JupyterLab itself says in the console
    assert others == []
