"""A position of Swiss Zwick as the scene the card table draws: every word made here, in one language."""

from __future__ import annotations

from typing import Any

from zwicker_lab.names import capital
from zwicker_lab.texts import say
from zwicker_lab.ui.table.rich import SWISS, rich
from zwicker_lab.ui.zwick.table.staging import Marks, Staging
from zwicker_lab.ui.zwick.table.told import told
from zwicker_lab.zwick import BELLIS, RANKS, SUITS, UNKNOWN, Card, Position, Trick, card_name, cards_listed, suit_name
from zwicker_lab.zwick.rules import HAND

Scene = dict[str, Any]


def scene(position: Position, staging: Staging, marks: Marks | None = None) -> Scene:
    """All a table needs to draw one moment; buttons, events and notes are added by who runs it."""
    marks, lang = marks or Marks(), staging.lang
    lying = on_table(position)
    return {
        "lang": lang,
        "deck": SWISS,
        "lay": "five" if position.players == 5 else "trick",
        "label": say(lang, "table-label"),
        "tableLabel": say(lang, "zwick-table-trick"),
        "head": _head(position, staging),
        "empty": _empty(position, lang),
        "fit": {"table": 4, "hand": HAND},
        "table": [_item(position, card, seat, lying, staging, marks) for card, seat in lying],
        "hand": hand_scene(position, staging, marks),
        "seats": [_seat(position, seat, staging) for seat in staging.others(position)] if staging.show_seats else [],
        "piles": piles(position, staging),
        "told": told(position, staging),
        "buttons": [],
        "note": [],
    }


def on_table(position: Position) -> list[tuple[Card, int | None]]:
    """The cards in the middle, each with the seat that played it: the trick, else what was shown or turned."""
    if position.phase == "play":
        trick = Trick(position.leader, position.trick)
        return [(card, position.player_of(trick, card)) for card in position.trick]
    if position.phase == "lick" and position.shown is not None and not position.licked:
        return [(position.shown, None)]
    return [(card, None) for card in position.turned] if position.phase in ("keep", "join") else []


def trick_items(position: Position, trick: Trick, staging: Staging) -> list[Scene]:
    """A finished trick as it lies before it is taken."""
    lying: list[tuple[Card, int | None]] = [(card, position.player_of(trick, card)) for card in trick.cards]
    best = position.order.best(trick.cards)
    return [_item(position, card, seat, lying, staging, Marks(), best) for card, seat in lying]


# ---- the middle ------------------------------------------------------------------------------------------------


def _head(position: Position, staging: Staging) -> dict[str, Any]:
    lang = staging.lang
    left = say(lang, f"zwick-head-{position.phase}", at=len(position.tricks) + 1, count=HAND)
    return {"left": rich(left, lang) if staging.show_seats else [], "right": []}


def _empty(position: Position, lang: str) -> dict[str, str]:
    return {
        "title": say(lang, f"zwick-empty-{position.phase}"),
        "text": say(lang, f"zwick-empty-{position.phase}-more"),
    }


def _item(
    position: Position,
    card: Card,
    seat: int | None,
    lying: list[tuple[Card, int | None]],
    staging: Staging,
    marks: Marks,
    best: Card | None = None,
) -> Scene:
    lang = staging.lang
    if best is None and position.phase == "play":
        best = position.order.best(position.trick)
    leads = card == best and len(lying) > 1
    who = "" if seat is None else capital(staging.name(position, seat))
    name = card_name(card, lang)
    if seat is not None:
        name = say(lang, "zwick-item-ahead" if leads else "zwick-item", card=name, seat=who)
    sign = marks.signs.get(card, "")
    return {
        "id": card,
        "groups": [[card]],
        "total": "",
        "by": "",
        "tag": who or _turned(position, card, lang),
        "ahead": leads or (seat is None and card in position.turned[-1:]),
        "place": staging.place(position, seat) if seat is not None else _middle(lying, card),
        "state": "taken" if sign == "✓" else "no" if sign else "",
        "mark": sign if sign == "✓" else "",
        "marked": None,
        "bubble": [],
        "name": name,
    }


def _turned(position: Position, card: Card, lang: str) -> str:
    """What a turned card is: the trump, or one that did not stand."""
    if card not in position.turned:
        return ""
    return say(lang, "zwick-turned-trump" if card == position.turned[-1] else "zwick-turned-off")


def _middle(lying: list[tuple[Card, int | None]], card: Card) -> str:
    """Where a card lies that nobody played: in the middle, two side by side."""
    return "m" if len(lying) == 1 else ("nw", "ne")[[other for other, _ in lying].index(card)]


# ---- hands -----------------------------------------------------------------------------------------------------


