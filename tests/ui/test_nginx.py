"""Several processes behind a real nginx, by the sample in the package: every room lives in one of them."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib import resources
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.ui.servers import Served
from tests.ui.test_evening import PATIENCE, SERVER
from zwicker_lab.ui.room.service import VARIABLE
from zwicker_lab.ui.rules import rules_page
from zwicker_lab.ui.settings import Settings
from zwicker_lab.workshop import Rooms, Store, Ticket

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
PROCESSES = 2
AROUND = """daemon off; pid {0}/pid; error_log {0}/errors warn; user root;
events {{}}
http {{
access_log off; client_body_temp_path {0}/body; proxy_temp_path {0}/proxied; fastcgi_temp_path {0}/fastcgi;
uwsgi_temp_path {0}/uwsgi; scgi_temp_path {0}/scgi;
{1}
}}
"""


def free_port() -> int:
    return Settings(port=0).claimed().port


def sample(ports: list[int], port: int) -> str:
    """The sample with the addresses of this test."""
    text = resources.files("zwicker_lab.ui").joinpath("nginx.conf").read_text(encoding="utf-8")
    for at, own in enumerate(ports, 1):
        text = text.replace(f"server 127.0.0.1:510{at} ", f"server 127.0.0.1:{own} ")
    assert "127.0.0.1:510" not in text
    return text.replace("listen 80;", f"listen 127.0.0.1:{port};").replace("club.example.org;", "localhost;")


@contextmanager
def running(*command: object) -> Iterator[subprocess.Popen[str]]:
    """A process that says when it is ready, or says nothing."""
    with subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.wait()  # while its last words are still taken


@pytest.fixture
def behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of nginx with the processes behind it."""
    if NGINX is None:
        pytest.skip("no nginx: apt-get install nginx")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "rooms.sqlite"))
    monkeypatch.setenv("PYTHONPATH", str(SERVER.parents[2]))
    port, ports = free_port(), [free_port() for _ in range(PROCESSES)]
    configuration = tmp_path / "nginx.conf"
    configuration.write_text(AROUND.format(tmp_path, sample(ports, port)), encoding="utf-8")
    subprocess.run([NGINX, "-t", "-q", "-e", tmp_path / "errors", "-c", configuration], check=True)
    with ExitStack() as stack:
        servers = [stack.enter_context(running(sys.executable, SERVER, own, f"localhost:{port}")) for own in ports]
        for server in servers:
            assert server.stdout is not None
            assert server.stdout.readline() == "ready\n"
        wait_for(port, stack.enter_context(running(NGINX, "-e", tmp_path / "errors", "-c", configuration)))
        yield f"http://localhost:{port}/"


def wait_for(port: int, server: subprocess.Popen[str]) -> None:
    """Knock until somebody opens."""
    while server.poll() is None:
        with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            return
    raise AssertionError("nginx has ended")


def run_of(url: str) -> str:
    """Which of the processes answers."""
    with urllib.request.urlopen(url, timeout=60) as answer:
        found: str = answer.headers["X-Started"]
    return found


def rooms_apart(url: str, database: Path) -> list[tuple[str, str]]:
    """Rooms that live in different processes: their codes and the tokens of their hosts."""
    rooms, found = Rooms(Store.open(database)), dict[str, tuple[str, str]]()
    for _ in range(40):
        room, host = rooms.create()
        assert isinstance(host, Ticket)
        found.setdefault(run_of(f"{url}join?lang=en&code={room.kept.code}"), (room.kept.code, host.token))
        if len(found) == PROCESSES:
            break
    rooms.close()
    return list(found.values())


def opened(page: Page, url: str) -> Page:
    page.set_default_timeout(PATIENCE)
    page.goto(url)
    return page


def test_each_room_lives_in_one_of_several_processes(behind: str, tmp_path: Path, new_page: Callable[..., Any]) -> None:
    """Whoever types a code, in whatever way, and whoever follows a link meets the host of that room."""
    rooms = rooms_apart(behind, tmp_path / "rooms.sqlite")
    assert len(rooms) == PROCESSES
    for (code, token), number in zip(rooms, count(1), strict=False):
        host = opened(new_page(), f"{behind}host?lang=en&code={code}#{token}")
        expect(host.locator("[data-id=start]")).to_be_visible()
        typed, linked = opened(new_page(), f"{behind}join?lang=en"), new_page()
        typed.get_by_label("Code on the screen").fill(f"{code[:3].lower()} {code[3:]}")
        typed.get_by_label("Your name").fill(f"Telse {number}")
        typed.get_by_role("button", name="Take a seat").click()
        typed.wait_for_url(re.compile(f"code={code}"))
        expect(typed.locator(".guest-names")).to_have_text(f"Telse {number}")
        opened(linked, f"{behind}join?lang=en&code={code[:3].lower()}-{code[3:].lower()}")
        linked.wait_for_url(re.compile(f"code={code}"))
        linked.get_by_label("Your name").fill("Piet")
        linked.get_by_role("button", name="Take a seat").click()
        expect(host.locator(".names li")).to_have_count(2)
        host.locator("select[name=source]").select_option("08-the-zwick")
        host.locator("[data-id=start]").click()
        for guest in (typed, linked):
            expect(guest.locator(".where")).to_contain_text("Exercise 1")
        host.locator("[data-id=go]").click()
        for guest in (typed, linked):
            expect(guest.locator(".where")).to_contain_text("Exercise 2")


def test_the_sample_of_the_documentation_serves_below_a_path(tmp_path: Path) -> None:
    if NGINX is None:
        pytest.skip("no nginx: apt-get install nginx")
    text = (Path(__file__).parents[2] / "docs" / "serving.md").read_text(encoding="utf-8")
    [location] = re.findall(r"```nginx\n(.*?)```", text, re.DOTALL)
    port = free_port()
    prefixed = Settings(port=0, prefix="/zwicker", origins=(f"localhost:{port}",))
    with Served({"rules": rules_page}, prefixed) as own:
        around = f"server {{ listen 127.0.0.1:{port}; {location.replace('http://127.0.0.1:5006', own.rstrip('/'))} }}"
        configuration = tmp_path / "nginx.conf"
        configuration.write_text(AROUND.format(tmp_path, around), encoding="utf-8")
        with running(NGINX, "-e", tmp_path / "errors", "-c", configuration) as process:
            wait_for(port, process)
            with urllib.request.urlopen(f"http://localhost:{port}/zwicker/rules", timeout=30) as answer:
                assert answer.status == 200
            assert [upgraded(port, origin) for origin in (f"localhost:{port}", "evil.example.org")] == ["101", "403"]


def upgraded(port: int, origin: str) -> str:
    """The status of an answer to a page of ``origin`` that wants to open its session."""
    asked = {"Host": f"localhost:{port}", "Origin": f"http://{origin}", "Upgrade": "websocket"}
    asked |= {"Connection": "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "c2V2ZW4gbG92ZSBjcmFicw=="}
    lines = ["GET /zwicker/rules/ws HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
    with socket.create_connection(("127.0.0.1", port), 30) as connection, connection.makefile("rb") as answer:
        connection.sendall("\r\n".join(lines).encode())
        return answer.readline().split()[1].decode()
