"""``python -m bench.engine``: what the engine costs; prints it and writes docs/engine.md."""

import argparse
from collections.abc import Iterator

from bench.engine import report, starts
from bench.engine.hosts import HOSTS, Host
from bench.engine.occasions import occasions
from bench.engine.sizes import sizes


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--count", type=int, default=40, help="decisions of every level (40)")
    parser.add_argument("--dry", action="store_true", help="print, but write nothing")
    parser.add_argument("--hosts", nargs="+", default=list(HOSTS), choices=HOSTS, help="all")
    options = parser.parse_args()
    parts = []
    for part in figures(options.count, {name: HOSTS[name] for name in options.hosts}):
        print(part, flush=True, end="\n\n")
        parts.append(part)
    text = "\n\n".join(parts)
    if not options.dry:
        print(f"\nwritten: {report.write(text)}")


def figures(count: int, hosts: dict[str, Host]) -> Iterator[str]:
    """The parts of the document as they are measured."""
    yield report.machine()
    yield report.sizes_table(sizes())
    yield report.memory(*starts.memory())
    imported, compiled, answered = starts.loading()
    yield report.starts_table(
        [
            ("importing the host and wasmtime", imported),
            ("checking and compiling the file", compiled),
            ("the first instance and its first answer", answered),
            ("a fresh process in which `master` bids", starts.first_decision()),
            ("`aurum play` in an empty home, to the first question", starts.first_question()),
        ]
    )
    found = [
        (one, {name: host(one.asked) if one.asked else 0.0 for name, host in hosts.items()})
        for one in occasions(count)
    ]
    yield report.thinking_table(found, list(hosts))


if __name__ == "__main__":
    main()
