"""Finding certain puzzles: ends of rounds in which one action alone assures an aim."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from aurum.game import Action, Card, Match, Phase, Play, View, position_text, ruleset, view
from aurum.puzzles.proofs import Proof, proved
from aurum.puzzles.puzzle import Aim, AimKind, Kind, Puzzle
from aurum.workshop.puzzles.canonical import canonical
from aurum.workshop.puzzles.walks import Walk

MOST_CARDS = 4
BUDGET = 60_000  # states for one search, so that the second program ends too
TEMPTING = 0.25  # the part of the worlds in which some wrong action works as well

TABLES = (  # edition, players, zeros
    ("english", 3, True),
    ("designer", 3, False),
    ("german", 3, True),
    ("french", 3, False),
    ("english", 4, True),
    ("designer", 4, False),
)


def certain_puzzles(seed: int) -> Iterator[Puzzle]:
    """Puzzles without end, no position twice."""
    rng, seen = Random(seed), set[str]()
    walks = [
        Walk(rules, rng.getrandbits(40), (0,) * rules.sides, 0).endings(MOST_CARDS)
        for rules in (ruleset(edition, players, zeros) for edition, players, zeros in TABLES)
    ]
    while True:
        match = next(rng.choice(walks))
        seat = match.to_act[0]
        name = canonical(match, seat)
        if name not in seen:
            seen.add(name)
            yield from found_in(match)


def found_in(match: Match) -> Iterator[Puzzle]:
    """The puzzle of a position, if it has one; the hardest aim that can be proved."""
    seen = view(match, match.to_act[0])
    if not _is_suitable(seen):
        return
    for aim in aims(seen):
        proof = proved(seen, aim, BUDGET)
        if proof is not None and _is_tempting(proof) and is_deep(seen, aim, proof.answer):
            yield _puzzle(match, seen, aim, proof)
            return


def _is_suitable(seen: View) -> bool:
    """A card is to be played, from two to four in the hand, and somebody still follows."""
    cards = len(seen.hand)
    last = len(seen.trick) == seen.ruleset.seats - 1
    return seen.phase is Phase.PLAY and 2 <= cards <= MOST_CARDS and not last


def aims(seen: View) -> list[Aim]:
    """What might be wanted here, what needs most foresight first."""
    gold = {
        action.card.rank
        for action in seen.legal
        if isinstance(action, Play) and _brings(seen, action.card)
    }
    far = [Aim(AimKind.EXACT), Aim(AimKind.ROUND)]
    near = [Aim(AimKind.GOLD, rank) for rank in sorted(gold, reverse=True)]
    return [*far, *near, Aim(AimKind.TRICK), Aim(AimKind.LEAD)]


def _brings(seen: View, card: Card) -> bool:
    return not card.is_gold and card.rank < len(seen.supply) and seen.supply[card.rank] > 0


def _is_tempting(proof: Proof) -> bool:
    """Whether several deals are possible, and some wrong action is not simply hopeless."""
    best = min(wrong.worlds for wrong in proof.refuted)
    return proof.worlds > 1 and best <= (1 - TEMPTING) * proof.worlds


def is_deep(seen: View, aim: Aim, answer: Action) -> bool:
    """Whether more is needed than the highest, the lowest or the only card for the aim."""
    if aim.kind in (AimKind.EXACT, AimKind.ROUND) or not isinstance(answer, Play):
        return True
    others = [a.card for a in seen.legal if isinstance(a, Play) and a != answer]
    card = answer.card
    if aim.kind is AimKind.TRICK:
        return any((o.is_gold, o.rank) >= (card.is_gold, card.rank) for o in others)
    base = [other.rank for other in others if not other.is_gold]
    if aim.kind is AimKind.GOLD:
        return card.rank in base
    return any(rank <= card.rank for rank in base)


def _puzzle(match: Match, seen: View, aim: Aim, proof: Proof) -> Puzzle:
    assert isinstance(seen.observer, int)
    fails = {
        str(wrong.action): {
            "worlds": wrong.worlds,
            "hands": [[str(card) for card in hand] for hand in wrong.example],
        }
        for wrong in proof.refuted
    }
    return Puzzle(
        id="",
        kind=Kind.CERTAIN,
        position=position_text(match),
        seat=seen.observer,
        aim=aim,
        answers=(proof.answer,),
        theme=theme(seen, aim, proof.answer),
        difficulty=0,
        facts={"worlds": proof.worlds, "cost": proof.cost, "fails": fails},
    )


def theme(seen: View, aim: Aim, answer: Action) -> str:
    """What the puzzle is about, in one word."""
    if not isinstance(answer, Play):
        return "end"
    if answer.card.is_gold:
        return "trump"
    if aim.kind in (AimKind.EXACT, AimKind.ROUND):
        return "duck" if _loses(seen, answer) else "plan"
    return {AimKind.GOLD: "gold", AimKind.TRICK: "take", AimKind.LEAD: "lead"}[aim.kind]


def _loses(seen: View, answer: Play) -> bool:
    """Whether a higher card lies on the table already."""
    return any(card.is_gold or card.rank > answer.card.rank for card in seen.trick)
