"""Why a move is refused: a code, the rule, the numbers, and the sentence made from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from zwicker_lab.cards import Card
from zwicker_lab.names import capital, card_name, card_sign, item_sign, listed, values_text
from zwicker_lab.texts import say
from zwicker_lab.zwicker.items import Item
from zwicker_lab.zwicker.moves import Move


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal.

    ``code`` is one of the reason codes of the command line (``wrong_sum``, ``total_not_held`` ...), ``rule`` the
    section of the rules (``4.build``), ``numbers`` what the text needs (cards, values, totals), ``instead`` a few legal
    uses of the same card, ``fitting`` those nearest to what was tried.

    >>> from zwicker_lab.notation import read_position
    >>> position = read_position("zwicker3; table 9h 5d; hand 3c 8h")
    >>> print(position.refusal(Move.read("3c x 9h")).text("en"))
    9♥ counts 9, 3♣ counts 3. Your 3♣ can instead: build 8 on 5♦ or be laid down.
    """

    code: str
    rule: str
    numbers: Mapping[str, Any] = field(default_factory=dict)
    instead: tuple[Move, ...] = ()
    fitting: tuple[Move, ...] = ()

    def text(self, lang: str) -> str:
        """The reason in ``lang``: what does not go, the numbers, what the card can do instead."""
        parts = [self.claim(lang), self._fitting_text(lang), self._instead_text(lang)]
        return " ".join(part for part in parts if part)

    def claim(self, lang: str) -> str:
        """Only what does not go and the numbers of it."""
        tell = _TELL.get(self.code)
        entry, values = tell(self.numbers, lang) if tell else (self.code, {})
        return capital(say(lang, f"reason-{entry.replace('_', '-')}", **values))

    def rule_name(self, lang: str) -> str:
        """The name of the rule that forbids the move."""
        return say(lang, f"rule-{self.rule.replace('.', '-').replace('_', '-')}")

    def _fitting_text(self, lang: str) -> str:
        if self.code != "wrong_sum" or not self.fitting or self.fitting[0].kind != "capture":
            return ""
        told = self.numbers["fits"]
        others = [move.items for move in self.fitting if tuple(map(str, move.items)) != told]
        sets = [listed((item_sign(item, lang) for item in items), lang) for items in others]
        return capital(say(lang, "reason-would-fit", sets=listed(sets, lang, "or"))) if sets else ""

    def _instead_text(self, lang: str) -> str:
        told = self.fitting if self.code == "wrong_sum" and "fits" in self.numbers else ()
        uses = [use_text(move, lang) for move in self.instead if move not in told]
        if not uses:
            return ""
        sign = card_sign(self.instead[0].card, lang)
        entry = "reason-taker-can" if self.code == "must_capture" else "reason-instead"
        return say(lang, entry, card=sign, uses=listed(uses, lang, "or"))


def use_text(move: Move, lang: str) -> str:
    """What a card does, as the end of a sentence with *can*.

    >>> use_text(Move.read("9s x 5c 4h"), "en"), use_text(Move.read("3s > 9d = 6"), "de")
    ('take 5♣ and 4♥', '6 auf 9♦ bauen')
    """
    if move.kind == "trail":
        return say(lang, "use-trail") if move.value is None else say(lang, "use-trail-as", value=move.value)
    items = listed((item_sign(item, lang) for item in move.items), lang)
    return say(lang, f"use-{move.kind}", items=items, total=move.total or 0)


# ---- what each code tells --------------------------------------------------------------------------------------

_Told = tuple[str, dict[str, object]]


def _signs(items: tuple[str, ...], lang: str) -> list[str]:
    return [item_sign(Item.read(item), lang) for item in items]


def _wrong_sum(numbers: Mapping[str, Any], lang: str) -> _Told:
    if "total" in numbers:
        items = listed([*_signs(numbers["items"], lang), card_sign(numbers["card"], lang)], lang)
        totals = values_text(numbers["totals"], lang)
        return "wrong_total" if totals else "no_total", {"items": items, "totals": totals, "total": numbers["total"]}
    card, values = card_sign(numbers["card"], lang), values_text(numbers["values"], lang)
    if numbers["fits"]:
        left = listed(_signs(numbers["left"], lang), lang)
        fits = listed(_signs(numbers["fits"], lang), lang)
        return "left_over", {"fits": fits, "makes": numbers["makes"], "left": left, "count": len(numbers["fits"])}
    if numbers["alone"]:
        return "build_not_in_sum", {"card": card, "values": values}
    counted = numbers["item_values"]
    if len(counted) == 1:
        item = _signs(numbers["items"], lang)[0]
        return "not_equal", {"item": item, "counts": values_text(counted[0], lang), "card": card, "values": values}
    if all(len(own) == 1 for own in counted):
        flat = [own[0] for own in counted]
        return "wrong_sum", {"sum": f"{' + '.join(map(str, flat))} = {sum(flat)}", "card": card, "values": values}
    return "never_sum", {"items": listed(_signs(numbers["items"], lang), lang), "card": card, "values": values}


