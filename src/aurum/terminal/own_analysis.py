"""Hints, checks, reasons and reviews at one's own table, computed beside the screen."""

from __future__ import annotations

from collections.abc import Callable

from aurum.game import AurumError, Record, Seat, View, parse_action
from aurum.table.assistance import seed_of
from aurum.table.commands import bots_move, object_to
from aurum.table.match_record import sheets_record
from aurum.table.review_sums import review_sums
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Advice, Checked, Explained
from aurum.table.wire.review import ReviewRound
from aurum.table.wire.view import Reason
from aurum.terminal.client import Reviewed
from aurum.terminal.own_table import OwnTable
from aurum.texts import Texts, texts
from aurum.work_threads import WorkThreads

HelpCommand = wire.Hint | wire.Check | wire.Why
FAILED = Reason("", "hint-failed", "No hint could be worked out; ask again, or play on.")
NICENESS = 10  # of a review: bots and hints go first


async def answered(
    own: OwnTable, command: HelpCommand, threads: WorkThreads
) -> Advice | Checked | Explained | None:
    """The answer to a command that the table has accepted; None if it came too late."""
    if isinstance(command, wire.Why):
        return await _explained(own, command, threads)
    if _seen(own, command) is None:
        return None
    if isinstance(command, wire.Hint):
        return await _advice(own, command, threads)
    return await _checked(own, command, threads)


def _seen(own: OwnTable, command: wire.Hint | wire.Check) -> View | None:
    """What the person sees, if the question is still open."""
    question = own.play.asked.get(own.person)
    is_open = question is not None and (own.play.id, question.seq) == (command.match, command.seq)
    return own.seen_by(own.person) if is_open else None


async def _advice(own: OwnTable, command: wire.Hint, threads: WorkThreads) -> Advice | None:
    from aurum.analysis.advice import told_hints

    seen = _seen(own, command)
    assert seen is not None
    picked = None if command.picked is None else parse_action(command.picked)
    seed = seed_of(command.match, command.seq)
    language = command.language
    told = await threads.run(told_hints, seen, picked, seed, (language,))
    return None if _seen(own, command) is None else told[language].answer(command)


async def _checked(own: OwnTable, command: wire.Check, threads: WorkThreads) -> Checked | None:
    """Check an action; an objection is written down before it is reported."""
    from aurum.analysis.coach import objection_texts

    seen, said = _seen(own, command), None
    assert seen is not None
    if not own.play.help.was_objected(own.person, command.seq):
        action = parse_action(command.action)
        seed = seed_of(command.match, command.seq)
        language = command.language
        texts = await threads.run(objection_texts, seen, action, seed, (language,))
        said = texts.get(language)
    if _seen(own, command) is None:
        return None
    if said is not None:
        own.book(lambda draft: object_to(draft, own.person, command.seq, command.action))
    return Checked(command.id, command.match, command.seq, command.action, said)


async def _explained(own: OwnTable, command: wire.Why, threads: WorkThreads) -> Explained:
    from aurum.analysis.moves import move_texts

    play = own.play
    _, level = bots_move(play.sheets[command.round], command.ply)
    rounds = play.sheets[: command.round + 1]
    record = str(sheets_record(play.ruleset, play.names, rounds, None, play.id))
    place = command.round, command.ply
    said = await threads.run(
        move_texts, record, place, level, seed_of(play.id, *place), (command.language,)
    )
    return Explained(command.id, command.match, *place, said[command.language])


class _Stopped(Exception):
    """Nobody waits for this review any more."""


class OwnReview:
    """Reviews one match. Finished rounds are kept, so that asking again costs nothing."""

    def __init__(
        self, record: Record, reader: Seat, tell: Callable[[Reviewed], None], effort: float
    ) -> None:
        self.record, self.reader = record, reader
        self._tell, self._effort = tell, effort
        self._rounds: list[ReviewRound] = []
        self._thread: WorkThreads | None = None  # while it is being counted

    async def ask(self, language: str, *, course: bool) -> None:
        """Report the review, or its progress if it is already running."""
        speak = texts(language)
        if self._thread is not None:
            self._say(speak("review-round", **self._progress))
            return
        try:
            await self._count(speak)
        except _Stopped:
            return
        except AurumError as error:  # such as a damaged engine
            self._tell(Reviewed((speak("review-impossible", why=str(error)),), done=True))
        else:
            self._tell(Reviewed(self._lines(speak, course=course), done=True))

    def stop(self) -> None:
        """Stop after the decision that is being reviewed."""
        if self._thread is not None:
            self._thread.close()

    async def _count(self, speak: Texts) -> None:
        missing = self._progress["rounds"] - len(self._rounds)
        if missing:
            self._say(speak("review-begins", rounds=missing))
        thread = self._thread = WorkThreads(1, "review", NICENESS)
        try:
            for _ in range(missing):
                await thread.run(self._count_round, thread)
                self._say(speak("review-round", **self._progress))
        finally:
            thread.close()
            self._thread = None

    def _count_round(self, thread: WorkThreads) -> None:
        from aurum.analysis.ledgers import NORMAL
        from aurum.analysis.reviews import review_round

        def heed(_: float) -> None:
            if thread.is_closed:
                raise _Stopped

        work, number = NORMAL.scaled(self._effort), len(self._rounds)
        self._rounds.append(review_round(self.record, number, effort=work, progress=heed))

    def _lines(self, speak: Texts, *, course: bool) -> tuple[str, ...]:
        from aurum.analysis.review_text import ReviewText
        from aurum.analysis.reviews import Review

        sums = review_sums(self.record.ruleset, self._rounds)
        assert sums is not None, "a finished match has rounds"
        found = Review(self.record, tuple(self._rounds), sums)
        text = ReviewText(speak, found, self.reader)
        return tuple(text.course() if course else text.lines())

    @property
    def _progress(self) -> dict[str, int]:
        return {"done": len(self._rounds), "rounds": len(self.record.rounds)}

    def _say(self, line: str) -> None:
        self._tell(Reviewed((line,)))
