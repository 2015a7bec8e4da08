"""`review` at the end of a match at a table of one's own."""

import asyncio
from threading import Event
from typing import Any

import pytest

from aurum.analysis import reviews
from aurum.texts import LANGUAGES, texts
from tests.terminal.tables import Sitting, host, played_host

QUICK = 0.01


async def at_the_end() -> Sitting:
    table = await Sitting(played_host()).open()
    table.client.review_effort = QUICK
    return table


async def told(table: Sitting, order: str = "review") -> list[str]:
    """What is said until something is asked again; compiling may come first, so take any time."""
    before = len(table.said)
    await table.commands.obey(order)
    while table.session.question is None:
        await table.session.hear(await table.client.news())
    return table.said[before:]


async def test_the_review_says_how_far_it_is_and_is_counted_once():
    table = await at_the_end()
    speak, rounds = texts("en"), len(table.client.record().rounds)
    first, again = await told(table), await told(table)
    await table.client.close()
    assert first[0] == speak("review-begins", rounds=rounds)
    counted = [speak("review-round", done=n + 1, rounds=rounds) for n in range(rounds)]
    assert first[1 : rounds + 1] == counted
    assert again == first[rounds + 1 :]
    assert sum(line.startswith("Turning point") for line in again) == 3


async def test_the_person_is_told_the_course_of_their_own_seat():
    table = await at_the_end()
    lines, record = await told(table, "course"), table.client.record()
    short = await told(table)
    await table.client.close()
    heads = [line for line in lines if line.startswith("Course of the match")]
    assert len(heads) == 1
    person = table.client.own.person
    assert f" {record.names[person]} ({person + 1}): " in heads[0]
    place = lines.index(heads[0])
    assert lines[place + 1].startswith("Round 1, deal: ")
    assert sum(", deal: " in line for line in lines) == len(record.rounds)
    assert not set(short) & set(lines), "and the review is as short as before"


async def test_a_match_that_goes_on_has_none():
    table = await Sitting(host()).open()
    for order in ("review", "course"):
        assert await table.type(order) == [texts("en")("review-not-now")]
    await table.client.close()


@pytest.mark.parametrize("way", ["leave", "rematch"])
async def test_nobody_has_to_wait_for_it(way: str, monkeypatch: pytest.MonkeyPatch):
    begun, may_go_on, stopped = Event(), Event(), Event()

    def slow(*parts: Any) -> None:
        begun.set()
        may_go_on.wait(60)
        try:
            parts[-1](0)  # tell the progress, as after every decision
        except Exception:
            stopped.set()
            raise

    monkeypatch.setattr(reviews, "round_books", slow)
    table = await at_the_end()
    await table.commands.obey("review")
    assert await asyncio.to_thread(begun.wait, 30)
    if way == "rematch":
        await table.commands.obey("rematch")
        await asyncio.wait_for(table.until_asked(), 30)
        assert table.session.question == "bid"
    else:
        await asyncio.wait_for(table.client.close(), 30)
    may_go_on.set()
    assert await asyncio.to_thread(stopped.wait, 30), "it went on counting for nobody"
    await table.client.close()
    assert not any(line.startswith("Turning point") for line in table.said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_at_the_end_names_the_word(language: str):
    speak = texts(language)
    assert speak("command-review") in speak("prompt-over")
