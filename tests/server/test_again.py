"""The same deal again on a server: the cards of a match, steady bots, both lines side by side."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest

from aurum.again import SameDeal
from aurum.game import AurumError, Record, RoundRecord, parse_record, ruleset
from aurum.games import seeded_deal
from aurum.server.again_desk import comparison, repeated
from aurum.server.storage.rows import Change, FinishedMatch, Listing, StoredEntry
from aurum.server.storage.store import Store
from aurum.table.log_entries import Occupancy, Opened, write_entry
from aurum.table.repeated_deal import NoSuchMoment
from aurum.table.wire.again import PlayAgain
from aurum.table.wire.room import Options
from tests.server.player import Player
from tests.server.running import running

FIRST = "first-match-aaaaaaaaaa"


def a_match() -> Record:
    rules = ruleset("english", 3)
    cards = RoundRecord(seeded_deal(rules, 5))
    dealt = Record(rules, 1, ("Ada", "Maria", "Jabir"), (cards,))
    return SameDeal(dealt, 0, "random").played(lambda seen: seen.legal[0])


async def keep(store: Store, record: Record, match: str = FIRST) -> None:
    """A finished match, as a table leaves it."""
    opened = Opened(Options(), "ada", (Occupancy("open"),) * 3)
    entry = StoredEntry(1, 1, None, write_entry(opened))
    finished = FinishedMatch(match, int(time.time() * 1000), str(record))
    listing = Listing("over", False, "{}", ())
    await store.append(Change(f"table of {match}", (entry,), listing, finished))


async def test_the_cards_come_again_in_any_chair_and_both_lines_are_compared(tmp_path: Path):
    record = a_match()
    async with running(tmp_path) as server, Player(server.address, seed=3) as ada:
        await keep(server.services.store, record)
        joined = await ada.post("/again", {"match": FIRST, "seat": 2})
        room = joined["room"]
        assert (joined["seat"], room["again"]) == (
            2,
            {"match": FIRST, "seat": 2, "round": 0, "ply": 0},
        )
        assert [seat["kind"] for seat in room["seats"]] == ["bot", "bot", "person"]
        await ada.follow(room["code"])
        while not ada.is_asked():
            await ada.receive()
        held = {str(card) for card in record.rounds[0].deal.hands[2]}
        assert {*ada.update["own"]["hand"]} <= held
        await ada.play_on()
        second = ada.update["match"]
        kept = parse_record((await ada.http.get(f"/matches/{second}/record")).text)
        assert kept.extra["again"] == {"match": FIRST, "seat": 2, "round": 0, "ply": 0}
        assert "proofs" not in kept.extra, "nobody's seeds have dealt these cards"
        assert kept.extra["bots"] == ["instinct", "instinct", None]
        for one, other in zip(kept.rounds, record.rounds, strict=False):
            assert one.deal == other.deal
        told = (await ada.http.get(f"/matches/{FIRST}/comparison/{second}?seat=2")).json()
        assert len(told["rounds"]) == min(len(kept.rounds), len(record.rounds))
        trick = told["rounds"][0]["tricks"][0]
        assert trick["before"]["card"] in held
        assert trick["after"]["card"] in held


async def test_a_moment_stands_and_everybody_before_it_is_nobodys_bot(tmp_path: Path):
    record = a_match()
    ply = 12
    async with running(tmp_path) as server, Player(server.address) as ada:
        await keep(server.services.store, record)
        joined = await ada.post("/again", {"match": FIRST, "seat": 0, "ply": ply})
        live = await server.services.live_tables.table(joined["room"]["code"])
        assert live is not None
        play = live.table.play
        assert play is not None
        moves = [f"{acted.seat} {acted.action}" for acted in play.actions]
        assert sorted(moves[:ply]) == sorted(map(str, record.rounds[0].moves[:ply]))
        assert {acted.by for acted in play.actions[:ply]} == {"person"}
        ada.update = {}
        await ada.follow(joined["room"]["code"])
        while not ada.is_asked():
            await ada.receive()
        assert ada.legal()


async def test_what_is_wrong_with_a_link_is_said_in_one_sentence(tmp_path: Path):
    async with running(tmp_path) as server, Player(server.address) as ada:
        await keep(server.services.store, a_match())
        for wish, status, code in (
            ({"match": "x" * 22}, 404, "no-such-match"),
            ({"match": FIRST, "version": 2}, 422, "other-version"),
            ({"match": FIRST, "round": 99}, 422, "not-possible"),
            ({"match": FIRST, "ply": 999}, 422, "not-possible"),
            ({"match": FIRST, "seat": 3}, 422, "not-possible"),
        ):
            answer = await ada.http.post("/again", json=wish)
            reason = answer.json()["reason"]
            assert (answer.status_code, reason["code"]) == (status, code), answer.text
            assert reason["text"].count(". ") == 0
        info = (await ada.http.get(f"/matches/{FIRST}/deal")).json()
        assert {*info} == {"match", "rules", "names", "people"}


def test_the_end_of_the_match_cannot_be_played_on():
    record = a_match()
    last = len(record.rounds) - 1
    found = FinishedMatch(FIRST, 0, str(record))
    with pytest.raises(AurumError, match="the match is over at this moment"):
        repeated(found, PlayAgain(FIRST, 0, last, len(record.rounds[last].moves)))
    with pytest.raises(NoSuchMoment):
        repeated(found, PlayAgain(FIRST, 0, last + 1))
    wish, _ = repeated(found, PlayAgain(FIRST, 0, 0, len(record.rounds[0].moves)))
    assert (wish.moment.round, wish.moment.ply) == (1, 0), "the next round begins"


def test_matches_of_other_cards_are_not_compared():
    record = a_match()
    other = SameDeal(
        Record(record.ruleset, 1, record.names, (RoundRecord(seeded_deal(record.ruleset, 6)),)),
        0,
        "random",
    ).played(lambda seen: seen.legal[0])
    left, right = (FinishedMatch(FIRST, 0, str(one)) for one in (record, other))
    with pytest.raises(AurumError, match="different deals"):
        comparison(left, right, 0)
    same = msgspec.to_builtins(comparison(left, left, 1))
    assert not any(row["differs"] for row in same["rounds"])
