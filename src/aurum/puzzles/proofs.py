"""Proofs about a position: every possible world, every reply. The engine searches them.

An answer has to be assured: the seat acts alike in all worlds that look alike to it, and reaches
the aim in each. A wrong action must fail even with all cards open, in some world. So nobody can
argue about either.
"""

from __future__ import annotations

from dataclasses import dataclass

from aurum.engine.host import ask
from aurum.engine.packing import asked_state
from aurum.engine.questions import proof as questions
from aurum.engine.tables import tables
from aurum.game import BASE_CARDS, Action, Card, View, card_number, numbered_action
from aurum.puzzles.puzzle import Aim, AimKind

AIMS = {
    AimKind.EXACT: questions.MEET_BID,
    AimKind.GOLD: questions.GET_GOLD,
    AimKind.TRICK: questions.TAKE_TRICK,
    AimKind.LEAD: questions.BE_LOWEST,
    AimKind.ROUND: questions.WIN_ROUND,
}

World = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Refutation:
    """Why an action is wrong: in how many worlds it can fail, and one of them."""

    action: Action
    worlds: int
    example: World


@dataclass(frozen=True, slots=True)
class Proof:
    """The only action that assures the aim, and the refutations of all others."""

    answer: Action
    worlds: int
    cost: int  # states looked at in proving the answer
    refuted: tuple[Refutation, ...]


def proved(view: View, aim: Aim, budget: int) -> Proof | None:
    """The proof that one action alone assures the aim.

    None if there is no such action, if more worlds are possible than the engine has room for, or if
    one of its searches would look at more states than the budget allows.
    """
    question = questions.Proof(
        rules=tables(view.ruleset),
        state=asked_state(view),
        aim=AIMS[aim.kind],
        rank=aim.rank,
        budget=budget,
    )
    found = ask(question)
    if not found.is_proved:
        return None
    seats = range(view.ruleset.seats)
    refuted = tuple(
        Refutation(
            numbered_action(found.actions[n]),
            found.failures[n],
            tuple(_hand(found.examples[n][seat]) for seat in seats),
        )
        for n in range(found.count)
        if found.actions[n] != found.answer
    )
    return Proof(numbered_action(found.answer), found.worlds, found.cost, refuted)


def _hand(bits: int) -> tuple[Card, ...]:
    return tuple(sorted(card for card in BASE_CARDS if bits >> card_number(card) & 1))
