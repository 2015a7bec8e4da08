"""The review of a match at a table of one's own: counted beside the screen, round by round."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

from aurum.extras import demand
from aurum.game import AurumError, Record, Seat
from aurum.table.review_sums import review_sums
from aurum.table.wire.review import ReviewRound
from aurum.terminal.client import Reviewed
from aurum.terminal.preparing import prepared
from aurum.texts import Texts, texts


class _Stopped(Exception):
    """Nobody waits for this review any more."""


class OwnReview:
    """Counts one match. Rounds that are done stay, so that asking again costs nothing."""

    def __init__(
        self, record: Record, reader: Seat, tell: Callable[[Reviewed], None], effort: float
    ) -> None:
        self.record, self.reader = record, reader
        self._tell, self._effort = tell, effort
        self._rounds: list[ReviewRound] = []
        self._stop: Event | None = None  # while it is being counted

    async def ask(self, language: str) -> None:
        """Tell the review, or how far it is if it is being counted already."""
        speak = texts(language)
        if self._stop is not None:
            self._say(speak("review-round", **self._progress))
            return
        try:
            await self._count(speak)
        except _Stopped:
            return
        except (AurumError, ImportError) as error:  # such as an extra that is not installed
            self._tell(Reviewed((speak("review-impossible", why=str(error)),), done=True))
        else:
            self._tell(Reviewed(self._lines(speak), done=True))

    def stop(self) -> None:
        """End after the decision that is being looked at."""
        if self._stop is not None:
            self._stop.set()

    async def _count(self, speak: Texts) -> None:
        demand("bots", "a review")
        missing = self._progress["rounds"] - len(self._rounds)
        if missing:
            self._say(speak("review-begins", rounds=missing))
        stop = self._stop = Event()
        try:
            for _ in range(missing):
                # Its thread does not hold the program up when the person leaves.
                await prepared(lambda: self._count_round(stop), lambda _: None)
                self._say(speak("review-round", **self._progress))
        finally:
            stop.set()
            self._stop = None

    def _count_round(self, stop: Event) -> None:
        from aurum.analysis.ledgers import NORMAL
        from aurum.analysis.reviews import review_round

        def heed(_: float) -> None:
            if stop.is_set():
                raise _Stopped

        work, number = NORMAL.scaled(self._effort), len(self._rounds)
        self._rounds.append(review_round(self.record, number, effort=work, progress=heed))

    def _lines(self, speak: Texts) -> tuple[str, ...]:
        from aurum.analysis.review_text import ReviewText
        from aurum.analysis.reviews import Review

        sums = review_sums(self.record.ruleset, self._rounds)
        assert sums is not None, "a finished match has rounds"
        found = Review(self.record, tuple(self._rounds), sums)
        return tuple(ReviewText(speak, found, self.reader).lines())

    @property
    def _progress(self) -> dict[str, int]:
        return {"done": len(self._rounds), "rounds": len(self.record.rounds)}

    def _say(self, line: str) -> None:
        self._tell(Reviewed((line,)))
