"""The tutorial deals: complete, true to their comments, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.lessons.wording import faults
from zwicker_lab.errors import InputError
from zwicker_lab.lessons import TutorialDeal, deals, read_comment, tutorial_deal
from zwicker_lab.lessons.goals import is_down
from zwicker_lab.notation import Ply, read_deal, write_deal
from zwicker_lab.zwicker.moves import Move
from zwicker_lab.zwicker.position import Position

POINTS = {"de": re.compile(r"bringt (\d+) Punkte?\b"), "en": re.compile(r"brings (\d+) points?\b")}
NO_ZWICK = ("ein Zwick ist das nicht", "that is no Zwick")

each_deal = pytest.mark.parametrize("deal", deals(), ids=lambda deal: deal.id)


def turns(position: Position, plies: tuple[Ply, ...]) -> Iterator[tuple[Position, Ply]]:
    """Every recorded move with the position it is made in, side lines included."""
    for ply in plies:
        yield position, ply
        for line in ply.lines:
            yield from turns(position, line)
        position = position.play(ply.move)


def main_line(deal: TutorialDeal) -> list[tuple[Position, Ply]]:
    """The moves played, each with its position."""
    return list(zip(deal.replay.positions, deal.file.plies, strict=False))


@each_deal
def test_played_to_the_last_card_with_the_stated_result(deal: TutorialDeal) -> None:
    """Every move is legal, side lines too, all cards are played, and the stated result is right."""
    assert deal.replay.fault is None
    assert deal.replay.complete
    assert len(deal.file.plies) == 52
    assert deal.file.result is not None and deal.replay.result_wrong is None


@each_deal
def test_points_and_zwicks_add_up(deal: TutorialDeal) -> None:
    """Both sides have 30 points and the Zwicks together, and all 55 cards."""
    scores = deal.replay.scores
    assert sum(score.total for score in scores) == 30 + sum(score.zwicks for score in scores)
    assert sum(score.cards for score in scores) == 55


@each_deal
def test_comments_are_in_both_languages_and_their_sums_right(deal: TutorialDeal) -> None:
    """15 to 25 comments on the line played, each in both languages, without a wrong sum or an exclamation mark."""
    spoken = [ply.comment for _, ply in turns(deal.file.opening, deal.file.plies) if ply.comment]
    assert 15 <= sum(bool(ply.comment) for ply in deal.file.plies) <= 25
    for comment in (deal.file.comment, *spoken):
        text = read_comment(comment)
        assert text is not None and faults(text) == []
        assert "!" not in text.de + text.en


@each_deal
def test_what_a_comment_says_a_move_brings_it_brings(deal: TutorialDeal) -> None:
    """Where a comment says how many points a move brings, the engine counts the same."""
    said = 0
    for position, ply in turns(deal.file.opening, deal.file.plies):
        text = read_comment(ply.comment)
        for lang in ("de", "en"):
            for number in POINTS[lang].findall(text.of(lang) if text else ""):
                assert int(number) == position.points_of(ply.move), ply
                said += 1
    assert said >= 10


@each_deal
def test_no_zwick_is_told_that_is_none(deal: TutorialDeal) -> None:
    """A comment on a capture speaks of a Zwick exactly as the engine counts it, or says that it is none."""
    for position, ply in main_line(deal):
        text = read_comment(ply.comment)
        if text is None or ply.move.kind != "capture":
            continue
        for said, denied in zip((text.de, text.en), NO_ZWICK, strict=True):
            tells = "Zwick" in said and denied not in said
            assert not tells or position.is_zwick(ply.move), ply


@each_deal
def test_the_last_comment_counts_the_score(deal: TutorialDeal) -> None:
    """The last comment reckons both sides' totals, as the engine does, and the leftovers are no Zwick."""
    last = read_comment(deal.file.plies[-1].comment)
    assert last is not None
    totals = sorted(int(score.total) for score in deal.replay.scores)
    for said, denied in zip((last.de, last.en), NO_ZWICK, strict=True):
        assert sorted(int(total) for total in re.findall(r"\+ \d+ = (\d+)", said))[-2:] == totals
        assert denied in said
    assert deal.replay.positions[-2].play(deal.file.plies[-1].move).won == deal.replay.positions[-1].won
    position, ply = main_line(deal)[-1]
    assert len(position.table) > len(ply.move.items)


@each_deal
def test_moves_are_asked_for_at_marked_points(deal: TutorialDeal) -> None:
    """Four to eight points; the move played is right there, another legal one is told what it allows."""
    assert 4 <= len(deal.points) <= 8
    for point in deal.points:
        assert point.grade(point.ply.move).verdict == "right"
        assert deal.replay.positions[point.at] == point.position
        for move in point.position.moves():
            outcome = point.grade(move)
            assert outcome.verdict in ("right", "right-with-remark", "misses")
            assert outcome.why.de != outcome.why.en


