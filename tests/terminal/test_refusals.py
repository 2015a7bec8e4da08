"""What is refused or not understood is said in the person's language, and the match goes on."""

import pytest

from aurum.texts import LANGUAGES, texts
from tests.terminal.tables import Sitting, host


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["start", "bot 2 random", "open 2", "remove 2"])
async def test_a_match_that_runs_is_named(typed: str, language: str):
    table = await Sitting(host(), language).open()
    await table.until(lambda session: session.question in ("lead", "play"))  # all wait for us
    asked, before = table.session.question, table.session.client.record()
    assert await table.type(typed) == [texts(language)("reason-match-running")]
    assert table.session.question == asked
    assert table.session.client.record() == before
    await table.client.close()


@pytest.mark.parametrize("typed", ["bla", "77", "Zn99", "play"])
async def test_a_word_that_means_nothing_leaves_the_question_open(typed: str):
    """Whoever mistypes a yes is told so and asked once more."""
    table = await Sitting(host()).open()
    await table.type("1")
    waiting = table.session.pending
    assert waiting is not None
    assert await table.type(typed)
    assert table.session.pending == waiting
    assert any(line.startswith("You bid") for line in await table.type("yes"))
    await table.client.close()
