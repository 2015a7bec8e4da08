"""Events in words: about oneself, about others, about teams."""

import pytest

from aurum.game import Phase, Side
from aurum.table.wire import events as wire
from aurum.table.wire.view import Reason
from aurum.terminal.narration import Story
from aurum.terminal.phrases import Words, shown
from aurum.texts import LANGUAGES, texts
from tests.terminal.tables import fresh, host, played_host


def story(language: str = "en", players: int = 3, seat: int | None = 0) -> tuple[Story, Words]:
    words = Words(texts(language))
    words.room, words.seat = host(players).room(), seat
    return Story(words), words


def told(*events: wire.Event, players: int = 3, language: str = "en") -> list[str]:
    teller, _ = story(language, players)
    return teller.told(events, fresh(played_host(players)).view)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (wire.CardPlayed(0, "Bi7"), "You play Bismuth 7."),
        (wire.CardPlayed(1, "Au3"), "Maria plays Gold 3."),
        (wire.BidPlaced(1), "Maria lays down a bid."),
        (wire.BidPlaced(2, "Zn4"), "Jabir bids Zinc 4."),
        (wire.TrickTaken(0, 1), "You take the trick."),
        (wire.GoldCollected(2, "Au4"), "Jabir had the lowest card and collects Gold 4."),
        (
            wire.RoundEnded(1, "empty", ()),
            "Maria is on lead but has no cards left: the round is over.",
        ),
        (
            wire.BidExchanged(1, "Au0", "Zn4", 1, "Bi2"),
            "Maria pays Gold 0: Zinc 4 is the new bid, and Maria takes Bismuth 2 back.",
        ),
    ],
)
def test_one_sentence_per_event(event: wire.Event, sentence: str):
    assert told(event) == [sentence]


def test_a_shown_hand_is_told():
    said = told(wire.RoundEnded(0, "stuck", ("Bi7", "Zn1")))
    assert said == [
        "You cannot play a card: the round is over.",
        "You still held Bismuth 7, Zinc 1.",
    ]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            wire.BidExchanged(0, "Au0", "Zn4", 2, "Bi2"),
            ("You pay Gold 0: Zinc 4 is now Jabir’s bid, and you take Bismuth 2 into your hand."),
        ),
        (
            wire.BidExchanged(2, "Au0", "Zn4", 0, "Bi2"),
            "Jabir pays Gold 0: Zinc 4 is now your bid, and Jabir takes Bismuth 2.",
        ),
        (
            wire.BidExchanged(1, "Au0", "Zn4", 3, "Bi2"),
            "Maria pays Gold 0: Zinc 4 is now Flamel’s bid, and Maria takes Bismuth 2.",
        ),
    ],
)
def test_an_exchange_of_the_partners_bid(event: wire.Event, sentence: str):
    assert told(event, players=4) == [sentence]


def test_kept_bids_are_told_in_one_sentence_when_all_have_been_asked():
    teller, _ = story()
    exchange = fresh(played_host(until=lambda made: made.match.phase is Phase.EXCHANGE)).view
    assert teller.told((wire.BidKept(1), wire.BidKept(2)), exchange) == []
    play = fresh(played_host(until=lambda made: made.match.phase is Phase.PLAY)).view
    assert teller.told((wire.BidKept(0),), play) == ["Bids kept: You, Maria and Jabir."]


def test_kept_bids_are_told_before_the_next_event():
    assert told(wire.BidKept(1), wire.BidKept(2), wire.CardPlayed(0, "P1")) == [
        "Bids kept: Maria and Jabir.",
        "You play Phosphorus 1.",
    ]


@pytest.mark.parametrize(
    ("winners", "seat", "result"),
    [
        ((0,), 0, "You win!"),
        ((0, 1), 0, "A shared victory!"),
        ((1,), 0, "You lost this time."),
        ((1,), None, "The match is over."),
    ],
)
def test_what_the_result_means_for_the_reader(
    winners: tuple[int, ...], seat: int | None, result: str
):
    teller, _ = story(seat=seat)
    assert (
        teller.told(
            (wire.MatchEnded(tuple(map(Side, winners)), "nuggets"),), fresh(played_host()).view
        )[-1]
        == result
    )


def test_two_teams_that_share_are_set_apart():
    said = told(wire.MatchEnded((Side(0), Side(1)), "nuggets"), players=4)
    assert said[0] == "The match is over. Joint winners: You and Jabir; Maria and Flamel."


def test_a_team_wins_together_but_not_shared():
    assert told(wire.MatchEnded((Side(0),), "nuggets"), players=4) == [
        "The match is over. Winner: You and Jabir.",
        "You win!",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
def test_every_event_of_a_match_is_told_in_every_language(language: str, players: int):
    made = played_host(players)
    made._told = 0
    update = made.news()
    assert update is not None
    teller, _ = story(language, players)
    said = teller.told(update.events, update.view)
    assert len(said) > len(update.events) / 3
    assert all(sentence and "{" not in sentence for sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_name_people_and_metals(language: str):
    _, words = story(language)
    turn = words.reason(Reason("R5.2", "play-out-of-turn", "", {"turn": "1", "seat": "0"}))
    assert "Maria" in turn
    burnt = words.reason(Reason("R5.2", "metal-already-played", "", {"metal": "P", "card": "P3"}))
    assert texts(language)("metal-P") in burnt


def test_a_reason_that_only_a_newer_server_knows_is_told_in_english():
    _, words = story("ru")
    assert words.reason(Reason("", "from-the-future", "Not today.")) == "Not today."


@pytest.mark.parametrize(
    ("text", "safe"),
    [("Ada", "Ada"), ("\x1b[31mEve", "·[31mEve"), ("x" * 50, "x" * 39 + "…"), ("a\nb", "a·b")],
)
def test_foreign_text_cannot_control_the_terminal(text: str, safe: str):
    assert shown(text) == safe
