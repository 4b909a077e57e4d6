"""What is said while a deal is stepped through: the last move and its comment, and the answers to tries."""

from __future__ import annotations

from zwicker_lab.errors import InputError
from zwicker_lab.lessons import MarkedPoint, Outcome
from zwicker_lab.texts import say
from zwicker_lab.ui.deals.line import Line
from zwicker_lab.ui.deals.place import Place, line_of
from zwicker_lab.ui.deals.track import Deal, comment_text
from zwicker_lab.ui.look.words import done, gain_text
from zwicker_lab.ui.table.events import sentence
from zwicker_lab.ui.table.scene import Staging, side_name
from zwicker_lab.ui.table.slips import Slip, slip


def staging_of(deal: Deal, lang: str) -> Staging:
    """How the players are called: by the names in the file, else by their places."""
    return Staging(lang, deal.names)


def seat_text(deal: Deal, seat: str, lang: str) -> str:
    """What one player is called.

    >>> from zwicker_lab.lessons import tutorial_deal
    >>> from zwicker_lab.ui.deals.own import of_tutorial
    >>> seat_text(of_tutorial(tutorial_deal("1-two-players")), "2", "en")
    'Player 2'
    """
    return staging_of(deal, lang).name(seat)


def label(deal: Deal, me: str, seat: str, lang: str) -> str:
    """What one player is called where that stands alone: whoever plays at the seat ``me`` is ``you``."""
    return say(lang, "play-you") if seat == me else seat_text(deal, seat, lang)


def side_label(deal: Deal, me: str, side: int, lang: str) -> str:
    """What a side is called where that stands alone."""
    staging = Staging(lang, deal.names | ({me: say(lang, "play-you")} if me else {}))
    return side_name(deal.main.positions[0], side, staging)


def moment_slip(deal: Deal, place: Place, lang: str) -> Slip:
    """The last move with its comment, and what happened after it; before the first move what the deal is about."""
    line = line_of(place, deal)
    if place.at == 0:
        return _begin_slip(deal, lang)
    if place.at == line.start:
        return _branch_slip(deal, line, lang)
    return _move_slip(deal, place, lang)


def full_slip(problem: InputError, lang: str) -> Slip:
    """Why a move cannot be tried out, though it is legal."""
    return slip(lang, say(lang, "deals-try-full"), tone="warn", art="octagon", text=[problem.text(lang)], focus=True)


def right_slip(deal: Deal, place: Place, lang: str) -> Slip:
    """The same after a try that was right."""
    return _move_slip(deal, place, lang, title=say(lang, "deals-right"))


def _begin_slip(deal: Deal, lang: str) -> Slip:
    position = deal.main.positions[0]
    told = comment_text(deal.replay.deal.comment, lang)
    dealt = say(
        lang,
        "deals-dealt",
        dealer=seat_text(deal, position.seats[position.dealer], lang),
        mover=seat_text(deal, position.mover, lang),
    )
    return slip(lang, say(lang, "deals-begin"), tone="info", text=[text for text in (told, dealt) if text])


def _branch_slip(deal: Deal, line: Line, lang: str) -> Slip:
    parent = deal.lines[line.parent]
    number = line.start + 1
    position = line.positions[0]
    played = done(position, parent.move(number), lang)
    texts = [
        say(lang, "deals-branch-text", seat=seat_text(deal, position.mover, lang)),
        say(lang, "deals-played", move=played),
    ]
    return slip(lang, say(lang, "deals-branch", number=number), tone="info", text=texts)


def _move_slip(deal: Deal, place: Place, lang: str, title: str = "") -> Slip:
    line = line_of(place, deal)
    before, after = line.position(place.at - 1), line.position(place.at)
    move, ply = line.move(place.at), line.ply(place.at)
    seat = label(deal, place.me, before.mover, lang)
    zwick = before.is_zwick(move)
    gain = gain_text(before.points_of(move), zwick, lang)
    then = then_text(deal, place, lang)
    comment = comment_text(ply.comment, lang)
    texts = [*([f"**{gain}**"] if gain else []), *([comment] if comment else []), *([then] if then else [])]
    told = sentence(before, move, staging_of(deal, lang))
    turn = "" if after.packet_over else say(lang, "table-event-next", seat=seat_text(deal, after.mover, lang))
    return slip(
        lang,
        title or say(lang, "deals-move", number=place.at, seat=seat),
        tone="win" if title or zwick else _tone(ply.mark),
        art="star" if title else "crab" if zwick else _art(ply.mark),
        sums=[done(before, move, lang)],
        text=texts,
        spoken=" ".join(part for part in (title and f"{title}.", told, comment, then, turn) if part),
    )


def _tone(mark: str) -> str:
    return "miss" if mark.startswith("?") else ""


def _art(mark: str) -> str | None:
    return "triangle" if mark.startswith("?") else None


def then_text(deal: Deal, place: Place, lang: str) -> str:
    """What comes after the last move: new cards, the end of the deal, or the end of a side line."""
    line = line_of(place, deal)
    packets, after = deal.packets(place.path), line.position(place.at)
    told = []
    if place.at in packets:
        count = max(map(len, after.hands))
        told.append(say(lang, "deals-new-packet", number=packets.index(place.at) + 1, count=count))
    if after.is_over:
        told.append(say(lang, "deals-over"))
    elif place.at == line.end and place.path:
        told.append(say(lang, "deals-line-over"))
    elif place.at == line.end and not deal.problem:
        told.append(say(lang, "deals-unfinished"))
    return " ".join(told)


# ---- answers to tries ------------------------------------------------------------------------------------------


def answer_slip(
    deal: Deal, point: MarkedPoint, outcome: Outcome, beside: Line | None, lang: str, *, open_hands: bool
) -> Slip:
    """The answer to a legal move that was not the one played: the side line's comment, else what was played and why.

    With hidden hands nothing is said about what the next player holds.
    """
    played = {"id": "on", "text": say(lang, "deals-go-on"), "main": True}
    if beside is None:
        why = comment_text(point.ply.comment, lang)
        texts = [
            outcome.why.of(lang) if open_hands else say(lang, "lessons-miss-played"),
            say(lang, "deals-played", move=done(point.position, deal.main.move(point.at + 1), lang)),
            *([why] if why else []),
        ]
        return slip(lang, say(lang, "deals-other"), tone="info", art="square", text=texts, actions=[played], focus=True)
    enter = {"id": f"line {'.'.join(map(str, beside.path))}", "text": say(lang, "deals-enter")}
    comment = comment_text(beside.plies[0].comment, lang)
    mine = done(point.position, beside.move(point.at + 1), lang)
    if outcome.is_right:
        title, tone, art = say(lang, "deals-as-good"), "win", "star"
    else:
        title, tone, art = say(lang, "deals-beside"), "miss", "triangle"
        played |= {"text": say(lang, "deals-show-move")}
    texts = [comment] if comment else []
    return slip(lang, title, tone=tone, art=art, sums=[mine], text=texts, actions=[played, enter], focus=True)
