"""A table at which one sits oneself: what one does there is told to oneself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zwicker_lab.cards import Card
from zwicker_lab.texts import say
from zwicker_lab.ui.table.rich import spoken
from zwicker_lab.ui.table.trying import TableTry


class OwnTable(TableTry):
    """A table at which ``seat`` is oneself."""

    def _draw(self, *, keep_offer: bool = False) -> None:
        self._event = addressed(self._event, self.staging.name(self.seat or ""), self.lang)
        super()._draw(keep_offer=keep_offer)


def addressed(event: Mapping[str, Any], own: str, lang: str) -> dict[str, Any]:
    """The film of a move, its sentence speaking to the seat that is called ``own``.

    >>> addressed({"card": "2c", "text": "South lays 2 of clubs. East to play."}, "South", "en")["text"]
    'You lay 2 of clubs. East to play.'
    >>> addressed({"card": "2c", "text": "East: 2 of clubs takes 1 card. South to play."}, "South", "en")["text"]
    'East: 2 of clubs takes 1 card. It is your turn.'
    """
    text = event.get("text", "")
    if not text:
        return dict(event)
    card = spoken(Card(event["card"]), lang)
    for told, to_you in (
        (say(lang, "table-event-trail", seat=own, card=card), say(lang, "play-you-trail", card=card)),
        (say(lang, "table-event-next", seat=own), say(lang, "play-turn-own")),
    ):
        text = text.replace(told, to_you)
    if text.startswith(f"{own}: "):
        text = f"{say(lang, 'play-you')}{text.removeprefix(own)}"
    return {**event, "text": text}
