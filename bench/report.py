"""The report: tables and plots of one run, in docs/benchmarks.md.

They stand between marks. The words around them are written by hand and kept, and so is a table
that this run did not measure.
"""

import importlib.metadata
import os
import platform
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bench.contest import Contestant, ratio
from bench.marks import put_between
from bench.ours import DEALT, OBSERVED, ROUNDS, STEPPED, THREADS
from bench.sizes import Size, size_table

DOCS = Path(__file__).parents[1] / "docs"
PACKAGES = ("numpy", "numba", "open_spiel", "pettingzoo", "rlcard", "pgx", "jax")
GROUPS = (ROUNDS, DEALT, STEPPED, OBSERVED, THREADS)
MACHINE, FIGURES, SIZES = "machine", "figures", "sizes"  # the parts beside the groups

Pair = tuple[str, Contestant | None, Contestant | None, float]
"""A figure: its words, ours, theirs, and how many times as fast we want to be."""


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


def claims(contestants: list[Contestant]) -> list[Claim]:
    """The project's figures, as far as their contestants took part."""
    return [*_ratios(_pairs(contestants)), *_plain(contestants)]


def unmeasured(contestants: list[Contestant]) -> list[str]:
    """Rows of the figures whose contestants did not both take part."""
    return [
        f"| {text} | {wanted:g} times | not measured in this run | |"
        for text, ours, theirs, wanted in _pairs(contestants)
        if ours is None or theirs is None
    ]


def _pairs(contestants: list[Contestant]) -> list[Pair]:
    return [
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


def _ratios(pairs: Iterable[Pair]) -> Iterable[Claim]:
    for text, ours, theirs, wanted in pairs:
        if ours is not None and theirs is not None:
            found, low, high = ratio(ours, theirs)
            shown = text if "fastest" not in text else f"{text} ({theirs.name})"
            yield Claim(shown, f"{wanted:g} times", found, low, high, found >= wanted)


def _plain(contestants: list[Contestant]) -> Iterable[Claim]:
    readable = named(contestants, "Aurum readable engine, 3 players")
    if readable is not None:
        speeds = readable.rounds
        found = readable.rounds_speed
        text = "readable engine, random three-player rounds a second"
        yield Claim(text, "500", found, min(speeds), max(speeds), found >= 500)


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


def claim_table(found: list[Claim], missing: list[str]) -> str:
    head = "| figure | wanted | found (lowest-highest) | reached |\n|---|---|---|---|"
    return "\n".join([head, *(claim.row() for claim in found), *missing])


def page() -> str:
    """The document as it is; a mark that it lacks is told before anything is measured."""
    text = (DOCS / "benchmarks.md").read_text(encoding="utf-8")
    for part in (MACHINE, FIGURES, *GROUPS, SIZES):
        put(text, part, "")
    return text


def put(text: str, part: str, table: str) -> str:
    begin, end = f"<!-- make bench: {part} -->", f"<!-- make bench: end of {part} -->"
    return put_between(text, begin, end, f"\n\n{table}\n\n")


def write(
    contestants: list[Contestant], found: list[Claim], notes: list[str], sizes: list[Size]
) -> Path:
    """docs/benchmarks.md and its plots. Without sizes their table stays, and a note says so."""
    text = page()
    kept = [group for group in GROUPS if all(c.group != group for c in contestants)]
    kept += [] if sizes else [SIZES]
    notes = [*notes, *(f"{part}: the table is from an earlier run" for part in kept)]
    left_out = "\n\nLeft out: " + "; ".join(notes) + "." if notes else ""
    text = put(text, MACHINE, machine() + left_out)
    text = put(text, FIGURES, claim_table(found, unmeasured(contestants)))
    for group in GROUPS:
        if group not in kept:
            text = put(text, group, table(contestants, group))
    if sizes:
        text = put(text, SIZES, size_table(sizes))
    draw(contestants)
    path = DOCS / "benchmarks.md"
    path.write_text(text, encoding="utf-8")
    return path


def draw(contestants: list[Contestant]) -> None:
    """One picture of all speeds, one for each group, on logarithmic axes."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "aurum"  # the same run gives the same file
    from matplotlib import pyplot as plt

    for number, group in enumerate(GROUPS):
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
