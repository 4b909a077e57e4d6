"""A rule set of one's own: read by path, from an upload, over a base, and refused where only names may stand."""

from __future__ import annotations

from pathlib import Path

import pytest

import zwicker_lab.variants
from zwicker_lab.errors import InputError
from zwicker_lab.variants import Variant, load_variant, variant_names

CLUB = """
base = "zwicker3"
title = "Windbergen am Donnerstag"
table = 4
build_cap = 25
[switches]
after_zwick = "sweeper_lays"
capture_all = true
[points]
Td = 5
2s = 0
[value]
A = 11
"""


@pytest.fixture
def club(tmp_path: Path) -> Path:
    path = tmp_path / "club.toml"
    path.write_text(CLUB, encoding="utf-8")
    return path


def test_a_file_over_a_base_gives_only_what_differs() -> None:
    variant = Variant.from_toml(CLUB, name="windbergen")
    assert (variant.deal.table, variant.deal.packet, variant.build.cap) == (4, 4, 25)
    assert (variant.switches.after_zwick, variant.switches.capture_all) == ("sweeper_lays", "yes")
    assert variant.values_of("As") == (11,) and variant.values_of("Ks") == (4, 14)
    assert list(variant.scoring.points) == ["*15", "*20", "*25", "Td", "Ts", "A"] and variant.total(4) == 31


def test_a_title_in_one_language_stands_for_both() -> None:
    assert dict(Variant.from_toml(CLUB).title) == dict.fromkeys(("de", "en"), "Windbergen am Donnerstag")


def test_what_a_file_sets_has_no_certainty_unless_the_file_says_so() -> None:
    sure = Variant.from_toml(CLUB + '[certainty]\ntable = "one line"\n').certainty
    assert sure["table"] == "one line" and sure["packet"] == "certain"
    assert {"build_cap", "points.Td", "points.2s", "value.A"}.isdisjoint(sure)


def test_a_path_works_wherever_a_name_does(club: Path) -> None:
    variant = load_variant(f"{club} zwick=2 capture=card")
    assert variant.deal.table == 4 and variant.scoring.zwick == 2
    assert variant.spelled == f"{club} capture=card zwick=2"
    assert load_variant(variant.spelled) == variant
    assert load_variant(club) == load_variant(str(club)) == Variant.from_toml(CLUB, name=str(club))


