"""A person at a table: the news so far, the open question, and the person's wishes.

Screens show a session and pass it what the person types. It knows neither screens nor rules.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar, Literal

from aurum.table.wire.replies import (
    Advice,
    Checked,
    Done,
    Explained,
    Farewell,
    Refused,
    RoomChanged,
    Said,
    Update,
    Welcome,
)
from aurum.table.wire.room import Room
from aurum.table.wire.view import Own, RoundSheet, View
from aurum.terminal.assistance import Coach, advice_lines
from aurum.terminal.choices import Option, options
from aurum.terminal.client import Alarm, Client, Connection, News, Reviewed
from aurum.terminal.description import Report
from aurum.terminal.lessons import Guide, Offers, fitting
from aurum.terminal.narration import Story
from aurum.terminal.phrases import Words
from aurum.terminal.presence import Clock, presence
from aurum.terminal.substitute import Substitutes
from aurum.texts import Texts

KEEP = "keep"
NEARLY_OVER = 5  # seconds
COACH_CANNOT = ("hint-failed", "hints-too-often", "thinking-spent", "too-busy")
Question = Literal[
    "confirm", "bid", "first-exchange", "exchange", "lead", "play", "gold-or-end", "next-round",
    "over", "gathering", "lesson",
]  # fmt: skip


class Session:
    """Follows one table. `speak` receives every sentence for the person."""

    def __init__(self, client: Client, texts: Texts, *, ask_exchange: bool = False) -> None:
        self.client = client
        self.texts = texts
        self.words = Words(texts)
        self.story = Story(self.words)
        self.speak: Callable[[str], None] = lambda _: None
        self.heard: list[str] = []  # since the person last typed something
        self.before: list[str] = []  # and before that
        self.room: Room | None = None
        self.view: View | None = None
        self.own: Own | None = None
        self.sheets: tuple[RoundSheet, ...] = ()
        self.ask_exchange = ask_exchange  # ask before every trick
        self.armed = False  # ask at the next chance
        self.pending: str | None = None  # an action that waits for a yes
        self.is_host = False
        self.by_rank = False  # how the hand is sorted
        self.brief = False  # ask in one word
        self.busy = False  # an order is on its way; what it changes is not known yet
        self.left = False
        self.notes: Sequence[str] = ()  # to be said at the beginning
        self.clock = Clock()
        self.substitutes = Substitutes(client)
        self._warned: int | None = None  # the question at which the end of the time was near
        self.coach = Coach(self, client.act)
        self.guide = Guide(self)
        self.offers: Offers | None = None  # lessons are offered where somebody plays alone
        self._met: set[str] = set()
        self.match: str | None = None  # the id of the match that the view shows
        self._told_match: str | None = None
        self._answered: int | None = None
        self._ready_after: tuple[str | None, int] | None = None  # a match, and its round

    def say(self, sentence: str) -> None:
        """Tell the person a sentence."""
        self.heard.append(sentence)
        self.speak(sentence)

    def greet(self) -> None:
        for sentence in (self.texts("greeting"), *self.notes):
            self.say(sentence)

    def result(self) -> list[str]:
        """How the match has ended, for those who leave it; nothing if it has not."""
        view = self.view
        if view is None or view.winners is None or self.guide.lesson is not None:
            return []
        return [self.story.ended(view.winners), self.story.result(view.winners)]

    def typed(self) -> None:
        """The person has typed a line: what was said before it can be repeated."""
        if self.heard:
            self.before, self.heard = self.heard, []

    @property
    def seat(self) -> int | None:
        return self.words.seat

    @property
    def is_over(self) -> bool:
        """Whether a match was played to its end."""
        return self.view is not None and self.view.phase == "over" and self.seat is not None

    @property
    def report(self) -> Report | None:
        """The table in words, once there is a match."""
        if self.view is None:
            return None
        points = self.room is not None and self.room.options.rules.scoring == "points"
        return Report(self.words, self.view, self.own, points, self.by_rank)

    @property
    def question(self) -> Question | None:
        """The question that this person has to answer, if any."""
        if self.pending is not None:
            return "confirm"
        if self.busy or self.room is None:
            return None
        if self.room.lesson is not None and self.room.lesson.wants != "action":
            return "lesson" if self.guide.waits else None
        if self.room.state == "gathering":
            return "gathering"
        if self.view is None:
            return None
        if self.view.phase == "over":  # with a rematch the room is ahead of the view
            return "over" if self.room.state == "over" else None
        return None if self.seat is None else self._decision(self.view)

    def _decision(self, view: View) -> Question | None:
        own = self.own
        if view.phase == "deal":
            is_last = getattr(self.client, "ends_with_round", False)
            is_ready = self._ready_after == (self.match, view.round)
            goes_on = is_last or is_ready or self.guide.lesson is not None
            return None if goes_on else "next-round"
        if own is None or own.asked is None or own.asked == self._answered:
            return None
        if view.phase == "bid":
            return "bid"
        if view.phase == "exchange":
            asks = self.armed or self.ask_exchange or self.guide.lesson is not None
            return "exchange" if asks else "first-exchange"
        if "end" in own.legal:
            return "gold-or-end"
        return "play" if view.trick.cards else "lead"

    async def hear(self, news: News) -> None:
        """Take in what the table says."""
        goes_on = isinstance(news, Reviewed) and not news.done
        self.busy = self.busy and goes_on
        await self._HEAR[type(news)](self, news)

    async def choose(self, action: str) -> None:
        """Choose an action; one that cannot be taken back waits for a yes first."""
        self.coach.chosen_anew()
        if action.startswith(("bid", "swap", "end")):
            self.pending = action if self._may(action) else None
            if self.pending is not None:
                return
        await self.act(action)

    async def act(self, action: str) -> None:
        """Send an action; if the table has barred it already, only explain why."""
        self.pending = None
        barred = next((o.barred for o in self._options() if o.action == action), None)
        if barred is not None:
            self.say(self.words.reason(barred))
            return
        self.armed = self.armed and self.question not in ("exchange", "first-exchange")
        self._answered = self.own.asked if self.own else None
        self.substitutes.sent = action
        if self.guide.lesson is not None or not await self.coach.consider(action):
            await self.client.act(action)

    def object_to(self, action: str, objection: str) -> None:
        """Pass on the coach's objection: the action waits for a yes again."""
        self._answered, self.pending = None, action
        self.say(objection)

    async def keep_unasked(self) -> None:
        """Keep the bids where the person has not asked to be asked.

        Before the first trick the bids are new, so everybody who can change one is asked (R4.1).
        """
        if self.question != "first-exchange" or self.view is None or self.own is None:
            return
        if self.view.trick.number > 0 or self.own.legal == (KEEP,):
            await self.act(KEEP)

    async def order(self, order: Awaitable[None]) -> None:
        """Ask the table for something other than an action; the answer comes as news."""
        self.busy = True
        await order

    async def ready(self) -> None:
        """Agree to the next deal."""
        self._ready_after = (self.match, self.view.round) if self.view else None
        await self.client.ready()

    def waiting(self) -> str:
        """What we wait for while nothing is asked."""
        if self.coach.is_looking:
            return self.texts("coach-looks")
        return self.report.waiting() if self.report else "…"

    def people(self) -> list[str]:
        """Who sits where, before a match."""
        seats = self.room.seats if self.room else ()
        return [
            self.texts("room-seat", number=info.seat + 1, name=self._occupant(info.seat))
            for info in seats
        ]

    def _occupant(self, seat: int) -> str:
        assert self.room is not None
        is_open = self.room.seats[seat].kind == "open"
        return self.texts("seat-open") if is_open else self.words.title(seat)

    def _options(self) -> tuple[Option, ...]:
        return options(self.own, self.view) if self.own and self.view else ()

    def _may(self, action: str) -> bool:
        return self.own is not None and action in self.own.legal

    async def _hear_welcome(self, news: Welcome) -> None:
        first = self.room is None
        self._take_room(news)
        self._meet(news.room)
        if first and news.room.state == "gathering":
            self._say_people()
        if news.seat is None:
            self.say(self.texts("watching"))

    async def _hear_room(self, news: RoomChanged) -> None:
        before, people = self.room, self.people()
        self._take_room(news)
        if news.room.state == "gathering" and self.people() != people:
            self._say_people()
        for key, seat in presence(before, news.room):
            if seat != self.seat:
                new = key == "room-back" and self.words.name(seat) not in self._met
                self.say(self.texts("room-came" if new else key, name=self.words.name(seat)))
        self._meet(news.room)

    def _meet(self, room: Room) -> None:
        """Remember who has been here: only they can come back."""
        self._met |= {info.name for info in room.seats if info.name and not info.away}

    def _take_room(self, news: Welcome | RoomChanged) -> None:
        self.room = self.words.room = news.room
        self.words.seat = news.seat
        self.is_host = news.host

    def _say_people(self) -> None:
        if self.client.address:
            self.say(self.texts("room-address", address=self.client.address))
        for line in self.people():
            self.say(line)

    async def _hear_update(self, news: Update) -> None:
        first, self.view, self.own = self.view is None, news.view, news.own
        is_other, self.match = news.match != self.match, news.match
        self.armed = self.armed and (first or not is_other)
        self._tell_substitute(news)
        self.clock.take(news.clocks, self.seat)
        self.sheets = news.sheets or (() if news.view.round == 0 else self.sheets)
        if news.fresh:
            self._rejoin(news, first)
        for sentence in self.story.told(news.events, news.view):
            self.say(sentence)
        if self.pending is not None and not self._may(self.pending):
            self.pending = None
        self._say_match_address(news)
        lesson = self.guide.lesson
        await self.keep_unasked()
        self._offer_lesson()
        # In a lesson the room follows, and with it what the step says; that comes first.
        self.guide.is_new_scene = lesson is not None and is_other
        goes_on = not first and bool(news.events or self.guide.is_new_scene)
        self.busy = lesson is not None and self.client.address is None and goes_on

    def _tell_substitute(self, news: Update) -> None:
        """Say what the clock or a bot played for this person."""
        found = self.substitutes.found(news, self.seat, is_late=self.clock.is_up)
        if found is not None:
            key, cards = found
            self.say(self.texts(key, cards=", ".join(map(self.words.card, cards))))

    def warn(self) -> bool:
        """Say once that the time for a question is nearly over; whether it was said now."""
        asked, seconds = self.own.asked if self.own else None, self.clock.seconds_left
        is_near = seconds is not None and 0 < seconds <= NEARLY_OVER and asked is not None
        if not is_near or asked in (self._warned, self._answered) or self.question is None:
            return False
        self._warned = asked
        self.say(self.texts("time-left", seconds=seconds or 0))
        return True

    def _offer_lesson(self) -> None:
        if self.offers is None or self.view is None or self.own is None:
            return
        name = fitting(self.view, self.own, self.offers.offered)
        if name is not None:
            self.offers.settle(name)
            offer, command = self.texts(f"lesson-offer-{name}"), f"aurum learn {name}"
            self.say(f"{offer} {self.texts('lesson-how', command=command)}")

    def _say_match_address(self, news: Update) -> None:
        """Say where the finished match can be viewed and checked."""
        address = self.client.match_address(news.match) if news.view.winners is not None else None
        if address and news.match != self._told_match:
            self._told_match = news.match
            self.say(self.texts("match-address", address=address))

    def _rejoin(self, news: Update, first: bool) -> None:
        self._answered = self._ready_after = self.pending = None
        self.armed = self.armed or (news.undone and news.view.phase == "exchange")
        self.story.joined(news.view)
        if news.undone or (first and self.guide.lesson is None):
            self.say(self.texts("undone" if news.undone else "joined"))

    async def _hear_refused(self, news: Refused) -> None:
        if news.reason.code in COACH_CANNOT and await self.coach.let_pass():
            return
        if news.reason.code == "newer-question":
            return
        self._answered = self._ready_after = None
        self.substitutes.sent = ""
        self.say(self.words.reason(news.reason))
        await self.guide.refused(news.reason.code)

    async def _hear_advice(self, news: Advice) -> None:
        for line in advice_lines(news, self):
            self.say(line)

    async def _hear_checked(self, news: Checked) -> None:
        await self.coach.hear(news)

    async def _hear_explained(self, news: Explained) -> None:
        self.say(news.text)

    async def _hear_reviewed(self, news: Reviewed) -> None:
        for line in news.lines:
            self.say(line)

    async def _hear_done(self, news: Done) -> None:
        """Nothing to say: other news reports what was done."""

    async def _hear_said(self, news: Said) -> None:
        emote = self.texts(f"emote-{news.emote}")
        self.say(self.texts("said", name=self.words.title(news.seat), emote=emote))

    async def _hear_farewell(self, news: Farewell) -> None:
        self.say(self.words.reason(news.reason))

    async def _hear_alarm(self, news: Alarm) -> None:
        self.say(self.words.reason(news.reason))

    async def _hear_connection(self, news: Connection) -> None:
        self.left = self.left or news.final
        if not news.final:
            self.substitutes.is_back = news.up
            self.say(self.texts("connection-back" if news.up else "connection-lost"))

    _HEAR: ClassVar[dict[type, Callable[[Session, Any], Awaitable[None]]]] = {
        Welcome: _hear_welcome,
        RoomChanged: _hear_room,
        Update: _hear_update,
        Done: _hear_done,
        Refused: _hear_refused,
        Advice: _hear_advice,
        Checked: _hear_checked,
        Explained: _hear_explained,
        Reviewed: _hear_reviewed,
        Said: _hear_said,
        Farewell: _hear_farewell,
        Connection: _hear_connection,
        Alarm: _hear_alarm,
    }
