"""What stands round the table of a match: the score above, whose turn it is below, moves, trumps and options beside."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from zwicker_lab.names import capital
from zwicker_lab.texts import LANGUAGES, say
from zwicker_lab.ui.play.scenes import bar, log
from zwicker_lab.ui.play.sitting import COUNT
from zwicker_lab.ui.play.words import number
from zwicker_lab.ui.table.rich import SWISS, Part, plain, rich
from zwicker_lab.ui.zwick.play.game import Game
from zwicker_lab.ui.zwick.play.setup import Setup, length_text, seat_names
from zwicker_lab.ui.zwick.play.state import SwissPlaying
from zwicker_lab.ui.zwick.play.why import can_ask
from zwicker_lab.ui.zwick.table.scene import trump_label
from zwicker_lab.zwick import BELLIS, Card, Move, Position, trumps

Scene = dict[str, Any]
SHELF = "zwicker-lab-zwick-play"


def name_of(setup: Setup, seat: int, lang: str) -> str:
    """What somebody is called: oneself ``you``."""
    return seat_names(setup, lang).get(seat) or say(lang, "play-you")


def strip_scene(playing: SwissPlaying) -> Scene:
    """The score above the table: which deal, and for everybody the total with strokes and birds."""
    lang, game, setup = playing.lang, playing.game, playing.game.setup
    match = game.match
    title = say(lang, f"zwick-deal-{setup.form}", at=max(1, game.number), count=match.due or 0)
    return {
        "lang": lang,
        "label": say(lang, "play-score"),
        "title": title,
        "text": length_text(setup, lang),
        "sides": [
            {
                "name": name_of(setup, seat, lang),
                "total": number(match.totals[seat]),
                "text": say(lang, "zwick-side-now", strokes=match.strokes[seat], birds=match.birds[seat]),
                "zwicks": 0,
                "own": seat == setup.seat,
                "tone": "",
            }
            for seat in range(setup.players)
        ],
        "phase": playing.phase,
    }


def bar_scene(playing: SwissPlaying) -> Scene:
    """Below the table: whose turn it is, what one can do, and the film the browser is to tell of when it has ended."""
    game = playing.game
    position = game.position
    is_nobody = position.is_over or position.phase == "deal"
    mover = "" if is_nobody else name_of(game.setup, position.turn, playing.lang)
    return bar(playing, mover, took=_took(game)) | {"keep": keep_scene(playing)}


def _took(game: Game) -> bool:
    """Whether the last card ended a trick, which is shown until one goes on."""
    positions = game.here.positions
    return len(positions) > 1 and len(positions[-1].tricks) > len(positions[-2].tricks)


def keep_scene(playing: SwissPlaying) -> Scene:
    """What the browser is to keep of the match."""
    game = playing.game
    return {
        "shelf": SHELF,
        "game": str(game.seed),
        "rev": game.rev,
        "value": {
            **game.to_json(),
            "open": playing.open_cards,
            "query": urlencode({**game.setup.values, "seed": game.seed}),
            "label": {lang: kept_label(game, lang) for lang in LANGUAGES},
            "done": game.match.is_over,
        },
    }


def kept_label(game: Game, lang: str) -> str:
    """What a match that can be gone on with is called."""
    own = number(game.match.totals[game.setup.seat])
    told = {"length": length_text(game.setup, lang), "players": game.setup.players, "deal": max(1, game.number)}
    return say(lang, "zwick-kept", own=own, **told)


# ---- beside the table ------------------------------------------------------------------------------------------


def log_scene(playing: SwissPlaying) -> Scene:
    """The moves of this deal, the last one first; the trumps still out; the options."""
    game, seat = playing.game, playing.game.setup.seat
    return log(playing) | {
        "rows": [_row(playing, at) for at in reversed(range(len(game.here.moves)))],
        "seen": seen_scene(game.position.seen_by(seat), seat, playing.lang),
    }


def _row(playing: SwissPlaying, at: int) -> Scene:
    lang, game = playing.lang, playing.game
    deal = game.here
    before, move, after = deal.positions[at], deal.moves[at], deal.positions[at + 1]
    full = len(after.tricks) > len(before.tricks)
    winner = name_of(game.setup, after.winner(after.tricks[-1]), lang) if full else ""
    seat, own = name_of(game.setup, before.turn, lang), before.turn == game.setup.seat
    text = move_text(after, move, lang, own=own)
    asking = "zwick-how-name" if own else "zwick-why-name"
    return {
        "at": at,
        "seat": seat,
        "own": own,
        "text": text,
        "gain": say(lang, "zwick-log-stroke", seat=winner) if full else "",
        "zwick": False,
        "taken": "",
        "ask": say(lang, asking, seat=seat, move=plain(text)) if can_ask(game, at) else "",
        "asks": say(lang, "zwick-how") if own else "",
        "why": playing.why.scene(game, at, open_cards=playing.open_cards),
    }


def move_text(after: Position, move: Move, lang: str, *, own: bool) -> list[Part]:
    """A move in a few words that follow its seat's name, its card drawn."""
    shown = {
        "cut": after.shown,
        "lick": after.licked[-1:] and after.licked[-1],
        "turn": after.turned[-1:] and after.turned[-1],
    }
    seen, who = move.card or shown.get(move.kind) or "", "you" if own else "seat"
    return rich(say(lang, f"zwick-log-{move.kind}", card=f"{{{seen}}}" if seen else "", who=who), lang, SWISS)


