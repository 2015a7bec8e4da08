"""Our part in the fair deals of one match: what we commit to, and when we reveal it or refuse.

`web/src/fair/share.ts` follows the same steps for the page. Shares are kept on disk, by server and
match, so that a restart does not lose them.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import platformdirs

from aurum.game import InvalidNotation
from aurum.game.fair import commitment
from aurum.game.fair_flaws import Distrust
from aurum.game.fair_witness import HandWitness, Witness
from aurum.table.wire.room import Seeds
from aurum.terminal.identity import write_private

SEED_BYTES = 32


class Distrusted(Exception):
    """The server breaks the protocol, so we do not send it our seed."""

    def __init__(self, reason: Distrust, hand: int) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.hand = hand


@dataclass(slots=True)
class FairSeeds:
    """`secret` holds the seeds not revealed yet; `keep` stores every change."""

    witness: Witness
    secret: dict[int, str] = field(default_factory=dict)
    keep: Callable[[], None] = lambda: None

    def commit(self, seeds: Seeds, people: Iterable[int]) -> str | None:
        """The commitment to send; None if we refused. Pins the server's commitment first.

        `people` are the seats that the room shows as persons.
        """
        seen = self.witness.hands.get(seeds.hand)
        if seen is None:
            seen = self._begin(seeds, people)
        if seen.refused is not None:
            return None
        if seen.revealed or seen.commitments is not None:
            raise self._distrust(seen, Distrust.ASKED_TWICE)
        self._compare(seen, seeds)
        return seen.sealed

    def reveal(self, seeds: Seeds) -> str | None:
        """The seed to send; None if we refused. Pins everybody's commitments first."""
        seen = self.witness.hands.get(seeds.hand)
        if seen is None:
            seen = self.witness.hands[seeds.hand] = _pinned(seeds)
        if seen.refused is not None:
            return None
        if seen.revealed:
            raise self._distrust(seen, Distrust.ASKED_TWICE)
        seed = self.secret.get(seeds.hand)
        if seed is None or seen.sealed is None:
            raise self._distrust(seen, Distrust.NOT_COMMITTED)
        self._compare(seen, seeds)
        self._pin(seen, seeds)
        return seed

    def committed(self, hand: int) -> None:
        """The server has acknowledged our commitment."""
        if hand in self.witness.hands:
            self.witness.hands[hand].committed = True
            self.keep()

    def revealed(self, hand: int) -> None:
        """The server has acknowledged our seed, so we can forget it."""
        if hand in self.witness.hands:
            self.witness.hands[hand].revealed = True
            self.secret.pop(hand, None)
            self.keep()

    def dealt(self, hand: int, cards: tuple[str, ...]) -> None:
        """Remember the hand we were dealt."""
        seen = self.witness.hands.get(hand)
        if seen is not None and len(seen.cards) < len(cards):
            seen.cards = cards
            self.keep()

    def left(self, hand: int) -> None:
        """We left the seat while the deal was being prepared, so we cannot judge this deal."""
        seen = self.witness.hands.get(hand)
        if seen is not None and not seen.revealed:
            self.witness.hands.pop(hand)
            self.secret.pop(hand, None)
            self.keep()

    def _begin(self, seeds: Seeds, people: Iterable[int]) -> HandWitness:
        seen = self.witness.hands[seeds.hand] = _pinned(seeds)
        if any(
            seeds.kinds[seat : seat + 1] != ("person",) for seat in (self.witness.seat, *people)
        ):
            raise self._distrust(seen, Distrust.KIND_CHANGED)
        seed = secrets.token_bytes(SEED_BYTES)
        self.secret[seeds.hand] = seed.hex()
        seen.sealed = commitment(seed)
        self.keep()
        return seen

    def _compare(self, seen: HandWitness, seeds: Seeds) -> None:
        if seeds.commitment != seen.commitment:
            raise self._distrust(seen, Distrust.COMMITMENT_CHANGED)
        if seeds.kinds != seen.kinds:
            raise self._distrust(seen, Distrust.KIND_CHANGED)

    def _pin(self, seen: HandWitness, seeds: Seeds) -> None:
        seals = tuple(seal for seal in seeds.commitments if seal is not None)
        if len(seals) != len(seen.kinds):
            raise self._distrust(seen, Distrust.SEAL_MISSING)
        if seals[self.witness.seat] != seen.sealed:
            raise self._distrust(seen, Distrust.OWN_SEAL_CHANGED)
        if seen.commitments not in (None, seals):
            raise self._distrust(seen, Distrust.SEAL_CHANGED)
        seen.commitments, seen.committed = seals, True
        self.keep()

    def _distrust(self, seen: HandWitness, reason: Distrust) -> Distrusted:
        """Refuse this deal for good; the seed is never revealed."""
        seen.refused = reason.code
        self.secret.pop(seen.hand, None)
        self.keep()
        return Distrusted(reason, seen.hand)


def _pinned(seeds: Seeds) -> HandWitness:
    return HandWitness(seeds.hand, seeds.commitment, seeds.kinds)


KEPT_MATCHES = 50


class Deals:
    """A folder with one file for every match; without a folder, memory only."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    @classmethod
    def of_this_user(cls) -> Deals:
        return cls(Path(platformdirs.user_state_path("aurum")) / "deals")

    def share(self, server: str, match: str, seat: int) -> FairSeeds:
        """What we know about this match on this server; no other server ever gets its seeds."""
        path = self._path(server, match)
        share = _read(path) or FairSeeds(Witness(server, match, seat))
        if (share.witness.server, share.witness.match, share.witness.seat) != (server, match, seat):
            share = FairSeeds(Witness(server, match, seat))
        if path is not None:
            share.keep = lambda: self._write(path, share)
        return share

    def _path(self, server: str, match: str) -> Path | None:
        name = hashlib.sha256(json.dumps([server, match]).encode()).hexdigest()[:32]
        return None if self._folder is None else self._folder / f"{name}.json"

    def _write(self, path: Path, share: FairSeeds) -> None:
        text = json.dumps({"witness": share.witness.as_json(), "seeds": share.secret})
        try:
            write_private(path, text)
            self._forget_old(path.parent)
        except OSError:
            return  # a disk that fails must not end the match; we still remember

    def _forget_old(self, folder: Path) -> None:
        files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
        for file in files[:-KEPT_MATCHES]:
            file.unlink(missing_ok=True)


def _read(path: Path | None) -> FairSeeds | None:
    if path is None:
        return None
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return FairSeeds(Witness.parse(data["witness"]), _seeds(data["seeds"]))
    except (OSError, ValueError, KeyError, TypeError, InvalidNotation):
        return None


def _seeds(data: dict[str, Any]) -> dict[int, str]:
    return {int(hand): str(seed) for hand, seed in data.items()}
