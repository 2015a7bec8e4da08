"""What a player of a daily deal is sent: no card whose place the player does not know."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from aurum.daily.deals import SEAT, day_deal
from aurum.daily.lines import replayed
from aurum.game import unseen_cards, view
from aurum.server.daily_desk import think_of_line
from tests.server.test_puzzles import texts_in

SECRET, WHEN = b"tests" * 6, date(2026, 11, 20)
DECISIONS = 6  # the bid, exchanges, and the first tricks


@pytest.mark.parametrize("number", [1, 2, 3])
def test_no_part_of_a_line_names_a_card_that_the_player_cannot_know(number: int):
    """Events, too: base cards are unique, so a hidden one may not occur at all."""
    deal = day_deal(SECRET, WHEN, number, "english")
    actions: list[str] = []
    for _ in range(DECISIONS):
        work = SECRET.hex(), WHEN.isoformat(), number, "english", tuple(actions)
        told = texts_in(msgspec.json.decode(think_of_line(*work)))
        line = replayed(deal, actions)
        hidden = {str(card) for card in unseen_cards(view(line.match, SEAT))}
        assert len(hidden) > 10
        assert not told & hidden, actions
        actions.append(str(line.view.legal[0]))
