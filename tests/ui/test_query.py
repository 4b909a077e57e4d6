"""What a link asks for is read without trust."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.deals.place import ORIGINS, came_from
from zwicker_lab.ui.query import LONGEST, Query, spoken

texts = st.text(max_size=30)


@given(st.dictionaries(texts.filter(bool), texts, max_size=5))
def test_a_query_written_and_read_again_is_the_same(values):
    query = Query(values)
    assert Query.of(query.here()[1:]).values == query.values


@given(st.text(max_size=60), st.text(max_size=60))
def test_whatever_stands_behind_the_question_mark_gives_a_page(raw, accept):
    query = Query.of(raw, accept)
    assert query.lang in LANGUAGES
    assert 1 <= query.number("n", 1, 9, default=1) <= 9
    assert query.choice("mode", ("a", "b"), default="a") in ("a", "b")
    assert all("\n" not in problem.text(lang) for problem in query.problems for lang in LANGUAGES)


def test_bytes_that_are_no_text_are_read_as_well():
    assert Query.of_arguments({"n": [b"1", b"\xff2"], "m": []}).values == {"n": "\ufffd2"}


def test_a_value_that_is_too_long_is_cut():
    assert len(Query({"position": "x" * 99_999}).text("position")) == LONGEST


def test_a_link_leads_to_the_page_in_the_same_language_and_nothing_else():
    query = Query({"lang": "en", "n": "4", "position": "x"})
    assert query.link("lesson", n=5) == "lesson?lang=en&n=5"
    assert query.here(lang="de") == "?" + urlencode({"lang": "de", "n": "4", "position": "x"})


@pytest.mark.parametrize("name", ["page", "self", "lang", "changed", ""])
def test_a_link_carries_values_of_any_name(name):
    assert Query.of(Query().link("look", **{name: "x"}).partition("?")[2]).text(name) == "x"
    assert Query.of(Query().here(**{name: "x"})[1:]).text(name) == "x"


@pytest.mark.parametrize("origin", ORIGINS)
@given(texts.filter(bool), texts)
def test_whatever_an_address_says_one_came_from_there_is_a_way_back(origin, name, value):
    told, way = came_from(Query({"lang": "en", origin: urlencode({name: value})}))
    assert told == origin and way.startswith(f"{ORIGINS[origin]}?lang=en")
    assert Query.of(way.partition("?")[2]).text(name) == ("en" if name == "lang" else value)


@pytest.mark.parametrize(
    ("accept", "lang"),
    [("", "de"), ("en", "en"), ("de;q=0.1, en;q=0.9", "en"), ("fr", "de"), ("en;q=x, de", "de"), (";q=,,", "de")],
)
def test_the_browser_s_wish_decides_the_language(accept, lang):
    assert spoken(accept) == lang
