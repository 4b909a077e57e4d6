"""A wrong rule set gets one line, in both languages, that names the key, the wanted and the got."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zwicker_lab.errors import InputError
from zwicker_lab.variants import Variant, load_variant, variant_names
from zwicker_lab.variants.files import variant_from
from zwicker_lab.variants.keys import FILE_PATHS

PYDANTIC = ("Input should", "valid ", "validation", "Field required", "pydantic", "Extra inputs", "permitted")

FAULTS = [
    # a line of the file, then what the error names: the key, the wanted, the got
    ("table = 99", "table", "0 to 12", "99"),
    ("table = -1", "table", "0 to 12", "-1"),
    ("table = 3.0", "table", "0 to 12", "3.0"),
    ("table = true", "table", "0 to 12", "true"),
    ('table = "four"', "table", "0 to 12", "four"),
    ("table = [4]", "table", "0 to 12", "[4]"),
    ("table = 1979-05-27", "table", "0 to 12", "1979-05-27"),
    ("packet = 0", "packet", "1 to 13", "0"),
    ("stages = 9", "stages", "1 to 4", "9"),
    ('fine = "much"', "fine", "0 to 999", "much"),
    ("build_cap = 1", "build_cap", "2 to 99, or none", "1"),
    ('build_cap = "off"', "build_cap", "2 to 99, or none", "off"),
    ("target = 10000", "target", "1 to 9999, or none", "10000"),
    ("two_packs_above = 9", "two_packs_above", "1 to 8, or none", "9"),
    ('build_up = "maybe"', "build_up", "yes, no", "maybe"),
    ("build_down = 1", "build_down", "yes, no", "1"),
    ('deals = "two"', "deals", "players, none", "two"),
    ("players = [1, 2]", "players", "2 to 8", "[1, 2]"),
    ("players = []", "players", "2 to 8", "[]"),
    ("players = [4, 4]", "players", "2 to 8", "[4, 4]"),
    ("players = 4", "players", "2 to 8", "4"),
    ("jokers = [15, 15]", "jokers", "different jokers", "[15, 15]"),
    ("jokers = [31]", "jokers", "up to 30", "[31]"),
    ('jokers = ["*A"]', "jokers", '["*a", "*b"]', '["*A"]'),
    ("jokers = 3", "jokers", "jokers", "3"),
    ('jokers = "*a"', "jokers", "jokers", "*a"),
    ("value.K = [4, 14, 24]", "value.K", "one or two", "[4, 14, 24]"),
    ("value.K = 0", "value.K", "1 to 30", "0"),
    ('value.K = "4-14"', "value.K", "4/14", "4-14"),
    ("value.K = []", "value.K", "one or two", "[]"),
    ("value = 3", "value", "table of keys and values", "3"),
    ("points = [3]", "points", "table of keys and values", "[3]"),
    ("points.Td = -3", "points.Td", "0 to 99", "-3"),
    ("points.Xd = 3", "points.Xd", "card of the pack", "3"),
    ('points."*17" = 3', "points.*17", "card of the pack", "3"),
    ("points.As = 2", "points.As", "one of the two", "2"),
    ("switches = 1", "switches", "table of keys and values", "1"),
    ('switches.capture = "always"', "capture", "optional, card, turn", "always"),
    ("switches.capture_all = 1", "capture_all", "no, yes", "1"),
    ('certainty.table = "sure"', "certainty.table", "certain, one line, reconstructed", "sure"),
    ("certainty = 5", "certainty", "table of keys and values", "5"),
    ("title = 5", "title", "text", "5"),
    ("title = { de = 5, en = 'x' }", "title.de", "text", "5"),
    ("title = { de = 'x' }", "title.en", "text", "missing"),
    ('sources = "a book"', "sources", "list", "a book"),
    ("sources = [5]", "sources", "list", "[5]"),
    ('base = "zwicker4"', "base", "zwicker3", "zwicker4"),
    ("base = 3", "base", "zwicker3", "3"),
]


def error_of(text: str) -> InputError:
    with pytest.raises(InputError) as raised:
        Variant.from_toml(text, name="club")
    return raised.value


def file_with(line: str) -> str:
    return line if line.startswith("base") else f'base = "zwicker3"\n{line}'


@pytest.mark.parametrize(("line", "key", "wanted", "got"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_the_error_names_key_wanted_and_got(line: str, key: str, wanted: str, got: str) -> None:
    text = error_of(file_with(line)).text("en")
    assert text.startswith("club: ") and "\n" not in text
    assert f"“{key}”" in text and wanted in text and got in text.partition(key)[2]


@pytest.mark.parametrize(("line", "key", "wanted", "got"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_the_german_error_is_german(line: str, key: str, wanted: str, got: str) -> None:
    text = error_of(file_with(line)).text("de")
    assert f"„{key}“" in text and ("er fehlt" if got == "missing" else got) in text
    assert not any(word in text for word in (*PYDANTIC, "wants", "got", "“{", "must"))


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("line", [fault[0] for fault in FAULTS])
def test_no_error_speaks_of_the_machinery(line: str, lang: str) -> None:
    assert not any(word in error_of(file_with(line)).text(lang) for word in PYDANTIC)


@pytest.mark.parametrize(
    ("line", "key", "near"),
    [
        ("tabel = 4", "tabel", "table"),
        ('switches.captur = "card"', "captur", "capture"),
        ("values.K = 4", "values", "value"),
        ("value.k = 4", "value.k", "value.K"),
        ('certainty.tables = "certain"', "certainty.tables", "certainty.table"),
        ("most_card = 3", "most_card", "most_cards"),
    ],
)
def test_an_unknown_key_is_refused_and_the_nearest_named(line: str, key: str, near: str) -> None:
    error = error_of(file_with(line))
    assert f"there is no key “{key}”: did you mean {near}?" in error.text("en")
    assert f"Schlüssel „{key}“ gibt es nicht. Meinst du {near}?" in error.text("de")


def test_a_key_like_no_other_gets_the_whole_list() -> None:
    text = error_of(file_with("xyz = 4")).text("en")
    assert "no key “xyz”: wanted one of table, packet" in text and text.endswith(", base.")
    assert "wanted one of title.de, title.en" in error_of(
        file_with("title = { de = 'x', en = 'x', Plattdeutsch = 'x' }")
    ).text("en")


COMPLETE = load_variant("zwicker3").to_toml()
NEEDED = ["title", "players", "table", "packet", "build_up", "build_down", "builder_holds", "most_cards", "zwick"]


@pytest.mark.parametrize("key", [*NEEDED, "value.7", "value.A"])
def test_a_complete_file_needs_each_of_its_keys(key: str) -> None:
    head, _, card = key.partition(".")
    gone = f"{card} = [" if card else f"{head} ="
    body, _, sure = COMPLETE.partition("[certainty]")
    text = "\n".join(line for line in body.splitlines() if not line.startswith(gone))
    error = error_of(text)
    assert f"“{key}” wants" in error.text("en") and "it is missing" in error.text("en")
    assert f"„{key}“" in error.text("de") and "er fehlt" in error.text("de") and sure


@pytest.mark.parametrize(
    ("line", "key", "place"),
    [
        ('capture = "card"', "“capture”", "below the line [switches]"),
        ("switches.target = 51", "“switches.target”", "above the first line"),
        ("points.zwick = 2", "“points.zwick”", "above the first line"),
        ("value.players = [4]", "“value.players”", "above the first line"),
    ],
)
def test_a_key_in_the_wrong_part_of_a_file_is_told_its_place(line: str, key: str, place: str) -> None:
    """The commonest slip: in TOML everything below a line in square brackets belongs to it."""
    error = error_of(file_with(line)).text("en")
    assert key in error and place in error


def test_a_file_that_forgot_its_base_is_told_so() -> None:
    error = error_of('title = { de = "Hof", en = "Hof" }\nzwick = 2')
    assert 'base = "zwicker3"' in error.text("en") and 'base = "zwicker3"' in error.text("de")


def test_a_table_that_is_missing_is_named() -> None:
    body = COMPLETE.partition("[points]")[0]
    assert "“points” wants a table of keys and values, it is missing" in error_of(body).text("en")


def test_two_ends_of_a_match_do_not_go_together() -> None:
    error = error_of('base = "zwicker3"\ntarget = 50\ndeals = "players"')
    assert "“target” got 50 although deals is set" in error.text("en") and "deals" in error.text("de")


def test_players_for_whom_the_cards_do_not_suffice_are_refused_in_a_file() -> None:
    error = error_of('base = "zwicker3"\nplayers = [4, 8]\nfirst_packet = 7')
    assert "“players” 8 wants 59 cards for the opening, got a pack of 55" in error.text("en")
    assert "59 Karten" in error.text("de")


@pytest.mark.parametrize("line", ["table = 0x" + "f" * 20000, "jokers = [0x" + "f" * 20000 + "]", "title = '''a\nb'''"])
def test_huge_numbers_and_line_breaks_stay_on_one_short_line(line: str) -> None:
    try:
        Variant.from_toml(file_with(line))
    except InputError as error:
        assert len(error.text("de")) < 300 and "\n" not in error.text("de")


def test_a_long_value_is_cut() -> None:
    assert len(error_of(file_with(f'table = "{"x" * 5000}"')).text("en")) < 200


PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["none", "*a"])
ANYTHING = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["de", "K", "Td", "x"]), inner),
    max_leaves=6,
)
KEYS = st.sampled_from([*FILE_PATHS, "base", "stranger"])


@given(st.sampled_from(variant_names()), st.dictionaries(KEYS, ANYTHING, max_size=3))
def test_whatever_a_file_holds_it_is_a_variant_or_one_line(name: str, data: dict[str, Any]) -> None:
    try:
        variant = variant_from({"base": name, **data}, "club")
    except InputError as error:
        for lang in ("de", "en"):
            text = error.text(lang)
            assert "\n" not in text and not any(word in text for word in PYDANTIC)
    else:
        assert Variant.from_toml(variant.to_toml(), name="club") == variant
