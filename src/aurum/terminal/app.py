"""The table on the whole screen."""

from __future__ import annotations

import os

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Container, Vertical
from textual.theme import Theme
from textual.widgets import Static

from aurum.game import AurumError
from aurum.terminal.board import Board
from aurum.terminal.colours import Paint, ThemeName
from aurum.terminal.commands import Commands
from aurum.terminal.dialogs import Exchange, Page
from aurum.terminal.drawing import LEAFING, Drawing, Prose, StoryLog
from aurum.terminal.hand import Hand
from aurum.terminal.prompts import end_means, prompt
from aurum.terminal.rulebook import rulebook
from aurum.terminal.session import Session

DARK = Theme(
    name="aurum-dark",
    primary="#c9a227",
    foreground="#ece6d8",
    background="#1b1814",
    surface="#25211b",
    panel="#2e2922",
    dark=True,
)
LIGHT = Theme(
    name="aurum-light",
    primary="#7a5a00",
    foreground="#231f18",
    background="#faf6ec",
    surface="#f1ebdc",
    panel="#e6dec9",
    dark=False,
)
KEYS = {
    "F1": "help", "F2": "change", "F3": "tricks", "F4": "score", "F5": "sort", "F6": "undo",
    "F7": "rules", "F8": "hint", "F10": "quit",
}  # fmt: skip
WIDE, HIGH, TALL = 110, 30, 48
LEAST_WIDTH, LEAST_HEIGHT = 80, 24


