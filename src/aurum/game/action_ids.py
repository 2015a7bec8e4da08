"""One fixed numbering of all actions, for everything that needs integers.

======== =========================================================================
0-49     play a base card: metal * 10 + rank - 1
50-58    play gold of rank 0-8
59       end
60       keep
61-110   bid a base card
111-1010 swap: 111 + (gold rank * 50 + base card) * 2 + (1 on the partner's bid)
======== =========================================================================

The numbers are the same in every ruleset and will not change.
"""

from __future__ import annotations

from aurum.game.actions import END, KEEP, Action, Bid, End, Keep, Play, Swap
from aurum.game.cards import BASE_CARDS, GOLD_CARDS, Card
from aurum.game.errors import InvalidNotation

PLAY_BASE = 0
PLAY_GOLD = 50
END_NUMBER = 59
KEEP_NUMBER = 60
BID = 61
SWAP = 111
ACTION_COUNT = SWAP + len(GOLD_CARDS) * len(BASE_CARDS) * 2

_ACTIONS: tuple[Action, ...] = (
    *(Play(card) for card in BASE_CARDS),
    *(Play(card) for card in GOLD_CARDS),
    END,
    KEEP,
    *(Bid(card) for card in BASE_CARDS),
    *(
        Swap(gold, card, partner)
        for gold in GOLD_CARDS
        for card in BASE_CARDS
        for partner in (False, True)
    ),
)


def card_number(card: Card) -> int:
    """The number of a base card, 0 to 49."""
    return card.metal * 10 + card.rank - 1


def action_number(action: Action) -> int:
    """The number of an action; raises an error for one that no rule could ever allow."""
    match action:
        case Play(card):
            return PLAY_GOLD + card.rank if card.is_gold else PLAY_BASE + card_number(card)
        case Bid(card) if not card.is_gold:
            return BID + card_number(card)
        case Swap(gold, card, partner) if gold.is_gold and not card.is_gold:
            return SWAP + (gold.rank * len(BASE_CARDS) + card_number(card)) * 2 + partner
        case Keep():
            return KEEP_NUMBER
        case End():
            return END_NUMBER
    raise InvalidNotation(f"'{action}' has no number, because no rule can ever allow it")


def numbered_action(number: int) -> Action:
    """The action with this number."""
    if number not in range(ACTION_COUNT):
        raise InvalidNotation(
            f"{number!r} is not the number of an action; they go from 0 to {ACTION_COUNT - 1}"
        )
    return _ACTIONS[number]
