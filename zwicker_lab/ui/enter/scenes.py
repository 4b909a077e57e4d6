"""What the components of the page draw where a deal is entered: the pack, the moves with their notes, what is kept."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from zwicker_lab.cards import Card
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.deals.own import own_deal
from zwicker_lab.ui.deals.place import Place
from zwicker_lab.ui.deals.scenes import count_scene
from zwicker_lab.ui.deals.state import Stepping
from zwicker_lab.ui.enter.deal import LONGEST_COMMENT, MARKS, OVER, PLAY, TABLE
from zwicker_lab.ui.enter.file import file_text, unseen_text
from zwicker_lab.ui.enter.state import ELSEWHERE, OPEN, WAITING, Entering
from zwicker_lab.ui.enter.steps import to_json
from zwicker_lab.ui.look.words import done, gain_text
from zwicker_lab.ui.pad.setup import KEPT
from zwicker_lab.ui.play.sheet import deal_link
from zwicker_lab.ui.play.words import rules_text
from zwicker_lab.ui.table.rich import card_part, plain, rich

Scene = dict[str, Any]


def kept_scene(entering: Entering, seed: int) -> Scene:
    """Whether the deal is here, and what the browser is to keep of it."""
    lang, table, moves = entering.lang, entering.seats, len(entering.deal.plies)
    texts = {WAITING: "enter-loading", ELSEWHERE: "enter-elsewhere", OPEN: "enter-saved"}
    return {
        "lang": lang,
        "phase": entering.phase,
        "text": say(lang, texts[entering.phase]),
        "here": say(lang, "enter-here"),
        "shelf": "zwicker-lab-enter",
        "holds": KEPT,
        "name": str(seed),
        "token": str(entering.rev),
        "value": {
            **to_json(entering.deal),
            "rev": entering.rev,
            "query": query_text(entering, seed),
            "label": {
                one: say(one, "enter-kept", names=", ".join(table.side_texts(one)), moves=moves) for one in LANGUAGES
            },
        },
    }


def query_text(entering: Entering, seed: int) -> str:
    """The query that opens this deal again."""
    return urlencode({**entering.seats.values, "seed": seed})


# ---- the pack --------------------------------------------------------------------------------------------------


def pack_scene(entering: Entering) -> Scene:
    """What is asked for, the cards that have not turned up yet, and what else can be told."""
    lang, deal = entering.lang, entering.deal
    asks = deal.asks
    telling = entering.telling
    whole = asks == PLAY and telling is None and not deal.unknown_in_hand(deal.here.turn)
    undo = {"id": "undo", "text": say(lang, "enter-undo"), "art": "undo", "off": not deal.steps}
    finish = [{"id": "done", "text": say(lang, "enter-done"), "main": True}] if telling is not None else []
    return {
        "lang": lang,
        "shown": entering.phase == OPEN,
        "title": _title(entering),
        "text": _text(entering),
        "suits": [] if whole or asks == OVER else _suits(entering),
        "picked": entering.picked or "",
        "label": say(lang, "enter-pack"),
        "acts": [*finish, undo],
        "hands": {"label": say(lang, "enter-hands"), "seats": _hands(entering)},
    }


def _title(entering: Entering) -> str:
    lang, deal, table = entering.lang, entering.deal, entering.seats
    if entering.telling is not None:
        return say(lang, "enter-ask-hand", seat=table.seat_text(entering.telling, lang))
    if deal.asks == TABLE:
        return say(lang, "enter-ask-table" if not deal.plies else "enter-ask-later")
    if deal.asks == OVER:
        return say(lang, "deals-over")
    return say(lang, "enter-ask-card", seat=table.seat_text(deal.here.turn, lang))


def _text(entering: Entering) -> str:
    lang, deal = entering.lang, entering.deal
    if entering.telling is not None:
        return say(lang, "enter-left", count=deal.unknown_in_hand(entering.telling))
    if deal.asks == TABLE:
        return say(lang, "enter-left", count=deal.table_wanted)
    if deal.asks == OVER:
        return ""
    if not deal.unknown_in_hand(deal.here.turn):
        return say(lang, "enter-from-hand")
    return say(lang, "enter-then" if entering.picked is not None else "enter-from-pack")


def _suits(entering: Entering) -> list[list[dict[str, str]]]:
    """The unseen cards by suit, jokers last, each suit from ace to king."""
    rows: dict[str, list[dict[str, str]]] = {}
    for card in entering.deal.unseen:
        rows.setdefault(card.suit, []).append(card_part(Card(card), entering.lang))
    return list(rows.values())


def _hands(entering: Entering) -> list[Scene]:
    """The seats whose hands can be told."""
    lang, deal, table = entering.lang, entering.deal, entering.seats
    if deal.asks != PLAY or entering.telling is not None:
        return []
    return [
        {"seat": seat, "text": table.seat_text(seat, lang)}
        for seat in range(table.players)
        if deal.unknown_in_hand(seat)
    ]


# ---- moves, file, counting -------------------------------------------------------------------------------------


def moves_scene(entering: Entering, seed: int) -> Scene:
    """The moves so far, the last one first, with marks and comments, and the ways to look at and to save the deal."""
    lang, deal = entering.lang, entering.deal
    return {
        "lang": lang,
        "shown": entering.phase == OPEN,
        "title": say(lang, "play-log"),
        "empty": "" if deal.plies else say(lang, "play-log-empty"),
        "rows": [_row(entering, at) for at in reversed(range(len(deal.plies)))],
        "words": {name: say(lang, f"enter-{name}") for name in ("note", "mark", "comment", "no-mark", "close")},
        "marks": list(MARKS),
        "longest": LONGEST_COMMENT,
        "file": _way_on(entering, seed) if _has_begun(entering) else None,
        "complete": deal.is_complete,
        "unseen": "" if deal.is_complete or not _has_begun(entering) else unseen_text(deal, lang),
    }


def _way_on(entering: Entering, seed: int) -> Scene:
    return deal_link(file_text(entering.deal, entering.seats), 1, entering.lang, entry=query_text(entering, seed))


def _has_begun(entering: Entering) -> bool:
    return bool(entering.deal.steps) and not (entering.deal.asks == TABLE and not entering.deal.plies)


def _row(entering: Entering, at: int) -> Scene:
    lang, deal = entering.lang, entering.deal
    position, ply = deal.positions[at], deal.noted[at]
    text = rich(done(position, ply.move, lang), lang)
    seat = entering.seats.seat_text(position.turn, lang)
    return {
        "at": at,
        "number": str(at + 1),
        "seat": seat,
        "text": text,
        "gain": gain_text(position.points_of(ply.move), position.is_zwick(ply.move), lang),
        "mark": ply.mark,
        "comment": ply.comment,
        "name": say(lang, "enter-note-name", number=at + 1, seat=seat, move=plain(text)),
    }


def counting_scene(entering: Entering) -> Scene:
    """The counting of a deal that was entered to its end; empty before."""
    lang = entering.lang
    if not entering.deal.is_complete:
        return {"lang": lang}
    deal = own_deal(file_text(entering.deal, entering.seats))
    counted = count_scene(Stepping(deal, Place(deal.main.end), lang))
    return counted | {"heads": [counted["heads"][0], *entering.seats.side_texts(lang)], "stated": ""}


def title(entering: Entering) -> str:
    """Rules and seats, above the table."""
    return say(
        entering.lang, "enter-about", rules=rules_text(entering.seats, entering.lang), players=entering.seats.players
    )
