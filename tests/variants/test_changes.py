"""Switches and own values changed in a line: read, written, read again."""

from __future__ import annotations

import copy
import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zwicker_lab.cards import RANKS
from zwicker_lab.errors import InputError
from zwicker_lab.variants import SWITCHES, Variant, load_variant, variant_names

# Written out here a second time: the names and values people type are a promise.
PROMISED = {
    "sides": ("partners", "singles"),
    "table_value": ("per_capture", "fixed"),
    "builds_in_sums": ("yes", "no"),
    "build_target": ("one", "several"),
    "merge_equal_builds": ("no", "yes"),
    "rebuild_by": ("anyone", "own_side"),
    "capture": ("optional", "card", "turn"),
    "capture_all": ("no", "yes"),
    "joker_only_by_building_down": ("no", "yes"),
    "after_zwick": ("next_trails", "sweeper_lays", "four_from_stock"),
    "last_card_zwick": ("yes", "no"),
    "majority_tie": ("nobody", "all", "shared"),
    "match_end": ("after_deal", "at_once"),
    "leftovers": ("tableau", "last_packet", "last_capturer", "out"),
    "uncaptured_rest": ("last_capturer", "nobody"),
    "lone_joker": ("any", "joker"),
    "joker_sweep": ("zwick", "none_if_played", "none_if_any"),
    "table_joker": ("takeable", "never"),
}


def numbers(low: int, high: int) -> st.SearchStrategy[str]:
    return st.integers(low, high).map(str)


def card_values() -> st.SearchStrategy[str]:
    pairs = st.lists(st.integers(1, 30), min_size=1, max_size=2, unique=True)
    return pairs.map(lambda pair: "/".join(map(str, pair)))


YES_NO = st.sampled_from(["yes", "no"])
CHANGES = {
    **{name: st.sampled_from(values) for name, values in PROMISED.items()},
    "table": numbers(0, 6),
    "packet": numbers(1, 6),
    "first_packet": numbers(1, 5),
    "build_up": YES_NO,
    "build_down": YES_NO,
    "build_cap": numbers(2, 99) | st.just("none"),
    "builder_holds": YES_NO,
    "most_cards": numbers(0, 9),
    "zwick": numbers(0, 9),
    "fine": numbers(0, 99),
    "target": numbers(1, 500) | st.just("none"),
    **{f"points.{code}": numbers(0, 9) for code in ("Td", "Ts", "2s", "7d", "7s", "Kh", "A")},
    **{f"value.{rank}": card_values() for rank in RANKS},
}
NAMES = st.sampled_from(variant_names())


@st.composite
def changes(draw: st.DrawFn) -> dict[str, str]:
    keys = draw(st.lists(st.sampled_from(list(CHANGES)), unique=True, max_size=8))
    return {key: draw(CHANGES[key]) for key in keys}


def test_the_switches_are_those_of_the_rules_default_first() -> None:
    assert dict(SWITCHES) == PROMISED
    assert list(SWITCHES) == list(PROMISED)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in PROMISED.items() for value in values])
def test_every_value_of_every_switch_is_read_and_written(name: str, value: str) -> None:
    variant = load_variant(f"zwicker3 {name}={value}")
    assert getattr(variant.switches, name) == value
    assert variant.spelled == ("zwicker3" if value == PROMISED[name][0] else f"zwicker3 {name}={value}")
    assert load_variant(variant.spelled) == variant


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ("table=4", lambda v: v.deal.table == 4),
        ("packet=5", lambda v: (v.deal.packet, v.deal.first_packet) == (5, 4)),
        ("first_packet=5", lambda v: (v.deal.packet, v.deal.first_packet) == (4, 5)),
        ("build_up=no", lambda v: v.build.up is False),
        ("build_down=no", lambda v: v.build.down is False),
        ("build_cap=14", lambda v: v.build.cap == 14),
        ("builder_holds=no", lambda v: v.build.holds is False),
        ("most_cards=1", lambda v: v.scoring.most_cards == 1),
        ("zwick=3", lambda v: v.scoring.zwick == 3),
        ("fine=30", lambda v: v.scoring.fine == 30),
        ("target=51", lambda v: v.match.target == 51),
        ("target=none", lambda v: v.match.target is None),
        ("points.Td=10", lambda v: v.points_of("Td") == 10),
        ("points.A=2", lambda v: {v.points_of(ace) for ace in ("As", "Ah", "Ad", "Ac")} == {2}),
        ("points.*15=3", lambda v: v.points_of("*15") == 3),
        ("points.7d=1", lambda v: v.points_of("7d") == 1 and v.points_of("7h") == 0),
        ("value.K=14", lambda v: v.values_of("Kd") == (14,)),
        ("value.A=1/12", lambda v: v.values_of("As") == (1, 12)),
    ],
)
def test_every_own_value_can_be_changed(change: str, found: object) -> None:
    variant = load_variant(f"zwicker3 {change}")
    assert callable(found) and found(variant)
    assert variant.spelled == f"zwicker3 {change}"


