"""One seat's secret part of the picture: its hand, what it may do, and why not the rest."""

from __future__ import annotations

from aurum.game.actions import END, Action, Play
from aurum.game.cards import GOLD_CARDS, Card
from aurum.game.events import RoundScored
from aurum.game.rules import decide, why_illegal
from aurum.game.state import Match, Phase
from aurum.game.views import View, own_hand, view
from aurum.table.narration import (
    action_text,
    card_text,
    card_texts,
    gold_texts,
    side_score,
    tie_rule,
)
from aurum.table.refusals import told
from aurum.table.wire.view import Barred, DeclinePreview, ExchangeOffer, Own, Reason


def own_part(match: Match, seat: int, asked: int | None) -> Own:
    """What the seat itself sees. `asked` names the question, if it has one to answer."""
    if asked is None and match.phase is not Phase.BID:
        return Own(seat, card_texts(own_hand(match, seat)))
    seen = view(match, seat)
    hand, bid = card_texts(seen.hand), _own_bid(seen, seat)
    if asked is None or not seen.legal:
        return Own(seat, hand, bid=bid)
    return Own(
        seat,
        hand,
        asked,
        tuple([action_text(action) for action in seen.legal]),
        _barred(match, seat, seen),
        _exchange(seen, seat) if seen.phase is Phase.EXCHANGE else None,
        _decline(match, seat) if END in seen.legal else None,
        bid,
    )


def _own_bid(seen: View, seat: int) -> str | None:
    """Only while it lies face down; afterwards the public picture has it."""
    bid = seen.bids[seat] if seen.bids and seen.phase is Phase.BID else None
    return None if bid is None else card_text(bid)


def _barred(match: Match, seat: int, seen: View) -> tuple[Barred, ...]:
    if seen.phase is not Phase.PLAY:
        return ()
    legal: set[Action] = set(seen.legal)
    groups: dict[str, tuple[Reason, list[str]]] = {}
    for card in _cards_at_hand(seen, seat):
        if Play(card) not in legal:
            reason = _why_barred(match, seat, card)
            groups.setdefault(reason.text, (reason, []))[1].append(card_text(card))
    return tuple(Barred(tuple(cards), reason) for reason, cards in groups.values())


def _cards_at_hand(seen: View, seat: int) -> tuple[Card, ...]:
    return (*seen.hand, *(GOLD_CARDS[rank] for rank in sorted(set(seen.gold[seat]))))


def _why_barred(match: Match, seat: int, card: Card) -> Reason:
    reason = why_illegal(match, seat, Play(card))
    assert reason is not None, f"{card} is barred without a reason"
    return told(reason)


def _exchange(seen: View, seat: int) -> ExchangeOffer:
    partner = seen.ruleset.partner(seat)
    return ExchangeOffer(
        gold_texts(tuple(sorted(set(seen.gold[seat])))),
        _bids_after(seen, seat),
        None if partner is None else _bids_after(seen, partner),
        max(_rank(seen.bids[seat]), _mates_bid(seen, seat)),
    )


def _bids_after(seen: View, target: int) -> dict[str, int]:
    """The side's bid if each hand card in turn lay in place of the target's bid (R3.4)."""
    other = _mates_bid(seen, target)
    return {card_text(card): max(card.rank, other) for card in seen.hand}


def _mates_bid(seen: View, seat: int) -> int:
    """The bid of the seat's partner; 0 without one."""
    mate = seen.ruleset.partner(seat)
    return 0 if mate is None else _rank(seen.bids[mate])


def _rank(bid: Card | None) -> int:
    return 0 if bid is None else bid.rank


def _decline(match: Match, seat: int) -> DeclinePreview:
    """What the score would be; bids, tricks and gold are public, so this tells no secret."""
    scored = next(e for e in decide(match, seat, END) if isinstance(e, RoundScored))
    sides = tuple(side_score(side) for side in scored.sides)
    return DeclinePreview(sides, scored.nuggets, tie_rule(scored.tie_break))
