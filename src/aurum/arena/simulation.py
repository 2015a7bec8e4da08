"""Bots play matches against each other; the same plan gives the same records."""

from __future__ import annotations

import atexit
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing.pool import AsyncResult, Pool
from random import Random

from aurum.arena.interrupt import Stopped
from aurum.bots import UNLIMITED, Bot, make_bot
from aurum.game import (
    Action,
    AurumError,
    Deal,
    Match,
    Ruleset,
    Seat,
    play_match,
    record_of,
    view,
    why_illegal,
)
from aurum.game.fair import fair_deal, first_player, hand_key

Asked = Callable[[], bool]
AHEAD = 4  # matches per process that may be played before they are written


class BadChoice(AurumError):
    """A bot chose an illegal action."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: the rules, a bot for every seat, and the seed."""

    rules: Ruleset
    bots: tuple[str, ...]
    seed: str


def planned(rules: Ruleset, bots: str, seed: str) -> Plan:
    """A plan from one name for all seats, or one name for each."""
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) == 1:
        names *= rules.seats
    if len(names) != rules.seats:
        raise AurumError(
            f"--bots names {len(names)} bots for {rules.seats} seats; name one for all, "
            "or one for each seat"
        )
    for name in names:
        _seated(name)
    return Plan(rules, names, seed)


@cache
def _seated(name: str) -> Bot:
    """The bot with this name. Bots have no memory, so one can sit in several seats."""
    bot = make_bot(name)
    atexit.register(bot.close)
    return bot


def prepare(plan: Plan) -> None:
    """Load and compile what the bots need; Ctrl-C ends it at once."""
    for name in dict.fromkeys(plan.bots):
        _seated(name).prepare()


def played(plan: Plan, number: int, asked: Asked = lambda: False) -> str:
    """The record of one match as a line of JSON; it depends only on the plan and the number."""
    source = f"simulate/{number}"
    key = partial(hand_key, plan.seed.encode(), source, client_seeds=())
    chance = [Random(f"{plan.seed}/{source}/{seat}") for seat in range(plan.rules.seats)]

    def dealer(hand: int) -> Deal:
        return fair_deal(plan.rules, key(hand))

    def choose(match: Match, seat: Seat) -> Action:
        if asked():
            raise Stopped
        name = plan.bots[seat]
        action = _seated(name).choose(view(match, seat), UNLIMITED, chance[seat])
        reason = why_illegal(match, seat, action)
        if reason is not None:
            raise BadChoice(f"bot {name} on seat {seat} chose '{action}', but {reason}")
        return action

    first = first_player(plan.rules, key(0))
    return str(record_of(play_match(plan.rules, first, dealer, choose), plan.bots))


def all_played(plan: Plan, matches: int, jobs: int, asked: Asked) -> Iterator[str]:
    """The records in order, from one process or several."""
    if jobs == 1:
        yield from (played(plan, number, asked) for number in range(matches))
        return
    with _workers(min(jobs, matches)) as pool:
        ahead: deque[AsyncResult[str]] = deque()
        for number in range(matches):
            ahead.append(pool.apply_async(played, (plan, number)))
            if len(ahead) >= jobs * AHEAD:
                yield _awaited(ahead.popleft(), asked)
        while ahead:
            yield _awaited(ahead.popleft(), asked)


def _workers(jobs: int) -> Pool:
    """Worker processes that inherit ignoring Ctrl-C, so that only we react to it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return multiprocessing.get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, before)


def _awaited(result: AsyncResult[str], asked: Asked) -> str:
    """The record, unless somebody asks to stop before it is ready."""
    while not asked():
        try:
            return result.get(timeout=0.1)
        except multiprocessing.TimeoutError:
            continue
    raise Stopped