def test_the_cap_is_taken_away_with_none() -> None:
    assert load_variant("zwickern build_cap=none").build.cap is None


def test_changes_are_written_in_one_order_and_only_where_they_differ() -> None:
    text = "zwicker3 value.K=14/4 value.A=11 zwick=2 table=3 points.A=2 points.Td=5 capture=turn sides=singles fine=0"
    assert load_variant(text).spelled == "zwicker3 sides=singles capture=turn zwick=2 points.Td=5 points.A=2 value.A=11"


def test_a_variant_without_changes_is_spelled_by_its_name() -> None:
    assert [str(load_variant(name)) for name in variant_names()] == list(variant_names())


def test_a_target_takes_the_place_of_a_number_of_deals() -> None:
    changed = load_variant("queen target=50")
    assert (changed.match.target, changed.match.deals) == (50, None)
    assert load_variant("queen target=none") == load_variant("queen")


def test_players_for_whom_the_cards_do_not_suffice_are_left_out() -> None:
    """Twice five hand cards for six and five table cards would be seventy of 58."""
    assert load_variant("grossenwiehe first_packet=5").players == (2, 3, 4)
    with pytest.raises(InputError, match="2 wants 62 cards for the opening, got a pack of 58"):
        load_variant("grossenwiehe first_packet=13")


def test_a_row_taken_out_and_a_row_of_its_own_for_one_ace() -> None:
    """Each ace and one ace cannot both score; without A a single one may."""
    variant = load_variant("zwicker3 points.A=0 points.As=2")
    assert (variant.points_of("As"), variant.points_of("Ah")) == (2, 0)
    assert "A" not in variant.scoring.points


@given(NAMES, changes())
def test_spelled_and_loaded_again_it_is_the_same_variant(name: str, wanted: dict[str, str]) -> None:
    variant = load_variant(name).with_changes(wanted)
    again = load_variant(variant.spelled)
    assert again == variant and hash(again) == hash(variant) and again.spelled == variant.spelled
    assert all(
        variant.settings.get(key, "0") == "/".join(sorted(value.split("/"), key=_number))
        for key, value in wanted.items()
    )


def _number(text: str) -> int:
    return int(text) if text.isdigit() else 0


@given(NAMES, changes(), st.randoms(use_true_random=False))
def test_the_order_of_changes_means_nothing(name: str, wanted: dict[str, str], chance: random.Random) -> None:
    keys = list(wanted)
    chance.shuffle(keys)
    assert load_variant(name).with_changes({key: wanted[key] for key in keys}) == load_variant(name).with_changes(
        wanted
    )


@given(NAMES, changes())
def test_a_change_taken_back_leaves_the_variant_as_it_was(name: str, wanted: dict[str, str]) -> None:
    plain = load_variant(name)
    back = {key: plain.settings.get(key, "0") for key in wanted}
    assert plain.with_changes(wanted).with_changes(back) == plain


@given(NAMES, changes(), changes())
def test_later_changes_go_over_earlier_ones(name: str, first: dict[str, str], second: dict[str, str]) -> None:
    assert load_variant(name).with_changes(first).with_changes(second) == load_variant(name).with_changes(
        first | second
    )