def sorted_hand(position: Position, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """A hand as one holds it: trumps first, the highest in front; before there is a trump the Bellis first.

    >>> from zwicker_lab.zwick import read_position
    >>> position = read_position("zwick; trump r; trick 9b; hand 9r Tb 7b Kb Ar")
    >>> " ".join(sorted_hand(position, position.hand))
    'Ar 7b 9r Kb Tb'
    """
    hidden = tuple(card for card in cards if card == UNKNOWN)
    seen = tuple(card for card in cards if card != UNKNOWN)
    ordered = position.order.sorted(seen) if position.trump else tuple(sorted(seen, key=_before_trump))
    return (*ordered, *hidden)


def _before_trump(card: Card) -> tuple[int, int]:
    if card.is_belli:
        return -1, BELLIS.index(card)
    return SUITS.index(card.suit), RANKS.index(card.rank)


def hand_scene(position: Position, staging: Staging, marks: Marks, cards: tuple[Card, ...] | None = None) -> Scene:
    """The hand below, sorted; ``cards`` where it is to show others than the seat holds."""
    lang, seat = staging.lang, staging.below(position)
    held = sorted_hand(position, position.hands[seat] if cards is None else cards)
    title = staging.names.get(seat) or say(lang, "table-your-hand")
    turn = seat == position.turn and not position.is_over and staging.show_seats
    parts = [f"**{title}**"] + ([say(lang, "table-turn")] if turn else [])
    trumps = sum(position.order.is_trump(card) for card in held if card != UNKNOWN) if position.trump else 0
    return {
        "label": title,
        "name": rich(" · ".join(parts + _roles(position, seat, staging)), lang) if held or staging.show_seats else None,
        "note": rich(say(lang, "zwick-hand-trumps", count=trumps), lang) if position.trump and held else [],
        "turn": turn,
        "cards": [_hand_card(card, at, len(held), marks, lang) for at, card in enumerate(held)],
    }


def _hand_card(card: Card, at: int, count: int, marks: Marks, lang: str) -> Scene:
    if card == UNKNOWN:
        name = say(lang, "table-hidden-card", at=at + 1, count=count)
        return {"id": f"?{at}", "code": card, "chosen": False, "name": name}
    name = say(lang, "table-card-place", card=card_name(card, lang), at=at + 1, count=count)
    target = card in marks.pointed
    return {"id": card, "code": card, "chosen": card in marks.chosen, "target": target, "name": name}


def _roles(position: Position, seat: int, staging: Staging) -> list[str]:
    """What a seat is in this deal: dealer, turner, out."""
    lang, roles = staging.lang, []
    if seat == position.dealer and staging.show_seats:
        roles.append(say(lang, "table-deals"))
    if seat == position.turner and staging.show_seats:
        roles.append(say(lang, "zwick-role-turner"))
    if seat == position.licker:
        roles.append(say(lang, "zwick-role-licker"))
    if position.joined[seat] is False and staging.show_seats:
        roles.append(say(lang, "zwick-role-out"))
    elif position.joined[seat] and position.phase == "join" and seat != position.turner:
        roles.append(say(lang, "zwick-role-in"))
    return roles


def _seat(position: Position, seat: int, staging: Staging) -> Scene:
    lang, name = staging.lang, capital(staging.name(position, seat))
    is_out = position.joined[seat] is False
    cards = () if is_out and UNKNOWN in position.hands[seat] else sorted_hand(position, position.hands[seat])
    seen = tuple(card for card in cards if card != UNKNOWN)
    values = {"seat": name, "count": len(cards), "open": cards_listed(seen, lang)}
    label = say(lang, "zwick-hand-some" if seen else "table-hand-count", **values)
    return {
        "seat": position.seats[seat],
        "place": staging.place(position, seat),
        "name": name,
        "note": ", ".join(_roles(position, seat, staging)),
        "turn": seat == position.turn and not position.is_over,
        "open": bool(cards) and len(seen) == len(cards),
        "cards": list(cards),
        "label": label,
        "pile": _strokes(position, seat, staging) | {"name": ""} if position.joined[seat] and position.tricks else None,
    }


# ---- piles -----------------------------------------------------------------------------------------------------


def piles(position: Position, staging: Staging) -> list[Scene]:
    """What lies at the edge: the trump, and the tricks of the seat below."""
    turned = position.turned[-1] if position.turned and position.phase not in ("keep", "join") else None
    found = [] if position.trump is None else [trump_pile(position.trump, staging.lang, turned)]
    seat = staging.below(position)
    if staging.show_seats and position.phase in ("play", "played") and position.joined[seat]:
        found.append(_strokes(position, seat, staging))
    return found


def trump_pile(suit: str, lang: str, turned: Card | None = None) -> Scene:
    """The trump: its suit in a picture and a word, with the card that was turned."""
    name = say(lang, "zwick-trump", suit=suit_name(suit, lang))
    label = _turned_label(suit, turned, lang) if turned else name
    return {"side": "trump", "place": "a", "sign": suit, "card": turned or "", "name": name, "label": label}


def trump_label(position: Position, lang: str) -> str:
    """The trump in words, with the card that was turned; empty where nobody has turned."""
    return _turned_label(position.trump, position.turned[-1], lang) if position.trump and position.turned else ""


def _turned_label(suit: str, turned: Card, lang: str) -> str:
    return say(lang, "zwick-trump-turned", suit=suit_name(suit, lang), card=card_name(turned, lang))


def _strokes(position: Position, seat: int, staging: Staging) -> Scene:
    count = position.strokes(seat)
    name = say(staging.lang, "zwick-strokes-own")
    who = capital(staging.name(position, seat))
    return {
        "side": position.seats[seat],
        "place": "b",
        "tone": "",
        "count": count,
        "zwicks": 0,
        "name": name,
        "label": say(staging.lang, "zwick-strokes", seat=who, count=count),
    }
