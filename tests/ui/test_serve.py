"""The server: one process, every page, safe headers, and clear words when it cannot start."""

from __future__ import annotations

import asyncio
import calendar
import gc
import gzip
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError, WebSocketProtocol13

from tests.ui.servers import Served
from zwicker_lab import kernel
from zwicker_lab.errors import InputError
from zwicker_lab.ui import serve, sitemap
from zwicker_lab.ui.coach import service
from zwicker_lab.ui.page import ENV, Page
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.settings import ASSET_URL, ASSETS, Settings
from zwicker_lab.ui.socket import Gathered, LooseWrites


def get(url, **headers):
    request = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read().decode()


def test_every_page_of_the_site_answers(app_url):
    for route in ("", *(entry.route for entry in sitemap.SITE)):
        status, _, text = get(f"{app_url}{route}?lang=en")
        assert (status, '<html lang="en">' in text) == (200, True), route
        assert "That was our fault</h1>" not in text, route


def test_the_root_is_the_first_page_and_no_index_of_panel_s(app_url):
    assert "Leg eine Karte" in get(app_url)[2]


@pytest.mark.parametrize("path", ["", f"{ASSET_URL}tokens.css", "no-such-page", "static/js/bokeh.min.js"])
def test_every_answer_carries_the_safe_headers(app_url, path):
    headers = get(app_url + path)[1]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert "default-src 'self'" in headers["Content-Security-Policy"]


def test_pages_are_never_kept_and_our_files_always(app_url):
    assert get(app_url)[1]["Cache-Control"] == "no-store"
    assert "immutable" in get(f"{app_url}{ASSET_URL}tokens.css")[1]["Cache-Control"]
    assert "immutable" not in get(f"{app_url}{ASSET_URL}nothing.css")[1].get("Cache-Control", "")


