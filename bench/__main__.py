"""``python -m bench``: measure, print, and write docs/benchmarks.md."""

import argparse
import os
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

# Peers warn about their own deprecations while they are imported and made.
warnings.simplefilter("ignore")

from bench import ours, peers, report  # noqa: E402
from bench.contest import Contestant, compete  # noqa: E402
from bench.limit import Limit  # noqa: E402
from bench.sizes import Size, sizes  # noqa: E402


def say(text: str) -> None:
    """Progress, on one line of stderr if somebody is watching."""
    ending = "\r" if sys.stderr.isatty() else "\n"
    sys.stderr.write(f"{text[:78]:78}{ending}")
    sys.stderr.flush()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--repetitions", type=int, default=7, help="of every contestant (7)")
    parser.add_argument("--seconds", type=float, default=0.4, help="of one repetition (0.4)")
    parser.add_argument("--no-peers", action="store_true", help="only us and the limit in C")
    parser.add_argument("--dry", action="store_true", help="print, but write no files")
    return parser.parse_args()


def on_one_core() -> set[int]:
    """Stay on the last core from now on; the cores there were."""
    if not hasattr(os, "sched_setaffinity"):
        return set()
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    return cores


@contextmanager
def undisturbed() -> Iterator[None]:
    """Go before all other programs for a moment, if the system lets us: both cores are needed."""
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
    except (AttributeError, OSError):
        yield
        return
    try:
        yield
    finally:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))


def main() -> None:
    options = arguments()
    if not options.dry:
        report.page()
    notes: list[str] = []
    cores = on_one_core()
    contestants = [*ours.contestants(), *_limit(notes)]
    if options.no_peers:
        notes.append("all peers (--no-peers)")
    else:
        contestants += peers.contestants(notes.append)
    compete(contestants, options.repetitions, options.seconds, say)
    if cores:
        os.sched_setaffinity(0, cores)
    say("threads")
    threaded = ours.threaded()
    with undisturbed():
        compete(threaded, options.repetitions, options.seconds / 2, lambda _: None)
    _publish([*contestants, *threaded], notes, options.dry)


def _limit(notes: list[str]) -> list[Contestant]:
    try:
        limit = Limit()
    except (RuntimeError, OSError) as error:
        notes.append(f"the limit in C: {error}")
        return []
    limit.check()
    return limit.contestants()


def _publish(contestants: list[Contestant], notes: list[str], dry: bool) -> None:
    found = report.claims(contestants)
    out = [report.claim_table(found, report.unmeasured(contestants)), *notes]
    out += [report.table(contestants, g) for g in report.GROUPS if _any_in(contestants, g)]
    sys.stdout.write("\n\n".join(out) + "\n")
    if not dry:
        measured = _sizes(notes)
        sys.stdout.write(f"\nwritten: {report.write(contestants, found, notes, measured)}\n")


def _sizes(notes: list[str]) -> list[Size]:
    """None of them where a wheel cannot be built or the package index is out of reach."""
    try:
        return sizes()
    except (subprocess.CalledProcessError, OSError) as error:
        sys.stderr.write(f"sizes of an installation: {error}\n{getattr(error, 'stderr', None)}\n")
        notes.append("sizes of an installation (the wheel was not built or not installed)")
        return []


def _any_in(contestants: list[Contestant], group: str) -> bool:
    return any(contestant.group == group for contestant in contestants)


if __name__ == "__main__":
    main()
