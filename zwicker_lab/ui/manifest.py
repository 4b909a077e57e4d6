"""The site as an app on a home screen: what a browser is told of it, in the language of the page it stands on."""

from __future__ import annotations

import json
from typing import Any

from tornado.web import HTTPError, RequestHandler

from zwicker_lab.texts import CODE, LANGUAGES, say
from zwicker_lab.ui.settings import ASSET_URL

ROUTE = rf"/manifest-({CODE})\.json"
_PAPER = "#FBF7EE"


def manifest(lang: str) -> dict[str, Any]:
    """The manifest of one language; addresses are relative to the root of the site, where it is served.

    >>> manifest("de")["start_url"], manifest("de")["icons"][0]["sizes"]
    ('home?lang=de', '192x192')
    """
    sizes = (("192", "192", "any"), ("512", "512", "any"), ("maskable-512", "512", "maskable"))
    icons = [
        {"src": f"{ASSET_URL}icons/crab-{name}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, size, purpose in sizes
    ]
    drawn = {"src": f"{ASSET_URL}crab.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    return {
        "id": "zwicker-lab",
        "name": "Zwicker Lab",
        "short_name": "Zwicker",
        "description": say(lang, "shell-about"),
        "lang": lang,
        "start_url": f"home?lang={lang}",
        "scope": "./",
        "display": "standalone",
        "theme_color": _PAPER,
        "background_color": _PAPER,
        "icons": [*icons, drawn],
    }


class Manifest(RequestHandler):
    """Answers with the manifest of a language there is."""

    def get(self, lang: str) -> None:
        """The manifest as JSON."""
        if lang not in LANGUAGES:
            raise HTTPError(404)
        self.set_header("Content-Type", "application/manifest+json")
        self.set_header("Cache-Control", "public, max-age=86400")
        self.finish(json.dumps(manifest(lang), ensure_ascii=False))
