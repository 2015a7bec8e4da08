"""Typing at a table: every prompt, every word, and rubbish."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from aurum.game import Phase
from aurum.game.record_parser import parse_record
from aurum.table.wire.replies import Checked
from aurum.terminal import assistance
from aurum.terminal.commands import EMOTES, NAMES
from aurum.terminal.prompts import prompt
from aurum.terminal.session import Session
from aurum.texts import LANGUAGES, texts
from tests.terminal.tables import Sitting, host, played_host, resumed

RUBBISH = (
    "xyzzy", "0", "-3", "13.5", "999", "Zn99", "Au77", "play", "play Zn4 Zn5", "swap", "swap Au0",
    "bid Bi1 now", "end now", "keep keep", "🜚🜚🜚", "\x1b[31mred", "\x00", "a" * 5000,
    "%s %d {0} {name}", "bot", "bot 9 adept", "open", "open x", "say", "say anything",
)  # fmt: skip
LOOKING_UP = (
    "help", "rules", "choices", "hand", "table", "trick", "bids", "gold", "supply", "known",
    "score", "last", "tricks", "repeat",
)  # fmt: skip
PROMPTS: dict[str, Callable[[Session], bool]] = {
    "bid": lambda s: s.question == "bid",
    "confirm": lambda s: s.question == "confirm",
    "exchange": lambda s: s.question == "exchange",
    "lead": lambda s: s.question == "lead",
    "play": lambda s: s.question == "play",
    "gold-or-end": lambda s: s.question == "gold-or-end",
    "next-round": lambda s: s.question == "next-round",
    "over": lambda s: s.question == "over",
}


async def sitting(test: Callable[[Sitting], Awaitable[None]], **options: object) -> None:
    """Run a test at an open table."""
    language = str(options.pop("language", "en"))
    ask = bool(options.pop("ask_exchange", False))

    table = Sitting(host(**options), language, ask_exchange=ask)  # type: ignore[arg-type]
    try:
        await test(await table.open())
    finally:
        await table.client.close()


def seed_with(prompt: str) -> str:
    """A deal in which a random player comes to the rare question of declining."""
    return "2" if prompt == "gold-or-end" else "7"


@pytest.mark.parametrize("prompt", PROMPTS)
async def test_rubbish_at_every_prompt_is_answered_and_changes_nothing(prompt: str):
    async def test(table: Sitting) -> None:
        await table.until(PROMPTS[prompt], Random(3))
        for line in RUBBISH:
            before, question = table.client.own.match, table.session.question
            said = await table.type(line)
            assert said, f"{line!r} was not answered"
            assert table.client.own.match is before
            assert question in ("confirm", table.session.question)
            if question == "confirm" and table.session.pending is None:
                await table.until(PROMPTS[prompt], Random(3))

    await sitting(test, ask_exchange=prompt == "exchange", seed=seed_with(prompt))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_state_can_be_asked_for_in_every_language(language: str):
    async def test(table: Sitting) -> None:
        for kind in ("bid", "lead", "play"):
            await table.until(PROMPTS[kind])
            before = table.client.own.match
            for word in LOOKING_UP:
                alias = texts(language)(f"command-{word}").split(",")[0]
                assert await table.type(alias), alias
                assert await table.type(word.upper()), word
            assert table.client.own.match is before

    await sitting(test, language=language)


def test_no_two_commands_share_a_word():
    for language in LANGUAGES:
        words = [
            word.strip()
            for name in NAMES
            for word in {name, *texts(language)(f"command-{name}").split(", ")}
        ]
        assert len(words) == len(set(words)), language


async def test_an_illegal_card_says_why():
    async def test(table: Sitting) -> None:
        await table.until(lambda s: s.question == "play" and bool(s.own and s.own.barred))
        assert table.session.own is not None
        group = table.session.own.barred[0]
        said = await table.type(group.cards[0])
        assert said == [table.session.words.reason(group.reason)]
        assert "has already been played to this trick" in said[0]

    await sitting(test)


async def test_a_card_that_is_not_there_says_so():
    async def test(table: Sitting) -> None:
        await table.until(PROMPTS["lead"])
        assert table.session.own is not None
        missing = next(
            c for c in ("Bi1", "Zn1", "P1", "Ag1", "Bi2") if c not in table.session.own.hand
        )
        assert "You don’t hold" in (await table.type(missing))[0]

    await sitting(test)


async def test_a_bid_waits_for_a_yes():
    async def test(table: Sitting) -> None:
        before = table.client.own.match
        await table.type("1")
        assert table.session.question == "confirm"
        assert await table.type("no") == ["Cancelled."]
        assert table.client.own.match is before
        await table.type("2")
        await table.type("y")
        assert table.client.own.match.round is not None
        assert table.client.own.match.round.bids[0] is not None

    await sitting(test)


async def test_another_choice_takes_the_place_of_one_that_waits():
    async def test(table: Sitting) -> None:
        await table.type("1")
        first = table.session.pending
        await table.type("2")
        assert table.session.pending not in (None, first)

    await sitting(test)


async def test_looking_something_up_leaves_a_yes_open():
    async def test(table: Sitting) -> None:
        await table.type("1")
        waiting = table.session.pending
        assert waiting is not None
        for word in ("hand", "gold", "rules 2"):
            await table.type(word)
            assert table.session.pending == waiting

    await sitting(test)


async def test_undo_takes_back_what_waits_for_a_yes_and_nothing_else():
    async def test(table: Sitting) -> None:
        await table.until(lambda session: session.question in ("lead", "play"))
        before, own = table.session.view, table.session.own
        assert own is not None
        table.session.object_to(own.legal[0], "Are you sure?")  # as the coach does
        assert await table.type("undo") == ["Cancelled."]
        assert table.session.view is before

    await sitting(test)


async def test_a_slow_coach_is_waited_for_openly_and_not_against_the_persons_will(
    monkeypatch: pytest.MonkeyPatch,
):
    async def test(table: Sitting) -> None:
        session = table.session

        async def ask(*_: object) -> None:
            """Nobody answers."""

        monkeypatch.setattr(table.client, "check", ask)
        monkeypatch.setattr(assistance, "LATE", 0.0)
        monkeypatch.setattr(assistance, "PATIENCE", 600.0)
        await table.until(PROMPTS["lead"])
        session.coach.is_on = True
        assert session.own is not None
        card = session.own.legal[0].split()[-1]
        told = asyncio.Event()
        session.speak = lambda _: told.set()
        await table.commands.obey(card)
        await told.wait()
        session.speak = table.said.append
        assert session.heard == [session.texts("coach-looks")]
        assert session.coach.is_looking
        assert card in session.own.hand
        await table.commands.obey(card)
        assert table.said[-1] == session.texts("coach-looks")  # and not that we wait for ourselves
        said = await table.type("")
        assert f"You play {session.words.card(card)}." in said
        assert not session.coach.is_looking

    await sitting(test)


async def test_after_an_objection_another_bid_is_confirmed_as_any_bid():
    async def test(table: Sitting) -> None:
        session, own = table.session, table.session.own
        assert own is not None
        assert own.asked is not None
        session.coach._waiting = own.asked, own.legal[0]
        news = Checked("c", "m", own.asked, own.legal[0], "One thing first.")
        await session.coach.hear(news)
        assert prompt(session) == session.texts("confirm-coach")
        await table.type("no")
        await table.type(own.legal[1].split()[-1])
        card = session.words.card(own.legal[1].split()[-1])
        assert prompt(session) == session.texts("confirm-bid", card=card)

    await sitting(test)


async def test_cards_are_chosen_by_their_spoken_names():
    async def test(table: Sitting) -> None:
        assert table.session.own is not None
        card = table.session.own.hand[5]
        await table.type(table.session.words.card(card))
        assert table.session.pending == f"bid {card}"
        await table.type("yes")
        await table.until(PROMPTS["lead"])
        lead = table.session.own.hand[0]
        said = await table.type(table.session.words.card(lead).lower())
        assert any(line == f"You play {table.session.words.card(lead)}." for line in said)

    await sitting(test)


async def test_the_hand_is_told_by_metal():
    async def test(table: Sitting) -> None:
        await table.until(lambda s: s.question == "play" and bool(s.own and s.own.barred))
        said = await table.type("hand")
        assert table.session.own is not None
        assert said[0].startswith("Your hand: ")
        metals = {card.rstrip("0123456789") for card in table.session.own.hand}
        assert said[0].count(";") == len(metals) - 1
        assert any(line.startswith("Not now: ") and "already been played" in line for line in said)

    await sitting(test)


async def test_brief_questions_are_a_word():
    async def test(table: Sitting) -> None:
        full = prompt(table.session)
        await table.type("brief")
        assert prompt(table.session) == "Bid?"
        await table.type("brief")
        assert prompt(table.session) == full

    await sitting(test)


async def test_repeat_says_the_last_sentences_again():
    async def test(table: Sitting) -> None:
        said = await table.type("supply")
        assert await table.type("repeat") == said
        assert await table.type("repeat") == said

    await sitting(test)


async def test_a_number_means_what_the_sorted_hand_shows():
    async def test(table: Sitting) -> None:
        table.session.by_rank = True
        assert table.session.own is not None
        lowest = min(table.session.own.hand, key=lambda card: int(card.lstrip("BiCuPAgZn")))
        await table.type("1")
        assert table.session.pending == f"bid {lowest}"

    await sitting(test)


async def test_undo_of_an_exchange_asks_again():
    async def test(table: Sitting) -> None:
        await table.type("change")
        await table.until(PROMPTS["exchange"])
        own = table.session.own
        assert own is not None
        await table.type(f"swap Au0 {own.hand[0]}")
        await table.type("yes")
        await table.type("undo")
        assert table.session.question == "exchange"
        assert table.session.own is not None
        assert table.session.own.hand == own.hand

    await sitting(test)


async def test_bids_are_kept_without_asking():
    async def test(table: Sitting) -> None:
        await table.until(
            lambda s: s.question == "exchange" or (s.view is not None and s.view.trick.number > 2)
        )
        assert table.session.question != "exchange"
        assert any("Bids kept:" in line and "You" in line for line in table.said)

    await sitting(test)


async def test_change_asks_at_the_next_chance_and_only_then():
    async def test(table: Sitting) -> None:
        await table.type("change")
        await table.until(PROMPTS["exchange"])
        assert "Keep the bids" in str(prompt(table.session))
        await table.type("keep")
        trick = table.session.view.trick.number  # type: ignore[union-attr]
        await table.until(lambda s: s.view is not None and s.view.trick.number > trick + 1)
        assert not table.session.armed

    await sitting(test)


async def test_an_exchange_says_what_the_bid_becomes_before_it_happens():
    async def test(table: Sitting) -> None:
        await table.type("change")
        await table.until(PROMPTS["exchange"])
        own = table.session.own
        assert own is not None
        assert own.exchange is not None
        card = own.hand[0]
        await table.type(f"swap Au0 {card}")
        assert f"({own.exchange.bid_now} → {own.exchange.own[card]})" in str(prompt(table.session))
        await table.type("yes")
        assert any(line.startswith("You pay Gold 0") for line in table.said)

    await sitting(test)


async def test_ending_the_round_says_what_it_means_and_waits_for_a_yes():
    async def test(table: Sitting) -> None:
        await table.until(PROMPTS["gold-or-end"], Random(3))
        await table.type("end")
        assert "scored at once" in str(prompt(table.session))
        await table.type("no")
        assert table.session.question == "gold-or-end"
        await table.type("end")
        await table.type("yes")
        assert any("You decline to play gold: the round is over." in line for line in table.said)

    await sitting(test, seed=seed_with("gold-or-end"))


async def test_a_move_can_be_taken_back():
    async def test(table: Sitting) -> None:
        await table.until(PROMPTS["play"])
        before = table.client.own.match
        await table.answer(Random(1))
        assert "The last move has been taken back." in await table.type("undo")
        assert table.client.own.match == before

    await sitting(test)


async def test_who_types_while_others_decide_is_told_who_it_is():
    async def test(table: Sitting) -> None:
        await table.until(PROMPTS["lead"])
        table.client.pace = 3600  # so that the others are still thinking
        assert table.session.own is not None
        assert table.session.view is not None
        action = next(a for a in table.session.own.legal if a.startswith("play"))
        await table.session.act(action)
        await table.commands.obey("Bi1")
        assert table.said[-1] == "…"  # our own move is on its way
        while table.session.view.to_act == (table.session.seat,):
            await table.hear()
        await table.commands.obey("Bi1")
        assert table.said[-1].startswith("Waiting for ")
        assert "You" not in table.said[-1]

    await sitting(test)


async def test_a_bid_lies_at_once_however_long_the_bots_think():
    table = Sitting(host())
    table.client.pace = 3600
    await table.open()
    await table.type("1")
    await table.commands.obey("yes")
    while not any(line.startswith("You bid") for line in table.said):
        await table.hear()
    assert table.session.report is not None
    assert "You" not in table.session.report.waiting()
    await table.type("undo")
    assert table.session.question == "bid"
    await table.client.close()


async def test_the_same_seed_and_choices_lead_to_the_same_match():
    async def test(table: Sitting) -> None:
        await table.until(PROMPTS["over"])
        records.append(str(table.kept[-1]))

    records: list[str] = []
    for _ in range(2):
        await sitting(test, seed="12")
    assert records[0] == records[1]


async def test_emotes_are_said():
    async def test(table: Sitting) -> None:
        await table.until(PROMPTS["lead"])
        for emote in EMOTES:
            words = table.session.texts(f"emote-{emote}")
            assert await table.type(f"say {emote}") == [f"You: {words}"]

    await sitting(test)


async def test_another_match_after_the_match():
    async def test(table: Sitting) -> None:
        await table.until(PROMPTS["over"])
        assert table.kept[-1].winners is not None
        await table.type("rematch")
        assert table.session.question == "bid"
        assert table.session.sheets == ()
        assert table.kept[-1].winners is None

    await sitting(test, players=4)


@pytest.mark.parametrize("scoring", ["nuggets", "points"])
@pytest.mark.parametrize("players", [3, 4])
async def test_the_score_is_told_for_every_round(players: int, scoring: str):
    async def test(table: Sitting) -> None:
        await table.until(PROMPTS["over"])
        said = await table.type("score")
        sides = 3 if players == 3 else 2
        assert len([line for line in said if "for the bid" in line]) == sides * len(
            table.session.sheets
        )
        assert said[-1].startswith("Nuggets:" if scoring == "nuggets" else "Points:")

    await sitting(test, players=players, scoring=scoring)


@pytest.mark.parametrize("phase", [Phase.DEAL, Phase.BID, Phase.EXCHANGE, Phase.PLAY])
async def test_a_match_can_be_taken_up_in_every_phase(phase: Phase, tmp_path: Path):
    broken_off = played_host(until=lambda made: made.match.phase is phase and made.table.seq > 40)
    record = parse_record(str(broken_off.record()))
    table = Sitting(resumed(record, tmp_path / "match.jsonl"))
    try:
        await table.open()
        assert table.said[0] == "The match goes on."
        assert await table.type("table")
        await table.until(PROMPTS["over"])
    finally:
        await table.client.close()
