"""Takes part in the fair deals of a table, and checks each after its round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from aurum.game import Card, Deal, InvalidNotation, Ruleset, ruleset
from aurum.game.fair_flaws import BadProof, Flaw
from aurum.game.fair_proofs import Hand
from aurum.game.fair_shapes import Proof
from aurum.game.fair_witness import Witness
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Update
from aurum.table.wire.room import Room, Seeds
from aurum.table.wire.view import Reason, RoundSheet
from aurum.terminal.fair_seeds import Deals, Distrusted, FairSeeds


class FairDeals:
    """One person at one table, with a separate share for every match."""

    def __init__(self, server: str, deals: Deals) -> None:
        self._server = server
        self._deals = deals
        self._share: FairSeeds | None = None
        self._seat: int | None = None
        self._preparing: int | None = None
        self._checked: set[tuple[str, int]] = set()

    def witness(self, match: str | None) -> Witness | None:
        """What we saw of a match's deals, if we took part in any."""
        share = self._share
        known = share is not None and share.witness.match == match and bool(share.witness.hands)
        return share.witness if share is not None and known else None

    def testimony(self, match: str) -> dict[str, Any]:
        """The witness as a part of a record."""
        witness = self.witness(match)
        return {} if witness is None else {"witness": witness.as_json()}

    def sits(self, seat: int | None, seeds: Seeds | None) -> None:
        """Remember our seat; a player who leaves during a deal is not a witness of it."""
        lost = self._seat is not None and seat != self._seat
        if lost and self._share is not None and self._preparing is not None:
            self._share.left(self._preparing)
        self._seat = seat
        self._preparing = None if seeds is None else seeds.hand
        if seeds is not None and seat is not None:
            self._open(seeds.match, seat)

    def answer(self, name: str, room: Room, seeds: Seeds) -> wire.Commit | wire.Reveal | None:
        """What to send now, if anything; raises `Distrusted` if the server does not play fair."""
        assert self._share is not None
        if seeds.stage == "reveal":
            seed = self._share.reveal(seeds)
            return None if seed is None else wire.Reveal(name, seeds.match, seeds.hand, seed)
        people = [info.seat for info in room.seats if info.kind == "person"]
        sealed = self._share.commit(seeds, people)
        return None if sealed is None else wire.Commit(name, seeds.match, seeds.hand, sealed)

    def acknowledged(self, command: wire.Commit | wire.Reveal) -> None:
        if self._share is None or self._share.witness.match != command.match:
            return
        if isinstance(command, wire.Commit):
            self._share.committed(command.hand)
        else:
            self._share.revealed(command.hand)

    def sees(self, update: Update) -> None:
        """Remember our cards while all of them are in our hand or on the table as our bid."""
        own = update.own
        if own is None or update.view.phase != "bid":
            return
        share = self._open(update.match, own.seat)
        share.dealt(update.view.round, (*own.hand, *([own.bid] if own.bid else ())))

    def flaws(self, room: Room | None, update: Update | None) -> Iterator[Reason]:
        """The flaws in the deals of finished rounds; each deal is checked once."""
        if room is None or update is None:
            return
        for sheet in update.sheets or ():
            if (update.match, sheet.round) in self._checked:
                continue
            self._checked.add((update.match, sheet.round))
            try:
                self._check(room, update, sheet)
            except BadProof as flaw:
                yield flaw_reason(flaw)
            except InvalidNotation:
                yield flaw_reason(BadProof(Flaw.NO_PROOF, round=sheet.round))

    def _open(self, match: str, seat: int) -> FairSeeds:
        share = self._share
        if share is None or (share.witness.match, share.witness.seat) != (match, seat):
            share = self._share = self._deals.share(self._server, match, seat)
        return share

    def _check(self, room: Room, update: Update, sheet: RoundSheet) -> None:
        assert update.sheets is not None
        deal = Deal(tuple(map(_cards, sheet.hands)), _cards(sheet.exposed))
        number = update.sheets.index(sheet)
        hand = Hand(_rules(room), update.match, number, deal, update.sheets[0].first)
        if sheet.proof is None:
            raise BadProof(Flaw.NO_PROOF, round=number)
        witness = self.witness(update.match)
        proof = Proof.parse(msgspec.json.decode(msgspec.json.encode(sheet.proof)))
        hand.verify(proof, [witness] if witness else ())


def flaw_reason(flaw: BadProof) -> Reason:
    """A flaw as a reason of the wire; rounds and seats count from 1 for people."""
    details = {name: str(value) for name, value in flaw.facts.items()}
    return Reason("", flaw.flaw.code, f"{flaw}.", details | _number(flaw.facts.get("round")))


def distrust_reason(trouble: Distrusted) -> Reason:
    return Reason("", trouble.reason.code, f"{trouble}.", _number(trouble.hand))


def _number(hand: object) -> dict[str, str]:
    return {"round": str(hand + 1)} if isinstance(hand, int) else {}


def _rules(room: Room) -> Ruleset:
    rules = room.options.rules
    return ruleset(rules.edition, rules.players, room.zeros, rules.scoring)


def _cards(texts: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(map(Card.parse, texts))
