"""A match against bots without any input or output."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from aurum.game import Phase
from aurum.game.auditing import audit
from aurum.game.record_parser import parse_record
from aurum.table.refusals import Refusal
from aurum.terminal.host import Host
from tests.terminal.tables import host, party, played_host


def reached(stop: int, made: Host) -> bool:
    return made.seq >= stop


@pytest.mark.parametrize("players", [3, 4])
def test_the_record_of_a_match_stands_up_to_an_audit(players: int):
    record = parse_record(str(played_host(players).record()))
    assert audit(record).actions > 50
    assert record.winners is not None


def test_the_same_seed_deals_the_same_cards():
    first, again, other = host(seed="a"), host(seed="a"), host(seed="b")
    for made in (first, again, other):
        made.deal()
    assert first.match == again.match
    assert first.match.round != other.match.round


@pytest.mark.parametrize("players", [3, 4])
def test_a_match_goes_on_from_its_record_as_if_nothing_had_happened(players: int):
    whole = played_host(players)
    luck = Random(5)
    for _ in range(8):
        stop = luck.randrange(2, whole.seq)
        part = played_host(players, until=partial(reached, stop))
        record = parse_record(str(part.record()))
        resumed = Host.resumed(record, party(players))
        assert resumed.match == part.match
        assert resumed.sheets == part.sheets
        assert resumed.story == part.story


def test_undo_takes_back_the_last_choice_and_what_came_of_it():
    made = played_host(
        until=lambda made: made.match.phase is Phase.PLAY and made.match.to_act == (0,)
    )
    before, told = made.match, made.seq
    made.act(0, str(made.seen_by(0).legal[0]))
    assert made.match != before
    made.undo()
    assert (made.match, made.seq) == (before, told)


def test_undo_stops_at_the_deal():
    made = host()
    made.deal()
    with pytest.raises(Refusal, match="no move"):
        made.undo()


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("keep", "must-bid"),
        ("bid Au0", "gold-bid"),
        ("nonsense", "unreadable-action"),
        ("", "unreadable-action"),
    ],
)
def test_what_is_not_allowed_changes_nothing(action: str, code: str):
    made = host()
    made.deal()
    before = made.match
    with pytest.raises(Refusal) as refusal:
        made.act(0, action)
    assert refusal.value.reason.code == code
    assert made.match is before


def test_the_person_is_never_told_a_card_of_others():
    made = played_host(until=lambda made: made.match.phase is Phase.PLAY)
    update = made.update(fresh=True)
    assert made.match.round is not None
    hidden = {str(card) for seat in (1, 2) for card in made.match.round.hands[seat]}
    known = {card for seat in update.view.seats for card in seat.known}
    text = str(update)
    assert not [card for card in hidden - known if f"'{card}'" in text]


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_a_bid_that_overtakes_another_is_not_lost(seed: str):
    """R3.2: all choose at once, but a record lists bids in seat order from the first player."""
    made = host(seed=seed)
    made.deal()
    last = made.match.to_act[-1]
    made.act(last, str(made.seen_by(last).legal[3]))
    record = parse_record(str(made.record()))
    assert audit(record).actions == 0
    again = replace(party(seed=seed), laid={last: record.extra["laid"][str(last)]})
    assert Host.resumed(record, again).match == made.match
