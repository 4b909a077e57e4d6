"""The table of a match: nothing is asked there while others are to play."""

from __future__ import annotations

from typing import Any

from zwicker_lab.ui.table.own import OwnTable


class PlayTable(OwnTable):
    """A table at which ``seat`` is oneself, beside a page that says whose turn it is."""

    def _foot(self) -> tuple[str, list[dict[str, Any]]]:
        """Nothing is asked under the table while others are to play: the page says elsewhere whose turn it is."""
        note, buttons = super()._foot()
        return note if self._note or self._bar() is None else "", buttons
