"""The tables of one run, in docs/engine.md between marks."""

from __future__ import annotations

import importlib.metadata
import platform
import subprocess
from collections.abc import Iterable
from pathlib import Path

from bench.engine.hosts import HOSTS
from bench.engine.occasions import Occasion
from bench.engine.sizes import Size
from bench.marks import put_between
from tests.node import node

PAGE = Path(__file__).resolve().parents[2] / "docs" / "engine.md"
MARK = "<!-- python -m bench.engine: {} -->"


def thinking_table(found: Iterable[tuple[Occasion, dict[str, float]]]) -> str:
    head = ["", "how often", "questions", "CPU ms with Python", *(f"{name}, ms" for name in HOSTS)]
    rows = [
        [
            occasion.name,
            str(occasion.count),
            f"{len(occasion.asked) / occasion.count:.0f}",
            milliseconds(occasion.seconds / occasion.count),
            *(milliseconds(seconds / occasion.count) for seconds in by_host.values()),
        ]
        for occasion, by_host in found
    ]
    return table(head, rows)


def starts_table(starts: Iterable[tuple[str, float]]) -> str:
    return table(["", "CPU ms"], [[name, milliseconds(seconds)] for name, seconds in starts])


def sizes_table(sizes: Iterable[Size]) -> str:
    rows = [[name, *(f"{number / 1000:,.1f}" for number in numbers)] for name, *numbers in sizes]
    return table(["", "kB", "by gzip", "by xz"], rows)


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.{0 if seconds > 0.1 else 2}f}"


def table(head: list[str], rows: Iterable[list[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def machine() -> str:
    versions = ", ".join(
        f"{name} {importlib.metadata.version(name)}" for name in ("wasmtime", "numba", "llvmlite")
    )
    said = subprocess.run([node(), "--version"], capture_output=True, text=True, check=True).stdout
    here = f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    return f"{here}, {versions}, Node {said.strip().removeprefix('v')}."


def memory(size: int, resident: float) -> str:
    return (
        f"An instance has {size / 1e6:.1f} MB of memory; one more makes the process "
        f"{resident / 1e6:.1f} MB larger."
    )


def write(text: str) -> Path:
    page = PAGE.read_text(encoding="utf-8")
    begin, end = MARK.format("figures"), MARK.format("end of figures")
    PAGE.write_text(put_between(page, begin, end, f"\n\n{text}\n\n"), encoding="utf-8")
    return PAGE
