"""Reviews: counted round by round in threads of their own, at a low priority.

What is counted is kept in the store, so that a restart loses one round at most. Clients
get what there is, and ask again. The networks that ask take turns: the next round is for the one
that has had least counted lately.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter, OrderedDict
from functools import partial

import msgspec

from aurum.game import AurumError, Record, parse_record, walk
from aurum.server.fair_queue import NotNow
from aurum.server.logs import trouble
from aurum.server.shares import Clock, Shares
from aurum.server.storage.store import StorageTrouble, Store
from aurum.server.thoughts import think_of_round
from aurum.table.review_sums import review_sums
from aurum.table.wire.review import JUDGE_VERSION, Review, ReviewRound
from aurum.work_threads import WorkThreads

REMEMBERED = 64  # matches; others are read from the store again, or counted again
NETWORKS = 32  # that share a match
THREADS = 2  # one counts; the other is for first estimates, which are soon done
LONGEST = 60.0  # seconds that a round costs whoever asked, even on a busy machine
BEHIND = 60.0  # seconds that an uploaded record stands behind a match that was played here
ATTEMPTS = 3
ROUGH = 0.06  # of the effort, for the first estimate, which marks nothing


class Stopped(Exception):
    """The server ends."""


def finished_record(data: bytes) -> str:
    """The record as one line, if it keeps the rules and has a result; or `AurumError`."""
    record = parse_record(data)
    for _ in walk(record):
        pass
    if record.winners is None:
        raise AurumError("the match is not finished, so there is no result to explain")
    return str(record)


class _Work:
    """One match, as far as it has been reviewed. `kept`: under this name in the store."""

    def __init__(self, text: str, kept: str | None) -> None:
        self.text, self.kept = text, kept
        self.record: Record = parse_record(text)
        self.done: dict[int, ReviewRound] = {}
        self.rough: dict[int, ReviewRound] = {}
        self.failures = 0
        self.networks: dict[str, None] = {}

    def ask(self, network: str) -> None:
        """Note that this network wants it."""
        self.networks[network] = None
        if len(self.networks) > NETWORKS:
            del self.networks[next(iter(self.networks))]

    @property
    def next_job(self) -> tuple[int, bool] | None:
        """The round to count next, and whether roughly: first an estimate of everything."""
        missing = [n for n in range(len(self.record.rounds)) if n not in self.done]
        if not missing or self.failures >= ATTEMPTS:
            return None
        unknown = [n for n in missing if n not in self.rough]
        return (unknown[0], True) if unknown else (missing[0], False)

    def told(self, *, waits: bool) -> Review:
        """What is known, up to the first round of which nothing is."""
        rounds: list[ReviewRound] = []
        for number in range(len(self.record.rounds)):
            found = self.done.get(number) or self.rough.get(number)
            if found is None:
                break
            rounds.append(found)
        rough = tuple(found.round for found in rounds if found.round not in self.done)
        sums = review_sums(self.record.ruleset, rounds)
        failed = self.failures >= ATTEMPTS
        return Review(len(self.record.rounds), tuple(rounds), sums, rough, waits, failed)


class ReviewDesk:
    """Counts the matches that somebody has asked for."""

    def __init__(
        self,
        store: Store,
        effort: float,
        niceness: int,
        uploads: int = 3,
        clock: Clock = time.monotonic,
    ) -> None:
        self._store = store
        self._threads = WorkThreads(THREADS, "reviews", niceness)
        self._effort, self._uploads = effort, uploads
        self._shares = Shares(LONGEST, clock)
        self._matches: OrderedDict[str, _Work] = OrderedDict()
        self._waiting: dict[str, None] = {}  # names, in the order in which they came
        self._counting: dict[str, asyncio.Task[None]] = {}
        self._fully: str | None = None  # what is counted, and not only estimated

    async def of_match(self, match: str, record: str, network: str) -> Review:
        """A match of the store; while it is played its record grows."""
        work = self._matches.get(match)
        if work is None or work.text != record:
            fresh = await self._stored(match, record)
            if work is not None:  # what is being counted for the shorter record arrives in both
                work.done.update(fresh.done)
                fresh.done, fresh.rough, fresh.networks = work.done, work.rough, work.networks
            work = fresh
        return self._told(match, work, network)

    async def of_record(self, record: str, network: str) -> Review:
        """Any record, if few of this network wait; its review is kept in memory only."""
        name = f"record {hashlib.sha256(record.encode()).hexdigest()}"
        work = self._matches.get(name)
        if work is None:
            if self._uploaded(network) >= self._uploads:
                raise NotNow("crowded")
            work = _Work(record, None)
        return self._told(name, work, network)

    def is_counting(self, match: str) -> bool:
        """Whether a match waits for its review, or is being counted."""
        return match in self._waiting or match in self._counting

    def close(self) -> None:
        for task in self._counting.values():
            task.cancel()
        self._threads.close()

    async def _stored(self, match: str, record: str) -> _Work:
        work = _Work(record, match)
        for number, body in (await self._store.review(match)).items():
            found = read_round(body)
            if found is not None and number < len(work.record.rounds):
                work.done[number] = found
        return work

    def _uploaded(self, network: str) -> int:
        """How many uploaded records of this network are not counted yet."""
        return sum(
            work.kept is None and network in work.networks and work.next_job is not None
            for work in self._matches.values()
        )

    def _told(self, name: str, work: _Work, network: str) -> Review:
        self._matches[name] = work
        work.ask(network)
        self._make_room()
        if name in self._matches:
            self._wait(name)
            self._begin()
        waits = name in self._waiting and not work.rough and not work.done
        return work.told(waits=waits)

    def _make_room(self) -> None:
        """The network that holds most matches loses its oldest."""
        while len(self._matches) > REMEMBERED:
            held = Counter(one for work in self._matches.values() for one in work.networks)
            ((most, _),) = held.most_common(1)
            name = next(name for name, work in self._matches.items() if most in work.networks)
            del self._matches[name].networks[most]
            if not self._matches[name].networks:
                del self._matches[name]
                self._waiting.pop(name, None)

    def _wait(self, name: str) -> None:
        if self._matches[name].next_job is not None and name not in self._counting:
            self._waiting[name] = None

    def _begin(self) -> None:
        """Count whatever may be counted now."""
        while (found := self._next()) is not None:
            name, rough = found
            del self._waiting[name]
            if not rough:
                self._fully = name
            self._counting[name] = asyncio.create_task(self._count(name, self._matches[name]))

    def _next(self) -> tuple[str, bool] | None:
        """What to count next, and whether roughly."""
        able = []
        for name in self._waiting:
            job = self._matches[name].next_job
            if job is not None and (job[1] or self._fully is None):
                able.append((self._rank(self._matches[name]), not job[1], name))
        if not able or len(self._counting) >= THREADS:
            return None
        _, fully, name = min(able, key=lambda one: one[:2])
        return name, not fully

    def _rank(self, work: _Work) -> float:
        """Least comes first."""
        used = min(map(self._shares.used, work.networks))
        return used if work.kept is not None else used + BEHIND

    async def _count(self, name: str, work: _Work) -> None:
        job = work.next_job
        assert job is not None
        end = self._shares.begin(min(work.networks, key=self._shares.used))
        await self._count_round(work, *job)
        end()
        del self._counting[name]
        if self._fully == name:
            self._fully = None
        if name in self._matches:
            self._wait(name)
        self._begin()

    async def _count_round(self, work: _Work, number: int, rough: bool) -> None:
        effort = self._effort * (ROUGH if rough else 1)
        think = partial(think_of_round, work.text, number, effort, self._heed, marked=not rough)
        try:
            body = await asyncio.wrap_future(self._threads.submit(think))
        except Exception as error:  # noqa: BLE001 -- a review that fails stops nothing
            trouble("review-failed", error)
            work.failures += 1
            return
        (work.rough if rough else work.done)[number] = msgspec.json.decode(body, type=ReviewRound)
        if work.kept is not None and not rough:
            await self._keep(work.kept, number, body.decode())

    async def _keep(self, match: str, number: int, body: str) -> None:
        try:
            await self._store.keep_review(match, number, body)
        except StorageTrouble as error:
            trouble("review-not-kept", error)  # it is told from memory, and counted again later

    def _heed(self, _: float) -> None:
        """Asked by the threads that count: nobody waits for them when the server stops."""
        if self._threads.is_closed:
            raise Stopped


def read_round(body: str) -> ReviewRound | None:
    """A stored round, if it is of this judge."""
    try:
        found = msgspec.json.decode(body, type=ReviewRound)
    except msgspec.MsgspecError:
        return None
    return found if found.judge.version == JUDGE_VERSION else None