def test_a_file_needs_no_ending(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("haus").write_text(CLUB, encoding="utf-8")
    assert load_variant("haus").deal.table == 4


def test_a_built_in_name_is_never_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("zwicker3").write_text(CLUB, encoding="utf-8")
    assert load_variant("zwicker3").deal.table == 3


def test_a_changed_file_is_read_anew(club: Path) -> None:
    assert load_variant(club).deal.table == 4
    club.write_text(CLUB.replace("table = 4", "table = 5"), encoding="utf-8")
    assert load_variant(club).deal.table == 5


def test_byte_order_mark_and_other_line_ends_are_read(club: Path) -> None:
    club.write_bytes(b"\xef\xbb\xbf" + CLUB.replace("\n", "\r\n").encode())
    assert load_variant(club).deal.table == 4


@pytest.mark.parametrize("relative", [True, False])
def test_a_path_is_refused_where_only_names_may_stand(
    club: Path, monkeypatch: pytest.MonkeyPatch, relative: bool
) -> None:
    """Whether or not the file exists: the answer tells nothing about the machine."""
    monkeypatch.chdir(club.parent)
    texts = set()
    for name in ("club.toml", "gone.toml") if relative else (str(club), str(club.with_name("gone.toml"))):
        with pytest.raises(InputError) as raised:
            load_variant(name, paths=False)
        assert "Only the name of a built-in variant" in raised.value.text("en")
        assert all(known in raised.value.text("de") for known in variant_names())
        texts.add(raised.value.text("de").replace("gone", "club"))
    assert len(texts) == 1


def test_a_path_object_is_refused_there_too(club: Path) -> None:
    with pytest.raises(InputError, match="Only the name"):
        load_variant(club, paths=False)


def test_a_file_beside_the_program_is_no_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("haus").write_text(CLUB, encoding="utf-8")
    with pytest.raises(InputError, match="no variant “haus”"):
        load_variant("haus", paths=False)


def test_a_base_is_a_built_in_name_and_never_a_path(club: Path) -> None:
    with pytest.raises(InputError, match="“base” wants one of zwicker3"):
        Variant.from_toml(f'base = "{club}"')


def test_a_complete_file_needs_no_base() -> None:
    short = """
    title = "Kurz"
    players = [2, 4]
    packet = 5
    table = 2
    build_up = true
    build_down = "no"
    builder_holds = false
    most_cards = 1
    zwick = 1
    points = {}
    value = { A = 1, 2 = 2, 3 = 3, 4 = 4, 5 = 5, 6 = 6, 7 = 7, 8 = 8, 9 = 9, T = 10, J = "2/12", Q = [13, 3], K = 14 }
    """
    variant = Variant.from_toml(short)
    assert (variant.deal.first_packet, variant.deal.stages, variant.build.cap, variant.scoring.fine) == (5, 1, None, 0)
    assert (variant.match.target, variant.match.deals, variant.jokers, variant.note["de"]) == (None, None, (), "")
    assert variant.values_of("Qs") == (3, 13) and variant.values_of("Js") == (2, 12) and variant.total(2) == 1


def test_jokers_are_numbers_or_codes_and_those_taken_out_score_no_longer() -> None:
    variant = Variant.from_toml('base = "zwicker3"\njokers = [25, "*30", "*a"]\npoints = { "*30" = 9 }')
    assert variant.jokers == ("*25", "*30", "*a") and len(variant.pack(4)) == 55
    assert [variant.points_of(joker) for joker in variant.jokers] == [7, 9, 0]
    assert "points.*15" not in variant.certainty and "jokers" not in variant.certainty


def test_more_than_four_may_play_with_jokers_in_a_file_of_ones_own() -> None:
    """One author advises against it; the pack stays a single one with its jokers."""
    variant = Variant.from_toml('base = "zwickern-wild6"\nplayers = [5, 6, 7, 8]')
    assert len(variant.pack(8)) == 58 and variant.default_players == 5
    assert "more than four" in load_variant("zwickern-wild6").note["en"]


def test_a_target_in_a_file_takes_the_place_of_the_deals_of_its_base() -> None:
    assert Variant.from_toml('base = "queen"\ntarget = 60').match.deals is None
    assert Variant.from_toml('base = "zwicker3"\ndeals = "players"').match.target is None


def test_an_upload_cannot_pass_for_a_built_in_variant() -> None:
    with pytest.raises(InputError, match="zwicker3” is the name of a built-in variant"):
        Variant.from_toml(CLUB, name="zwicker3")


@pytest.mark.parametrize("name", ["", "two words", "a;b", 'a"b', "a[b", "x\ny", "x" * 501])
def test_a_name_that_could_not_stand_in_a_position_line_is_refused(name: str) -> None:
    with pytest.raises(InputError, match="cannot be called"):
        Variant.from_toml(CLUB, name=name)


def test_a_path_with_a_space_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "our club.toml"
    path.write_text(CLUB, encoding="utf-8")
    with pytest.raises(InputError, match="cannot be called"):
        load_variant(path)


def test_the_example_of_the_module_is_a_variant() -> None:
    """And so its first line of text stays true."""
    documentation = zwicker_lab.variants.__doc__ or ""
    example = "\n".join(line[4:] for line in documentation.split("::\n")[1].splitlines() if line.startswith("    "))
    variant = Variant.from_toml(example)
    assert variant.deal.table == 4 and variant.switches.after_zwick == "sweeper_lays"


@pytest.mark.parametrize(
    ("name", "near"), [("zwiker3", "zwicker3"), ("Queen", "queen"), ("grossenwihe", "grossenwiehe")]
)
def test_an_unknown_name_gets_the_nearest_one_named(name: str, near: str) -> None:
    with pytest.raises(InputError) as raised:
        load_variant(name)
    assert f"Did you mean {near}?" in raised.value.text("en") and f"Meinst du {near}?" in raised.value.text("de")


@pytest.mark.parametrize("name", ["", "   ", "xyz", "x" * 5000, "\0", "capture=card"])
def test_no_name_at_all_gets_the_list_of_names(name: str) -> None:
    with pytest.raises(InputError) as raised:
        load_variant(name)
    assert ", ".join(variant_names()) in raised.value.text("de")


@pytest.mark.parametrize("path", ["gone.toml", "/", ".", "x" * 400 + ".toml", "\0.toml"])
def test_a_file_that_is_not_there_is_said_to_be_missing(path: str) -> None:
    with pytest.raises(InputError) as raised:
        load_variant(path if path != "." else Path())
    assert "There is no variant file" in raised.value.text("en")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe", "not text in UTF-8"),
        (b"#" * 65537, "too large: at most 64 KiB"),
        (b'base = "zwicker3"\ntable = = 4', "not valid TOML: line 2, column 9"),
        (b"table = 4\ntable = 5", "not valid TOML: line 2"),
        (b"table = " + b"[" * 60000, "nested too deep"),
        (b"table = " + b"9" * 60000, "a number in it is too long"),
        (b"table", "not valid TOML: line 1, column 6"),
    ],
)
def test_a_file_that_is_no_variant_file_is_refused_in_one_line(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "club.toml"
    path.write_bytes(content)
    with pytest.raises(InputError) as raised:
        load_variant(path)
    assert said in raised.value.text("en")
    assert all("\n" not in raised.value.text(lang) and "club.toml" in raised.value.text(lang) for lang in ("de", "en"))


def test_an_upload_that_is_too_large_is_refused_before_it_is_read() -> None:
    with pytest.raises(InputError, match="too large"):
        Variant.from_toml("#" * 65537)
