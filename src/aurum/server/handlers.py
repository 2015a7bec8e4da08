"""The answers to HTTP requests, one method per endpoint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from aurum.daily.days import utc_now
from aurum.game import AurumError
from aurum.languages import LANGUAGES
from aurum.server import again_desk, games_desk, guess_desk, puzzle_desk
from aurum.server.admission import client_network
from aurum.server.bot_pool import Unanswered
from aurum.server.circle_handlers import CircleAnswers
from aurum.server.daily_desk import (
    attempt_of,
    bots_silent,
    is_first_attempt,
    think_of_line,
    told_attempts,
)
from aurum.server.editions import editions
from aurum.server.fair_queue import Asker
from aurum.server.hint_desk import FAILED
from aurum.server.identity import tidy_name
from aurum.server.live_table import LiveTable
from aurum.server.logs import fingerprint, note
from aurum.server.problems import HttpProblem, no_match, no_table, too_fast
from aurum.server.request_checks import TooManyGuesses, find_table, token_of
from aurum.server.review_desk import finished_record
from aurum.server.storage.rows import FinishedMatch
from aurum.server.thoughts import think_of_recorded_reason
from aurum.table.assistance import seed_of
from aurum.table.codes import tidy_code
from aurum.table.commands import Visitor
from aurum.table.match_record import match_record
from aurum.table.messages import encode
from aurum.table.presence import CLOCKS
from aurum.table.replay import match_info, replay
from aurum.table.wire import again as wire_again
from aurum.table.wire import http
from aurum.table.wire.games import Games
from aurum.table.wire.guess import GuessAction, Guessed, GuessShown
from aurum.table.wire.luck import Luck
from aurum.table.wire.review import Review
from aurum.table.wire.words import COOKIE, SECURE_COOKIE, WIRE_VERSION
from aurum.texts import companions, wished_language

P = ParamSpec("P")
T = TypeVar("T")

COOKIE_SECONDS = 400 * 24 * 3600
DECISION_DIGITS = 4


class Answers(CircleAnswers):
    """Each method takes the request and its decoded body, and returns a struct or a response."""

    async def about(self, _: Request, __: None) -> http.About:
        services = self._services
        return http.About(
            services.version,
            WIRE_VERSION,
            services.levels,
            services.emotes,
            dict(CLOCKS),
            tuple(LANGUAGES),
            services.settings.public_url,
        )

    async def editions(self, _: Request, __: None) -> http.Editions:
        return editions()

    async def me(self, request: Request, _: None) -> http.Me:
        return await self._me(await self._visitor(request))

    async def name_me(self, request: Request, body: http.NameMe) -> Response:
        """Cookies are set on every call, so that they do not expire while somebody plays."""
        name = None if body.name is None else tidy_name(body.name) or None
        token = token_of(request)
        visitor = await self._services.identities.whose(token)
        if visitor is None:
            self._take(self._services.budgets.openings, request)
            language = wished_language(request.headers.get("accept-language", ""))
            visitor, token = await self._services.identities.welcome(name, language)
        elif name is not None and name != visitor.name:
            visitor = await self._services.identities.rename(visitor, name)
        return self._with_cookie(request, await self._me(visitor), token or "")

    async def moving_code(self, request: Request, _: http.Request) -> http.Moving:
        visitor = await self._visitor(request)
        await self._opening(request, visitor)
        return await self._services.identities.moving_code(visitor)

    async def take(self, request: Request, body: http.TakeIdentity) -> Response:
        await self._guess(request)
        moved = await self._services.identities.move(body.code)
        if moved is None:
            raise HttpProblem(404, "no-such-code", "This code is wrong, used up or too old.")
        await self._guessed_right(request)
        visitor, token = moved
        note("identity-moved", address=client_network(request), guest=fingerprint(visitor.guest))
        return self._with_cookie(request, await self._me(visitor), token)

    async def log_out(self, request: Request, _: http.Request) -> Response:
        """Seats stay as they are; their guest cannot come back without having moved before."""
        visitor = await self._visitor(request)
        await self._services.identities.give_up(visitor)
        note("logged-out", address=client_network(request), guest=fingerprint(visitor.guest))
        response = Response(encode(http.Health("ok")), media_type="application/json")
        for name in (COOKIE, SECURE_COOKIE):
            response.delete_cookie(name, secure=name == SECURE_COOKIE, httponly=True)
        return response

    async def my_games(self, request: Request, _: None) -> Games:
        before = games_desk.place(request.query_params.get("before"))
        guest = (await self._visitor(request)).guest
        rows = await self._services.store.played_by(guest, games_desk.GAMES, before)
        return games_desk.games(rows)

    async def my_records(self, request: Request, _: None) -> Response:
        before = games_desk.place(request.query_params.get("before"))
        guest = (await self._visitor(request)).guest
        self._take(self._services.budgets.uploads, request)
        rows = await self._services.store.records_of(guest, games_desk.RECORDS, before)
        return Response(games_desk.records(rows), media_type="application/json")

    async def my_luck(self, request: Request, _: None) -> Luck:
        guest = (await self._visitor(request)).guest
        self._take(self._services.budgets.uploads, request)
        return await self._services.luck.of_guest(guest)

    async def count_luck(self, request: Request, _: http.Request) -> Luck:
        guest = (await self._visitor(request)).guest
        self._take(self._services.budgets.uploads, request)
        return await self._services.luck.of_guest(guest, count_for=client_network(request))

    async def lobby(self, _: Request, __: None) -> http.Lobby:
        return http.Lobby(await self._services.live_tables.listed())

    async def create(self, request: Request, body: http.CreateTable) -> http.Joined:
        visitor = await self._visitor(request)
        await self._opening(request, visitor)
        return await self._services.live_tables.create(visitor, body)

    async def learn(self, request: Request, body: http.StartLesson) -> http.Joined:
        visitor = await self._visitor(request)
        await self._opening(request, visitor)
        language = wished_language(request.headers.get("accept-language", ""))
        return await self._services.live_tables.teach(visitor, body.lesson, companions(language))

    async def room(self, request: Request, _: None) -> Any:
        return self._services.live_tables.room(await self._table(request))

    async def join(self, request: Request, body: http.JoinTable) -> http.Joined:
        visitor = await self._visitor(request)
        return await self._services.live_tables.join(await self._table(request), visitor, body)

    async def match(self, request: Request, _: None) -> http.MatchInfo:
        self._take(self._services.budgets.replays, request)
        found = await self._finished(request)
        return await self._make(request, match_info, found.id, found.at, found.record)

    async def record(self, request: Request, _: None) -> Response:
        found = await self._finished(request)
        name = f'attachment; filename="aurum-{found.id}.jsonl"'
        text = found.record + "\n"
        return Response(text, media_type="application/json", headers={"content-disposition": name})

    async def replay(self, request: Request, _: None) -> http.Replay:
        self._take(self._services.budgets.replays, request)
        found = await self._finished(request)
        return await self._make(request, replay, found.record, _seat(request))

    async def show_record(self, request: Request, body: http.ReplayRecord) -> http.Replay:
        self._take(self._services.budgets.uploads, request)
        try:
            return await self._make(request, replay, encode(body.record), body.seat)
        except AurumError as error:
            raise HttpProblem(
                422, "bad-record", f"This record cannot be shown: {error}."
            ) from error

    async def why(self, request: Request, body: http.AskWhy) -> http.Because:
        self._take(self._services.budgets.uploads, request)
        found = await self._finished(request)
        place = body.round, body.ply
        asked = found.record, place, seed_of(found.id, *place)
        asker, pool = Asker(client_network(request)), self._services.bot_pool
        try:
            said = await self._services.reasons.answer(
                (found.id, *place), lambda: pool.work(asker, think_of_recorded_reason, *asked)
            )
        except AurumError as error:
            text = f"{error}.".capitalize()
            raise HttpProblem(422, "not-a-bots-move", text, round=body.round + 1) from error
        except Unanswered:
            raise HttpProblem(429, FAILED.code, FAILED.text) from None
        return http.Because(said[body.language])

    async def again(self, request: Request, body: wire_again.PlayAgain) -> http.Joined:
        visitor = await self._visitor(request)
        again_desk.checked(body)
        found = await self._finished(request, body.match)
        await self._opening(request, visitor)
        wish, rules = await self._make(request, again_desk.repeated, found, body)
        language = wished_language(request.headers.get("accept-language", ""))
        return await self._services.live_tables.repeat(visitor, wish, companions(language), rules)

    async def deal(self, request: Request, _: None) -> wire_again.DealInfo:
        return again_desk.deal_info(await self._finished(request))

    async def comparison(self, request: Request, _: None) -> wire_again.Comparison:
        self._take(self._services.budgets.replays, request)
        before = await self._finished(request)
        after = await self._finished(request, request.path_params["other"])
        seat = _seat(request) or 0
        return await self._make(request, again_desk.comparison, before, after, seat)

    async def decision(self, request: Request, _: None) -> GuessShown:
        self._take(self._services.budgets.replays, request)
        seat, number = _seat(request) or 0, _decision(request)
        found = await self._finished(request)
        key = request.query_params.get("key")
        return await self._make(request, guess_desk.shown, found, seat, number, key)

    async def guess(self, request: Request, body: GuessAction) -> Guessed:
        self._take(self._services.budgets.replays, request)
        found = await self._finished(request)
        return await self._make(request, guess_desk.guessed, found, body)

    async def review(self, request: Request, _: None) -> Review:
        found = await self._finished(request)
        return await self._services.reviews.of_match(
            found.id, found.record, client_network(request)
        )

    async def review_table(self, request: Request, _: None) -> Review:
        """Finished rounds are public at the table, so those who play may hear about them."""
        visitor = await self._visitor(request)
        table = (await self._table(request)).table
        if table.seat_of(visitor.guest) is None:
            raise HttpProblem(403, "not-at-this-table", "Only those who play here may ask this.")
        play = table.play
        if play is None or not play.sheets:
            return Review(0, (), None)
        return await self._services.reviews.of_match(
            play.id, match_record(play), client_network(request)
        )

    async def review_record(self, request: Request, body: http.ReviewRecord) -> Review:
        self._take(self._services.budgets.uploads, request)
        try:
            record = await self._make(request, finished_record, encode(body.record))
        except AurumError as error:
            raise HttpProblem(
                422, "bad-record", f"This record cannot be reviewed: {error}."
            ) from error
        return await self._services.reviews.of_record(record, client_network(request))

    async def puzzles(self, _: Request, __: None) -> http.Puzzles:
        return puzzle_desk.listed()

    async def puzzle(self, request: Request, _: None) -> http.PuzzleShown:
        return puzzle_desk.shown(puzzle_desk.found(request.path_params["id"]))

    async def answer_puzzle(self, request: Request, body: http.AnswerPuzzle) -> http.PuzzleJudged:
        self._take(self._services.budgets.uploads, request)
        return puzzle_desk.judged(puzzle_desk.found(request.path_params["id"]), body.action)

    async def daily(self, request: Request, _: None) -> http.Daily:
        return self._services.daily.facts(utc_now(), request.query_params.get("date"))

    async def play_daily(self, request: Request, body: http.PlayDaily) -> Response:
        """Of today's deals the first attempt of a guest counts and is kept; past ones are free."""
        self._take(self._services.budgets.uploads, request)
        asked = self._services.daily.asked(body, utc_now())
        guest = (await self._visitor(request)).guest if asked.is_ranked else None
        counts = guest is not None and await self._counts(guest, body)
        asker = Asker(client_network(request), guest or "", guest and ("daily", guest))
        try:
            line = await self._services.bot_pool.work(
                asker, think_of_line, *asked.work, counts=counts, past=not asked.is_ranked
            )
        except Unanswered:
            raise bots_silent() from None
        if guest is not None and counts and body.actions:
            await self._services.store.keep_attempt(guest, attempt_of(body, line))
            await self._counts(guest, body)  # another line may have been kept meanwhile
        return Response(line, media_type="application/json")

    async def _counts(self, guest: str, body: http.PlayDaily) -> bool:
        return is_first_attempt(await self._services.store.attempts_of(guest), body)

    async def daily_attempts(self, request: Request, _: None) -> http.DailyAttempts:
        visitor = await self._visitor(request)
        return told_attempts(await self._services.store.attempts_of(visitor.guest))

    async def _me(self, visitor: Visitor) -> http.Me:
        return http.Me(visitor.name, await self._services.live_tables.tables_of(visitor))

    async def _table(self, request: Request) -> LiveTable:
        code = tidy_code(request.path_params["code"])
        visitor = await self._services.identities.whose(token_of(request))
        try:
            found = await find_table(self._services, client_network(request), visitor, code)
        except TooManyGuesses:
            raise too_fast() from None
        if found is None:
            raise no_table()
        return found

    async def _finished(self, request: Request, match: str | None = None) -> FinishedMatch:
        """The match of the path, or that one."""
        await self._guess(request)
        found = await self._services.store.record(match or request.path_params["id"])
        if found is None:
            raise no_match()
        await self._guessed_right(request)
        return found

    async def _make(
        self, request: Request, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What is dear to make from a record, beside the event loop."""
        network = client_network(request)
        return await self._services.replays.make(network, work, *args, **kwargs)

    def _with_cookie(self, request: Request, me: http.Me, token: str) -> Response:
        """By https under a name that no other host can set; a cookie of the old name goes."""
        secure = self._services.settings.is_secure or request.url.scheme == "https"
        response = Response(encode(me), media_type="application/json")
        response.set_cookie(
            SECURE_COOKIE if secure else COOKIE,
            token,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        if secure and COOKIE in request.cookies:
            response.delete_cookie(COOKIE, httponly=True)
        return response


def _seat(request: Request) -> int | None:
    text = request.query_params.get("seat")
    if text is None:
        return None
    if text not in ("0", "1", "2", "3"):
        raise HttpProblem(422, "no-such-seat", "`seat` must be 0, 1, 2 or 3.")
    return int(text)


def _decision(request: Request) -> int:
    text = request.query_params.get("decision", "0")
    if not (text.isascii() and text.isdecimal() and len(text) <= DECISION_DIGITS):
        raise HttpProblem(422, "no-decision", "`decision` must be a number from 0 to 9999.")
    return int(text)


def decode_body(data: bytes, kind: type) -> Any:
    """A request's body, or 422 with what is wrong and where."""
    try:
        return msgspec.json.decode(data, type=kind, strict=True)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise HttpProblem(422, "unreadable", f"The body cannot be read: {error}.") from error
