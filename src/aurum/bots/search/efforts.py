"""The searching bots: what plays their playouts, and how hard they think."""

from __future__ import annotations

from dataclasses import replace

from aurum.bots.search.search import Depth, Searcher
from aurum.engine.lessons import Lessons
from aurum.engine.styles import Style

NUMBERED_SECONDS = 1.0
POLICY = Depth(decisions=0, seconds=0.1, worlds=1)
INSTINCT = replace(POLICY, network=Lessons.ALIKE)
THUMBS = Depth(decisions=60_000, seconds=0.1, worlds=512)
"""Search on rules of thumb."""
ONE_MODEL = Depth(
    decisions=600_000,
    seconds=0.95,
    worlds=4096,
    trust=(16.0, 16.0),
    network=Lessons.ALIKE,
    halvings=3,
)
"""Search that expects everybody to play exactly like the network."""
# Nobody knows who sits opposite: the others may be sharp, careless or simple-minded.
ALL_SORTS = (
    Style(0.25),
    Style(0.25, temperature=0.1),
    Style(0.2, temperature=0.2),
    Style(0.15, temperature=0.4, slips=0.03),
    Style(0.15, slips=0.05, by_network=False),
)
MASTER = Depth(
    decisions=500_000,
    seconds=0.95,
    worlds=8192,
    trust=(50.0, 50.0),
    looks_early=True,
    network=Lessons.PAIRS,
    horizon=4,
    others=ALL_SORTS,
    sparing=True,
    proof=1.0,
    gain=0.05,
    gain_back=0.4,
)
EXPERT = replace(
    MASTER,
    decisions=2_000,
    seconds=0.1,
    worlds=512,
    looks_early=False,
    network=Lessons.ALIKE,
    horizon=0,
    forgets=0.1,
    four=replace(
        MASTER,
        decisions=6_000,
        worlds=1024,
        looks_early=False,
        network=Lessons.VARIED,
        forgets=0.1,
    ),
)


def master(decisions: int | None = None) -> Searcher:
    """The network in the playouts, against all sorts of others."""
    return _searcher("master", MASTER, decisions)


def expert() -> Searcher:
    """Like `master`, but it looks at few worlds."""
    return Searcher("expert", EXPERT)


def policy(decisions: int | None = None) -> Searcher:
    """The rules of thumb without search, or with so much of it."""
    return _searcher("policy", POLICY if decisions is None else THUMBS, decisions)


def instinct(decisions: int | None = None) -> Searcher:
    """The network without search, or with search that knows no other style."""
    return _searcher("instinct", INSTINCT if decisions is None else ONE_MODEL, decisions)


def thumbs(name: str, decisions: int) -> Searcher:
    """Search on rules of thumb under another name."""
    return _searcher(name, THUMBS, decisions)


def _searcher(name: str, depth: Depth, decisions: int | None = None) -> Searcher:
    """The bot, thinking more or less if a number of decisions is given.

    A number is asked for to get the same choice each time, so time ends such thinking only where
    something is wrong: a short pause of the process must not.
    """
    if decisions is None:
        return Searcher(name, depth)
    seconds = max(depth.seconds * decisions / depth.decisions, NUMBERED_SECONDS)
    changed = replace(depth, decisions=decisions, seconds=seconds)
    return Searcher(f"{name}:{decisions}", changed)
