"""Matches with fair deals, made from a number: the honest stuff of which forgeries are made."""

from __future__ import annotations

from random import Random
from typing import Any

from aurum.game.deals import Deal
from aurum.game.fair import commitment, fair_deal, first_player, hand_key, spare_seed
from aurum.game.rulesets import Ruleset, ruleset

Json = dict[str, Any]
EDITIONS = ("english", "german", "russian", "designer", "french")


def dealt(rules: Ruleset, proof: Json) -> tuple[Deal, int]:
    """The cards that follow from a proof, whoever wrote it."""
    seeds = [bytes.fromhex(client["seed"]) for client in proof["clients"]]
    server = bytes.fromhex(proof["server_seed"])
    key = hand_key(server, proof["table"], proof["hand"], seeds)
    return fair_deal(rules, key), first_player(rules, key)


class Made:
    """An honest record that a forger can change: `deal` makes the cards fit a forged proof."""

    def __init__(self, number: int, *, watched: bool | None = None, bots: bool = True) -> None:
        self.luck = luck = Random(number)
        self.seats = 3 + number % 2
        self.rules = ruleset(EDITIONS[number % 5], self.seats)
        self.match = "".join(luck.choices("abcdefghijklmnopqrstuvwxyz0123456789_-", k=22))
        fewest = 2 if self.seats == 3 else 1
        people = luck.randint(2, self.seats) if bots else self.seats
        self.kinds = ["person"] * people + ["bot"] * (self.seats - people)
        luck.shuffle(self.kinds)
        self.own = luck.choice([s for s, kind in enumerate(self.kinds) if kind == "person"])
        self.rounds = luck.randint(fewest, 4)
        proofs = [self._proof(hand) for hand in range(self.rounds)]
        rules = {"edition": self.rules.edition.id, "players": self.seats}
        self.record: Json = {
            "format": "aurum-record",
            "version": 1,
            "rules": rules | {"zeros": self.rules.zeros, "scoring": "nuggets"},
            "first": 0,
            "names": [f"Name{seat}" for seat in range(self.seats)],
            "rounds": [{} for _ in proofs],
            "winners": [0],
            "match": self.match,
            "proofs": proofs,
        }
        for hand in range(self.rounds):
            self.deal(hand)
        if watched if watched is not None else number % 3:
            self.record["witness"] = self._witness()

    def _proof(self, hand: int) -> Json:
        server = self.luck.randbytes(32)
        clients = []
        for seat, kind in enumerate(self.kinds):
            own = kind == "person"
            seed = self.luck.randbytes(32) if own else self._spare(server, hand, seat)
            by = "person" if own else "server"
            seal = commitment(seed)
            clients.append({"by": by, "commitment": seal, "seed": seed.hex(), "kind": kind})
        return {
            "table": self.match,
            "hand": hand,
            "commitment": commitment(server),
            "server_seed": server.hex(),
            "clients": clients,
        }

    def _spare(self, server: bytes, hand: int, seat: int) -> bytes:
        return spare_seed(server, self.match, hand, seat)

    def _witness(self) -> Json:
        hands = [self._watched(hand) for hand in range(self.rounds)]
        return {
            "server": "http://127.0.0.1:8040",
            "match": self.match,
            "seat": self.own,
            "hands": hands,
        }

    def _watched(self, hand: int) -> Json:
        proof = self.record["proofs"][hand]
        return {
            "hand": hand,
            "commitment": proof["commitment"],
            "kinds": list(self.kinds),
            "sealed": proof["clients"][self.own]["commitment"],
            "committed": True,
            "commitments": [client["commitment"] for client in proof["clients"]],
            "revealed": True,
            "cards": list(self.record["rounds"][hand]["hands"][self.own]),
            "refused": None,
        }

    def deal(self, hand: int) -> None:
        """Write the cards that the proof of a round leads to, as its server would deal them."""
        deal, first = dealt(self.rules, self.record["proofs"][hand])
        hands = [[str(card) for card in cards] for cards in deal.hands]
        exposed = [str(card) for card in deal.exposed]
        self.record["rounds"][hand] = {"hands": hands, "exposed": exposed, "actions": []}
        if hand == 0:
            self.record["first"] = first
        watched = self.record.get("witness")
        if watched:
            watched["hands"][hand]["cards"] = list(hands[watched["seat"]])

    def any_hand(self) -> int:
        return self.luck.randrange(self.rounds)

    def client(self, hand: int, seat: int) -> Json:
        found: Json = self.record["proofs"][hand]["clients"][seat]
        return found

    def other_person(self) -> int:
        others = [s for s, kind in enumerate(self.kinds) if kind == "person" and s != self.own]
        return self.luck.choice(others)

    def stand_in(self, hand: int, seat: int, *, withheld: bool = False) -> None:
        """The server's seed in place of a person's."""
        proof, client = self.record["proofs"][hand], self.client(hand, seat)
        seed = self._spare(bytes.fromhex(proof["server_seed"]), hand, seat)
        if withheld:
            client["withheld"] = client["commitment"]
        client |= {"by": "server", "seed": seed.hex(), "commitment": commitment(seed)}
