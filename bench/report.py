"""The report: tables and plots of one run, in docs/benchmarks.md."""

import importlib.metadata
import os
import platform
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bench.contest import Contestant, ratio
from bench.ours import DEALT, OBSERVED, ROUNDS, STEPPED, THREADS
from bench.sizes import Size, size_table

DOCS = Path(__file__).parents[1] / "docs"
PACKAGES = ("numpy", "numba", "open_spiel", "pettingzoo", "rlcard", "pgx", "jax")


@dataclass(frozen=True)
class Claim:
    """A figure to reach, and what this run found: its median and its lowest and highest."""

    text: str
    wanted: str
    found: float
    low: float
    high: float
    reached: bool

    def row(self) -> str:
        word = "yes" if self.reached else "**no**"
        found = f"{self.found:.2f} ({self.low:.2f}-{self.high:.2f})"
        return f"| {self.text} | {self.wanted} | {found} | {word} |"


def fastest(contestants: Iterable[Contestant], group: str, prefix: str) -> Contestant | None:
    found = [c for c in contestants if c.group == group and c.name.startswith(prefix)]
    return max(found, key=lambda c: c.speed, default=None)


def named(contestants: Iterable[Contestant], name: str) -> Contestant | None:
    return next((c for c in contestants if c.name == name), None)


def claims(contestants: list[Contestant], compiling: tuple[float, float]) -> list[Claim]:
    """The project's figures, as far as their contestants took part."""
    pairs = [
        (
            "kernel, whole rounds, against OpenSpiel's fastest C++ trick-taking game",
            fastest(contestants, ROUNDS, "Aurum"),
            fastest(contestants, ROUNDS, "OpenSpiel"),
            5.0,
        ),
        (
            "kernel, playouts of a dealt round, against OpenSpiel's fastest C++ rollout",
            fastest(contestants, DEALT, "Aurum"),
            fastest(contestants, DEALT, "OpenSpiel"),
            5.0,
        ),
        *(
            (
                f"kernel against the limit in C, {players} players{kind}",
                named(contestants, f"Aurum kernel, {players} players{kind}"),
                named(contestants, f"the limit in C, {players} players{kind}"),
                0.5,
            )
            for players in (3, 4)
            for kind in ("", ", dealt")
        ),
        (
            "vector env against OpenSpiel stepped from Python, both with observation and mask",
            named(contestants, "Aurum vector env, 3 players"),
            fastest(contestants, OBSERVED, "OpenSpiel"),
            10.0,
        ),
        (
            "vector env against OpenSpiel stepped from Python without observation",
            named(contestants, "Aurum vector env, 3 players"),
            fastest(contestants, STEPPED, "OpenSpiel"),
            10.0,
        ),
        (
            "PettingZoo env against the fastest card game of PettingZoo's own",
            named(contestants, "Aurum PettingZoo env, 3 players"),
            fastest(contestants, OBSERVED, "PettingZoo"),
            1.0,
        ),
        (
            "two threads against one",
            named(contestants, "two threads"),
            named(contestants, "one thread"),
            1.8,
        ),
    ]
    return [*_ratios(pairs), *_plain(contestants, compiling)]


def _ratios(
    pairs: Iterable[tuple[str, Contestant | None, Contestant | None, float]],
) -> Iterable[Claim]:
    for text, ours, theirs, wanted in pairs:
        if ours is not None and theirs is not None:
            found, low, high = ratio(ours, theirs)
            shown = text if "fastest" not in text else f"{text} ({theirs.name})"
            yield Claim(shown, f"{wanted:g} times", found, low, high, found >= wanted)


def _plain(contestants: list[Contestant], compiling: tuple[float, float]) -> Iterable[Claim]:
    readable = named(contestants, "Aurum readable engine, 3 players")
    if readable is not None:
        speeds = readable.rounds
        found = readable.rounds_speed
        text = "readable engine, random three-player rounds a second"
        yield Claim(text, "500", found, min(speeds), max(speeds), found >= 500)
    first, again = compiling
    yield Claim(
        "compiling what play needs, seconds", "at most 15", first, first, first, first <= 15
    )
    yield Claim("loading it from the cache, seconds", "at most 1", again, again, again, again <= 1)


def machine() -> str:
    """Where this ran: processor, cores, versions."""
    versions = ", ".join(f"{name} {_version(name)}" for name in PACKAGES)
    return (
        f"{_processor()}, {os.cpu_count()} cores, {platform.system()}, "
        f"Python {platform.python_version()}; {versions}."
    )


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def _version(name: str) -> str:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return "not installed"


def table(contestants: list[Contestant], group: str) -> str:
    """One group, fastest first, with ratios to the first of ours."""
    rows = sorted((c for c in contestants if c.group == group), key=lambda c: -c.speed)
    ours = next((c for c in rows if c.name.startswith(("Aurum", "one"))), rows[0])
    lines = [
        f"| | decisions a second | spread | rounds a second | times {ours.name} |",
        "|---|---:|---:|---:|---:|",
    ]
    for row in rows:
        times = ratio(row, ours)[0]
        lines.append(
            f"| {row.name} | {row.speed:,.0f} | ±{row.spread:.0%} | {row.rounds_speed:,.0f} | "
            f"{times:.3g} |"
        )
    return "\n".join(lines)