class TableApp(App[None]):
    """Shows a session; keys become choices and commands."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (HIGH, "-high"), (TALL, "-tall")]  # noqa: RUF012
    TITLE = "Aurum"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #title { height: 1; background: $panel; text-style: bold; }
    #table { height: auto; padding: 0 1; }
    #trick, #supply { height: auto; padding-top: 1; }
    .-narrow #supply { padding-top: 0; }
    #story { height: 1fr; min-height: 2; padding: 0 1; background: $surface; overflow-x: hidden; }
    #past { display: none; padding-top: 1; height: auto; }
    .-wide #main { layout: horizontal; }
    .-wide.-high #past { display: block; }
    .-tall #main { height: auto; min-height: 24; max-height: 34; }
    .-wide #table { width: 3fr; height: 1fr; }
    .-wide #story { width: 2fr; }
    #main { height: 1fr; }
    #message { height: auto; max-height: 6; padding: 0 1; text-style: bold; }
    #hand { height: auto; padding: 0 1; }
    #typed { height: 1; padding: 0 1; background: $surface; }
    #keys { height: 1; background: $panel; }
    ModalScreen { align: center middle; }
    .dialog { width: 100%; max-width: 110; height: auto; max-height: 100%; background: $panel;
              padding: 0 1; border: round $primary; }
    .dialog VerticalScroll { height: auto; max-height: 70vh; }
    .title { text-style: bold; margin-bottom: 1; }
    .hint { color: $text-muted; margin-top: 1; }
    """

    def __init__(self, session: Session, theme: ThemeName) -> None:
        super().__init__(ansi_color="NO_COLOR" in os.environ or None)
        self.session = session
        self.texts = session.texts
        self.paint = Paint(theme)
        self.board = Board(session, self.paint)
        self.commands = Commands(session)
        self.typed = ""
        self.trouble: AurumError | None = None
        self._rung: int | None = None
        self._shown_sheet: tuple[object, ...] | None = None
        session.speak = self.say
        if not self.no_color:
            for known in (DARK, LIGHT):
                self.register_theme(known)
            self.theme = f"aurum-{theme}"

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Container(id="main"):
            with Vertical(id="table"):
                yield Drawing(self.board.seats, id="seats")
                yield Static(id="trick")
                yield Static(id="supply")
                yield Static(id="past")
            yield StoryLog(id="story")
        yield Static(id="message")
        yield Hand(self.session, self.paint)
        yield Static(id="typed")
        yield Static(self._keys(self.size.width), id="keys")

    def on_mount(self) -> None:
        self.session.greet()
        self.run_worker(self._follow(), name="news")
        self.set_interval(1.0, self._tick)

    def say(self, sentence: str) -> None:
        """Add a sentence for the person to the story."""
        self.screen_stack[0].query_one(StoryLog).tell(sentence)

    def on_resize(self, event: events.Resize) -> None:
        """Name the keys that fit; the title says when the window is too small."""
        small = event.size.width < LEAST_WIDTH or event.size.height < LEAST_HEIGHT
        self.board.window = event.size if small else None
        self.screen_stack[0].query_one("#title", Static).update(self.board.title())
        self.screen_stack[0].query_one("#keys", Static).update(self._keys(event.size.width))

    async def play(self) -> None:
        """Run until the person leaves; raises the error that made it impossible to continue."""
        await self.run_async()
        if self.trouble is not None:
            raise self.trouble

    async def _follow(self) -> None:
        try:
            await self.session.client.open()
            while not self.session.left:
                await self.session.hear(await self.session.client.news())
                self.session.guide.speak()
                self.redraw()
        except AurumError as trouble:
            self.trouble = trouble
        self.exit()

    def redraw(self) -> None:
        """Show what the session knows now."""
        if self.session.left:
            self.exit()
            return
        self._ring()
        self.query_one(Drawing).redraw()
        for name in ("title", "trick", "supply", "past"):
            self.query_one(f"#{name}", Static).update(getattr(self.board, name)())
        self.query_one(Hand).redraw()
        self.query_one("#message", Static).update(Prose(self._message()))
        self.query_one("#typed", Static).update(Text(f"> {self.typed}▏"))
        self._open_dialogs()

    def _ring(self) -> None:
        """Ring the terminal's bell when it is our turn; other people may take a while."""
        asked = self.session.own.asked if self.session.own else None
        if self.session.question is not None and asked is not None and asked != self._rung:
            self._rung = asked
            if self.session.client.address:
                self.bell()

    def _tick(self) -> None:
        """Update the clock, if the table has one, and warn before the time is over."""
        if self.session.warn():
            self.bell()
            if len(self.screen_stack) > 1:  # a page or a dialog hides the story
                self.notify(self.session.heard[-1], markup=False)
        if self.session.clock.seconds_left is not None:
            for message in self.screen_stack[0].query("#message").results(Static):
                message.update(Prose(self._message()))  # none is left while the program ends

    def _message(self) -> Text:
        line = prompt(self.session)
        if line is None:
            return Text(self.session.waiting(), "dim")
        if self.session.guide.lesson is not None and self.session.pending is None:
            line = f"{self.session.guide.text()} {line}"
        if self.session.pending is not None:
            line = f"{line} {self.texts('hint-confirm')}"
        elif self.session.question == "gold-or-end":
            line = f"{line} {end_means(self.session)}"
        return Text(line)

    def _keys(self, width: int) -> Text:
        """All keys; a narrow window leaves out the least important one."""
        line = self._named_keys(KEYS)
        if line.cell_len <= width:
            return line
        return self._named_keys({name: key for name, key in KEYS.items() if key != "sort"})

    def _named_keys(self, keys: dict[str, str]) -> Text:
        line = Text(no_wrap=True, overflow="ellipsis")
        for name, key in keys.items():
            line.append(name, "reverse").append(f" {self.texts(f'key-{key}')} ")
        return line

    def _open_dialogs(self) -> None:
        """Open the exchange when the person may exchange, and the sheet after every round."""
        if len(self.screen_stack) > 1:
            return
        question, view = self.session.question, self.session.view
        chooses = self.session.guide.lesson is None or self.session.armed
        if question == "exchange" and chooses and self.session.own and self.session.report:
            dialog = Exchange(self.texts, self.paint, self.session.own, self.session.report)
            self.push_screen(dialog, self._exchange_chosen)
        elif question in ("next-round", "over") and view is not None:
            sheet = (self.session.match, view.round, len(self.session.sheets))
            if sheet != self._shown_sheet and self.session.sheets:
                self._shown_sheet = sheet
                self._round_over()

    async def _exchange_chosen(self, action: str | None) -> None:
        if self.session.question == "exchange":
            await self.session.act(action or "keep")
        self.redraw()

    def _page(self, title: str, content: object) -> None:
        self.push_screen(Page(title, content, self.texts("hint-page")), self._page_left)  # type: ignore[arg-type]

    def _page_left(self, _: None) -> None:
        self.redraw()

    def _show_score(self) -> None:
        self._page(self.texts("sheet-title"), self.board.sheets())

    def _round_over(self) -> None:
        """Show the sheet; closing it starts the next round."""
        going_on = self.session.question == "next-round"
        hint = self.texts("prompt-next-round" if going_on else "hint-page")
        page = Page(self.texts("sheet-title"), self.board.sheets(), hint)
        self.push_screen(page, self._sheet_left)

    async def _sheet_left(self, _: None) -> None:
        if self.session.question == "next-round":
            await self.session.ready()
        self.redraw()

    async def on_hand_chosen(self, message: Hand.Chosen) -> None:
        self.session.pending = None
        if self.session.question in ("bid", "lead", "play", "gold-or-end"):
            await self.session.choose(message.action)
        else:
            self.session.say(self._message().plain)
        self.redraw()

    async def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        story = self.query_one(StoryLog)
        if event.key in LEAFING:
            story.leaf(event.key)
            return
        story.follow()
        if event.key in _KEYS:
            await getattr(self, _KEYS[event.key])()
        elif event.is_printable and event.character:
            self.typed += event.character
        else:
            return
        event.prevent_default()
        if self.is_running:
            self.redraw()

    async def _enter(self) -> None:
        """Take the typed line; without one, say yes, play the card under the cursor, or go on."""
        line, self.typed = self.typed, ""
        session = self.session
        if line:
            await self.commands.obey(line)
        elif session.pending is not None:
            await session.act(session.pending)
        elif session.question in ("bid", "lead", "play", "gold-or-end"):
            self.query_one(Hand).choose()
        else:
            await self.commands.obey("")

    async def _escape(self) -> None:
        if self.session.pending is not None and not self.typed:
            self.session.pending = None
            self.session.say(self.texts("cancelled"))
        self.typed = ""

    async def _backspace(self) -> None:
        self.typed = self.typed[:-1]

    async def _left(self) -> None:
        self.query_one(Hand).move(-1)

    async def _right(self) -> None:
        self.query_one(Hand).move(1)

    async def _help(self) -> None:
        lines = [self.texts("help-keys"), "", *self.commands.help()]
        self._page(self.texts("key-help"), Prose(Text("\n".join(lines))))

    async def _change(self) -> None:
        await self.commands.obey("change")

    async def _tricks(self) -> None:
        report = self.session.report
        lines = report.tricks() if report else self.session.people()
        self._page(self.texts("key-tricks"), Prose(Text("\n".join(lines))))

    async def _score(self) -> None:
        self._show_score()

    async def _sort(self) -> None:
        self.session.by_rank = not self.session.by_rank

    async def _undo(self) -> None:
        await self.commands.obey("undo")

    async def _hint(self) -> None:
        await self.commands.obey("hint")

    async def _rules(self) -> None:
        book = rulebook(self.texts.language)
        self._page(self.texts("key-rules"), Prose(Text("\n".join(book.whole()))))

    async def _quit(self) -> None:
        self.session.left = True

    async def action_quit(self) -> None:
        """Ctrl-Q leaves like F10; the match is kept."""
        self.session.left = True
        self.exit()

    def action_help_quit(self) -> None:
        """Ctrl-C leaves too."""
        self.session.left = True
        self.exit()


_KEYS = {
    "enter": "_enter",
    "escape": "_escape",
    "backspace": "_backspace",
    "left": "_left",
    "right": "_right",
    "f1": "_help",
    "f2": "_change",
    "f3": "_tricks",
    "f4": "_score",
    "f5": "_sort",
    "f6": "_undo",
    "f7": "_rules",
    "f8": "_hint",
    "f10": "_quit",
}
