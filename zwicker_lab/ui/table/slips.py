"""Slips of paper: what the app says beside the table, and the ladder of hints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from zwicker_lab.names import values_text
from zwicker_lab.texts import say
from zwicker_lab.ui.table.chapter import chapter
from zwicker_lab.ui.table.readings import Refused
from zwicker_lab.ui.table.rich import FRENCH, Part, plain, rich
from zwicker_lab.ui.table.uses import build_sum, term
from zwicker_lab.zwicker.legal import item_values

if TYPE_CHECKING:
    from zwicker_lab.zwicker.moves import Move
    from zwicker_lab.zwicker.position import Position
    from zwicker_lab.zwicker.reasons import Reason

Slip = dict[str, Any]
TOLD = 3
RECKONED = {"wrong_sum", "over_cap", "below_one", "total_not_held"}
"""The reasons that are sums; the others say what a rule set forbids at all."""


def slip(
    lang: str,
    title: str,
    *,
    tone: str = "",
    art: str | None = None,
    sums: Sequence[str] = (),
    text: Sequence[str] = (),
    rows: Sequence[tuple[str, str, str]] = (),
    fine: str = "",
    rule: tuple[str, str] = ("", ""),
    actions: Sequence[Mapping[str, Any]] = (),
    focus: bool = False,
    spoken: str = "",
    deck: str = FRENCH,
) -> Slip:
    """What a ``SlipView`` shows; all texts may hold ``{5c}`` cards, ``**strong**`` words and ``~~12~~`` wrong numbers.

    ``tone`` is the colour of its upper edge: ``info``, ``warn``, ``win`` or ``miss``. ``art`` is a verdict's sign
    (``star disc square triangle octagon``) or ``crab``. ``rows`` are triples of card, text and mark. ``actions`` are
    buttons, each with ``id`` and ``text`` and perhaps ``main`` or ``quiet``. ``focus`` moves the keyboard here.
    ``rule`` is the name of the rule that forbids a try, and the page of this site that writes of it. ``deck`` is the
    pack the cards are of.

    >>> slip("en", "Right", sums=["{9d} = 9"])["sums"]
    [[{'c': '9d', 'n': '9 of diamonds'}, {'o': ' = '}, '9']]
    """

    def parts(line: str) -> list[Part]:
        return rich(line, lang, deck)

    heading = parts(title)
    return {
        "lang": lang,
        "label": plain(heading),
        "title": heading,
        "tone": tone,
        "art": art,
        "sums": [parts(line) for line in sums],
        "text": [parts(line) for line in text],
        "rows": [{"card": parts(card), "text": parts(line), "mark": mark} for card, line, mark in rows],
        "fine": parts(fine),
        "rule": rule[0],
        "link": rule[1],
        "actions": [dict(action) for action in actions],
        "focus": focus,
        "say": spoken or " ".join(plain(part) for part in (heading, *map(parts, text))),
    }


def refusal_slip(position: Position, refused: Sequence[Refused], lang: str, *, reveal: bool) -> Slip:
    """The refusal of a try: its sum in cards, why with the numbers, and, with ``reveal``, what would go instead.

    Where a sum fails as a capture and as a build, both are told.
    """
    nearest, otherwise = _nearest(refused), _otherwise(refused)
    _, reason = nearest[0]
    told = [nearest[0], *otherwise[:1]]
    claims = dict.fromkeys(_claim(pair, lang, named=bool(otherwise)) for pair in told)
    spoken = say(lang, "table-refused-say", claim=" ".join(claims))
    if reveal and (more := reason.text(lang).removeprefix(reason.claim(lang)).strip()):
        claims[more] = None
    return slip(
        lang,
        say(lang, "table-refused"),
        tone="warn",
        art="octagon",
        sums=list(dict.fromkeys(line for move, _ in nearest + otherwise if (line := wrong_sum(position, move)))),
        text=list(claims),
        rows=_held(position, nearest, lang),
        rule=rule_of(position, reason, lang),
        focus=True,
        spoken=spoken,
    )


def rule_of(position: Position, reason: Reason, lang: str) -> tuple[str, str]:
    """The rule behind a refusal by its name, and the page that writes of it."""
    named = say(lang, "table-refused-rule", rule=reason.rule_name(lang))
    return named, chapter(position.variant, reason.rule, lang)


def _nearest(refused: Sequence[Refused]) -> list[Refused]:
    """The first readings of the same kind that fail for the same reason."""

    def near(pair: Refused) -> tuple[str, str]:
        return pair[0].kind, pair[1].code

    return [pair for pair in refused if near(pair) == near(refused[0])][:TOLD]


def _otherwise(refused: Sequence[Refused]) -> list[Refused]:
    """The nearest readings of the other kind, where both kinds fail by their numbers."""
    other = [pair for pair in refused if pair[0].kind != refused[0][0].kind]
    found = _nearest(other) if other else []
    return found if found and {found[0][1].code, refused[0][1].code} <= RECKONED else []


def _claim(pair: Refused, lang: str, *, named: bool) -> str:
    """What does not go, ``named`` by how the try was read."""
    move, reason = pair
    return say(lang, f"table-refused-{move.kind}", claim=reason.claim(lang)) if named else reason.claim(lang)


def wrong_sum(position: Position, move: Move) -> str:
    """The sum of a refused move; its result is marked as wrong where that is what fails, and no permission or duty.

    Empty where there is no one sum to show.

    >>> from zwicker_lab.notation import read_position
    >>> from zwicker_lab.zwicker.moves import Move
    >>> position = read_position("zwicker3; table 9h 2s; hand 3c 8h")
    >>> wrong_sum(position, Move.read("3c > 9h = 12")), wrong_sum(position, Move.read("3c x 9h 2s"))
    ('{9h} + {3c} = ~~12~~', '{9h} + {2s} = ~~11~~')
    >>> wrong_sum(position, Move.read("8h > 2s = 6"))
    '{2s} − {8h} = ~~−6~~'
    >>> strict = read_position("zwicker3 joker_only_by_building_down=yes; table *15 5h; hand *20")
    >>> wrong_sum(strict, Move.read("*20 x *15 5h"))
    '{*15} + {5h} = 20'
    """
    reason = position.refusal(move)
    fails = reason is None or reason.code in RECKONED
    counted = [item_values(position.variant, item) for item in move.items]
    if move.kind == "build":
        bases = {sum(values) for values in _pick(counted)}
        own = position.variant.values_of(move.card)
        up = any(base + value == move.total for base in bases for value in own)
        upside_down = any(value - base == move.total for base in bases for value in own)
        shown = f"−{move.total}" if upside_down and not up else str(move.total)
        return build_sum(move, up=up).removesuffix(str(move.total)) + (f"~~{shown}~~" if fails else shown)
    if len(counted) < 2 or any(len(values) != 1 for values in counted):
        return ""
    terms, total = " + ".join(map(term, move.items)), sum(values[0] for values in counted)
    if fails:
        return f"{terms} = ~~{total}~~"
    return f"{terms} = {total}" if total in position.variant.values_of(move.card) else ""


def _pick(counted: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for values in counted:
        found = [(*chosen, value) for chosen in found for value in values][:64]
    return found


def _held(position: Position, refused: Sequence[Refused], lang: str) -> list[tuple[str, str, str]]:
    """Every other card of the hand beside the total it does not have."""
    move, reason = refused[0]
    if reason.code != "total_not_held":
        return []
    wanted = values_text(tuple(dict.fromkeys(other.total for other, _ in refused if other.total)), lang)
    return [
        (
            f"{{{card}}}",
            say(lang, "table-refused-counts", values=values_text(position.variant.values_of(card), lang)),
            say(lang, "table-refused-not", total=wanted),
        )
        for card in position.hand
        if card != move.card
    ]


def hint_scene(hints: Sequence[str], opened: int, lang: str, deck: str = FRENCH) -> dict[str, Any]:
    """What a ``HintView`` shows: the first ``opened`` rungs open, the next one offered, the others later.

    >>> [rung["state"] for rung in hint_scene(["a", "b", "c"], 1, "en")["rungs"]]
    ['open', 'next', 'later']
    """
    count = len(hints)
    rungs = []
    for at, text in enumerate(hints, 1):
        state = "open" if at <= opened else "next" if at == opened + 1 else "later"
        shown = (
            rich(text, lang, deck) if state == "open" else [say(lang, "table-hint-later")] if state == "later" else []
        )
        rungs.append(
            {
                "state": state,
                "name": say(lang, "table-hint-name", at=at),
                "text": shown,
                "ask": say(lang, "table-hint-ask", at=at, count=count),
            }
        )
    spoken = (
        say(lang, "table-hint-say", at=opened, count=count, text=plain(rich(hints[opened - 1], lang, deck)))
        if 0 < opened <= count
        else ""
    )
    return {"lang": lang, "label": say(lang, "table-hints"), "rungs": rungs, "say": spoken}
