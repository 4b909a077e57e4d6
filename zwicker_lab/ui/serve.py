"""The server: every page of the site in one process, on this machine unless told otherwise."""

from __future__ import annotations

import sys
import warnings
import webbrowser
from collections.abc import Callable, Mapping
from typing import Any

import panel as pn
from bokeh.server.server import Server
from bokeh.util.logconfig import basicConfig
from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import OutputTransform, RequestHandler

from zwicker_lab.texts import say
from zwicker_lab.ui import settings, sitemap
from zwicker_lab.ui.coach.service import shared
from zwicker_lab.ui.compressed import KeptCompression
from zwicker_lab.ui.garbage import search_when_idle, settle
from zwicker_lab.ui.manifest import ROUTE, Manifest
from zwicker_lab.ui.page import Page, render
from zwicker_lab.ui.query import Query
from zwicker_lab.ui.settings import ASSET_URL, ASSETS, Settings
from zwicker_lab.ui.socket import use_prompt_sockets

Pages = Mapping[str, Callable[[], Page]]

FIRST_PAGE_S = 3.0
"""So long after the start the adviser begins: it may have to compile first, and whoever opens a page comes before."""

# Bokeh makes functions from text and loads modules from blobs; nothing may come from another host.
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "connect-src 'self' ws: wss: blob: data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'self'"
)


class SafeHeaders(OutputTransform):
    """Headers every answer carries; our own files, whose address changes with their contents, may be kept."""

    def __init__(self, request: HTTPServerRequest) -> None:
        self.keep = f"/{ASSET_URL}" in request.path

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Add the headers before anything is sent."""
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Referrer-Policy"] = "same-origin"
        headers["Content-Security-Policy"] = POLICY
        headers["X-Started"] = settings.STARTED
        if self.keep and status_code in (200, 206, 304):
            headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return status_code, headers, chunk


class Missing(RequestHandler):
    """The page for an address that does not exist, in the visitor's language."""

    def prepare(self) -> None:
        """Answer every method alike."""
        query = Query.of(self.request.query, self.request.headers.get("Accept-Language", ""))
        prefix = getattr(self.application, "prefix", "")
        up = "../" * (self.request.path.removeprefix(prefix).count("/") - 1)
        self.set_status(404)
        self.finish(render("missing", query, say(query.lang, "shell-missing-heading"), "", up))


def site() -> dict[str, Callable[[], Page]]:
    """Every page by its route; the first page also answers at the root."""
    pages = {entry.route: entry.make() for entry in sitemap.SITE}
    return {"/": pages[sitemap.SITE[0].route], **pages}


def open_server(settings: Settings | None = None, pages: Pages | None = None, **options: Any) -> Server:
    """A server for ``pages`` (the whole site when left out) that listens but does not run yet.

    Raises ``InputError`` where they cannot be served so. ``options`` go to ``panel.serve``.
    """
    use_prompt_sockets()
    settings = (settings or Settings()).claimed()
    allowed = settings.allowed_origins
    try:
        server: Server = pn.serve(
            dict(pages or site()),
            port=settings.port,
            address="" if settings.has_both_families else settings.address,
            prefix=settings.prefix,
            allow_websocket_origin=[host for host in allowed if "[" not in host],
            ssl_certfile=settings.certificate,
            ssl_keyfile=settings.key,
            unused_session_lifetime_milliseconds=settings.session_lifetime,
            check_unused_sessions_milliseconds=settings.session_check,
            session_token_expiration=settings.token_lifetime,
            use_xheaders=bool(settings.origins),
            transforms=[SafeHeaders, KeptCompression],
            default_handler_class=Missing,
            extra_patterns=[(ROUTE, Manifest)],
            ico_path=str(ASSETS / "crab.ico"),
            use_index=False,
            start=False,
            show=False,
            verbose=False,
            **options,
        )
    except OSError as error:
        raise settings.refusal(error) from error
    server._tornado.websocket_origins.update(host for host in allowed if "[" in host)  # which Bokeh cannot read
    server._sigterm = server.io_loop.stop  # type: ignore[method-assign] # Bokeh's prints, and stays where nobody reads
    return server


def main(
    address: str = "localhost",
    port: int = 5006,
    *,
    show: bool = False,
    lang: str = "en",
    log: str | None = None,
    **more: Any,
) -> None:
    """Serve the whole site until interrupted, after printing its address.

    ``log`` names the least grave messages that are told on the error output: ``debug``, ``info``, ``warning`` or
    ``error``. ``more`` are further fields of ``Settings``. Raises ``InputError`` where it cannot be served so.
    """
    from zwicker_lab.kernel import COMPILED

    settings = Settings(address=address, port=port, **more).claimed()
    server = open_server(settings)
    settle()
    search_when_idle(server.io_loop)
    if log is not None:
        basicConfig(level=log.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    warnings.filterwarnings("ignore", "reference already known")  # a page drawn anew tells Bokeh what Bokeh told it
    print(say(lang, "shell-serving", url=settings.url), flush=True)
    if not COMPILED:
        print(say(lang, "cli-slow"), file=sys.stderr)
    server.io_loop.call_later(FIRST_PAGE_S, shared().wake)
    if show:
        server.io_loop.add_callback(webbrowser.open, settings.url)
    server.run_until_shutdown()