def seen_scene(view: Position, seat: int, lang: str) -> Scene:
    """The trumps, or before there is one the Bellis: in one's hand, gone, still out; from open things only."""
    high = trumps(view.trump) if view.trump else BELLIS
    out = [card for card in high if card in view.unseen]
    own = [card for card in high if card in view.hands[seat]]
    gone = [card for card in high if card not in out and card not in own]
    rows = [("out", out), ("own", own), ("gone", gone)]
    return {
        "title": say(lang, "zwick-seen-trumps" if view.trump else "zwick-seen-bellis"),
        "rows": [
            {
                "title": say(lang, f"zwick-seen-{name}"),
                "cards": [part for card in cards for part in rich(f"{{{card}}}", lang, SWISS)],
                "text": str(len(cards)),
                "gone": name == "gone",
            }
            for name, cards in rows
        ],
        "text": say(lang, "zwick-seen-note"),
        "more": "",
    }


# ---- after a deal ----------------------------------------------------------------------------------------------


def hands_scene(playing: SwissPlaying) -> Scene:
    """All hands of the deal that has ended, trick by trick who took it; empty while it is played."""
    lang, game = playing.lang, playing.game
    if playing.phase != COUNT:
        return {"lang": lang}
    position, setup, deal = game.position, game.setup, game.here
    order = position.order if position.trump else None

    def cards(codes: tuple[str, ...]) -> list[Part]:
        held = tuple(map(Card, codes))
        return [part for card in (order.sorted(held) if order else held) for part in rich(f"{{{card}}}", lang, SWISS)]

    return {
        "lang": lang,
        "title": say(lang, "zwick-hands-title"),
        "trump": trump_label(position, lang),
        "hands": [
            {"name": name_of(setup, seat, lang), "note": _part(position, seat, lang), "cards": cards(deal.hands[seat])}
            for seat in range(setup.players)
        ],
        "tricks": [
            {
                "name": say(lang, "zwick-hands-trick", at=at),
                "cards": [
                    {
                        "seat": name_of(setup, position.player_of(trick, card), lang),
                        "card": rich(f"{{{card}}}", lang, SWISS),
                    }
                    for card in trick.cards
                ],
                "won": say(lang, "zwick-log-stroke", seat=name_of(setup, position.winner(trick), lang)),
            }
            for at, trick in enumerate(position.tricks, 1)
        ],
    }


def _part(position: Position, seat: int, lang: str) -> str:
    roles = [say(lang, "table-deals")] if seat == position.dealer else []
    if seat == position.turner:
        roles.append(say(lang, "zwick-role-turner"))
    elif position.joined[seat] is not None:
        roles.append(say(lang, "zwick-role-in" if position.joined[seat] else "zwick-role-out"))
    return capital(", ".join(roles))