@given(NAMES, changes())
def test_only_what_is_changed_loses_its_certainty(name: str, wanted: dict[str, str]) -> None:
    """What a table sets for itself is neither certain nor reconstructed."""
    plain = load_variant(name)
    variant = plain.with_changes(wanted)
    replaced = {"deals"} if "target" in variant.changes else set()
    assert set(variant.certainty) == set(plain.certainty) - set(variant.changes) - replaced


@given(NAMES, changes())
def test_the_file_written_of_a_variant_holds_the_same_rules(name: str, wanted: dict[str, str]) -> None:
    variant = load_variant(name).with_changes(wanted)
    again = Variant.from_toml(variant.to_toml(), name="own")
    assert again.to_toml() == variant.to_toml() and again.settings == variant.settings


@pytest.mark.parametrize("name", variant_names())
def test_a_built_in_variant_written_and_read_is_itself(name: str) -> None:
    assert Variant.from_toml(load_variant(name).to_toml(), name=name) == load_variant(name)


@pytest.mark.parametrize("text", ["zwicker3", "zwickern capture=card points.Td=3"])
def test_a_variant_travels_between_processes_and_is_never_doubled(text: str) -> None:
    variant = load_variant(text)
    packed = pickle.dumps(variant)
    assert pickle.loads(packed) == variant and pickle.loads(packed) is pickle.loads(packed)
    assert copy.deepcopy(variant) is variant and copy.copy(variant) == variant


def test_variants_compare_by_content() -> None:
    one, two = load_variant("zwicker3 zwick=2"), load_variant("zwicker3").with_changes({"zwick": "2"})
    assert one == two and len({one, two}) == 1
    assert one != load_variant("zwicker3") and one != "zwicker3 zwick=2"


def test_a_variant_cannot_be_changed_in_place() -> None:
    variant = load_variant("zwicker3")
    for change in (
        lambda: setattr(variant, "name", "x"),
        lambda: setattr(variant.deal, "table", 9),
        lambda: variant.scoring.points.update(Td=9),  # type: ignore[attr-defined]
        lambda: variant.values.update(A=(1,)),  # type: ignore[attr-defined]
    ):
        with pytest.raises((ValueError, AttributeError)):
            change()


@pytest.mark.parametrize("name", variant_names())
def test_pydantic_can_dump_a_variant_without_warnings(name: str) -> None:
    assert load_variant(name).model_dump()["values"]["2"] == (2,)


WRONG = """
table=13 table=-1 table=٣ table=1_0 packet=0 target=0 zwick=1.0 build_cap=1 fine=-1 packet=none points.Td=100
value.K=0 value.K=31 value.K=1/2/3 value.K=4,14 value.K=4/4 value.B=3 build_up=true capture_all=maybe points.Td=none
stages=2 players=3 title=x jokers=3 points.=3 points.7d'=1 points.*a=1 points.As=1 switches.capture=card =3 capture
capture=
"""


@pytest.mark.parametrize("change", WRONG.split())
def test_a_wrong_change_is_refused_in_one_line(change: str) -> None:
    """The line names the variant and what stood there."""
    with pytest.raises(InputError) as raised:
        load_variant(f"zwicker3 {change}")
    for lang in ("de", "en"):
        text = raised.value.text(lang)
        assert "\n" not in text and text.startswith("zwicker3: ") and change.partition("=")[0] in text


def test_a_key_may_stand_only_once() -> None:
    with pytest.raises(InputError) as raised:
        load_variant("zwicker3 capture=card capture=turn")
    assert "turn" in raised.value.text("en") and "capture" in raised.value.text("de")


@pytest.mark.parametrize(
    ("key", "near"), [("captur", "capture"), ("point.Td", "points.Td"), ("buildcap", "build_cap"), ("tabel", "table")]
)
def test_an_unknown_key_gets_the_nearest_one_named(key: str, near: str) -> None:
    with pytest.raises(InputError) as raised:
        load_variant(f"zwicker3 {key}=4")
    assert f"did you mean {near}?" in raised.value.text("en")
    assert f"Meinst du {near}?" in raised.value.text("de")
