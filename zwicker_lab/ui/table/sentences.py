"""The table as sentences: what lies there, what one holds, whose turn it is, for the ear and for reading."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from zwicker_lab.cards import UNKNOWN
from zwicker_lab.names import capital, listed
from zwicker_lab.texts import say
from zwicker_lab.ui.table.rich import spoken
from zwicker_lab.ui.table.scene import Staging, side_name

if TYPE_CHECKING:
    from zwicker_lab.zwicker.items import Item
    from zwicker_lab.zwicker.position import Position


def sentences(position: Position, staging: Staging) -> list[str]:
    """A position in sentences, no more than the table shows.

    >>> from zwicker_lab.notation import read_position
    >>> position = read_position("zwicker3; table 8d (9c 3h =12) 2s; hand 8s 2c")
    >>> for sentence in sentences(position, Staging("en", seat="N")):
    ...     print(sentence)
    On the table lie 8 of diamonds and 2 of spades.
    There is a build of 12, made of 9 of clubs and 3 of hearts.
    You hold 8 of spades and 2 of clubs.
    """
    return [capital(text) for text in _told(position, staging)]


def told(position: Position, staging: Staging) -> dict[str, str | list[str]]:
    """The sentences as the table shows them on request, with the words of their buttons."""
    lang = staging.lang
    words = {"title": "table-told", "open": "table-told-open", "close": "table-told-close"}
    return {name: say(lang, entry) for name, entry in words.items()} | {"sentences": sentences(position, staging)}


def _told(position: Position, staging: Staging) -> Iterator[str]:
    yield from _table(position, staging)
    yield _hand(position, staging, staging.below(position))
    if not staging.show_seats:
        return
    for away in range(1, position.players):
        yield _hand(position, staging, (staging.below(position) + away) % position.players)
    if position.is_over:
        yield say(staging.lang, "table-told-over")
    else:
        yield say(staging.lang, "table-told-turn", **_who(position, staging, position.turn))
        yield say(staging.lang, "table-told-stock", count=position.stock_count)
    for side in range(len(position.sides)):
        told = {"count": len(position.won[side]), "zwicks": position.zwicks[side]}
        yield f"{say(staging.lang, 'table-pile', side=side_name(position, side, staging), **told)}."


def _table(position: Position, staging: Staging) -> Iterator[str]:
    lang = staging.lang
    loose = [_loose(item, lang) for item in position.table if not item.is_build]
    if not position.table:
        yield say(lang, "table-empty-title")
    if loose:
        yield say(lang, "table-told-loose", count=len(loose), cards=listed(loose, lang))
    yield from (_build(item, staging) for item in position.table if item.is_build)


def _loose(item: Item, lang: str) -> str:
    name = spoken(item.cards[0], lang)
    return name if item.total is None else say(lang, "table-told-fixed", card=name, value=item.total)


def _build(item: Item, staging: Staging) -> str:
    lang = staging.lang
    told = {"total": item.total, "cards": listed((spoken(card, lang) for card in item.cards), lang)}
    if item.by is None:
        return say(lang, "table-told-build", **told)
    return say(lang, "table-told-build-by", seat=staging.name(item.by), **told)


def _hand(position: Position, staging: Staging, seat: int) -> str:
    """What one seat holds: the cards where they are shown, else how many."""
    lang, cards, who = staging.lang, position.hands[seat], _who(position, staging, seat)
    is_shown = staging.open_hands or seat == staging.below(position)
    if not cards or UNKNOWN in cards or not is_shown:
        return say(lang, "table-told-count", count=len(cards), **who)
    return say(lang, "table-told-hand", cards=listed((spoken(card, lang) for card in cards), lang), **who)


def _who(position: Position, staging: Staging, seat: int) -> dict[str, str]:
    """A seat by its name, or as the reader's own."""
    name = position.seats[seat]
    return {"who": "you" if name == staging.seat else "seat", "seat": staging.name(name)}
