"""Why a command is refused: a code, the numbers, and the sentence made from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from zwicker_lab.errors import InputError
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.zwicker.reasons import Reason


@dataclass(frozen=True)
class Refusal:
    """Why something was not done.

    ``numbers`` fill the sentence. ``reason`` belongs to a move that the rules do not allow, ``cause`` to something
    that could not be read; they say it themselves.

    >>> Refusal("frozen").text("en")
    'The host has stopped the room for a moment. Wait until it goes on.'
    """

    code: str
    numbers: Mapping[str, Any] = field(default_factory=dict)
    reason: Reason | None = None
    cause: InputError | None = None

    def text(self, lang: str) -> str:
        """The refusal as one line in ``lang``."""
        told = self.reason or self.cause
        return told.text(lang) if told else say(lang, f"workshop-no-{self.code}", **self.numbers)

    def to_json(self) -> dict[str, Any]:
        """The code and the sentence in every language."""
        return {"code": self.code, "text": {lang: self.text(lang) for lang in LANGUAGES}}


def illegal(reason: Reason) -> Refusal:
    """The refusal of a move that the rules do not allow."""
    return Refusal("illegal", reason=reason)


def unreadable(cause: InputError) -> Refusal:
    """The refusal of something that cannot be read."""
    return Refusal("unreadable", cause=cause)
