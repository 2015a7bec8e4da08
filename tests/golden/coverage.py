"""What a golden game shows: facts about it, found by replaying it."""

from collections.abc import Iterator
from dataclasses import replace

from aurum.game import (
    BadRecord,
    BidExchanged,
    CardPlayed,
    EndReason,
    Event,
    GoldCollected,
    Match,
    MatchEnd,
    Record,
    Round,
    RoundEnded,
    RoundScored,
    Ruleset,
    Scoring,
    TieBreak,
    TrickOpened,
    TrickTaken,
    advance,
    audit,
    deal,
    evolve_all,
    ruleset,
    start,
)

EXACT, GOLD, ALL = TieBreak.EXACT_BID, TieBreak.HIGHEST_GOLD, TieBreak.ALL_TIED
TIE_RULES = [(EXACT, GOLD, ALL), (EXACT, ALL), (GOLD, EXACT, ALL), (GOLD, ALL), (ALL,)]


def facts(record: Record) -> set[str]:
    """Everything that a record shows, each with the edition and player count it shows it for."""
    rules = record.ruleset
    refuted = {f"refutes {name}" for name, other in other_rules(rules) if refutes(record, other)}
    return quick_facts(record) | {f"{rules.edition.id} {rules.seats}: {f}" for f in refuted}


def quick_facts(record: Record) -> set[str]:
    """What one replay shows."""
    rules = record.ruleset
    found = {f"played {rules.name}", *_match_facts(record)}
    play: set[str] = set()
    paid: list[BidExchanged] = []
    for before, event, after in replayed(record):
        found |= set(_round_facts(rules, event, after))
        play |= set(_play_facts(before, event, after, paid))
        if isinstance(event, TrickOpened):
            paid = []
        elif isinstance(event, BidExchanged):
            paid.append(event)
    table = f"{rules.edition.id} {rules.seats}"
    return {f"{table}: {f}" for f in found} | {f"{rules.seats} players: {f}" for f in play}


def replayed(record: Record) -> Iterator[tuple[Round, Event, Match]]:
    """Every event, with the round before the decision and the match after all that followed."""
    match = start(record.ruleset, record.first)
    for round_record in record.rounds:
        match = evolve_all(match, deal(match, round_record.deal))
        for move in round_record.moves:
            before = match.round
            assert before is not None
            match, events = advance(match, move.seat, move.action)
            for event in events:
                yield before, event, match


def _round_facts(rules: Ruleset, event: Event, after: Match) -> Iterator[str]:
    match event:
        case RoundEnded(_, reason):
            yield f"a round ends {reason.value}"
        case RoundScored(_, nuggets, tie) if rules.scoring is Scoring.NUGGETS:
            yield f"round decided by {tie.value if tie else 'the score'}"
            if len(nuggets) > 1:
                yield f"a nugget for {len(nuggets)} sides"
            if after.nuggets.count(2) == 2 and after.winners is None:
                yield "2:2, and another round"


def _play_facts(
    before: Round, event: Event, after: Match, paid: list[BidExchanged]
) -> Iterator[str]:
    match event:
        case BidExchanged():
            yield from _exchange_facts(before, event)
        case CardPlayed(_, card) if card.is_gold:
            yield "gold on gold" if any(c.is_gold for c in before.trick) else "gold is played"
        case TrickTaken() if after.round:
            yield from _trick_facts(after.round)
        case GoldCollected(seat, rank):
            yield from _collection_facts(before, seat, rank, paid)
        case RoundEnded(seat, reason) if after.round:
            yield from _end_facts(after.round, seat, reason)


def _exchange_facts(before: Round, event: BidExchanged) -> Iterator[str]:
    yield f"{'the own' if event.owner == event.seat else 'the partner’s'} bid is exchanged"
    if event.card.rank == event.returned.rank:
        yield "a bid of the same rank"
    if not before.tricks:
        yield "an exchange before the first trick"
    if event.card in before.known[event.seat]:
        yield "an old bid is bid again"


def _trick_facts(round_: Round) -> Iterator[str]:
    trick = round_.tricks[-1]
    base = [card.rank for card in trick.cards if not card.is_gold]
    gold = [card.rank for card in trick.cards if card.is_gold]
    if trick.collected is None:
        yield "no gold for the lowest"
    if base.count(min(base)) > 1:
        yield "a tie for the lowest"
    if not gold and base.count(max(base)) > 1:
        yield "a tie for the highest"
    if gold and gold.count(max(gold)) > 1:
        yield "a tie of equal golds"
    if len(base) == len(trick.cards) and len(set(base)) == 1:
        yield "all base cards are equal"


def _collection_facts(
    before: Round, seat: int, rank: int, paid: list[BidExchanged]
) -> Iterator[str]:
    payers = [event.seat for event in paid if event.gold == rank]
    if before.supply[rank] <= len(payers):
        who = "the payer" if seat in payers else "another"
        yield f"gold paid before the trick is collected in it by {who}"


def _end_facts(round_: Round, seat: int, reason: EndReason) -> Iterator[str]:
    if reason is EndReason.EMPTY and round_.gold[seat]:
        yield "an empty-handed leader has gold"
    if any(card.is_gold for card in round_.trick):
        yield "gold is lost in the unfinished trick"


def _match_facts(record: Record) -> Iterator[str]:
    rules, winners = record.ruleset, record.winners
    assert winners is not None
    kind = "points" if rules.scoring is Scoring.POINTS else rules.match_end.value
    yield f"{kind}: {len(winners)} {'winner' if len(winners) == 1 else 'winners'}"
    if rules.scoring is Scoring.NUGGETS:
        yield f"{kind}: over after {len(record.rounds)} rounds"
        nuggets = [sum(s in (r.nuggets or ()) for r in record.rounds) for s in range(rules.sides)]
        level = nuggets.count(max(nuggets))
        if rules.match_end is MatchEnd.BEST_OF_THREE_FINAL_BID and level > 1:
            yield "the final bid decides" if len(winners) == 1 else "level after the final bid"


def other_rules(rules: Ruleset) -> Iterator[tuple[str, Ruleset]]:
    """The same rules with one answer changed, and the name of the change."""
    for steps in TIE_RULES:
        if steps != rules.tie_breaks:
            words = ", ".join(step.value for step in steps)
            yield f"tie: {words}", replace(rules, tie_breaks=steps)
    for end in MatchEnd:
        if end is not rules.match_end:
            yield f"match: {end.value}", replace(rules, match_end=end)
    yield "zeros", ruleset(rules.edition, rules.seats, not rules.zeros, rules.scoring)
    other = Scoring.POINTS if rules.scoring is Scoring.NUGGETS else Scoring.NUGGETS
    yield "scoring", ruleset(rules.edition, rules.seats, rules.zeros, other)


def refutes(record: Record, rules: Ruleset) -> bool:
    """Whether the record would be wrong under other rules."""
    try:
        audit(replace(record, ruleset=rules))
    except BadRecord:
        return True
    return False
