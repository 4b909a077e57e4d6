"""Which claims are chosen: one or two for every move, those that tell the difference."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.players.deals import endgames
from zwicker_lab.names import decimal, percent
from zwicker_lab.notation import read_position
from zwicker_lab.players.claims import Claim
from zwicker_lab.players.explain import MOST, MOST_ON_LARGE, Explanation
from zwicker_lab.players.grounds import Grounds
from zwicker_lab.players.view import view_of
from zwicker_lab.texts import LANGUAGES
from zwicker_lab.variants import load_variant, variant_names
from zwicker_lab.zwicker.moves import Move


def explained(line: str, *lost: tuple[str, float], worlds: int = 40, exact: bool = False) -> dict[str, list[str]]:
    """The English reasons of some moves, given best first with what each loses."""
    view = view_of(read_position(line), shown=True)
    moves = [Move.read(text) for text, _ in lost]
    found = Explanation(Grounds(view), moves, [points for _, points in lost], worlds, exact)
    return {str(move): [claim.text("en") for claim in found.of(at)] for at, move in enumerate(moves)}


TEN = "zwicker3; table Td 6s; hand Ts 3d 9h Kc; stock 36"
LAST = "zwicker3; table 9d; hands N: 9c 2c / E: 3d 4d / S: / W: ; stock 0"


def test_the_best_move_is_told_by_what_it_wins() -> None:
    found = explained(TEN, ("Ts x Td", 0), ("3d", 3.1), ("Ts", 6.0))
    assert found["Ts x Td"] == ["Wins the 10 of diamonds and the 10 of spades: 4 points."]


def test_a_worse_move_is_told_by_what_it_gives_up() -> None:
    found = explained(TEN, ("Ts x Td", 0), ("3d", 3.1))
    assert found["3d"][0] == "10♠ could win the 10 of diamonds and the 10 of spades at once: 4 points."
    found = explained(LAST, ("9c x 9d", 0), ("2c", 2.0))
    assert found["2c"][0] == "9♣ could clear the table at once: a Zwick, 1 point."
    found = explained("zwicker3; table Td; hand Th 3d; stock 36", ("Th x Td", 0), ("3d", 5.0))
    assert found["3d"][0] == "10♥ could win the 10 of diamonds and clear the table at once: 4 points."


def test_danger_is_told_beside_a_safe_move() -> None:
    found = explained("zwicker3; table 8d 6s; hand 2c 3d 5h 9s; stock 36", ("5h", 0), ("2c", 0.4), ("9s", 0.1))
    assert found["5h"] == ["None of the 49 unseen cards clears the table."]
    assert found["2c"] == [
        "Leaves 8♦, 6♠ and 2♣: an 8 clears the table for 1 point, and East holds one in 23 % of the possible deals."
    ]


def test_what_no_claim_explains_is_told_by_the_measured_difference() -> None:
    line = "zwicker3; table 8d 6s; hand 2c 3d 5h 9s; stock 36"
    found = explained(line, ("5h", 0), ("9s", 2.0), worlds=7)
    assert found["9s"] == ["Laying down 5♥ brings 2.0 points more, on average over 7 sampled deals."]
    found = explained(LAST, ("9c x 9d", 0), ("2c", 9.5), exact=True)
    assert found["2c"][-1] == "Taking 9♦ with 9♣ brings 9.5 points more when all is played to the end."


def test_where_every_card_is_known_nothing_is_said_of_sampled_deals() -> None:
    pack = load_variant("zwicker3").pack(2)
    table, own, other = ("8d", "6s"), ("2c", "3d", "5h", "9s"), ("Kh", "Qd", "Jc", "7h")
    stock = " ".join(card for card in pack if card not in table + own + other)
    line = f"zwicker3; table 8d 6s; hands 1: {' '.join(own)} / 2: {' '.join(other)}; turn 1; stock {stock}"
    found = explained(line, ("5h", 0), ("9s", 2.0), worlds=7)
    assert found["5h"] == ["Brings 2.0 points more than laying down 9♠ when the program plays on."]
    assert found["9s"] == ["Laying down 5♥ brings 2.0 points more when the program plays on."]


def test_moves_that_come_out_alike_are_told_so() -> None:
    line = "zwicker3; table ; hand 6c 6d; stock 0"
    assert list(explained(line, ("6c", 0), ("6d", 0)).values()) == [["All moves come out about the same here."]] * 2


def test_the_only_move_is_told_as_such() -> None:
    assert explained("zwicker3; table ; hand 6c; stock 0", ("6c", 0))["6c"][0] == "This is the only legal move."


@pytest.mark.parametrize("name", variant_names())
def test_every_move_has_one_or_two_sentences_in_both_languages(name: str) -> None:
    for position in endgames(load_variant(name), 11, count=4):
        moves = list(position.moves())[:20]
        for exact in (False, True):
            lost = [0.4 * at for at in range(len(moves))]
            found = Explanation(Grounds(view_of(position)), moves, lost, 30, exact)
            for at in range(len(moves)):
                told = found.of(at)
                assert 1 <= len(told) <= 2 and len(set(map(str, told))) == len(told)
                for lang in LANGUAGES:
                    texts = [claim.text(lang) for claim in told]
                    assert all(text.endswith(".") and "{" not in text and text[0] != " " for text in texts)


@pytest.mark.parametrize(
    ("table", "full"), [("As 2s 3s 4s 5s 6s 7s 8s 9s", MOST), ("As 2s 3s 4s 5s 6s 7s 8s 9s Ts", MOST_ON_LARGE)]
)
def test_of_very_many_moves_only_the_first_are_explained_in_full(table: str, full: int) -> None:
    position = read_position(f"zwickern; players 2; table {table}; hand Ah 2h 3h 4h")
    moves = [move for _, move in zip(range(full + 5), position.moves(), strict=False)]
    assert len(moves) == full + 5
    found = Explanation(Grounds(view_of(position)), moves, [0.1 * at for at in range(len(moves))], 3, False)
    assert [claim.code for claim in found.of(full)] == ["average"]


def test_numbers_are_written_as_people_write_them() -> None:
    assert [percent(Fraction(1, 3), lang) for lang in LANGUAGES] == ["33 %", "33 %"]
    assert [percent(Fraction(number), "de") for number in (0, 1)] == ["0 %", "100 %"]
    assert [decimal(-1.25, lang) for lang in LANGUAGES] == ["−1,2", "−1.2"]


def test_cards_of_many_kinds_are_counted_and_few_are_named() -> None:
    numbers = {"seat": "2", "chance": Fraction(1, 2), "items": ("6s",), "points": 2}
    named = Claim("sweep", numbers | {"cards": ("*a", "*b", "*20", "As")})
    assert "an ace, a wild joker or the joker 20 clears" in named.text("en")
    assert "ein Ass, ein wilder Joker oder der Joker 20 räumt" in named.text("de")
    many = Claim("sweep", numbers | {"cards": ("2s", "3s", "4s", "5s", "5d")})
    assert "one of 5 cards clears" in many.text("en") and "eine von 5 Karten räumt" in many.text("de")
