"""Answers compressed for weak wifi; a file that never changes is compressed once and then kept."""

from __future__ import annotations

from threading import Lock

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import GZipContentEncoding

MOST_KEPT = 400
"""More files than the site has; what is beyond is compressed anew each time."""

_KEPT: dict[str, bytes] = {}
_KEEPING = Lock()


class KeptCompression(GZipContentEncoding):
    """Gzip, kept under the ``ETag`` of whole files: thirty phones opening one page cost the work of one.

    Only answers with status 200 to a GET carry a whole file; all others are compressed as ever.
    """

    def __init__(self, request: HTTPServerRequest) -> None:
        super().__init__(request)
        self._is_get = request.method == "GET"
        self._tag = ""
        self._made: list[bytes] = []
        self._sent = False

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Send what is kept of the file, or begin to compress it."""
        if self._is_get and status_code == 200 and not finishing:
            self._tag = headers.get("Etag", "")
        return super().transform_first_chunk(status_code, headers, chunk, finishing)

    def transform_chunk(self, chunk: bytes, finishing: bool) -> bytes:
        """The next part of the answer; where all has been sent, none."""
        if self._sent:
            return b""
        if self._gzipping and not self._made and self._tag in _KEPT:
            self._sent = True
            return _KEPT[self._tag]
        part = super().transform_chunk(chunk, finishing)
        if self._gzipping and self._tag:
            self._made.append(part)
            if finishing:
                self._keep()
        return part

    def _keep(self) -> None:
        with _KEEPING:
            if len(_KEPT) < MOST_KEPT:
                _KEPT[self._tag] = b"".join(self._made)
