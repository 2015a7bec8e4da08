"""One seat's secret part of the picture: its hand, what it may do, and why not the rest."""

from __future__ import annotations

from aurum.game import (
    END,
    GOLD_CARDS,
    SPECTATOR,
    Card,
    Match,
    MatchEnded,
    Metal,
    Phase,
    RoundScored,
    Secrets,
    View,
    advance,
    can_exchange,
    counting_bid,
    own_hand,
    secrets,
    view,
)
from aurum.table.refusals import told
from aurum.table.wire.view import Barred, DeclinePreview, ExchangeOffer, Own
from aurum.table.wire_events import (
    action_texts,
    card_text,
    card_texts,
    final_bids,
    gold_texts,
    side_score,
    tie_rule,
)


def own_part(match: Match, seat: int, asked: int | None, seen: View | None = None) -> Own:
    """What the seat itself sees.

    `asked` names the question, if it has one to answer; `seen` is the public view, if it is made.
    """
    phase = match.phase if seen is None else seen.phase
    open_to = match.round is not None and can_exchange(match.round, seat)
    if asked is None and phase is not Phase.BID:
        return Own(seat, card_texts(own_hand(match, seat)), exchangeable=open_to)
    own = secrets(match, seat)
    hand = card_texts(own.hand)
    bid = card_text(own.bid) if own.bid is not None and phase is Phase.BID else None
    if asked is None or not own.legal:
        return Own(seat, hand, bid=bid, exchangeable=open_to)
    return Own(
        seat,
        hand,
        asked,
        action_texts(own.legal),
        _barred(match, seat, own) if own.barred else (),
        _exchange(seen or view(match, SPECTATOR), seat, own) if phase is Phase.EXCHANGE else None,
        _decline(match, seat) if own.legal[-1] is END else None,
        bid,
        open_to,
    )


def _barred(match: Match, seat: int, own: Secrets) -> tuple[Barred, ...]:
    assert match.round is not None
    gold = [GOLD_CARDS[rank] for rank in sorted(set(match.round.gold[seat]))]
    groups: dict[Metal, list[str]] = {}
    for card in (*own.hand, *gold):
        if card.metal in own.barred:
            groups.setdefault(card.metal, []).append(card_text(card))
    return tuple([Barred(tuple(cards), told(own.barred[m])) for m, cards in groups.items()])


def _exchange(seen: View, seat: int, own: Secrets) -> ExchangeOffer:
    partner = seen.ruleset.partner(seat)
    return ExchangeOffer(
        gold_texts(tuple(sorted(set(seen.gold[seat])))),
        _bids_after(seen, seat, own),
        None if partner is None else _bids_after(seen, partner, own),
        counting_bid((seen.bids[seat], _mates_bid(seen, seat))),
    )


def _bids_after(seen: View, target: int, own: Secrets) -> dict[str, int]:
    """The side's bid if each hand card in turn lay in place of the target's bid (R3.4)."""
    least = counting_bid((_mates_bid(seen, target),))  # the partner's bid, if it is higher
    return {card_text(card): max(card.rank, least) for card in own.hand}


def _mates_bid(seen: View, seat: int) -> Card | None:
    """The bid of the seat's partner, if it has one."""
    mate = seen.ruleset.partner(seat)
    return None if mate is None else seen.bids[mate]


def _decline(match: Match, seat: int) -> DeclinePreview:
    """What declining would lead to; bids, tricks and gold are public, so this tells no secret."""
    events = advance(match, seat, END)[1]
    scored = next(event for event in events if isinstance(event, RoundScored))
    ended = next((event for event in events if isinstance(event, MatchEnded)), None)
    return DeclinePreview(
        tuple([side_score(side) for side in scored.sides]),
        scored.nuggets,
        tie_rule(scored.tie_break),
        ended.winners if ended else None,
        final_bids(ended.final_bids) if ended else (),
    )
