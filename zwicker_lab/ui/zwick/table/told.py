"""The table of Swiss Zwick as sentences: trump, trick, hand, who takes part, for the ear and for reading."""

from __future__ import annotations

from collections.abc import Iterator

from zwicker_lab.names import capital, listed
from zwicker_lab.texts import say
from zwicker_lab.ui.zwick.table.staging import Staging
from zwicker_lab.zwick import UNKNOWN, Position, Trick, card_name, cards_listed, suit_name


def told(position: Position, staging: Staging) -> dict[str, str | list[str]]:
    """The sentences as the table shows them on request, with the words of their buttons."""
    words = {"title": "table-told", "open": "table-told-open", "close": "table-told-close"}
    found: dict[str, str | list[str]] = {name: say(staging.lang, entry) for name, entry in words.items()}
    return found | {"sentences": sentences(position, staging)}


def sentences(position: Position, staging: Staging) -> list[str]:
    """A position in sentences, no more than the table shows.

    >>> from zwicker_lab.zwick import read_position
    >>> position = read_position("zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks")
    >>> for sentence in sentences(position, Staging("en", show_seats=False)):
    ...     print(sentence)
    Roses are trump.
    In the trick lie ace of bells and Belli of acorns; Belli of acorns is ahead.
    You hold ten of roses, nine of roses, king of acorns, nine of acorns and king of shields.
    """
    return [capital(text) for text in _told(position, staging)]


def _told(position: Position, staging: Staging) -> Iterator[str]:
    from zwicker_lab.ui.zwick.table.scene import sorted_hand  # a scene holds these sentences

    lang, below = staging.lang, staging.below(position)
    if position.trump:
        yield say(lang, "zwick-told-trump", suit=suit_name(position.trump, lang))
    if position.turned:
        yield say(lang, "zwick-told-turned", cards=cards_listed(position.turned, lang))
    if position.shown and position.phase == "lick":
        yield say(lang, "zwick-told-shown", card=card_name(position.shown, lang))
    if position.trick:
        best = card_name(position.order.best(position.trick), lang)
        entry = "zwick-told-trick" if len(position.trick) > 1 else "zwick-told-lead"
        yield say(lang, entry, cards=_trick(position, staging), best=best)
    held = [card for card in sorted_hand(position, position.hands[below]) if card != UNKNOWN]
    if held:
        yield say(lang, "table-told-hand", who="you", seat="", cards=cards_listed(held, lang))
    if staging.show_seats:
        yield from _others(position, staging)


def _trick(position: Position, staging: Staging) -> str:
    if not staging.show_seats:
        return cards_listed(position.trick, staging.lang)
    trick = Trick(position.leader, position.trick)
    names = (
        say(
            staging.lang,
            "zwick-told-of",
            card=card_name(card, staging.lang),
            seat=staging.name(position, position.player_of(trick, card)),
        )
        for card in position.trick
    )
    return listed(names, staging.lang)


def _others(position: Position, staging: Staging) -> Iterator[str]:
    lang = staging.lang
    for seat in staging.others(position):
        if position.joined[seat] is False:
            yield say(lang, "zwick-told-out", seat=staging.name(position, seat))
        elif position.tricks:
            yield f"{say(lang, 'zwick-strokes', seat=staging.name(position, seat), count=position.strokes(seat))}."
    if not position.is_over:
        who = "you" if staging.is_own(position, position.turn) else "seat"
        yield say(lang, "table-told-turn", who=who, seat=staging.name(position, position.turn))
