"""Tabs of the page without a server are killed at random moments: no acknowledged move is lost."""

from __future__ import annotations

import random

from tests.page.conftest import Visit
from tests.page.visitor import Visitor
from tests.sizes import sized

BOTS = ["me", "apprentice", "novice"]


def told(me: Visitor) -> int:
    """The newest entry of the log that this window was told of."""
    return max((m["seq"] for m in me.received if m["type"] == "update"), default=0)


@sized("kills", 4, 200)
def test_no_acknowledged_move_is_lost(alone: Visit, kills: int) -> None:
    me, chance = alone(), random.Random(kills)
    keeper = alone(context=me.context).go("/learn")  # the browser itself lives on
    code = me.create(BOTS)
    for _ in range(kills):
        me.go(f"/t/{code}")
        phase = me.await_question()
        if phase == "over":
            code = me.create(BOTS)
            continue
        if phase == "deal":
            me.next_round()
        me.start_hurrying("deal", "over")
        me.page.wait_for_timeout(chance.uniform(0, 1500))
        before, match = told(me), me.received[-1].get("match")
        me.page.close()
        me = alone(context=keeper.context).go(f"/t/{code}")
        me.await_question()
        if me.received[-1].get("match") == match:
            assert told(me) >= before