def test_the_first_deal_shows_what_the_lessons_taught() -> None:
    """Sums, groups, both values of a card, builds up and down, a joker built down and taken, Zwicks, a rest."""
    deal = tutorial_deal("1-two-players")
    plies = main_line(deal)
    captures = [(position, ply.move) for position, ply in plies if ply.move.kind == "capture"]
    builds = [(position, ply.move) for position, ply in plies if ply.move.kind == "build"]
    assert any(is_down(position, move) for position, move in builds)
    assert any(not is_down(position, move) for position, move in builds)
    assert any(len([item for item in move.items if item.is_build]) >= 2 for _, move in captures)
    assert any(move.card.rank == "Q" and move.items[0].cards[0].rank == "3" for _, move in captures) or any(
        move.items[0].cards[0].rank == "Q" and move.card.rank == "3" for _, move in captures
    )
    assert any(item.is_build and item.cards[0] == "*25" for _, move in captures for item in move.items)
    assert sum(score.zwicks for score in deal.replay.scores) >= 3


def test_the_second_deal_has_partners_defence_and_mistakes() -> None:
    """Four players in two sides; builds on the other side's builds; bad moves in side lines."""
    deal = tutorial_deal("2-partners")
    assert deal.file.opening.sides == ("NS", "EW")
    rebuilt = [ply for _, ply in main_line(deal) if ply.move.kind == "build" and ply.move.items[0].is_build]
    assert len(rebuilt) >= 3
    lines = [line for ply in deal.file.plies for line in ply.lines]
    assert len(lines) >= 4
    assert sum(line[0].mark == "?" for line in lines) >= 3
    assert all(read_comment(line[0].comment) for line in lines)


def test_a_side_line_speaks_for_its_move() -> None:
    """At a marked point a good side line is right with a remark, another gets its comment."""
    [joker] = [point for point in tutorial_deal("1-two-players").points if str(point.ply.move) == "Js > *25 = 13"]
    assert joker.grade(Move.read("Qc > *25 = 12")).verdict == "right-with-remark"
    first = tutorial_deal("2-partners").points[0]
    outcome = first.grade(Move.read("Th x Ts"))
    assert outcome.verdict == "misses"
    assert outcome.why == read_comment(first.ply.lines[0][0].comment)
    assert first.grade(Move.read("Th x 5s")).verdict == "illegal"


@each_deal
def test_written_and_read_again_it_is_the_same(deal: TutorialDeal) -> None:
    """The deal file survives the strict writer."""
    assert read_deal(write_deal(deal.file)) == deal.file


@pytest.mark.parametrize("text", ["de: Nur Deutsch.", "en: One.\nen: Two.", "Lead\nde: A\nen: B", "de:\nen: B"])
def test_half_a_comment_is_an_input_error(text: str) -> None:
    """A comment with marks needs both languages, once each, and nothing before them."""
    with pytest.raises(InputError) as refused:
        read_comment(text)
    assert all(refused.value.text(lang) for lang in ("de", "en"))


def test_comments_of_any_file() -> None:
    """No comment is none; a plain one is the same in both languages; the order of languages is free."""
    assert read_comment(" ") is None
    plain = read_comment("Good.")
    assert plain and plain.de == plain.en == "Good."
    turned = read_comment("en: Good\n  play.\nde: Gut.")
    assert turned and (turned.de, turned.en) == ("Gut.", "Good play.")


def test_an_unknown_deal_is_an_input_error() -> None:
    """A deal that does not exist is told with those that do."""
    with pytest.raises(InputError) as refused:
        tutorial_deal("3")
    assert "2-partners" in refused.value.text("de")


def spoken(deal_id: str, words: str) -> tuple[Position, Ply]:
    """The move, side lines included, whose English comment holds some words."""
    deal = tutorial_deal(deal_id)
    [found] = [pair for pair in turns(deal.file.opening, deal.file.plies) if words in pair[1].comment]
    return found


def captures(position: Position) -> list[Move]:
    """The captures of the seat to move."""
    return [move for move in position.moves() if move.kind == "capture"]


def test_who_is_said_to_capture_nothing_cannot() -> None:
    """The comments that a hand captures nothing are true."""
    assert captures(spoken("1-two-players", "Player 1 can capture nothing")[0]) == []
    position, _ = spoken("2-partners", "can capture nothing with it")
    for card in ("Kh", "6s", "Js"):
        assert len(position.hand) == 1 and captures(position) == []
        position = position.play(Move.read(card))
    position, _ = spoken("1-two-players", "can neither capture the build nor build on it")
    build = next(item for item in position.table if item.is_build)
    assert [move for move in position.moves() if build in move.items] == []


def test_which_cards_are_said_to_take_a_build() -> None:
    """Alone a 20 is taken by the 20 joker only, and a 1 by aces only."""
    for deal_id, words, ranks in (
        ("1-two-players", "Only the 20 joker captures", {"20"}),
        ("2-partners", "Only an ace captures", {"A"}),
    ):
        position, ply = spoken(deal_id, words)
        total = ply.move.total or 0
        pack = position.variant.pack(position.players)
        assert {card.rank for card in pack if total in position.variant.values_of(card)} == ranks


def test_a_queen_clears_whatever_south_leaves() -> None:
    """After each of South's captures the queen in West's hand takes all the rest."""
    position, _ = spoken("2-partners", "a queen clears the rest")
    for move in captures(position):
        after = position.play(move)
        assert any(after.is_zwick(answer) for answer in captures(after)), move


def test_the_cautious_capture_leaves_no_zwick() -> None:
    """In the side line the joker takes the build, but not the whole table."""
    position, ply = spoken("1-two-players", "the joker could not take it all")
    after = position.play(ply.move)
    assert captures(after) and not any(after.is_zwick(move) for move in captures(after))
