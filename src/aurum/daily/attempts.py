"""The attempts of this user: the first at a deal counts, and none is lost by stopping."""

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


class DamagedAttempts(AurumError):
    """The file of attempts cannot be read; it is left as it is."""


@dataclass(slots=True)
class Attempt:
    """The first attempt at a deal: the chair's actions, and the result once it is over."""

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
    """A file to which every decision appends a line; the last line of a deal is how it stands."""

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
            if is_last:  # it was being written when the power went: nobody was told of it
                return
            raise DamagedAttempts(
                f"{self.path}, line {number}: this is not an attempt at a daily deal; move the "
                f"file away to begin with an empty one"
            ) from error
        self.found[attempt.key] = attempt

    @property
    def newest(self) -> dt.datetime | None:
        """When something was played last."""
        return max((attempt.at for attempt in self.found.values()), default=None)

    def of(self, anchor: str, when: dt.date) -> dict[int, Attempt]:
        """The attempts at the deals of a day, by number."""
        return {a.deal: a for a in self.found.values() if (a.anchor, a.date) == (anchor, when)}

    def days_played(self, anchor: str) -> list[dt.date]:
        """The days of which a deal was finished: a calendar that no gap can break."""
        done = {a.date for a in self.found.values() if a.anchor == anchor and a.result is not None}
        return sorted(done)

    def begin(self, attempt: Attempt) -> Attempt:
        """The attempt to go on with: the one that was begun, or this new one."""
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

    def keep(self, attempt: Attempt) -> None:
        """Append how the attempt stands; a line that was cut off before is dropped."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab+") as file:
            file.seek(0)
            data = file.read()
            file.truncate(data.rfind(b"\n") + 1)
            file.write(json.dumps(attempt.as_json()).encode() + b"\n")
        self.found[attempt.key] = attempt
