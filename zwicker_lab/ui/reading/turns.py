"""What a turn is: capturing, building, laying down; the Zwick; what jokers may."""

from __future__ import annotations

from collections.abc import Iterator

from zwicker_lab.ui.reading.examples import BUILDS, CAPTURES, ZWICKS, examples, joker_takes
from zwicker_lab.ui.reading.told import Piece, Teller
from zwicker_lab.variants import Variant


def can_build(variant: Variant) -> bool:
    """Whether anything may be built."""
    return variant.build.up or variant.build.down


def has_numbered(variant: Variant) -> bool:
    """Whether jokers with a number are in the pack."""
    return any(not joker.is_wild for joker in variant.jokers)


def has_wild(variant: Variant) -> bool:
    """Whether wild jokers are in the pack."""
    return any(joker.is_wild for joker in variant.jokers)


def turn(teller: Teller) -> Iterator[Piece]:
    """One hand card, one use."""
    yield teller.told("turn-three" if can_build(teller.variant) else "turn-two")
    yield teller.told("trail")
    yield teller.switch("capture")


def capture(teller: Teller) -> Iterator[Piece]:
    """What a card takes, and what it must."""
    variant = teller.variant
    yield teller.told("capture")
    yield teller.told("capture-groups")
    if any(len(values) > 1 for values in variant.values.values()):
        yield teller.told("capture-value")
    if can_build(variant):
        yield teller.switch("builds_in_sums")
    yield teller.switch("capture_all")
    yield teller.told("capture-pile")
    yield from examples(teller, "capture", *CAPTURES)


def build(teller: Teller) -> Iterator[Piece]:
    """What may be built, on what, and by whom."""
    variant = teller.variant
    if not can_build(variant):
        yield teller.told("build-none", "build_up", "build_down")
        return
    yield teller.told("build")
    yield teller.told("build-up" if variant.build.up else "build-not-up", "build_up")
    yield teller.told("build-down" if variant.build.down else "build-not-down", "build_down")
    if variant.build.cap is None:
        yield teller.told("build-no-cap", "build_cap")
    else:
        yield teller.told("build-cap", "build_cap", cap=variant.build.cap)
    yield teller.told("build-held" if variant.build.holds else "build-not-held", "builder_holds")
    yield teller.switch("build_target")
    yield teller.told("build-anyone")
    for name in ("rebuild_by", "merge_equal_builds"):
        yield teller.switch(name)
    yield from examples(teller, "build", *BUILDS)


def jokers(teller: Teller) -> Iterator[Piece]:
    """What jokers count, and how they are caught."""
    variant = teller.variant
    if has_numbered(variant):
        yield teller.told("jokers-numbered", "jokers")
        yield teller.switch("joker_only_by_building_down")
    if has_wild(variant):
        low, *_, high = variant.values_of(next(joker for joker in variant.jokers if joker.is_wild))
        yield teller.told("jokers-wild", "jokers", low=low, high=high)
        yield teller.switch("table_joker")
        if variant.switches.table_joker == "takeable":
            yield teller.switch("lone_joker")
        yield teller.switch("joker_sweep")
    if variant.jokers:
        yield from examples(teller, "capture", joker_takes(teller))


def zwick(teller: Teller) -> Iterator[Piece]:
    """The capture that leaves the table empty."""
    yield teller.told("zwick", "zwick", count=teller.variant.scoring.zwick)
    yield teller.switch("after_zwick")
    yield teller.switch("last_card_zwick")
    yield from examples(teller, "zwick", *ZWICKS)
