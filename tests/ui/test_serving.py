"""Where and how the pages are served: every option works, and what cannot be is said in one line."""

from __future__ import annotations

import re
import signal
import socket
import ssl
import subprocess
import sys
from contextlib import closing
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from urllib.error import HTTPError
from urllib.parse import urljoin
from urllib.request import Request, urlopen

import pytest

from tests.ui.servers import Served
from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui import serve, settings, sitemap
from zwicker_lab.ui.settings import ASSET_URL, Settings

CERTIFICATE = Path(__file__).parents[1] / "data" / "localhost.pem"
"""A certificate of localhost with its key, signed by itself and good for these tests only."""


def has_newer_family() -> bool:
    """Whether this machine has addresses such as ::1."""
    try:
        with closing(socket.socket(socket.AF_INET6)) as probe:
            probe.bind(("::1", 0))
            return True
    except OSError:
        return False


newer_family = pytest.mark.skipif(not has_newer_family(), reason="this machine has no ::1")


def port_of(url: str) -> str:
    return url.rsplit(":", 1)[1].split("/")[0]


def test_below_a_prefix_every_address_of_a_page_stays_below_it() -> None:
    with Served(None, Settings(port=0, prefix="club/zwicker/")) as url:
        below = f"{url}club/zwicker/"
        for route in ("", *(entry.route for entry in sitemap.SITE)):
            with urlopen(f"{below}{route}?lang=en", timeout=30) as answer:
                page = answer.read().decode()
            named = {unescape(found) for found in re.findall(r'\s(?:href|src|action)="([^"#]+)"', page)}
            away = {one for one in named if not urljoin(below + route, one).startswith((below, "data:", "mailto:"))}
            assert named and {one for one in away if not one.startswith("https://")} == set(), route


def test_below_a_prefix_a_page_that_is_not_there_finds_its_files() -> None:
    with Served(None, Settings(port=0, prefix="/zwicker")) as url:
        with pytest.raises(HTTPError) as missing:
            urlopen(f"{url}zwicker/nothing", timeout=30)
        with missing.value as answer:
            assert f'href="{ASSET_URL}tokens.css"' in answer.read().decode()


def test_with_a_certificate_the_pages_are_encrypted() -> None:
    trusting = ssl.create_default_context(cafile=CERTIFICATE)
    made = Settings(port=0, certificate=str(CERTIFICATE))
    assert made.url.startswith("https://localhost:")
    with (
        Served(None, made) as url,
        urlopen(url.replace("http:", "https:") + "rules?lang=en", context=trusting, timeout=30) as answer,
    ):
        assert answer.status == 200 and b"Zwicker Lab" in answer.read()


@newer_family
@pytest.mark.parametrize(("address", "host"), [("::1", "[::1]"), ("::", "[::1]"), ("::", "127.0.0.1")])
def test_addresses_of_the_newer_kind_are_served(address: str, host: str) -> None:
    with Served(None, Settings(address=address, port=0)) as url, urlopen(f"http://{host}:{port_of(url)}/rules") as got:
        assert got.status == 200


@newer_family
def test_a_page_at_a_newer_address_may_open_its_session() -> None:
    made = Served(None, Settings(address="::1", port=0))
    with made as url:
        allowed = made.server._tornado.websocket_origins
        assert {f"[::1]:{port_of(url)}", f"localhost:{port_of(url)}"} <= allowed


@pytest.mark.parametrize("host", ["[::1]:5006", "[::1]", "a:b:c", "[::1", "club.example.org"])
@pytest.mark.parametrize("path", ["rules?lang=en", "look?position=zwicker3;%20table%209d;%20hand%20?%20?&lang=en?"])
def test_no_name_and_no_question_mark_breaks_a_page(app_url: str, host: str, path: str) -> None:
    with urlopen(Request(app_url + path, headers={"Host": host}), timeout=30) as answer:
        assert answer.status == 200 and "That was our fault</h1>" not in answer.read().decode()


