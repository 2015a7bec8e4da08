"""A match guessed decision by decision: no answer before a guess depends on what follows."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from aurum.game import (
    Action,
    Event,
    Match,
    MatchStarted,
    Record,
    legal_actions,
    playing,
    record_of,
    ruleset,
    start,
    walk,
)
from aurum.games import seeded_deal
from aurum.server import guess_desk
from aurum.server.guess_desk import decisions, guessed, key_of, shown
from aurum.server.problems import HttpProblem
from aurum.server.storage.rows import FinishedMatch
from aurum.table.messages import encode
from aurum.table.wire.guess import GuessAction
from tests.server.player import Player
from tests.server.running import running
from tests.server.test_again import FIRST, keep
from tests.server.test_puzzles import texts_in

Chooser = Callable[[Match, int], Action]
NAMES = ("Ada", "Maria", "Jabir", "Zosimos")


def played_on(match: Match, story: list[Event], choose: Chooser, seed: int) -> Record:
    """The record of a match that goes on from there; later deals follow from the seed."""
    rules = match.ruleset
    for step in playing(match, lambda number: seeded_deal(rules, 50 * seed + number), choose):
        story += step.events
    return record_of(story, NAMES[: rules.seats])


def at_random(seed: int) -> Chooser:
    rng = random.Random(seed)
    return lambda match, seat: rng.choice(tuple(legal_actions(match, seat)))


def a_match(players: int) -> Record:
    rules = ruleset("english", players)
    return played_on(start(rules, 1), [MatchStarted(rules, 1)], at_random(players), 1)


def kept(record: Record) -> FinishedMatch:
    return FinishedMatch(FIRST, 0, str(record))


def key(record: Record, seat: int, number: int) -> str:
    """Of that decision, for whoever knows what was played before."""
    return key_of(seat, (one.action for one in list(decisions(record, seat))[:number]))


def otherwise(record: Record, seat: int, number: int) -> Record:
    """The same match up to a decision; another action there, other moves and deals after it."""
    found = list(decisions(record, seat))[: number + 1]
    at, before = found[-1].match, found[-1].action
    further = at_random(number)

    def choose(match: Match, whose: int) -> Action:
        if whose == seat and match.round_number == at.round_number and before in options(match):
            return next(one for one in options(match) if one != before)
        return further(match, whose)

    def options(match: Match) -> tuple[Action, ...]:
        legal = tuple(legal_actions(match, seat))
        return legal if len(legal) > 1 else ()

    story = [event for one in found for event in one.events]
    return played_on(at, story, choose, number + 2)


def refused(record: Record, seat: int, number: int, opens: str | None) -> list[bytes]:
    """What is heard about a decision whose key one does not have."""
    heard = []
    for ask in (
        lambda: shown(kept(record), seat, number, opens),
        lambda: guessed(kept(record), GuessAction(seat, number, "keep", opens)),
    ):
        with pytest.raises(HttpProblem) as caught:
            ask()
        heard.append(encode(caught.value.problem))
    assert all(b"not-yet" in one for one in heard)
    return heard


def test_only_the_next_decision_is_shown_to_whoever_has_guessed_those_before():
    record, seat = a_match(3), 2
    number = len(list(decisions(record, seat)))
    for opens in (None, "0" * 16, key(record, seat, 0), key(record, seat, 2)):
        for late in (1, 5, number - 1, number, 9999):
            refused(record, seat, late, opens)
    assert shown(kept(record), seat, 0) == shown(kept(record), seat, 0, "0" * 16)
    assert shown(kept(record), seat, 5, key(record, seat, 5)).key == key(record, seat, 5)


def test_a_key_that_depends_on_what_follows_is_noticed(monkeypatch: pytest.MonkeyPatch):
    """The planted fault: the key is taken from all decisions that were looked at."""
    record, seat = a_match(3), 2
    other = otherwise(record, seat, 3)
    opens = key(record, seat, 3)
    asked = [encode(shown(kept(one), seat, 3, opens)) for one in (record, other)]
    assert asked[0] == asked[1]
    late: list[Action | None] = []
    monkeypatch.setattr(guess_desk, "key_of", lambda seat, played: key_of(seat, [*played, *late]))
    heard = []
    for one in (record, other):
        late = [found.action for found in decisions(one, seat)]
        whole = guess_desk.key_of(seat, late[:3])
        heard.append(encode(shown(kept(one), seat, 3, whole)))
    assert heard[0] != heard[1]


@pytest.mark.parametrize(("players", "seat"), [(3, 2), (4, 1)])
def test_before_a_guess_nothing_follows_from_what_comes_after(players: int, seat: int):
    record = a_match(players)
    actions = [one.action for one in decisions(record, seat)]
    for number in range(len(actions) - 1):
        other = otherwise(record, seat, number)
        assert str(other) != str(record)
        opens = key(record, seat, number)
        asked = encode(shown(kept(record), seat, number, opens))
        assert asked == encode(shown(kept(other), seat, number, opens)), number
        if number:
            before = key(record, seat, number - 1)
            guess = GuessAction(seat, number - 1, str(actions[number - 1]), before)
            answers = [encode(guessed(kept(one), guess)) for one in (record, other)]
            assert answers[0] == answers[1]
        guess = GuessAction(seat, number, str(actions[number]), opens)
        answers = [encode(guessed(kept(one), guess)) for one in (record, other)]
        assert answers[0] != answers[1], "the two matches differ here"
        if key(other, seat, number + 1) != key(record, seat, number + 1):
            for late in (number + 1, number + 2, 9999):
                assert refused(record, seat, late, opens) == refused(other, seat, late, opens)


@pytest.mark.parametrize(("players", "seat"), [(3, 1), (4, 3)])
def test_no_card_is_shown_that_the_seat_did_not_know(players: int, seat: int):
    record = a_match(players)
    for number, asked in enumerate(list(decisions(record, seat))[:-1]):
        opens = key(record, seat, number)
        data = msgspec.json.decode(encode(shown(kept(record), seat, number, opens)))
        assert set(data) == {"decision", "key", "rules", "names", "view", "own", "events"}
        round_ = asked.match.round
        assert round_ is not None
        others = (one for one in range(players) if one != seat)
        hidden = {str(c) for o in others for c in set(round_.hands[o]) - set(round_.known[o])}
        assert not hidden & (texts_in(data["view"]) | texts_in(data["own"])), number


def test_guesses_lead_through_the_match_and_are_compared():
    record, seat = a_match(3), 2
    found = kept(record)
    choices = [
        (step.move.action, tuple(legal_actions(step.before, seat)))
        for step in walk(record)
        if step.move is not None and step.move.seat == seat
    ]
    asked = shown(found, seat, 0)
    for number, (action, legal) in enumerate(one for one in choices if len(one[1]) > 1):
        assert asked.decision == asked.own.asked == number
        assert set(asked.own.legal) == set(map(str, legal))
        wrong = next(one for one in legal if one != action)
        right, missed = (
            guessed(found, GuessAction(seat, number, str(one), asked.key))
            for one in (action, wrong)
        )
        assert (right.equal, missed.equal) == (True, False)
        assert right.played == missed.played == str(action)
        assert right.next == missed.next == shown(found, seat, number + 1, right.next.key)
        asked = right.next
    assert (asked.view.phase, asked.own.asked, asked.own.legal) == ("over", None, ())
    assert asked.view.winners == record.winners
    with pytest.raises(HttpProblem, match="nothing to guess"):
        guessed(found, GuessAction(seat, asked.decision, "keep", asked.key))
    refused(record, seat, asked.decision + 1, asked.key)


async def test_what_is_wrong_with_a_question_is_said_in_one_sentence(tmp_path: Path):
    record = a_match(3)
    cut = "cut-off-match-aaaaaaaa"
    async with running(tmp_path) as server, Player(server.address) as ada:
        await keep(server.services.store, record)
        await keep(server.services.store, replace(record, winners=None), cut)
        joined = await ada.post("/again", {"match": FIRST})
        live = await server.services.live_tables.table(joined["room"]["code"])
        assert live is not None
        assert live.table.play is not None
        for path, status, code in (
            ("x" * 22, 404, "no-such-match"),
            (live.table.play.id, 404, "no-such-match"),
            (cut, 404, "no-such-match"),
            (f"{FIRST}?seat=3", 422, "not-a-seat"),
            (f"{FIRST}?seat=4", 422, "no-such-seat"),
            (f"{FIRST}?decision=9999", 403, "not-yet"),
            (f"{FIRST}?decision=1&key=0123456789abcdef", 403, "not-yet"),
            (f"{FIRST}?decision=-1", 422, "no-decision"),
            (f"{FIRST}?decision=²", 422, "no-decision"),
        ):
            match, _, asked = path.partition("?")
            answer = await ada.http.get(f"/matches/{match}/guess?{asked}")
            reason = answer.json()["reason"]
            assert (answer.status_code, reason["code"]) == (status, code), answer.text
            assert reason["text"].count(". ") == 0
        asked = (await ada.http.get(f"/matches/{FIRST}/guess?seat=1&decision=0")).json()
        body = {"seat": 1, "decision": 0}
        for action, status in (("dance", 422), ("play Zn99", 422), (asked["own"]["legal"][0], 200)):
            answer = await ada.http.post(f"/matches/{FIRST}/guess", json=body | {"action": action})
            assert answer.status_code == status, answer.text