def claim_table(found: list[Claim]) -> str:
    head = "| figure | wanted | found (lowest-highest) | reached |\n|---|---|---|---|"
    return "\n".join([head, *(claim.row() for claim in found)])


def write(
    contestants: list[Contestant], found: list[Claim], notes: list[str], sizes: list[Size]
) -> Path:
    """docs/benchmarks.md and its plots."""
    parts = [HEAD.format(machine=machine()), claim_table(found)]
    if notes:
        parts.append("Left out: " + "; ".join(notes) + ".")
    for group, text in SECTIONS.items():
        if any(c.group == group for c in contestants):
            parts += [f"## {group[0].upper()}{group[1:]}", text, table(contestants, group)]
    parts += [SIZES, size_table(sizes), TAIL]
    draw(contestants)
    path = DOCS / "benchmarks.md"
    path.write_text("\n\n".join(parts) + "\n")
    return path


def draw(contestants: list[Contestant]) -> None:
    """One picture of all speeds, one for each group, on logarithmic axes."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "aurum"  # the same run gives the same file
    from matplotlib import pyplot as plt

    for number, group in enumerate(SECTIONS):
        rows = sorted((c for c in contestants if c.group == group), key=lambda c: c.speed)
        if not rows:
            continue
        figure, axes = plt.subplots(figsize=(8, 0.9 + 0.3 * len(rows)), layout="constrained")
        colours = ["#b8860b" if _is_ours(row) else "#7a8a99" for row in rows]
        low = [row.speed - min(row.decisions) for row in rows]
        high = [max(row.decisions) - row.speed for row in rows]
        axes.barh([row.name for row in rows], [row.speed for row in rows], color=colours,
                  xerr=[low, high])  # fmt: skip
        axes.set_xscale("log")
        axes.set_xlabel("decisions a second")
        axes.set_title(group)
        figure.savefig(DOCS / f"benchmarks-{number + 1}.svg", metadata={"Date": None})
        plt.close(figure)


def _is_ours(contestant: Contestant) -> bool:
    return contestant.name.startswith("Aurum") or contestant.group == THREADS


HEAD = """# Benchmarks

Written by `make bench`; do not edit. Everything ran in one process on one core (the threads
apart), every contestant again and again in turn. Times are processor times, speeds
are medians over the repetitions, ratios are medians of the ratios of each repetition; threads
are measured by the clock on the wall, and there the best repetition counts.

{machine}

## Figures"""

SECTIONS = {
    ROUNDS: """\
Random play of whole rounds with the deal, all rules on. OpenSpiel's games are played by its C++
random bots, one call from Python a game; the first player and the cards are dealt by its chance
nodes. Rounds of different games are not equally long, so decisions are compared; a forced move
counts as a decision everywhere.

![whole rounds](benchmarks-1.svg)""",
    DEALT: """\
What a search does: one dealt round is copied and played to its end at random, again and again.
In OpenSpiel that is the rollout of its MCTS bot, entirely inside C++.

![playouts](benchmarks-2.svg)""",
    STEPPED: """\
The game is advanced from Python, one action a call, chosen by Python's `random`; nothing is
observed.

![stepped](benchmarks-3.svg)""",
    OBSERVED: """\
What a learner needs: in every step the observation of the player to act and the mask of legal
actions. The vector env and pgx step 1,000 games a call. Peers that have no trick-taking game
take part with the card games they have.

![observed](benchmarks-4.svg)""",
    THREADS: """\
Whole rounds in the kernel, three players, by the clock on the wall.

![threads](benchmarks-5.svg)""",
}

SIZES = """## Sizes of an installation

The wheel with its extras and all that they need, without bytecode, on Linux x86-64. Babel, which
the texts need for plurals and numbers, is 33 MB of the base; numba, llvmlite and numpy are nearly
all of the bots."""

TAIL = """## What makes it fast, and what limits it

A seat's hand is one 64-bit word: 50 base cards, and a bit for every rank of gold that it owns.
What may be played is that word without the cards that the trick closes, and its bits *are* the
numbers of the actions; the n-th legal action is the n-th set bit, which is one instruction
(`pdep`) where the processor has it. Nothing is ever listed. Who takes a trick and who is lowest
is a running maximum and minimum of (strength, place), so that ties need no branch. The random
generator is one multiplication.

The limit in C is the same algorithm without the history that the kernel keeps of every trick (for
observations and for converting back to a match); with the same seeds it plays the same rounds,
which the benchmark checks before it measures. Leaving the history out of the kernel, or sparing
the checks for negative indices, changed its speed by less than five per cent. We take the
rest to be calls that Numba's compiler does not inline (not profiled): each returns a status and
a result through memory,
and the state lies in a record through which every call goes, where C keeps it in registers.
Beyond that both are bound by branches that nobody can foresee in random play: whether somebody
has gold, and how a round ends."""
