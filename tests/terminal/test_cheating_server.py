"""A real server that cheats at the deal, and the terminal's client that finds it out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from aurum.game import fair
from aurum.game.fair_flaws import Distrust, Flaw
from aurum.table.fair_hand import FairHand
from aurum.table.wire.http import CreateTable
from aurum.table.wire.replies import Update
from aurum.terminal.client import Alarm
from aurum.terminal.http_client import Door
from aurum.terminal.identity import Identities
from aurum.terminal.remote_table import RemoteTable
from tests.server.player import Player
from tests.server.running import running

OTHER = "c" * 64
Cheat = Callable[[FairHand], None]
honest_key, honest_published = FairHand.key, FairHand.published


def reseal(hand: FairHand, server_seed: str) -> None:
    """What a careful cheat does: seeds for bots follow from the new one as well."""
    hand.server_seed = server_seed
    seed, seats = bytes.fromhex(server_seed), range(len(hand.spare))
    hand.spare = tuple(fair.spare_seed(seed, hand.match, hand.hand, s).hex() for s in seats)


def swap_server_seed(hand: FairHand) -> None:
    reseal(hand, OTHER)


def grind_hand_number(hand: FairHand) -> None:
    hand.hand = 517
    reseal(hand, hand.server_seed)


def use_no_persons_seed(hand: FairHand) -> None:
    hand.waived.update(hand.persons)
    hand.commitments.clear()


def replace_seed(seat: int) -> Cheat:
    def cheat(hand: FairHand) -> None:
        hand.seeds[seat] = OTHER
        hand.commitments[seat] = fair.commitment(bytes.fromhex(OTHER))

    return cheat


def call_withheld(hand: FairHand) -> None:
    hand.waived.add(0)


def call_the_other_a_bot(hand: FairHand) -> None:
    hand.persons = hand.persons - {1}
    hand.commitments.pop(1)


def plant(monkeypatch: pytest.MonkeyPatch, cheat: Cheat) -> None:
    """Cheat once for every hand, when all seeds are known and before the cards are dealt."""
    cheated: set[int] = set()

    def key(hand: FairHand) -> bytes:
        if id(hand) not in cheated:
            cheated.add(id(hand))
            cheat(hand)
        return honest_key(hand)

    monkeypatch.setattr(FairHand, "key", key)


class Ada:
    """Plays at random until something is found out, or the first round is over."""

    def __init__(self, client: RemoteTable) -> None:
        self.client = client
        self.alarms: list[str] = []
        self.rounds = 0

    async def play(self) -> None:
        luck = Random(1)
        await self.client.open()
        while not self.rounds:
            news = await asyncio.wait_for(self.client.news(), 60)
            if isinstance(news, Alarm):
                self.alarms.append(news.reason.code)
            if isinstance(news, Update):
                self.rounds = len(news.sheets or ())
                if news.own and news.own.asked is not None:
                    await self.client.act(luck.choice(news.own.legal))
        with contextlib.suppress(TimeoutError):  # what was found out stands behind the sheet
            while True:
                news = await asyncio.wait_for(self.client.news(), 0.3)
                if isinstance(news, Alarm):
                    self.alarms.append(news.reason.code)


async def first_round(tmp_path: Path) -> list[str]:
    """Ada with the real client, Ben, and a bot; what Ada's client says about the deal."""
    async with running(tmp_path / "data") as server, Player(server.address) as ben:
        identities = Identities(tmp_path / "identities.json")
        wish = CreateTable(seats=("me", "open", "random"))
        door = Door(server.address, identities)
        ticket = await asyncio.to_thread(door.create, "Ada", wish)
        await ben.join(ticket.code)
        await ben.follow()
        ada = Ada(RemoteTable(ticket, lambda _: None))
        playing = asyncio.create_task(ada.play())
        other = asyncio.create_task(ben.play_on())
        await ada.client.start()  # sent when the connection is there
        await playing
        other.cancel()
        await asyncio.gather(other, return_exceptions=True)
        await ada.client.close()
        return ada.alarms


async def test_an_honest_server_is_not_accused(tmp_path: Path):
    assert await first_round(tmp_path) == []


@pytest.mark.parametrize(
    ("cheat", "flaw"),
    [
        (swap_server_seed, Flaw.CHANGED_COMMITMENT),
        (grind_hand_number, Flaw.OTHER_HAND),
        (use_no_persons_seed, Flaw.SERVER_ALONE),
        (replace_seed(0), Flaw.OWN_SEED),
        (replace_seed(1), Flaw.CHANGED_SEAL),
        (call_withheld, Flaw.OWN_SEED),
        (call_the_other_a_bot, Flaw.CHANGED_KIND),
    ],
)
async def test_a_deal_chosen_after_the_reveals_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cheat: Cheat, flaw: Flaw
):
    plant(monkeypatch, cheat)
    assert await first_round(tmp_path) == [flaw.code]


async def test_a_seed_that_is_swapped_before_the_reveals_gets_no_seed_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("aurum.table.presence.REVEAL_SECONDS", 2)

    def commitment(hand: FairHand) -> str:
        if hand.stage != "commit":
            hand.server_seed = OTHER
        return fair.commitment(bytes.fromhex(hand.server_seed))

    monkeypatch.setattr(FairHand, "commitment", property(commitment))
    said = await first_round(tmp_path)
    assert said[0] == Distrust.COMMITMENT_CHANGED.code


@pytest.mark.parametrize(
    ("shown", "reason"),
    [
        (lambda seals: (seals[0], None, seals[2]), Distrust.SEAL_MISSING),
        (lambda seals: (OTHER, seals[1], seals[2]), Distrust.OWN_SEAL_CHANGED),
    ],
)
async def test_without_everybodys_commitment_nothing_is_revealed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    shown: Callable[[tuple[str | None, ...]], tuple[str | None, ...]],
    reason: Distrust,
):
    monkeypatch.setattr("aurum.table.presence.REVEAL_SECONDS", 2)

    def published(hand: FairHand) -> tuple[str | None, ...]:
        seals = honest_published(hand)
        return seals if hand.stage == "commit" else shown(seals)

    monkeypatch.setattr(FairHand, "published", published)
    assert (await first_round(tmp_path))[:1] == [reason.code]
