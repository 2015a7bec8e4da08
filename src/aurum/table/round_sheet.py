"""The sheet of a finished round: everything about it is public by then, the deal's proof too."""

from __future__ import annotations

from aurum.game import Deal, Round, Side, side_gold, standing
from aurum.table.public_view import finished_trick
from aurum.table.wire.view import DealProof, RoundEnd, RoundSheet, SideSheet
from aurum.table.wire_events import card_texts, gold_texts, tie_rule


def round_sheet(
    number: int, round_: Round, deal: Deal, actions: tuple[str, ...], proof: DealProof | None
) -> RoundSheet:
    """The sheet of a round that has ended and was scored."""
    assert round_.ended is not None
    assert round_.scored is not None
    ended = round_.ended
    return RoundSheet(
        round=number,
        first=round_.first,
        ended=RoundEnd(ended.seat, ended.reason.value, card_texts(ended.hand)),
        sides=tuple(_side(round_, side) for side in round_.ruleset.each_side()),
        nuggets=round_.scored.nuggets,
        tie=tie_rule(round_.scored.tie_break),
        hands=tuple(card_texts(hand) for hand in deal.hands),
        exposed=card_texts(deal.exposed),
        actions=actions,
        proof=proof,
        tricks=tuple(finished_trick(trick) for trick in round_.tricks),
    )


def _side(round_: Round, side: Side) -> SideSheet:
    assert round_.scored is not None
    score = round_.scored.sides[side]
    return SideSheet(
        seats=round_.ruleset.members(side),
        bid=score.bid,
        tricks=score.tricks,
        standing=standing(score.bid, score.tricks),
        gold=gold_texts(tuple(sorted(side_gold(round_, side)))),
        bid_points=score.bid_points,
        gold_points=score.gold_points,
        score=score.score,
    )
