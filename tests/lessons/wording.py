"""How tests read the sentences of lessons: every bilingual text, the sums in it, the names of a card."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pydantic import BaseModel

from zwicker_lab.cards import Card
from zwicker_lab.lessons import Text

SUM = re.compile(r"(?<![\d+-])(\d+(?: [+-] \d+)+) = (\d+)")
TERM = re.compile(r"([+-]?) ?(\d+)")
RANKS = {
    "A": ("Ass", "ace"),
    "2": ("Zwei", "two"),
    "3": ("Drei", "three"),
    "4": ("Vier", "four"),
    "5": ("Fünf", "five"),
    "6": ("Sechs", "six"),
    "7": ("Sieben", "seven"),
    "8": ("Acht", "eight"),
    "9": ("Neun", "nine"),
    "T": ("Zehn", "ten"),
    "J": ("Bube", "jack"),
    "Q": ("Dame", "queen"),
    "K": ("König", "king"),
}
SUITS = {"s": ("Pik", "spades"), "h": ("Herz", "hearts"), "d": ("Karo", "diamonds"), "c": ("Kreuz", "clubs")}


def texts(value: object, path: str = "") -> Iterator[tuple[str, Text]]:
    """Every text below a value, with the way to it."""
    if isinstance(value, Text):
        yield path, value
    elif isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from texts(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, tuple):
        for number, entry in enumerate(value):
            yield from texts(entry, f"{path}[{number}]")


def wrong_sums(text: str) -> list[str]:
    """The sums in a text that are not right."""
    return [f"{left} = {right}" for left, right in SUM.findall(text) if reckon(left) != int(right)]


def reckon(expression: str) -> int:
    """What a chain of plus and minus comes to."""
    return sum(int(number) * (-1 if sign == "-" else 1) for sign, number in TERM.findall(expression))


def faults(text: Text) -> list[str]:
    """What is wrong with a text: a language missing or copied, markup, a wrong sum, sums that differ."""
    found = [] if text.de != text.en else ["the same in both languages"]
    found += [f"markup in {said}" for said in (text.de, text.en) if re.search(r"[<>\[\]{}`]|TODO|\bXX", said)]
    found += wrong_sums(text.de) + wrong_sums(text.en)
    if sorted(SUM.findall(text.de)) != sorted(SUM.findall(text.en)):
        found.append("other sums in the other language")
    return found


def names(card: Card) -> list[str]:
    """How a sentence could name a card."""
    if card.is_joker:
        return [card]
    (de, en), (suit_de, suit_en) = RANKS[card.rank], SUITS[card.suit]
    return [card, f"{suit_de}-{de}", f"{suit_de} {de}", f"{en} of {suit_en}"]