def test_an_origin_is_allowed_at_its_own_port_only() -> None:
    made = Served(None, Settings(port=0, origins=("club.example.org", "lab.example.org:8443")))
    with made:
        allowed = made.server._tornado.websocket_origins
        assert {"club.example.org:80", "lab.example.org:8443"} <= allowed and "club.example.org" not in allowed


REFUSED = [
    ({"port": 65_536}, "port-range"),
    ({"address": "nowhere.invalid"}, "address-unusable"),
    ({"origins": ("https://club.example.org/",)}, "origin"),
    ({"origins": ("club.example.org:http",)}, "origin"),
    ({"origins": ("club.example.org:0",)}, "origin"),
    ({"origins": ("",)}, "origin"),
    ({"prefix": "https://club.example.org"}, "prefix"),
    ({"prefix": "/a?b"}, "prefix"),
    ({"prefix": "/a/../b"}, "prefix"),
    ({"certificate": "none.pem"}, "file-missing"),
    ({"certificate": "tests"}, "file-unreadable"),
    ({"certificate": str(CERTIFICATE), "key": "none.pem"}, "file-missing"),
    ({"certificate": str(CERTIFICATE), "key": __file__}, "certificate"),
    ({"certificate": __file__}, "certificate"),
    ({"key": str(CERTIFICATE)}, "certificate-missing"),
]


@pytest.mark.parametrize(("asked", "code"), REFUSED, ids=lambda value: str(value))
def test_what_cannot_be_served_is_said_in_one_line(asked: dict, code: str, monkeypatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    with pytest.raises(InputError) as told:
        Settings(**{"port": 0, **asked}).claimed()
    assert told.value.message == code
    assert all(len(told.value.text(lang).splitlines()) == 1 for lang in LANGUAGES)


def test_a_port_kept_for_the_administrator_is_said(monkeypatch) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(settings.socket, "create_server", forbidden)
    with pytest.raises(InputError) as told:
        Settings(port=80).claimed()
    assert "80" in told.value.text("en") and "administrator" in told.value.text("en")


def test_the_port_named_instead_of_the_last_one_exists() -> None:
    told = Settings(port=65_535).refusal(OSError(settings.errno.EADDRINUSE, "in use"))
    assert "--port 65534" in told.text("de")


def test_a_port_taken_at_the_last_moment_is_said_too(monkeypatch) -> None:
    def taken(*_: object, **__: object) -> None:
        raise OSError(settings.errno.EADDRINUSE, "in use")

    monkeypatch.setattr(serve.pn, "serve", taken)
    with pytest.raises(InputError) as told:
        serve.open_server(Settings(port=0))
    assert told.value.message == "port-taken"


def test_the_browser_opens_at_the_address_that_is_printed(monkeypatch, capsys) -> None:
    opened: list[str] = []
    loop = SimpleNamespace(call_later=lambda *_: None, add_callback=lambda act, *given: act(*given))
    server = SimpleNamespace(io_loop=loop, run_until_shutdown=lambda: None)
    monkeypatch.setattr(serve, "open_server", lambda settings: server)
    monkeypatch.setattr(serve, "settle", lambda: None)
    monkeypatch.setattr(serve, "search_when_idle", lambda loop: None)
    monkeypatch.setattr(serve.webbrowser, "open", opened.append)
    serve.main(port=0, show=True, prefix="zwicker", certificate=str(CERTIFICATE))
    [url] = opened
    assert re.fullmatch(r"https://localhost:\d+/zwicker/", url) and f" {url} " in capsys.readouterr().out


def test_the_command_serves_as_its_options_say(tmp_path: Path) -> None:
    kept = tmp_path / "club" / "evening"
    options = ["--prefix", "/zwicker", "--data", str(kept), "--log-level", "info", "--port", "0", "--lang", "de"]
    command = [sys.executable, "-m", "zwicker_lab", "serve", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        [url] = re.findall(r"http://\S+/zwicker/", process.stdout.readline())
        with urlopen(f"{url}room?lang=de", timeout=60) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=30)
    assert re.search(r"^\S+ \S+ INFO tornado\.access: 200 GET /zwicker/room", told, re.MULTILINE)
    assert kept.is_dir()
