"""Rounds that an older judge has reviewed: nobody is shown them, and they are counted again."""

from __future__ import annotations

import asyncio
import json

import pytest

from aurum.server.games_desk import LuckDesk
from aurum.server.review_desk import ReviewDesk, read_round
from aurum.server.storage.rows import FinishedMatch, Played
from aurum.server.storage.store import Store
from aurum.table.match_record import game_line, match_record
from aurum.table.messages import encode
from aurum.table.wire.review import JUDGE_VERSION, Review, ReviewDecision, ReviewJudge, ReviewRound
from tests.server.stores import With, change
from tests.table.tables import Driven, started

pytestmark = pytest.mark.timeout(300)
EFFORT = 0.001
THIRD = (1 / 3, 1 / 3, 1 / 3)


def finished() -> Driven:
    driven = started(3, 3, 2)
    driven.play_out()
    return driven


def row(judge: str, number: int) -> str:
    """A reviewed round, as short as one can be."""
    nothing = (0, 0, 0)
    last = ReviewDecision(0, "keep", True, THIRD, THIRD, nothing, nothing, THIRD, nothing)
    found = ReviewRound(ReviewJudge(judge, 1, 1, 1), number, THIRD, THIRD, THIRD, (last,), ())
    return encode(found).decode()


async def keep_match(store: Store, driven: Driven) -> None:
    played = Played("ada", encode(game_line(driven.play, 0, 9)).decode())
    match = FinishedMatch(driven.play.id, 9, match_record(driven.play), (played,))
    await store.append(change("table", 1, finished=match))


async def counted(desk: ReviewDesk, driven: Driven) -> Review:
    """Ask until every round has been counted, not only roughly, and kept."""
    while True:
        found = await desk.of_match(driven.play.id, match_record(driven.play), "here")
        assert not found.failed
        is_whole = len(found.rounds) == found.count and not found.rough
        if is_whole and not desk.is_counting(driven.play.id):
            return found
        await asyncio.sleep(0.05)


def test_a_stored_round_is_read_if_it_has_the_shape_of_today_and_this_judge():
    assert read_round(row(JUDGE_VERSION, 4)) is not None
    assert read_round(row("2", 4)) is None
    shapeless = {"judge": {"version": JUDGE_VERSION}, "round": 4}
    assert read_round(json.dumps(shapeless)) is None


async def test_a_round_of_an_older_judge_is_counted_again_and_the_others_stay(with_store: With):
    driven = finished()
    match, count = driven.play.id, len(driven.play.sheets)
    old = row("2", 0)
    rows = {0: old} | {number: row(JUDGE_VERSION, number) for number in range(1, count)}
    assert count > 1

    async def write(store: Store) -> None:
        await keep_match(store, driven)
        for number, body in rows.items():
            await store.keep_review(match, number, body)

    async def count_again(store: Store) -> None:
        desk = ReviewDesk(store, EFFORT, 0)
        assert (await LuckDesk(store, desk).of_guest("ada")).missing == 1, "no account of it"
        begun = await desk.of_match(match, match_record(driven.play), "here")
        assert (begun.count, begun.rounds) == (count, ()), "of the first round nothing is known"
        whole = await counted(desk, driven)
        assert [found.judge.version for found in whole.rounds] == [JUDGE_VERSION] * count
        assert len(whole.rounds[0].decisions) > 1, "really counted"
        desk.close()

    async def read(store: Store) -> None:
        found = await store.review(match)
        assert found.pop(0) not in (old, row(JUDGE_VERSION, 0))
        assert found == {number: rows[number] for number in range(1, count)}, "nothing was lost"
        luck = await LuckDesk(store, ReviewDesk(store, EFFORT, 0)).of_guest("ada")
        assert (luck.missing, [game.id for game in luck.games]) == (0, [match])

    await with_store(write)
    await with_store(count_again)
    await with_store(read)
