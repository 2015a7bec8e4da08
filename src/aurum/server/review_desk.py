"""Reviews: counted round by round in a process of their own, at a low priority.

What is counted is kept in the store, so that a restart loses one round at most. Clients
get what there is, and ask again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial

import msgspec

from aurum.game import AurumError, Record, parse_record, walk
from aurum.processes import end, workers_of
from aurum.server.logs import note, trouble
from aurum.server.storage.store import StorageTrouble, Store
from aurum.server.worker_tasks import begin_reviewing, think_of_round
from aurum.table.review_sums import review_sums
from aurum.table.wire.review import JUDGE_VERSION, Review, ReviewRound

REMEMBERED = 64  # matches; others are read from the store again, or counted again
IDLE_SECONDS = 120.0  # after which the process ends and gives its memory back
ATTEMPTS = 3
ROUGH = 0.06  # of the effort, for the first estimate, which marks nothing


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
    """Counts the matches that somebody has asked for, a round of each in turn."""

    def __init__(self, store: Store, effort: float, niceness: int) -> None:
        self._store, self._niceness = store, niceness
        self._effort = effort
        self._matches: OrderedDict[str, _Work] = OrderedDict()
        self._queue: OrderedDict[str, None] = OrderedDict()
        self._counting: asyncio.Task[None] | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._pool: ProcessPoolExecutor | None = None

    async def of_match(self, match: str, record: str) -> Review:
        """A match of the store; while it is played its record grows."""
        work = self._matches.get(match)
        if work is None or work.text != record:
            fresh = await self._stored(match, record)
            if work is not None:  # what is being counted for the shorter record arrives in both
                work.done.update(fresh.done)
                fresh.done, fresh.rough = work.done, work.rough
            work = self._remember(match, fresh)
        return self._told(match, work)

    async def of_record(self, record: str) -> Review:
        """Any record; its review is kept in memory only."""
        name = f"record {hashlib.sha256(record.encode()).hexdigest()}"
        return self._told(
            name, self._matches.get(name) or self._remember(name, _Work(record, None))
        )

    def is_counting(self, match: str) -> bool:
        """Whether a match waits for its review, or is being counted."""
        return match in self._queue

    def close(self) -> None:
        if self._counting is not None:
            self._counting.cancel()
        if self._ending is not None:
            self._ending.cancel()
        self._end_process()

    async def _stored(self, match: str, record: str) -> _Work:
        work = _Work(record, match)
        for number, body in (await self._store.review(match)).items():
            found = read_round(body)
            if found is not None and number < len(work.record.rounds):
                work.done[number] = found
        return work

    def _remember(self, name: str, work: _Work) -> _Work:
        self._matches[name] = work
        self._matches.move_to_end(name)
        while len(self._matches) > REMEMBERED:
            oldest, _ = self._matches.popitem(last=False)
            self._queue.pop(oldest, None)
        return work

    def _told(self, name: str, work: _Work) -> Review:
        first = next(iter(self._queue), name)
        if work.next_job is not None and name not in self._queue:
            self._queue[name] = None
            if self._counting is None or self._counting.done():
                self._counting = asyncio.create_task(self._count())
        return work.told(waits=first != name and not work.rough and not work.done)

    async def _count(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
        while self._queue:
            name = next(iter(self._queue))
            work = self._matches[name]
            job = work.next_job
            if job is not None:
                await self._count_round(work, *job)
            self._queue.pop(name, None)
            if work.next_job is not None and self._matches.get(name) is work:
                self._queue[name] = None
        self._ending = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end_process)

    async def _count_round(self, work: _Work, number: int, rough: bool) -> None:
        try:
            effort = self._effort * (ROUGH if rough else 1)
            think = partial(think_of_round, work.text, number, effort, marked=not rough)
            body = await asyncio.wrap_future(self._process().submit(think))
        except Exception as error:  # noqa: BLE001 -- a review that fails stops nothing
            note("review-failed", logging.WARNING, error=type(error).__name__)
            work.failures += 1
            if isinstance(error, BrokenExecutor):
                self._end_process()
            return
        (work.rough if rough else work.done)[number] = msgspec.json.decode(body, type=ReviewRound)
        if work.kept is not None and not rough:
            await self._keep(work.kept, number, body.decode())

    async def _keep(self, match: str, number: int, body: str) -> None:
        try:
            await self._store.keep_review(match, number, body)
        except StorageTrouble as error:
            trouble("review-not-kept", error)  # it is told from memory, and counted again later

    def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                1, context, initializer=begin_reviewing, initargs=(self._niceness,)
            )
        return self._pool

    def _end_process(self) -> None:
        if self._pool is not None:
            end(workers_of(self._pool))
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def read_round(body: str) -> ReviewRound | None:
    """A stored round, if it is of this judge."""
    try:
        found = msgspec.json.decode(body, type=ReviewRound)
    except msgspec.MsgspecError:
        return None
    return found if found.judge.version == JUDGE_VERSION else None
