"""Reading what was typed."""

import pytest

from aurum.game import Phase
from aurum.table.wire.view import ExchangeOffer, Own, View
from aurum.terminal.choices import Unreadable, chosen, options
from aurum.terminal.own_table import OwnTable
from tests.terminal.tables import dealt_host, fresh, played_host

ASKED = fresh(dealt_host())
assert ASKED.own is not None
OWN, VIEW = ASKED.own, ASKED.view


def third_to_play(made: OwnTable) -> bool:
    trick = made.match.round.trick if made.match.round else ()
    return made.match.phase is Phase.PLAY and made.match.to_act == (0,) and len(trick) == 2


PLAYING = fresh(played_host(until=third_to_play))


def exchanging(*gold: str, partner: bool = False) -> tuple[Own, View]:
    offer = ExchangeOffer(gold, {"Zn4": 4}, {"Zn4": 4} if partner else None, 5)
    own = Own(0, ("Zn4",), 3, ("keep",), exchange=offer)
    view = fresh(played_host(until=lambda made: made.match.phase is Phase.EXCHANGE)).view
    return own, view


@pytest.mark.parametrize(
    "typed", ["1", "01", "{card}", "{lower}", "{upper}", "bid {card}", "BID {lower}"]
)
def test_a_bid_by_number_card_or_notation(typed: str):
    card = OWN.hand[0]
    line = typed.format(card=card, lower=card.lower(), upper=card.upper())
    assert chosen(line, OWN, VIEW) == f"bid {card}"


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("0", "no-such-number"),
        ("13", "no-such-number"),
        ("99999999999999999999999", "no-such-number"),
        ("Zn99", "no-such-card"),
        ("Au9", "no-such-card"),
        ("bid Xx3", "no-such-card"),
        ("bid", "not-understood"),
        ("bid Zn1 Zn2", "not-understood"),
        ("swap Zn4", "say-payment"),
        ("keep it", "not-understood"),
        ("²", "not-understood"),
        ("-1", "not-understood"),
        ("🜚", "not-understood"),
    ],
)
def test_what_makes_no_sense_is_named(typed: str, key: str):
    with pytest.raises(Unreadable) as trouble:
        chosen(typed, OWN, VIEW)
    assert trouble.value.key == key


@pytest.mark.parametrize(
    ("gold", "partner", "typed", "action"),
    [
        (("Au0",), False, "Zn4", "swap Au0 Zn4"),
        (("Au0",), False, "swap zn4", "swap Au0 Zn4"),
        (("Au0",), True, "swap zn4 Partner", "swap Au0 Zn4 partner"),
        (("Au0", "Au3"), False, "swap au3 zn4", "swap Au3 Zn4"),
        (("Au0", "Au3"), True, "swap au3 zn4 partner", "swap Au3 Zn4 partner"),
        (("Au0",), False, "1", "keep"),
        (("Au0",), False, "KEEP", "keep"),
    ],
)
def test_an_exchange(gold: tuple[str, ...], partner: bool, typed: str, action: str):
    assert chosen(typed, *exchanging(*gold, partner=partner)) == action


def test_the_gold_that_pays_must_be_named_when_there_is_a_choice():
    with pytest.raises(Unreadable) as trouble:
        chosen("Zn4", *exchanging("Au0", "Au3"))
    assert trouble.value.key == "say-payment"


def test_barred_cards_keep_their_numbers_and_say_why():
    own, view = PLAYING.own, PLAYING.view
    assert own is not None
    listed = options(own, view)
    assert [option.number for option in listed] == list(range(1, len(listed) + 1))
    assert {option.action for option in listed if option.barred is None} == set(own.legal)
    assert all(o.barred.code == "metal-already-played" for o in listed if o.barred)


def test_nothing_can_be_chosen_when_nothing_is_asked():
    assert options(Own(0, ("Zn4",)), VIEW) == ()
