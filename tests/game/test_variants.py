"""A variant with fields that are newer than the notation: what lacks them stays true."""

from dataclasses import dataclass, replace

import pytest

from aurum.game import InvalidNotation, Variant, deal, evolve_all, position_text, start
from aurum.games import seeded_deal


@dataclass(frozen=True, slots=True)
class Newer(Variant):
    toy: bool = False
    pace: str = "slow"


def test_a_field_with_its_default_is_not_stated():
    assert Newer().as_json() == Variant().as_json()
    assert Newer().name == Variant().name == "english-3-zeros-nuggets"


def test_a_field_that_differs_is_stated_everywhere():
    variant = Newer("german", 4, scoring="points", toy=True)
    assert variant.as_json() == Variant("german", 4, scoring="points").as_json() | {"toy": True}
    assert variant.name == "german-4-zeros-points+toy=true"
    rules = variant.ruleset()
    assert rules.name == "german-4-zeros-points+toy=true"
    assert repr(rules) == "ruleset('german', 4, True, 'points', toy=True)"
    assert rules != Newer("german", 4, scoring="points").ruleset()


@pytest.mark.parametrize(
    "variant",
    [Newer(zeros=True), Newer("french", 4, zeros=False, toy=True),
     Newer("german", 3, True, "points", toy=True, pace="very-slow")],
)  # fmt: skip
def test_a_name_and_an_object_lead_back_to_the_variant(variant: Newer):
    assert Newer.parse(variant.name) == variant
    assert Newer.from_json(variant.as_json()) == variant
    assert variant.ruleset().variant == variant


def test_what_was_written_before_there_was_the_field_has_its_default():
    old = Variant("german", 4, True, "points")
    assert Newer.from_json(old.as_json()) == Newer("german", 4, True, "points")
    assert Newer.parse(old.name) == Newer("german", 4, True, "points")


def test_a_name_fills_in_what_the_edition_says():
    assert Variant("designer").name == "designer-3-nozeros-nuggets"
    assert Variant("german").name == "german-3-zeros-nuggets"


def test_a_position_says_which_game_it_is():
    rules = Newer(toy=True).ruleset()
    began = start(rules, 0)
    match = evolve_all(began, deal(began, seeded_deal(rules, 1)))
    assert position_text(match).startswith("aurum english-3-zeros-nuggets+toy=true first=0 ")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("english-3-zeros-nuggets+x=1", "'x' is nothing that a ruleset can add"),
        ("english-3-zeros-nuggets+toy", "'toy' should be toy= and a value in JSON"),
        ("english-3-zeros-nuggets+toy=yes", "'toy=yes' should be toy= and a value in JSON"),
        ("english-3-zeros-nuggets+", "'' is nothing that a ruleset can add"),
        ("english-3-zeros", "is not a ruleset such as german-4-zeros-nuggets"),
        ("english-5-zeros-nuggets", "is not a ruleset such as german-4-zeros-nuggets"),
    ],
)
def test_what_is_no_name_is_refused(name: str, text: str):
    with pytest.raises(InvalidNotation, match=text):
        Newer.parse(name)


def test_a_value_of_another_kind_is_refused():
    with pytest.raises(InvalidNotation, match="toy is 1; it must be like False"):
        replace(Newer(), toy=1).ruleset()  # type: ignore[arg-type]
