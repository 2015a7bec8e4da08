"""The editions as the page gets them: what the books say, and what is played."""

from __future__ import annotations

import pytest

from aurum.game import EDITIONS, Variant
from aurum.server.editions import editions

BOOKS = {book.id: book for book in editions().editions}


def played(edition: str, topic: str) -> str:
    return next(answer.value for answer in BOOKS[edition].played if answer.topic == topic)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "name"), [(3, "three"), (4, "four")])
def test_what_is_played_is_what_the_rules_do(edition: str, players: int, name: str):
    rules = Variant(edition, players).ruleset()
    ties = [f"tie-break-{tie.name.lower().replace('_', '-')}" for tie in rules.tie_breaks]
    assert played(edition, f"tie-{name}").split() == ties
    end = rules.match_end.name.lower().replace("_", "-")
    assert played(edition, f"match-{name}") == f"match-end-{end}"
    assert played(edition, "zeros") == ("zeros-on" if rules.zeros else "zeros-off")


def test_the_last_step_of_a_tie_is_played_though_the_book_leaves_it_open():
    said = next(a.value for a in BOOKS["german"].answers if a.topic == "tie-four")
    assert said == "tie-break-exact-bid tie-break-highest-gold silent"
    assert played("german", "tie-four") == said.replace("silent", "tie-break-all-tied")


def test_nothing_that_is_played_is_left_open():
    assert not [answer for book in BOOKS.values() for answer in book.played if answer.silent]


def test_the_designer_is_named_only_where_he_says_something():
    spoken = {a.topic for a in BOOKS["designer"].answers if not a.silent}
    for book in BOOKS.values():
        for said in book.answers:
            if "silent" in said.value.split():
                assert said.topic in spoken
                assert book.id != "designer"
            assert said.silent == (said.value in ("silent", "unstated"))
    assert {a.value for a in BOOKS["designer"].answers if a.silent} == {"unstated"}


def test_every_topic_of_the_books_is_told_as_it_is_played_but_table_talk():
    topics = {said.topic for said in BOOKS["english"].answers}
    assert {said.topic for said in BOOKS["english"].played} == topics - {"table-talk"}
