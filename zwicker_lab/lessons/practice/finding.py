"""Skills that ask for a capture: what each looks for in a position, and the goal it makes of it."""

from __future__ import annotations

from random import Random

from zwicker_lab.lessons.goals import AnyLegalCapture, CaptureAllOf, MakeZwick, MaxCards, PointsAtLeast, size
from zwicker_lab.lessons.practice.asking import Asked
from zwicker_lab.lessons.practice.drawn import card_words
from zwicker_lab.lessons.practice.shapes import has_two_values, is_equal, is_plain_pair, is_several, jokers_of
from zwicker_lab.lessons.practice.walk import Spot
from zwicker_lab.zwicker.moves import Move


def equal(spot: Spot, chance: Random) -> Asked | None:
    """Equals only: whatever can be captured is of the card's own rank, and some card can capture nothing."""
    captures = spot.captures
    if not captures or not _has_idle_card(spot) or not all(is_equal(spot.position, move) for move in captures):
        return None
    return Asked(AnyLegalCapture(type="any_legal_capture"), "equal")


def sums(spot: Spot, chance: Random) -> Asked | None:
    """Sums only: whatever can be captured has to be added up, and some card can capture nothing."""
    captures = spot.captures
    if not captures or not _has_idle_card(spot) or any(is_plain_pair(spot.position, move) for move in captures):
        return None
    return Asked(AnyLegalCapture(type="any_legal_capture"), "sums")


def groups(spot: Spot, chance: Random) -> Asked | None:
    """Several groups: the largest capture takes more than one group, a sum among them."""
    most = _largest(spot)
    if not most or not all(is_several(spot.position, move) for move in most):
        return None
    return Asked(MaxCards(type="max_cards"), "groups")


def two_values(spot: Spot, chance: Random) -> Asked | None:
    """Two values: every capture needs a card that counts one thing or another."""
    captures = spot.captures
    if not captures or not all(has_two_values(spot.position, move) for move in captures):
        return None
    return Asked(AnyLegalCapture(type="any_legal_capture"), "two-values")


def zwick(spot: Spot, chance: Random) -> Asked | None:
    """A Zwick: one of the captures clears the table and counts."""
    if not any(spot.position.is_zwick(move) for move in spot.captures):
        return None
    return Asked(MakeZwick(type="make_zwick"), "zwick")


def jokers(spot: Spot, chance: Random) -> Asked | None:
    """Jokers: one on the table can be taken, else one in the hand wins most points, or most cards."""
    takeable = sorted({card for move in spot.captures for card in jokers_of(move) - {move.card}})
    if takeable:
        joker = chance.choice(takeable)
        goal = CaptureAllOf(type="capture_all_of", cards=(joker,))
        return Asked(goal, "jokers-take", {"card": card_words(joker)})
    points = max(map(spot.position.points_of, spot.captures), default=0)
    richest = [move for move in spot.captures if spot.position.points_of(move) == points]
    if points and all(map(jokers_of, richest)):
        return Asked(PointsAtLeast(type="points_at_least", points=points), "jokers-points", {"points": points})
    most = _largest(spot)
    if most and all(move.card.is_joker for move in most):
        return Asked(MaxCards(type="max_cards"), "jokers-most")
    return None


def _has_idle_card(spot: Spot) -> bool:
    return len({move.card for move in spot.captures}) < len(spot.position.hand)


def _largest(spot: Spot) -> list[Move]:
    most = max(map(size, spot.captures), default=0)
    return [move for move in spot.captures if size(move) == most]