@pytest.mark.parametrize("path", ["static/js/bokeh.min.js", f"{ASSET_URL}js/cards.js", f"{ASSET_URL}tokens.css"])
def test_a_file_comes_compressed_and_whole_the_first_time_and_from_then_on(app_url, path):
    plain = get(app_url + path)[2]
    for _ in range(3):
        request = urllib.request.Request(app_url + path, headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            assert answer.headers["Content-Encoding"] == "gzip"
            assert gzip.decompress(answer.read()).decode() == plain


def test_a_part_of_a_file_and_its_headers_alone_are_no_whole_file(app_url):
    url = f"{app_url}{ASSET_URL}js/cards.js"
    whole = get(url)[2]
    for method, span, wanted in (("HEAD", None, ""), ("GET", "bytes=0-99", whole[:100])):
        headers = {"Accept-Encoding": "gzip"} | ({"Range": span} if span else {})
        request = urllib.request.Request(url, headers=headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            body = answer.read()
            packed = body and answer.headers["Content-Encoding"] == "gzip"
        assert (gzip.decompress(body) if packed else body).decode() == wanted


def test_an_unknown_address_is_a_404_in_the_visitor_s_language(app_url):
    status, _, text = get(f"{app_url}casino", Accept_Language="en-GB,en;q=0.8")
    assert status == 404
    assert "This page does not exist" in text
    assert "Diese Seite gibt es nicht" in get(f"{app_url}casino?lang=de", Accept_Language="en")[2]


def test_a_404_finds_its_files_from_any_depth(app_url):
    text = get(f"{app_url}a/b/c")[2]
    assert f'href="../../{ASSET_URL}tokens.css"' in text
    assert 'href="../../rules?lang=de"' in text


def test_a_taken_port_is_told_in_one_line():
    with socket.socket() as taken:
        taken.bind(("localhost", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(InputError) as told, Served(None, Settings(port=port)):
            pass
    assert told.value.text("de") == (
        f"Port {port} ist von einem anderen Programm belegt. Nimm einen anderen, etwa --port {port + 1}."
    )


def test_an_address_of_another_machine_is_told_in_one_line():
    with pytest.raises(InputError) as told, Served(None, Settings(address="192.0.2.1", port=5006)):
        pass
    assert "192.0.2.1" in told.value.text("en")


def test_serving_prints_the_address_and_ends_on_ctrl_c():
    code = "from zwicker_lab.ui.serve import main; main(port=0, lang='en')"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        line = process.stdout.readline()
        assert line.startswith("Zwicker Lab is at http://localhost:")
        assert get(line.split()[4])[0] == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0


def test_a_server_whose_words_nobody_reads_ends_when_it_is_told_to():
    """As a service does whose reader is gone; what it printed then would be a fault."""
    code = "from zwicker_lab.ui.serve import main; main(port=0, lang='en')"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert get(process.stdout.readline().split()[4])[0] == 200
        process.stdout.close()
        process.terminate()
        try:
            assert process.wait(timeout=60) == 0
        finally:
            process.kill()


class Unserved:
    """A server that serves nobody; it keeps what is to be done later."""

    def __init__(self) -> None:
        self.later: list[tuple[float, object]] = []
        self.io_loop = self

    def call_later(self, seconds: float, act: object) -> None:
        self.later.append((seconds, act))

    def run_until_shutdown(self) -> None:
        pass


@pytest.mark.parametrize("compiled", [True, False])
def test_the_adviser_begins_by_itself_and_slow_thinking_is_told_once(monkeypatch, capsys, compiled):
    server, kept = Unserved(), []
    monkeypatch.setattr(serve, "open_server", lambda settings: server)
    monkeypatch.setattr(serve, "settle", lambda: kept.append("what is loaded"))
    monkeypatch.setattr(serve, "search_when_idle", kept.append)
    monkeypatch.setattr(kernel, "COMPILED", compiled)
    serve.main(port=0, lang="de")
    assert server.later == [(serve.FIRST_PAGE_S, service.shared().wake)]
    assert kept == ["what is loaded", server.io_loop]
    told = capsys.readouterr().err
    assert told.count("Numba") == (not compiled) == told.count("\n")


def test_the_waiting_times_are_settings(monkeypatch):
    given = {}
    server = SimpleNamespace(_tornado=SimpleNamespace(websocket_origins=set()), io_loop=SimpleNamespace(stop=None))
    monkeypatch.setattr(serve.pn, "serve", lambda pages, **options: given.update(options) or server)
    serve.open_server(Settings(port=5006, session_lifetime=1234, session_check=567))
    assert given["unused_session_lifetime_milliseconds"] == 1234
    assert given["check_unused_sessions_milliseconds"] == 567


@pytest.mark.parametrize(("later", "is_answered"), [(12 * 3600, True), (400 * 24 * 3600, False)])
def test_a_page_left_open_for_an_evening_comes_back_after_its_line_was_cut(
    app_url, later, is_answered, monkeypatch, capsys
):
    """What it was given to connect with is still good; and whoever comes too late is no fault in the terminal."""
    token = re.search(r'"token":"([^"]+)"', get(f"{app_url}rules")[2])[1]
    clock = SimpleNamespace(timegm=lambda when: calendar.timegm(when) + later)
    monkeypatch.setattr("bokeh.server.views.ws.calendar", clock)
    host = urlsplit(app_url).netloc
    asked = f"GET /rules/ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
    asked += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    heard = b""
    with socket.create_connection(("localhost", urlsplit(app_url).port), timeout=20) as line:
        line.sendall(f"{asked}Sec-WebSocket-Protocol: bokeh, {token}\r\n\r\n".encode())
        while b"ACK" not in heard and (found := line.recv(4096)):
            heard += found
    assert heard.startswith(b"HTTP/1.1 101") and (b"ACK" in heard) == is_answered
    assert "Traceback" not in capsys.readouterr().err


def test_the_navigation_names_only_pages_there_are():
    routes = set(serve.site())
    assert {entry.route for entry in sitemap.navigation()} <= routes
    assert not sitemap.exists("casino")


def test_a_page_shows_its_components_in_a_notebook():
    page = Page("home", Query({"lang": "en"}), "Home", {})
    assert [type(view).__name__ for view in page.in_notebook()] == ["Surroundings"]


@pytest.mark.parametrize("template", sorted(path.stem for path in (ASSETS.parent / "templates").glob("*.html")))
def test_every_template_can_be_read(template):
    ENV.get_template(f"{template}.html")


def test_a_click_is_answered_without_waiting_for_an_acknowledgement(monkeypatch):
    from zwicker_lab.ui import socket as sockets

    sockets.use_prompt_sockets()
    (handler,) = [route[1] for route in sockets.per_app_patterns if route[0] == "/ws"]
    told = []
    monkeypatch.setattr(sockets.panel.io.server.WSHandler, "open", lambda self: told.append("open"))
    monkeypatch.setattr(handler, "set_nodelay", lambda self, on: told.append(on))
    handler.open(object.__new__(handler))
    assert told == [True, "open"]


class Gone:
    """A stream to a browser that has left while it was written to."""

    def write(self, data):
        failed = asyncio.get_running_loop().create_future()
        failed.set_exception(StreamClosedError())
        return failed


@pytest.mark.parametrize(("kind", "faults"), [(WebSocketProtocol13, 1), (LooseWrites, 0)])
def test_a_page_that_is_left_while_it_is_written_to_is_no_fault_in_the_terminal(kind, faults):
    """Nobody waits for what Panel wrote to it; whoever does hears of it all the same."""
    connection, told = object.__new__(kind), []
    vars(connection).update(stream=Gone(), mask_outgoing=False, _compressor=None)
    vars(connection).update(_wire_bytes_out=0, _message_bytes_out=0)

    async def written():
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: told.append(context["exception"]))
        with pytest.raises(WebSocketClosedError):
            await connection.write_message("{}")
        left = connection.write_message("{}")
        await asyncio.wait([left])
        del left
        gc.collect()

    asyncio.run(written())
    assert len(told) == faults


class Wire:
    """A stream that notes each of its writes."""

    def __init__(self):
        self.writes, self.is_closed = [], False

    def write(self, data):
        if self.is_closed:
            raise StreamClosedError
        self.writes.append(data)
        done = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done


def test_the_parts_of_a_message_travel_together():
    """Header, metadata, content, and two parts for each buffer that the header tells of; a ping between them waits."""
    wire, connection = Wire(), object.__new__(LooseWrites)
    vars(connection).update(stream=Gathered(wire), mask_outgoing=False, _compressor=None, ping_interval=1)
    vars(connection).update(_wire_bytes_out=0, _message_bytes_out=0)
    plain, buffered = '{"msgid": "1"}', '{"msgid": "2", "num_buffers": 1}'

    async def written():
        for part in (plain, "{}", "content"):
            await connection.write_message(part)
        connection.write_ping(b"!")
        await asyncio.gather(*map(connection.write_message, (buffered, "{}", "content", "{}", b"bytes")))
        await connection.write_message(plain)

    asyncio.run(written())
    sent = [[text in data for text in (b'"1"', b"!", b'"2"', b"bytes")] for data in wire.writes]
    assert sent == [[True, False, False, False], [False, True, False, False], [False, False, True, True]]


def test_who_waits_for_a_write_hears_that_the_stream_is_closed():
    wire = Wire()
    wire.is_closed = True

    async def written():
        with pytest.raises(StreamClosedError):
            await Gathered(wire).write(b"head")

    asyncio.run(written())