def _reckoning(numbers: Mapping[str, Any]) -> str:
    """The sum of a build as it was meant: ``9 + 3 = 12`` or ``9 − 3 = 6``."""
    total, bases = numbers["total"], [0]
    for own in numbers["item_values"]:
        bases = [base + value for base in bases for value in own]
    for sign, factor in (("+", 1), ("−", -1)):
        for base in bases:
            for value in numbers["values"]:
                if base + factor * value == total:
                    return f"{base} {sign} {value} = {total}"
    return f"= {total}"


def _build(code: str) -> Any:
    def tell(numbers: Mapping[str, Any], lang: str) -> _Told:
        card = card_sign(numbers["card"], lang)
        items = listed(_signs(numbers["items"], lang), lang)
        told = {"sum": _reckoning(numbers), "items": items, "card": card}
        return code, told | {"total": numbers["total"], "cap": numbers["cap"] or 0}

    return tell


def _below_one(numbers: Mapping[str, Any], lang: str) -> _Told:
    low, high = numbers["item_values"][0][0], numbers["values"][-1]
    pairs = [(base, value) for base in numbers["item_values"][0] for value in numbers["values"]]
    low, high = next(((b, v) for b, v in pairs if v - b == numbers["total"]), (low, high))
    return "below_one", {"low": low, "high": high, "result": str(low - high).replace("-", "−")}


def _not_on_table(numbers: Mapping[str, Any], lang: str) -> _Told:
    if not numbers["table"]:
        return "table_empty", {}
    return "not_on_table", {"items": listed(_signs(numbers["items"], lang), lang), "count": len(numbers["items"])}


def _seats(numbers: Mapping[str, Any], lang: str) -> _Told:
    return "not_your_turn", {seat: say(lang, "seat-name", seat=numbers[seat]) for seat in ("seat", "mover")}


def _card(code: str) -> Any:
    return lambda numbers, lang: (code, {"card": card_name(Card(numbers["card"]), lang)})


def _wrong_value(numbers: Mapping[str, Any], lang: str) -> _Told:
    told: dict[str, object] = {"card": card_sign(numbers["card"], lang)}
    told["values"] = values_text(numbers["values"], lang)
    if numbers["value"] is None:
        return "value_missing", told
    if numbers["value"] in numbers["values"]:
        return "value_not_kept", told
    return "wrong_value", told | {"value": numbers["value"]}


def _joker_protected(numbers: Mapping[str, Any], lang: str) -> _Told:
    return "joker_protected", {"items": listed(_signs(numbers["items"], lang), lang)}


def _must_capture(numbers: Mapping[str, Any], lang: str) -> _Told:
    entry = "must_capture_card" if numbers["duty"] == "card" else "must_capture_turn"
    return entry, {"card": card_sign(numbers["taker"], lang)}


_TELL: dict[str, Any] = {
    "not_your_turn": _seats,
    "not_in_hand": _card("not_in_hand"),
    "not_on_table": _not_on_table,
    "card_twice": lambda numbers, lang: ("card_twice", {"item": _signs((numbers["item"],), lang)[0]}),
    "wrong_value": _wrong_value,
    "wrong_sum": _wrong_sum,
    "over_cap": _build("over_cap"),
    "below_one": _below_one,
    "up_not_allowed": _build("up_not_allowed"),
    "down_not_allowed": _build("down_not_allowed"),
    "one_item_only": _build("one_item_only"),
    "not_your_build": _build("not_your_build"),
    "merged_build": _build("merged_build"),
    "total_not_held": _build("total_not_held"),
    "joker_protected": _joker_protected,
    "must_capture": _must_capture,
    "must_take_all": lambda numbers, lang: ("must_take_all", {"card": card_sign(numbers["card"], lang)}),
}
