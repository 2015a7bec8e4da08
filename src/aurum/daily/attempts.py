"""A user's attempts. The first attempt at a deal counts, and stopping loses nothing."""

from __future__ import annotations

import datetime as dt
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aurum.game import AurumError

Result = dict[str, Any]


class SecondAttempt(AurumError):
    """The deal has been played already."""


class AttemptOpen(AurumError):
    """Playing the deal without counting would show what lies ahead in the first attempt."""


class DamagedAttempts(AurumError):
    """The file of attempts cannot be read; it is not changed."""


@dataclass(slots=True)
class Attempt:
    """The first attempt at a deal: the player's actions, and the result once it is over."""

    anchor: str
    date: dt.date
    deal: int
    at: dt.datetime
    ranked: bool
    actions: tuple[str, ...] = ()
    result: Result | None = None

    @property
    def key(self) -> tuple[str, dt.date, int]:
        return (self.anchor, self.date, self.deal)

    def as_json(self) -> dict[str, Any]:
        return {
            "anchor": self.anchor,
            "date": self.date.isoformat(),
            "deal": self.deal,
            "at": self.at.isoformat(),
            "ranked": self.ranked,
            "actions": list(self.actions),
            "result": self.result,
        }

    @classmethod
    def parse(cls, data: dict[str, Any]) -> Attempt:
        return cls(
            str(data["anchor"]),
            dt.date.fromisoformat(data["date"]),
            int(data["deal"]),
            dt.datetime.fromisoformat(data["at"]),
            bool(data["ranked"]),
            tuple(map(str, data["actions"])),
            data["result"],
        )


@dataclass(slots=True)
class Attempts:
    """A file to which every decision adds a line; the last line of a deal is its current state."""

    path: Path
    found: dict[tuple[str, dt.date, int], Attempt] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> Attempts:
        attempts = cls(path)
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return attempts
        except (OSError, UnicodeDecodeError) as error:
            raise DamagedAttempts(f"{path} cannot be read: {error}") from error
        for number, line in enumerate(lines, 1):
            attempts._take(line, number, is_last=number == len(lines))
        return attempts

    def _take(self, line: str, number: int, *, is_last: bool) -> None:
        try:
            attempt = Attempt.parse(json.loads(line))
        except (ValueError, KeyError, TypeError) as error:
            if is_last:  # the power failed while it was written, so nobody was told about it
                return
            raise DamagedAttempts(
                f"{self.path}, line {number}: this is not an attempt at a daily deal; move the "
                f"file away to begin with an empty one"
            ) from error
        self.found[attempt.key] = attempt

    @property
    def newest(self) -> dt.datetime | None:
        """The time of the latest decision."""
        return max((attempt.at for attempt in self.found.values()), default=None)

    def of(self, anchor: str, when: dt.date) -> dict[int, Attempt]:
        """The attempts at the deals of a day, by number."""
        return {a.deal: a for a in self.found.values() if (a.anchor, a.date) == (anchor, when)}

    def days_played(self, anchor: str) -> list[dt.date]:
        """The days with a finished deal: a calendar, not a streak that a gap could break."""
        done = {a.date for a in self.found.values() if a.anchor == anchor and a.result is not None}
        return sorted(done)

    def begin(self, attempt: Attempt) -> Attempt:
        """The attempt to continue: the one already begun, or this new one."""
        old = self.found.get(attempt.key)
        if old is None:
            self.keep(attempt)
            return attempt
        if old.result is not None:
            raise SecondAttempt(
                f"deal {old.deal} of {old.date} has been played, and the first attempt counts; "
                f"--again plays it once more without counting"
            )
        return old

    def check_over(self, anchor: str, when: dt.date, deal: int) -> None:
        """Raise `AttemptOpen` unless the first attempt at the deal is over."""
        first = self.of(anchor, when).get(deal)
        if first is None or first.result is None:
            raise AttemptOpen(
                f"deal {deal} of {when} counts today, so play it without --again first"
            )

    def keep(self, attempt: Attempt) -> None:
        """Append the state of the attempt; an incomplete last line is dropped first."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab+") as file:
            file.seek(0)
            data = file.read()
            file.truncate(data.rfind(b"\n") + 1)
            file.write(json.dumps(attempt.as_json()).encode() + b"\n")
        self.found[attempt.key] = attempt
