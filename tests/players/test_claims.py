"""What is said of a move: every number counted again, over every deal, with the readable engine alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from fractions import Fraction

import pytest

from tests.players.deals import endgames, every_deal
from zwicker_lab.cards import UNKNOWN
from zwicker_lab.notation import read_position
from zwicker_lab.players.claims import Claim
from zwicker_lab.players.explain import Explanation
from zwicker_lab.players.grounds import Grounds
from zwicker_lab.players.view import Promise, View, view_of
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.legal import captures
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.play import act
from zwicker_lab.zwicker.position import Position

RULES = (*variant_names(), "zwicker3 after_zwick=sweeper_lays", "zwicker6 sides=singles", "zwickern zwick=0")


def scoring(position: Position, cards: Iterable[str]) -> set[str]:
    return {card for card in cards if position.variant.points_of(card)}


def all_cards(move: Move) -> list[str]:
    return [move.card, *(card for item in move.items for card in item.cards)]


class Recount:
    """Everything a claim about one move can say, found by playing the move in every deal."""

    def __init__(self, view: View, move: Move) -> None:
        self.view, self.position, self.move = view, view.position, move
        self.after = [deal.play(move) for deal in every_deal(view)]

    def share(self, meets: Callable[[Position], bool]) -> Fraction:
        return Fraction(sum(map(meets, self.after)), len(self.after))

    def may_hold(self) -> set[str]:
        return {card for deal in self.after for card in deal.hand}

    def able(self, meets: Callable[[Position, Move], bool]) -> set[str]:
        """The cards that can make such a capture in some deal."""
        return {move.card for deal in self.after for move in takes(deal) if meets(deal, move)}

    def gains(self) -> Fraction:
        best = [max((won(deal, move) for move in takes(deal)), default=0) for deal in self.after]
        return Fraction(sum(best), len(best))

    def taken(self, prizes: Iterable[str]) -> tuple[Fraction, set[str]]:
        """How likely the item with these cards can be taken, and by which cards."""
        (item,) = (item for item in self.after[0].table if set(prizes) <= set(item.cards))
        return self.share(lambda deal: any(item in move.items for move in takes(deal))), self.able(
            lambda _, move: item in move.items
        )


def takes(position: Position) -> list[Move]:
    return [move for card in position.hand for move in captures(position, card)]


def won(position: Position, move: Move) -> int:
    cards = [card for item in move.items for card in item.cards]
    return sum(map(position.variant.points_of, cards)) + position.variant.scoring.zwick * position.is_zwick(move)


def check_gain(found: Recount, claim: Claim) -> None:
    position, move, numbers = found.position, found.move, claim.numbers
    assert numbers["points"] == position.points_of(move)
    assert set(numbers["prizes"]) == scoring(position, all_cards(move))
    zwick = position.is_zwick(move) and position.variant.scoring.zwick > 0
    assert claim.code == (("wins_zwick" if numbers["prizes"] else "zwick") if zwick else "wins")


def check_takes(found: Recount, claim: Claim) -> None:
    played = act(found.position, found.move)
    side = found.position.side
    assert claim.numbers["pile"] == len(played.won[side])
    assert claim.numbers["count"] == len(played.won[side]) - len(found.position.won[side])
    assert claim.numbers["pack"] == len(found.position.variant.pack(found.position.players))


def check_holder(found: Recount, claim: Claim) -> None:
    assert {deal.mover for deal in found.after} == {claim.numbers["seat"]}


def check_sweep(found: Recount, claim: Claim) -> None:
    check_holder(found, claim)
    numbers, then = claim.numbers, found.after[0]
    assert numbers["items"] == tuple(map(str, then.table))
    assert numbers["chance"] == found.share(lambda deal: any(map(deal.is_zwick, takes(deal)))) > 0
    assert set(numbers["cards"]) == found.able(lambda deal, move: deal.is_zwick(move))
    lying = [card for item in then.table for card in item.cards]
    assert numbers["points"] == sum(map(then.variant.points_of, lying)) + then.variant.scoring.zwick


def check_open(found: Recount, claim: Claim) -> None:
    check_holder(found, claim)
    numbers, then = claim.numbers, found.after[0]
    assert (numbers["chance"], set(numbers["cards"])) == found.taken(numbers["prizes"])
    assert numbers["chance"] > 0
    assert numbers["points"] == sum(map(then.variant.points_of, numbers["prizes"]))
    assert (claim.code == "lays") == (tuple(numbers["prizes"]) == (found.move.card,) and found.move.kind == "trail")


def check_safe(found: Recount, claim: Claim) -> None:
    check_holder(found, claim)
    then = found.after[0]
    assert not any(deal.is_zwick(move) and won(deal, move) for deal in found.after for move in takes(deal))
    assert found.gains() == 0
    assert claim.numbers["count"] == len(found.may_hold())
    lying = [card for item in then.table for card in item.cards]
    assert lying and set(claim.numbers["prizes"]) == scoring(then, lying)
    assert claim.code.startswith("out_of_reach") == bool(claim.numbers["prizes"])


def check_build(found: Recount, claim: Claim) -> None:
    check_holder(found, claim)
    numbers = claim.numbers
    assert numbers["total"] == found.move.total
    assert (numbers["chance"], set(numbers["cards"])) == found.taken([found.move.card])
    assert (claim.code == "build_safe") == (numbers["chance"] == 0)
    values = found.position.variant.values_of
    own = [card for card in found.position.hand if card != found.move.card and found.move.total in values(card)]
    assert (numbers["own"] in own) if "own" in numbers else not own


def check_next(found: Recount, claim: Claim) -> None:
    left = act(found.position, found.move)
    best = max(left.points_of(move) for move in takes(left))
    (move,) = (
        m for m in takes(left) if (m.card, tuple(map(str, m.items))) == (claim.numbers["card"], claim.numbers["items"])
    )
    assert claim.numbers["points"] == left.points_of(move) == best > 0


def check_rest(found: Recount, claim: Claim) -> None:
    (done,) = found.after
    played = act(found.position, found.move)
    side = found.position.sides.index(claim.numbers["side"])
    rest = done.won[side][len(played.won[side]) :]
    assert rest and done.is_over
    assert claim.numbers["count"] == len(rest)
    assert claim.numbers["points"] == sum(map(done.variant.points_of, rest))
    own = "rest_won" if found.move.kind == "capture" else "rest_kept"
    assert claim.code == (own if side == found.position.side else "rest_lost")


def check_promise(found: Recount, claim: Claim) -> None:
    position, numbers = found.position, claim.numbers
    seat = position.seats.index(numbers["seat"])
    assert Promise(seat, numbers["total"]) in found.view.promises
    touched = any(item.is_build and item.total == numbers["total"] for item in found.move.items)
    friend = position.variant.side_of(seat, position.players) == position.side
    assert friend != touched == claim.code.startswith("spoils")


def check_fine(found: Recount, claim: Claim) -> None:
    side, fine = found.position.side, found.position.variant.scoring.fine
    assert claim.numbers["fine"] == fine > 0
    fined = found.after[0].fines[side] - found.position.fines[side]
    assert (fined > 0) == (claim.code == "fine")
    values = found.position.variant.values_of
    left = [card for card in found.position.hand if card != found.move.card]
    assert fined or not any(claim.numbers["total"] in values(card) for card in left)


CHECKS = {
    **dict.fromkeys(("wins", "wins_zwick", "zwick"), check_gain),
    **dict.fromkeys(("open", "lays"), check_open),
    **dict.fromkeys(("no_sweep", "no_sweep_seen", "out_of_reach", "out_of_reach_seen"), check_safe),
    **dict.fromkeys(("build_kept", "build_safe", "build_loose"), check_build),
    **dict.fromkeys(("rest_won", "rest_kept", "rest_lost"), check_rest),
    **dict.fromkeys(("partner_build", "spoils", "spoils_building"), check_promise),
    **dict.fromkeys(("fine", "fine_risk"), check_fine),
    "takes": check_takes,
    "sweep": check_sweep,
    "next": check_next,
}


def recounted(view: View, moves: list[Move]) -> set[str]:
    """Check all grounds of some moves; the codes that were met."""
    grounds, met = Grounds(view), set()
    for move in moves:
        found = Recount(view, move)
        for ground in grounds.of(move):
            if ground.claim is not None:
                CHECKS[ground.claim.code](found, ground.claim)
                met.add(ground.claim.code)
                assert all(ground.claim.text(lang) for lang in LANGUAGES)
        left = grounds.outlook(move)
        assert left is None or left.loss == found.gains()
    return met


@pytest.mark.parametrize("name", RULES)
def test_every_number_equals_a_count_over_all_deals(name: str) -> None:
    met = set()
    for position in endgames(load_variant(name), 5, most=100, count=5):
        met |= recounted(view_of(position), list(position.moves())[:10])
    assert len(met) >= 4


def check_comparison(view: View, moves: list[Move], at: int, claim: Claim) -> None:
    """What is said of one move beside the others; the first is the best."""
    numbers, best = claim.numbers, moves[0]
    if claim.code == "less_risk":
        losses = {move: Recount(view, move).gains() for move in moves if Grounds(view).outlook(move)}
        own = losses.pop(moves[at])
        assert (numbers["loss"], numbers["others"]) == (own, Fraction(sum(losses.values()), len(losses)))
    elif claim.code in ("misses_wins", "misses_wins_zwick", "misses_zwick"):
        assert numbers["card"] == best.card
        assert numbers["points"] > view.position.points_of(moves[at])
        check_gain(Recount(view, best), Claim(claim.code.removeprefix("misses_"), numbers))
    elif claim.code == "misses_cards":
        assert (numbers["card"], numbers["count"]) == (best.card, len(all_cards(best)))
        assert moves[at].kind != "capture" or len(all_cards(moves[at])) < numbers["count"]
    elif claim.code == "misses_build":
        assert (numbers["card"], numbers["total"]) == (best.card, best.total)
        assert best.total in view.position.variant.values_of(numbers["own"])
    else:
        CHECKS[claim.code](Recount(view, moves[at]), claim)


MEASURED = {"equal", "even", "only"} | {kind + how for kind in ("average", "ahead") for how in ("", "_exact", "_known")}


@pytest.mark.parametrize("name", RULES)
def test_comparisons_between_moves_are_counted_right(name: str) -> None:
    for position in endgames(load_variant(name), 8, most=60, count=4):
        view = view_of(position)
        moves = sorted(position.moves(), key=position.points_of, reverse=True)[:6]
        found = Explanation(Grounds(view), moves, [0.7 * at for at in range(len(moves))], 10, False)
        for at in range(len(moves)):
            for claim in found.of(at):
                if claim.code not in MEASURED:
                    check_comparison(view, moves, at, claim)


HIDDEN = "9d 9h 7s Ad Kh Ts 3c"


@pytest.mark.parametrize(
    ("table", "hand", "hidden", "last", "codes"),
    [
        ("Td 6s", "Th 9c", HIDDEN, "EW", {"wins", "takes", "open", "next"}),
        ("7h", "2c 9c", HIDDEN, "EW", {"build_kept", "sweep"}),
        ("8d 4c", "Td Qc", HIDDEN, "EW", {"lays"}),
        ("7h 8s Td", "2c Qc", "6h 6d 5c 5d 3c 3d 3s", "EW", {"out_of_reach"}),
        ("9d As", "2c", "", "EW", {"rest_lost"}),
        ("9d As", "2c", "", "NS", {"rest_kept"}),
        ("9d As", "9c", "", "EW", {"rest_won"}),
        ("9d", "9c", "", "EW", {"zwick"}),
        ("9d As", "Tc", "", "EW", {"wins_zwick"}),
        ("9d As", "Ac", "", "EW", {"wins"}),
    ],
)
def test_small_tables_are_told_right(table: str, hand: str, hidden: str, last: str, codes: set[str]) -> None:
    named = re.findall(r"[\w*]+", f"{table} {hand} {hidden}")
    won = " ".join(card for card in load_variant("zwicker3").pack(4) if card not in named)
    others = "? ?" if hidden else ""
    hands = f"N: {hand} / E: {others} / S: {others} / W: {others}"
    line = f"zwicker3; table {table}; hands {hands}; won NS: {won}; last {last}; stock 0"
    view = view_of(read_position(line))
    assert codes <= recounted(view, list(view.position.moves()))


def test_a_fine_is_told_when_it_is_sure_and_when_it_may_come() -> None:
    line = "queen; table 7d 9h; hands N: 2c / E: / S: / W: ; dealer N; turn N; stock 0"
    view = view_of(read_position(line))
    assert "fine" in recounted(view, list(view.position.moves()))
    keep = ["7d", "9h", "2c", "3d", "4h", "5h", "6h"]
    won = " ".join(card for card in load_variant("queen").pack(4) if card not in keep)
    line = f"queen; table 7d 9h; hands N: 2c 3d / E: ? / S: ? / W: ?; won NS: {won}; stock 0"
    view = view_of(read_position(line))
    assert "fine_risk" in recounted(view, list(view.position.moves()))


def test_builds_that_somebody_still_has_a_card_for_are_told() -> None:
    pack = load_variant("zwicker3").pack(4)
    table, hand = ["6c", "3h", "5d", "2d"], ["9s", "7c"]
    rest = [card for card in pack if card not in table + hand]
    keep = [*[card for card in rest if card[0] in "97"][:6], "8c"]
    won = " ".join(card for card in rest if card not in keep)
    line = f"zwicker3; table (6c 3h =9) (5d 2d =7); hands N: 9s 7c / E: ? ? / S: ? ? / W: ? ?; won NS: {won}; stock 0"
    position = read_position(line)
    view = View(position, 0, (Promise(1, 9), Promise(2, 7)))
    assert {"spoils", "partner_build"} <= recounted(view, list(position.moves()))


def test_hands_that_are_known_are_told_as_known() -> None:
    line = "zwicker3; table 7h; hands N: 2c 9c / E: 8s 9h / S: 3d / W: 4d; stock 0"
    position = read_position(line)
    grounds = Grounds(view_of(position, shown=True))
    said = {ground.claim.text("en") for ground in grounds.of(Move.read("2c > 7h = 9")) if ground.claim}
    assert any("and East holds one." in text for text in said)
    safe = {ground.claim.text("en") for ground in grounds.of(Move.read("2c")) if ground.claim}
    assert "Leaves 7♥ and 2♣: a 9 clears the table for 1 point, and East holds one." in safe
    trailed = [ground.claim.code for ground in grounds.of(Move.read("9c")) if ground.claim]
    assert trailed == ["no_sweep_seen"]
    assert UNKNOWN not in position.hands[1]
