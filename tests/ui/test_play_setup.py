"""Setting up a match without a browser: the form, its links, rules of one's own."""

from __future__ import annotations

import pytest

from tests.ui.playing import each_lang, setup
from zwicker_lab.ui.play.choosing import Choosing
from zwicker_lab.ui.play.setup import Setup, read_setup
from zwicker_lab.ui.query import Query
from zwicker_lab.variants import Variant, load_variant, variant_names
from zwicker_lab.variants.carried import carried


@each_lang
def test_every_choice_of_the_form_leads_to_a_match_that_can_be_linked(lang):
    """Each value of each field is taken over, shown again, and read back from the link."""
    for name in variant_names():
        choosing = Choosing(Setup.usual(load_variant(name)), lang)
        for players in {str(load_variant(name).players[at]) for at in (0, -1)}:
            choosing.receive({"kind": "set", "name": "players", "value": players})
            for field in choosing.fields():
                for choice in field["choices"]:
                    if field["name"] in ("variant", "players"):
                        continue
                    choosing.receive({"kind": "set", "name": field["name"], "value": choice["value"]})
                    shown = {one["name"]: one["value"] for one in choosing.scene["fields"]}
                    assert shown[field["name"]] == choice["value"]
                    assert setup(**choosing.setup.values) == choosing.setup


def test_one_click_begins_a_game_of_four_with_a_partner():
    scene = Choosing(Setup.usual(), "en").scene
    assert scene["summary"] == "Four players, with a partner; to 101 points. Playing with you: Regular."
    values = dict(setup(**dict(Query.of(scene["href"].partition("?")[2]).values)).values)
    assert values == Setup.usual().values


def test_rules_of_ones_own_are_carried_along():
    own = Variant.from_toml('base = "zwicker3"\ntable = 4', "village")
    found = setup(rules=carried(own))
    assert found.variant == own and setup(**found.values) == found
    assert Choosing(found, "en").fields()[0]["choices"][-1]["value"] == "village"


def test_a_file_of_rules_is_taken_over_or_refused_in_one_line():
    choosing = Choosing(Setup.usual(), "en")
    choosing.receive({"kind": "upload", "name": "village.toml", "text": 'base = "queen"'})
    assert choosing.setup.variant.name == "village" and "rules=" in choosing.scene["href"]
    before = choosing.setup
    for text in (None, 7, "nonsense"):
        choosing.receive({"kind": "upload", "name": "x.toml", "text": text})
        assert choosing.scene["upload"]["error"] and choosing.setup == before
    choosing.receive({"kind": "set", "name": "variant", "value": "zwickern"})
    assert choosing.setup.variant.name == "zwickern" and not choosing.scene["upload"]["error"]


@pytest.mark.parametrize(
    "values", [{"variant": "nonsense"}, {"players": "9"}, {"bots": "genius"}, {"rules": "x"}, {"match": "long"}]
)
def test_what_a_link_gets_wrong_is_told_and_left_at_its_usual(values):
    query = Query(values)
    assert read_setup(query) == Setup.usual() and len(query.problems) == 1
