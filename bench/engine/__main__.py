"""``python -m bench.engine``: what the engine costs; prints it and writes docs/engine.md."""

import argparse

from bench.engine import report, starts
from bench.engine.hosts import HOSTS
from bench.engine.occasions import occasions
from bench.engine.sizes import sizes


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--count", type=int, default=40, help="decisions of every level (40)")
    parser.add_argument("--dry", action="store_true", help="print, but write nothing")
    options = parser.parse_args()
    text = "\n\n".join(figures(options.count))
    print(text)
    if not options.dry:
        print(f"\nwritten: {report.write(text)}")


def figures(count: int) -> list[str]:
    imported, compiled, answered = starts.loading()
    size, resident = starts.memory()
    started = [
        ("importing the host and wasmtime", imported),
        ("checking and compiling the file", compiled),
        ("the first instance and its first answer", answered),
        (
            "a fresh process in which `master` bids, from its start to its end",
            starts.first_decision(),
        ),
        ("`aurum play` in an empty home, to the first question", starts.first_question()),
    ]
    found = [
        (one, {name: host(one.asked) if one.asked else 0.0 for name, host in HOSTS.items()})
        for one in occasions(count)
    ]
    return [
        report.machine(),
        report.thinking_table(found),
        report.starts_table(started),
        report.memory(size, resident),
        report.sizes_table(sizes()),
    ]


if __name__ == "__main__":
    main()
