"""The end of a deal: its counting, row by row from the piles, and the match sheet as on paper."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate
from typing import Any
from urllib.parse import urlencode

from zwicker_lab.notation import write_deal
from zwicker_lab.texts import say
from zwicker_lab.ui.deals.own import OWN, carried, own_deal
from zwicker_lab.ui.deals.place import Place
from zwicker_lab.ui.deals.scenes import count_scene
from zwicker_lab.ui.deals.state import Stepping
from zwicker_lab.ui.play.game import Game
from zwicker_lab.ui.play.record import PlayedDeal
from zwicker_lab.ui.play.state import COUNT, Playing
from zwicker_lab.ui.play.words import length_text, names, number, seat_text, sides
from zwicker_lab.ui.query import Query
from zwicker_lab.zwicker.match import leader

Scene = dict[str, Any]


def counting_scene(playing: Playing) -> Scene:
    """The counting of the deal that has ended, with the names of this table; empty while it is played."""
    lang, game = playing.lang, playing.game
    if playing.phase != COUNT:
        return {"lang": lang}
    deal = own_deal(game.here.text)
    counted = count_scene(Stepping(deal, Place(deal.main.end, me=game.setup.seats[game.setup.seat]), lang))
    return counted | {"heads": [counted["heads"][0], *sides(game.setup, lang)]}


def sheet_scene(playing: Playing) -> Scene:
    """The match sheet: a column a side, a line a deal with what it brought and the total so far, and the target."""
    lang, game = playing.lang, playing.game
    match = game.match
    over = playing.phase == COUNT
    own = game.setup.variant.side_of(game.setup.seat, game.setup.players)
    return {
        "lang": lang,
        "phase": playing.phase,
        "channel": playing.table.scene["channel"],
        "shown": bool(match.deals),
        "title": say(lang, "play-sheet"),
        "head": _head(game, lang) if over else "",
        "text": _text(game, lang) if over else "",
        "tone": "win" if over and _leading(game) == own else "info",
        "columns": [say(lang, "play-sheet-deal"), *sides(game.setup, lang)],
        "rows": _rows(game, lang),
        "total": [say(lang, "play-sheet-total"), *map(number, match.totals)],
        "length": say(lang, "play-sheet-length", length=length_text(game.setup, lang)),
        "next": say(lang, "play-next", dealer=seat_text(game.setup, match.dealer, lang))
        if over and not match.is_over
        else "",
        "links": _links(playing) if over and match.is_over else [],
    }


def _leading(game: Game) -> int | None:
    """The side that won the match or, while it goes on, the last deal."""
    return game.match.winner if game.match.is_over else leader(game.match.deals[-1])


def _head(game: Game, lang: str) -> str:
    """Who won the deal, or the match."""
    return _won("match" if game.match.is_over else "deal", _leading(game), game, lang)


def _won(what: str, side: int | None, game: Game, lang: str) -> str:
    if side is None:
        return say(lang, f"play-{what}-drawn")
    setup = game.setup
    if side != setup.variant.side_of(setup.seat, setup.players):
        return say(lang, f"play-{what}-lost", side=sides(setup, lang)[side])
    return say(lang, f"play-{what}-won", several="yes" if setup.has_partners else "no")


def _text(game: Game, lang: str) -> str:
    """How much is wanting to the target."""
    target = game.setup.match_rules.match.target
    if game.match.is_over or target is None:
        return ""
    return say(lang, "play-target-left", target=target, best=number(max(game.match.totals)))


def _rows(game: Game, lang: str) -> list[Scene]:
    match = game.match
    totals = [list(accumulate(column)) for column in zip(*match.deals, strict=True)]
    return [
        {
            "title": say(lang, "play-sheet-number", deal=at + 1),
            "dealer": say(lang, "play-sheet-dealer", dealer=seat_text(game.setup, deal.opening.dealer, lang)),
            "cells": [
                [f"+{points}" if points >= 0 else number(points), number(totals[side][at])]
                for side, points in enumerate(scores)
            ],
            "backs": say(lang, "play-sheet-backs", count=deal.backs) if deal.backs else "",
            "deal": deal_link(_named_text(game, deal, lang), at + 1, lang, **_place(game)),
        }
        for at, (deal, scores) in enumerate(zip(game.deals, match.deals, strict=False))
    ]


def _named_text(game: Game, deal: PlayedDeal, lang: str) -> str:
    """The file of a deal, with the names of those who played at the other seats."""
    tags = tuple((f"Player{seat}", name) for seat, name in names(game.setup, lang).items())
    return write_deal(replace(deal.file, tags=(*deal.file.tags, *tags)))


def _place(game: Game) -> dict[str, str]:
    """Whose seat is one's own, and the query of the match."""
    setup = game.setup
    return {"me": setup.seats[setup.seat], "match": urlencode({**setup.values, "seed": game.seed})}


def deal_link(text: str, at: int, lang: str, **more: str) -> Scene:
    """The way to all hands of a deal, and its file; ``href`` carries the deal where it is short enough for a link.

    ``more`` is what else the link to the deal holds: whose seat was one's own, and the match or the entry it is from.
    """
    link = carried(text)
    named = {"file": link} if link else {"id": OWN}
    return {
        "href": Query({"lang": lang}).link("deal", **named, at=0, **more),
        "count": Query({"lang": lang}).link("scoring", **named),
        "count_all": say(lang, "scoring-count-all"),
        "carries": link is not None,
        "look": say(lang, "play-look"),
        "look_name": say(lang, "play-look-name", deal=at),
        "text": text,
        "name": f"zwicker-{at}.zdn",
        "save": say(lang, "play-save"),
        "save_name": say(lang, "play-save-name", deal=at),
    }


def _links(playing: Playing) -> list[Scene]:
    """What to do after a match: the same again, or another."""
    query, values = Query({"lang": playing.lang}), playing.setup.values
    return [
        {"text": say(playing.lang, "play-again"), "href": query.link("play", **values), "seed": True, "main": True},
        {"text": say(playing.lang, "play-other"), "href": query.link("play", **values), "seed": False, "main": False},
    ]
