"""Events, commands and refusals: each known everywhere, each read back, each with its sentence."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zwicker_lab.texts import LANGUAGES, bundle
from zwicker_lab.workshop import commands as do
from zwicker_lab.workshop import decide, events, rights, room
from zwicker_lab.workshop.events import Event, Joined, Tried, read_event, write_event
from zwicker_lab.workshop.refusal import Refusal

CODE = Path(decide.__file__ if hasattr(decide, "__file__") else events.__file__).parent


def refusals() -> list[tuple[str, list[str]]]:
    """Every refusal in the code: its code, and the names of its numbers."""
    found = []
    for path in CODE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                code, *rest = node.args
                assert isinstance(code, ast.Constant), ast.unparse(node)
                keys = [key.value for arg in rest if isinstance(arg, ast.Dict) for key in arg.keys]
                found.append((str(code.value), keys))
    return found


@pytest.mark.parametrize(("code", "numbers"), refusals())
def test_every_refusal_says_itself_in_one_line(code: str, numbers: list[str]) -> None:
    if code in ("illegal", "unreadable"):
        return
    for lang in LANGUAGES:
        text = Refusal(code, dict.fromkeys(numbers, 2)).text(lang)
        assert text and "\n" not in text


def test_every_sentence_of_a_refusal_has_a_refusal() -> None:
    codes = {code for code, _ in refusals()}
    named = {name.removeprefix("workshop-no-") for name in bundle("en")._messages if name.startswith("workshop-no-")}
    assert named == codes - {"illegal", "unreadable"}


def test_every_event_and_command_is_known_where_it_must_be() -> None:
    assert set(room._APPLY) == set(Event.__args__)
    decided = __import__("zwicker_lab.workshop.decide", fromlist=["_DECIDE"])
    assert set(decided._DECIDE) == set(do.Command.__args__)
    named = {*rights.GUESTS, *rights.OWN, *rights.GUIDING, *rights.HOSTS, do.Join}
    assert named == set(do.Command.__args__)
    kinds = [kind.model_fields["kind"].default for kind in (*Event.__args__, *do.Command.__args__)]
    assert len(set(kinds[: len(Event.__args__)])) == len(Event.__args__)


@given(st.text(max_size=30), st.integers(0, 10**6))
def test_an_event_is_read_back_as_it_was(text: str, number: int) -> None:
    for event in (Joined(guest=number, name=text), Tried(guest=1, item=number, answer=text, verdict="misses")):
        assert read_event(write_event(event)) == event
        assert write_event(event).isascii()
