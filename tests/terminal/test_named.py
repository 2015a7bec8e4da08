"""Emotes and bot levels are called by their names in every language, and by their ids."""

import pytest

from aurum.terminal.commands import EMOTES, LEVELS
from aurum.terminal.typed_names import Named, plain
from aurum.texts import LANGUAGES, texts

KINDS = {"emote": EMOTES, "bot": LEVELS}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_every_id_is_found(language: str, kind: str):
    words = texts(language)
    named = Named({key: words(f"{kind}-{key}") for key in KINDS[kind]})
    for key in KINDS[kind]:
        name = words(f"{kind}-{key}")
        assert named.find(key) == key
        assert named.find(name) == key
        assert named.find(f"  {plain(name).upper()} ") == key


def test_a_start_is_enough_if_only_one_begins_so():
    named = Named({"nice": "Schön!", "good-game": "Schöne Partie!", "thanks": "Danke!"})
    assert named.find("d") == "thanks"
    assert named.find("schön") == "nice"
    assert named.find("schöne p") == "good-game"
    assert named.find("sch") is None
    assert named.find("") is None
    assert named.find("?!") is None
