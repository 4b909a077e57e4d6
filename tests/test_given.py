"""What the public functions are given: of another kind than they ask for, it is one clear line and nothing else."""

from __future__ import annotations

import inspect
import pickle
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

import zwicker_lab as zl
from zwicker_lab.given import _kinds, fits

WRONG = [None, 5, [], object(), "", -1]
FUNCTIONS = {name: one for name in zl.__all__ if inspect.isfunction(one := getattr(zl, name))}
LINE = "zwicker3; players 2; table 9d 5c 4h; hands 1: 9s 2c / 2: 4s 3d"
OWN = """title = { en = "x" }
variant = "zwicker3"
[[exercise]]
position = "zwicker3; table 5c 4d; hand 9h *15 Kd"
goal = { type = "make_zwick" }
"""


def deal() -> zl.DealFile:
    variant = zl.load_variant("zwickern")
    return zl.DealFile(variant, 2, 0, variant.pack(2))


def study(deals: int = 1) -> zl.Study:
    return zl.Study.of("zwickern", players=2, deals=deals, matches=0, twins=0, seats=["random"], seed=1)


@cache
def results() -> zl.Results:
    """What a study came to that has enough deals for sentences."""
    return zl.run_all(study(200))


RIGHT: dict[str, Callable[[], dict[str, Any]]] = {
    "advise": lambda: {"position": LINE, "ms": None, "worlds": 1, "seed": 0},
    "contest": lambda: {
        "one": zl.player("greedy"),
        "other": zl.player("random"),
        "variant": "zwickern",
        "players": 2,
        "deals": 1,
        "seed": 0,
    },
    "first_zwick": lambda: {"variant": "zwickern", "players": 2},
    "grade": lambda: {"exercise": zl.lesson(1).exercises[0], "answer": "9s x 9h"},
    "in_short": lambda: {"results": results(), "arm": 0, "lang": "en"},
    "lesson": lambda: {"which": 8},
    "load_variant": lambda: {"text": "zwickern", "paths": True, "own": None},
    "new_deal": lambda: {"variant": "zwickern", "players": 2, "dealer": 0, "seed": 0},
    "player": lambda: {"name": "search", "ms": 5},
    "read_deal": lambda: {"text": zl.write_deal(deal()), "paths": True},
    "read_own": lambda: {"text": OWN},
    "read_position": lambda: {"line": LINE, "paths": True, "own": None},
    "replay": lambda: {"deal": deal()},
    "run_all": lambda: {"study": study(), "workers": None, "size": None},
    "score": lambda: {"position": zl.read_position(LINE)},
    "show": lambda: {"thing": zl.read_position(LINE), "lang": "en", "dark": None},
    "variant_names": dict,
    "view_of": lambda: {"position": zl.read_position(LINE), "seat": 0, "history": (), "shown": False},
    "write_deal": lambda: {"deal": deal()},
}
PARAMETERS = [(name, parameter) for name, right in RIGHT.items() for parameter in right()]


def test_every_public_function_is_asked() -> None:
    assert set(RIGHT) == set(FUNCTIONS)
    for name, function in FUNCTIONS.items():
        asked = {one.name for one in inspect.signature(function).parameters.values() if one.kind is not one.VAR_KEYWORD}
        assert asked <= set(RIGHT[name]())


@pytest.mark.parametrize("name", RIGHT)
def test_what_is_right_is_taken(name: str) -> None:
    FUNCTIONS[name](**RIGHT[name]())


@pytest.mark.parametrize("wrong", WRONG, ids=["None", "5", "list", "object", "empty", "below"])
@pytest.mark.parametrize(("name", "parameter"), PARAMETERS)
def test_a_value_of_another_kind_is_one_clear_line(name: str, parameter: str, wrong: object) -> None:
    """Whatever one function or another makes of it, nothing but ``InputError`` comes out, one line."""
    right = RIGHT[name]()
    try:
        FUNCTIONS[name](**right | {parameter: wrong})
    except zl.InputError as told:
        for lang in ("de", "en"):
            assert told.text(lang).strip() and "\n" not in told.text(lang)
    else:
        assert type(wrong) is not object, "nothing takes this"


@pytest.mark.parametrize("wrong", [None, [], object()])
@pytest.mark.parametrize("name", sorted(set(RIGHT) - {"variant_names"}))
def test_the_first_thing_a_function_asks_for_has_to_be_there(name: str, wrong: object) -> None:
    right = RIGHT[name]()
    first, *_ = right
    with pytest.raises(zl.InputError):
        FUNCTIONS[name](wrong, **{key: value for key, value in right.items() if key != first})


def test_the_line_names_function_parameter_value_and_what_would_be_right() -> None:
    with pytest.raises(zl.InputError) as told:
        zl.advise(None)  # type: ignore[call-overload]
    assert str(told.value) == (
        "advise: “position” cannot be None; what would be right: Position | zwick.Position | str."
    )
    assert told.value.text("de").startswith("advise: „position“ kann nicht None sein")


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_kind_a_public_function_asks_for_can_be_asked_for(name: str) -> None:
    for kind in _kinds(inspect.unwrap(FUNCTIONS[name])).values():
        assert isinstance(fits(object(), kind), bool)


def test_numbers_of_numpy_stand_for_those_of_python() -> None:
    assert zl.new_deal("zwickern", players=np.int64(2), seed=1) == zl.new_deal("zwickern", players=2, seed=1)


def test_a_call_with_a_parameter_too_many_stays_pythons_own_error() -> None:
    with pytest.raises(TypeError, match="unexpected"):
        zl.score(zl.read_position(LINE), loud=True)  # type: ignore[call-overload]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_public_function_can_be_sent_to_another_process(name: str) -> None:
    assert pickle.loads(pickle.dumps(FUNCTIONS[name])) is FUNCTIONS[name]
