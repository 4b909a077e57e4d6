"""``import zwicker_lab``: the names that are promised, each with an example, and loaded only when it is used."""

from __future__ import annotations

import copy
import inspect
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import zwicker_lab as zl

ROOT = Path(__file__).parents[1]
HEAVY = {"numba", "numpy", "panel", "pydantic", "bokeh", "sqlalchemy"}


def promised() -> set[str]:
    """The names listed in the changelog under the promise."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (section,) = re.findall(r"^## Names that stay\n(.*?)(?=^## )", text, re.MULTILINE | re.DOTALL)
    return {name for line in section.splitlines() if line.startswith("- ") for name in re.findall(r"`(\w+)`", line)}


def test_the_names_are_exactly_the_promised_ones() -> None:
    assert set(zl.__all__) == promised()
    assert set(dir(zl)) >= promised()


@pytest.mark.parametrize("name", zl.__all__)
def test_each_name_is_explained_with_an_example(name: str) -> None:
    told = inspect.getdoc(getattr(zl, name)) or ""
    assert re.match(r"[A-Z].*[.:]$", told.split("\n\n")[0].replace("\n", " ")), told
    assert ">>> " in told


def test_importing_the_package_loads_nothing_heavy() -> None:
    code = f"import sys, zwicker_lab; print(*sorted(set(sys.modules) & {HEAVY!r}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == ""


def test_reading_a_position_and_playing_it_loads_no_compiler_and_no_page() -> None:
    line = "zwicker3; table 9d 5c 4h; hand 9s Kc"
    code = f"""import sys, zwicker_lab as zl
zl.read_position({line!r}).play(zl.Move.read("9s x 9d 5c 4h"))
print(*sorted(set(sys.modules) & {HEAVY - {"pydantic"}!r}))"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == ""


def test_a_name_that_is_not_there_is_said() -> None:
    with pytest.raises(AttributeError, match="shuffle"):
        zl.shuffle  # noqa: B018


def test_the_package_says_that_it_is_typed() -> None:
    assert (ROOT / "zwicker_lab" / "py.typed").is_file()


@pytest.mark.parametrize("line", ["zwicker3; table 9d (9c 3h =6); hand 9s", "zwick; trump r; trick Ab; hand 7b 9r Tr"])
def test_a_position_draws_itself_and_a_table_to_try_it_at(line: str) -> None:
    read = zl.zwick.read_position if line.startswith("zwick;") else zl.read_position
    position = read(line)
    assert "<svg" in position._repr_html_() and "<script" not in position._repr_html_()
    assert type(zl.show(position)).__name__ == "Column"


def test_what_somebody_calls_their_rules_is_drawn_as_text_only() -> None:
    own = zl.Variant.from_toml('base = "zwicker3"\ntitle = { de = "x", en = "x" }', "<img/src=x>.toml")
    position, _ = zl.new_deal(own, seed=1)
    assert "<img" not in position._repr_html_()


def test_a_text_stands_for_a_move_and_a_name_for_a_variant() -> None:
    position = zl.read_position("zwicker3; table 9d 5c 4h; hand 9s 2c")
    sweep, wrong = "9s x 9d 5c 4h", "2c x 9d"
    assert position.play(sweep) == position.play(zl.Move.read(sweep))
    assert position.refusal(wrong) == position.refusal(zl.Move.read(wrong)) is not None
    assert position.is_zwick(sweep) and position.points_of(sweep) == position.points_of(zl.Move.read(sweep))
    swiss = zl.zwick.read_position("zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks")
    legal = next(iter(swiss.moves()))
    assert swiss.play(str(legal)) == swiss.play(legal) and swiss.refusal(str(legal)) is None
    for read in (position.play, position.refusal, swiss.play, swiss.refusal):
        with pytest.raises(zl.InputError):
            read("9x and so on")
    variant = zl.load_variant("zwickern")
    assert zl.new_deal("zwickern", seed=7) == zl.new_deal(variant, seed=7) and zl.load_variant(variant) is variant
    assert zl.first_zwick("zwickern", 4) == zl.first_zwick(variant, 4)


@pytest.mark.parametrize(
    ("read", "line"),
    [
        (zl.read_position, "zwicker3; players 2; table 9d; hands 1: 9s 2c / 2: 4h 3d"),
        (zl.read_position, "zwickern-wild3 rebuild_by=own_side; table 9d; hand 9s *a"),
        (zl.zwick.read_position, "zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks"),
        (zl.zwick.read_position, " zwick form=casual bird=3 ; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks"),
    ],
)
def test_a_line_of_either_game_under_any_rules_stands_for_its_position(
    read: Callable[[str], zl.Position | zl.zwick.Position], line: str
) -> None:
    assert zl.advise(line, worlds=2).position == zl.advise(str(read(line)), worlds=2).position == read(line)


def looked_at() -> zl.Position:
    """A position that has worked out all it keeps."""
    position = zl.read_position("zwicker3; players 2; table 9d 5c 4h; hands 1: 9s 2c / 2: 4s 3d")
    list(position.moves())
    return position


FOUND = {
    "position": looked_at,
    "swiss position": lambda: zl.zwick.read_position("zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks"),
    "reason": lambda: looked_at().refusal("2c x 9d"),
    "view": lambda: zl.view_of(looked_at()),
    "advice": lambda: zl.advise(looked_at(), worlds=2),
    "swiss advice": lambda: zl.advise("zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks", worlds=2),
    "lesson": lambda: zl.lesson(8),
    "player": lambda: zl.player("search"),
    "deal": lambda: zl.new_deal("zwickern", seed=7),
}


@pytest.mark.parametrize("name", FOUND)
def test_what_was_found_can_be_copied_and_sent_to_another_process(name: str) -> None:
    found = FOUND[name]()
    assert copy.deepcopy(found) == pickle.loads(pickle.dumps(found)) == found


def illegal() -> None:
    looked_at().play("2c x 9d")


def illegal_swiss() -> None:
    zl.zwick.read_position("zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks").play("Ks")


def unreadable() -> None:
    zl.read_position("zwicker3; table 9x")


def unreadable_lesson() -> None:
    zl.read_own('title = { en = "x" }\n[[exercise]]\nposition = "zwicker3; table 9x"\ntask = { en = "x" }\n')


def impossible_lesson() -> None:
    zl.read_own(
        'title = { en = "x" }\n[[exercise]]\nposition = "zwicker3; table 9d; hand 9s 2c"\ntask = { en = "x" }\n'
        'accepted = ["2c x 9d"]\ngoal = { type = "any_legal_capture" }\n'
    )


@pytest.mark.parametrize("wrong", [illegal, illegal_swiss, unreadable, unreadable_lesson, impossible_lesson])
def test_a_refusal_says_the_same_when_it_comes_from_another_process(wrong: Callable[[], None]) -> None:
    with pytest.raises((zl.InputError, zl.IllegalMove, zl.zwick.IllegalMove)) as refused:
        wrong()
    back = pickle.loads(pickle.dumps(refused.value))
    assert type(back) is refused.type and str(back) == str(refused.value) != ""
