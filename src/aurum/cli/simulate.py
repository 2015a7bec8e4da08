"""`aurum simulate`: bots play matches, records are written."""

from __future__ import annotations

import errno
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Annotated, BinaryIO, Self

import typer

from aurum.arena.interrupt import Stopped, stoppable
from aurum.arena.simulation import Plan, all_played, planned, prepare
from aurum.cli.console import progress
from aurum.cli.options import WrongUsage, usage, with_variant
from aurum.game import Variant
from aurum.record_files import STDIO

Matches = Annotated[int, typer.Option(min=1, help="How many matches.")]
Bots = Annotated[str, typer.Option(help="One bot for all seats, or one for each: a,b,c.")]
Seed = Annotated[str | None, typer.Option(help="The same seed gives the same bytes.")]
Out = Annotated[str, typer.Option(help="File to write; - is stdout.")]
Jobs = Annotated[
    int,
    typer.Option(min=1, max=1000, help="Number of processes; the output does not depend on it."),
]


@with_variant
def simulate(
    variant: Variant,
    matches: Matches = 1,
    bots: Bots = "random",
    seed: Seed = None,
    out: Out = "-",
    jobs: Jobs = 1,
) -> None:
    """Let bots play matches against each other and write one record per line.

    The file gets its name when it is whole. Until then, and if you stop with Ctrl-C, the matches
    are in FILE.part, which holds whole lines only.
    """
    if not out:
        raise WrongUsage("--out is empty; name a file, or - for stdout")
    with usage():
        plan = planned(variant.ruleset(), bots, seed or str(secrets.randbelow(10**9)))
    if seed is None:
        print(f"--seed {plan.seed}", file=sys.stderr)
    _write(plan, matches, LineFile(out), jobs)


def _write(plan: Plan, matches: int, file: LineFile, jobs: int) -> None:
    if jobs == 1:
        prepare(plan)
    try:
        with stoppable() as asked, file, progress("matches", matches) as tell:
            for line in all_played(plan, matches, jobs, asked):
                file.write(line)
                tell(file.lines)
    except Stopped:
        said = f"stopped after {file.lines} of {matches} matches{_kept(file)}"
        print(f"aurum: {said}", file=sys.stderr)
        raise typer.Exit(130) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OSError(error.errno, f"{error.strerror}{_kept(file)}", error.filename) from None


def _kept(file: LineFile) -> str:
    """Say where the complete lines of an unfinished file are."""
    if not (file.lines and file.part.exists()):
        return ""
    return f"; the {file.lines} whole matches are kept in {file.part}"


class LineFile:
    """A file that gets its name only when it is complete.

    Lines go to `NAME.part` beside it. At the end that file is renamed; if the work fails or is
    stopped, it stays with complete lines only, and the old file of that name is untouched.
    Devices and pipes, and stdout for `-`, are written directly.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines = 0
        self._path = Path(name)
        if name.endswith(("/", os.sep)):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), name)
        self._direct = name == STDIO or (self._path.exists() and not self._path.is_file())
        self.part = Path(f"{self._path.resolve()}.part")

    def __enter__(self) -> Self:
        if self.name == STDIO:
            self._file: BinaryIO = sys.stdout.buffer
        else:
            self._file = (self._path if self._direct else self.part).open("wb")
        self._whole = 0  # how many bytes of whole lines are surely in the file
        return self

    def write(self, line: str) -> None:
        data = line.encode() + b"\n"
        self._file.write(data)
        self._file.flush()
        self._whole += len(data)
        self.lines += 1

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if isinstance(error, OSError) and error.filename is None:
            error.filename = self.name
        if self.name == STDIO:
            return
        self._close()
        if not self._direct:
            self._settle(failed=error is not None)

    def _close(self) -> None:
        """Close without complaining again about a disk that has already failed."""
        with suppress(OSError):
            self._file.close()

    def _settle(self, failed: bool) -> None:
        if not failed:
            self.part.replace(self._path.resolve())
        elif self._whole:
            with self.part.open("rb+") as file:
                file.truncate(self._whole)
        else:
            self.part.unlink()
