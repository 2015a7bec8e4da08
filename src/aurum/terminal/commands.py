"""What can be typed besides actions: the same words in every screen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import get_args

from aurum.table.wire.words import BotLevel, Emote
from aurum.terminal.assistance import HintWords
from aurum.terminal.choices import Unreadable, chosen
from aurum.terminal.phrases import shown
from aurum.terminal.rulebook import rulebook
from aurum.terminal.session import KEEP, Session
from aurum.terminal.typed_names import CardWords, Named

SEATS = ("1", "2", "3", "4")
LEVELS: tuple[str, ...] = get_args(BotLevel)
EMOTES: tuple[str, ...] = get_args(Emote)
NAMES = (
    "help", "rules", "choices", "hand", "table", "trick", "bids", "gold", "supply", "known",
    "score", "last", "tricks", "repeat", "brief", "change", "ask", "hint", "undo", "why",
    "coach", "next", "show", "say",
    "review", "course", "rematch", "start", "bot", "open", "remove", "quit",
)  # fmt: skip


class Commands:
    """Answers a typed line: a yes or no, a command, or else a choice."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.texts = session.texts
        self.cards = CardWords(session.texts)
        self.hints = HintWords(session)
        self._names = {
            alias: name for name in NAMES for alias in (*self._aliases(f"command-{name}"), name)
        }
        self._emotes = Named({key: self.texts(f"emote-{key}") for key in EMOTES})
        self._levels = Named({key: self.texts(f"bot-{key}") for key in LEVELS})
        self._yes = ("yes", "y", *self._aliases("word-yes"))
        self._no = ("no", "n", *self._aliases("word-no"))
        self._orders: dict[str, Callable[[list[str]], Awaitable[None]]] = {
            name: getattr(self, f"_order_{name}") for name in NAMES
        }

    async def obey(self, line: str) -> None:
        """Carry out the line, and always say something about it."""
        text, pending = " ".join(line.split()), self.session.pending
        self.session.typed()
        if pending is not None and await self._confirmed(text.lower()):
            return
        if not text:
            await self._nothing()
            return
        word, *rest = text.split()
        name = self._names.get(word.lower())
        if name is not None and not self.cards.is_card(text):
            await self._orders[name](rest)
        elif not await self._choose(text):
            self.session.pending = pending  # a typing mistake is not an answer

    def help(self) -> list[str]:
        """Everything that can be typed, one line each."""
        lines = [self.texts("help-head")]
        for name in NAMES:
            words = [name, *self._aliases(f"command-{name}")]
            typed = ", ".join(dict.fromkeys(words))
            lines.append(self.texts("help-line", words=typed, what=self.texts(f"help-{name}")))
        return lines

    def _aliases(self, key: str) -> list[str]:
        return [alias.strip() for alias in self.texts(key).split(",")]

    async def _confirmed(self, answer: str) -> bool:
        """Whether the line answered the open question."""
        session = self.session
        pending, session.pending = session.pending, None
        if answer in self._yes and pending is not None:
            await session.act(pending)
        elif answer in self._no:
            session.say(self.texts("cancelled"))
        else:  # looking something up leaves the question open; another choice takes its place
            looks_up = answer.partition(" ")[0] in self._names and not self.cards.is_card(answer)
            session.pending = pending if not answer or looks_up else None
            return not answer
        return True

    async def _choose(self, text: str) -> bool:
        """Take the choice that a line means; False if it means none."""
        session = self.session
        if session.question == "lesson" and text.isdecimal():
            await session.guide.go_on(int(text))
            return True
        if session.question is None and session.report is not None:
            session.say(session.waiting())
            return False
        if session.own is None or session.view is None or session.own.asked is None:
            session.say(self.texts("not-understood", text=shown(text)))
            return False
        try:
            line = self.cards.notation(text)
            action = chosen(line, session.own, session.view, by_rank=session.by_rank)
        except Unreadable as trouble:
            session.say(self.texts(trouble.key, **trouble.facts))
            return False
        await session.choose(action)
        return True

    async def _nothing(self) -> None:
        """An empty line: go on, if that is the only possible answer."""
        question = self.session.question
        if self.session.coach.is_looking:
            await self.session.coach.let_pass()
        elif question == "lesson":
            await self._order_show([])
        elif question == "next-round":
            await self.session.ready()
        elif question == "first-exchange":
            await self.session.act(KEEP)

    def _say(self, lines: list[str]) -> None:
        for line in lines:
            self.session.say(line)

    def _reported(self, part: str) -> None:
        report = self.session.report
        if report is None:
            self._say(self.session.people())
        else:
            self._say(getattr(report, part)())

    async def _order_help(self, _: list[str]) -> None:
        self._say(self.help())

    async def _order_choices(self, _: list[str]) -> None:
        self._reported("choices")
        self.session.say(self.texts("help-more"))

    async def _order_rules(self, words: list[str]) -> None:
        """Show a chapter by its number, or list the chapters."""
        book = rulebook(self.texts.language)
        match words:
            case [number] if number.isdecimal() and 1 <= int(number) <= book.count:
                self._say(book.chapter(int(number)))
            case []:
                self._say([*book.lead(), *book.titles(), self.texts("rules-how")])
            case _:
                self.session.say(self.texts("rules-how"))

    async def _order_trick(self, _: list[str]) -> None:
        self._reported("trick")

    async def _order_bids(self, _: list[str]) -> None:
        self._reported("bids")

    async def _order_gold(self, _: list[str]) -> None:
        self._reported("gold")

    async def _order_known(self, _: list[str]) -> None:
        self._reported("known")

    async def _order_supply(self, _: list[str]) -> None:
        report = self.session.report
        self._say([report.supply()] if report else self.session.people())

    async def _order_repeat(self, _: list[str]) -> None:
        self._say(list(self.session.before) or [self.texts("repeat-nothing")])

    async def _order_brief(self, _: list[str]) -> None:
        self.session.brief = not self.session.brief
        self.session.say(self.texts("brief-on" if self.session.brief else "brief-off"))

    async def _order_hand(self, _: list[str]) -> None:
        self._reported("hand")

    async def _order_table(self, _: list[str]) -> None:
        self._reported("table")

    async def _order_last(self, _: list[str]) -> None:
        self._reported("last")

    async def _order_tricks(self, _: list[str]) -> None:
        self._reported("tricks")

    async def _order_score(self, _: list[str]) -> None:
        report = self.session.report
        self._say(report.score(self.session.sheets) if report else self.session.people())

    async def _order_change(self, _: list[str]) -> None:
        """Ask for the exchange at the next chance, or stop asking for it."""
        session = self.session
        session.armed = not session.armed
        if session.question == "exchange":  # it is asked now
            return
        await session.keep_unasked()
        self.session.say(self.texts("armed-on" if self.session.armed else "armed-off"))

    async def _order_ask(self, _: list[str]) -> None:
        self.session.ask_exchange = not self.session.ask_exchange
        await self.session.keep_unasked()
        self.session.say(self.texts("ask-on" if self.session.ask_exchange else "ask-off"))

    async def _order_undo(self, _: list[str]) -> None:
        """Drop the action that waits for a yes; without one, ask the table to take a move back."""
        if self.session.pending is not None:
            self.session.pending = None
            self.session.say(self.texts("cancelled"))
            return
        await self.session.order(self.session.client.undo())

    async def _order_hint(self, words: list[str]) -> None:
        await self.hints.ask(words)

    async def _order_why(self, words: list[str]) -> None:
        """`why Bi7`, or `why 1 Bi7` from the first round."""
        named = words[1:] if words and words[0].isdecimal() else words
        await self.hints.why(words, self.cards.card(" ".join(named)))

    async def _order_coach(self, _: list[str]) -> None:
        coach = self.session.coach
        coach.is_on = not coach.is_on
        self.session.say(self.texts("coach-on" if coach.is_on else "coach-off"))

    async def _order_show(self, _: list[str]) -> None:
        """In a lesson: go on, or have the step done."""
        await self.session.guide.go_on()

    async def _order_next(self, _: list[str]) -> None:
        if self.session.question in ("next-round", "lesson"):
            await self._nothing()
        else:
            self.session.say(self.texts("next-not-now"))

    async def _order_say(self, words: list[str]) -> None:
        emote = self._emotes.find(" ".join(words))
        if emote is not None:
            await self.session.order(self.session.client.say(emote))
        else:
            self.session.say(self.texts("say-which", emotes=" · ".join(self._emotes.names)))

    async def _order_review(self, _: list[str]) -> None:
        await self._review(course=False)

    async def _order_course(self, _: list[str]) -> None:
        await self._review(course=True)

    async def _review(self, *, course: bool) -> None:
        session = self.session
        if session.view is None or session.view.winners is None:
            session.say(self.texts("review-not-now"))
        else:
            await session.order(session.client.review(self.texts.language, course=course))

    async def _order_rematch(self, _: list[str]) -> None:
        await self.session.order(self.session.client.rematch())

    async def _order_start(self, _: list[str]) -> None:
        await self.session.order(self.session.client.start())

    async def _order_bot(self, words: list[str]) -> None:
        level = self._levels.find(" ".join(words[1:]))
        if level is not None and words[0] in SEATS:
            await self.session.order(self.session.client.place(int(words[0]) - 1, level))
        else:
            self.session.say(self.texts("bot-how", levels=", ".join(self._levels.names)))

    async def _order_open(self, words: list[str]) -> None:
        match words:
            case [number] if number in SEATS:
                await self.session.order(self.session.client.place(int(number) - 1, None))
            case _:
                self.session.say(self.texts("open-how"))

    async def _order_remove(self, words: list[str]) -> None:
        match words:
            case [number] if number in SEATS:
                await self.session.order(self.session.client.remove(int(number) - 1))
            case _:
                self.session.say(self.texts("remove-how"))

    async def _order_quit(self, _: list[str]) -> None:
        self.session.left = True
