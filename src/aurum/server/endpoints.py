"""The HTTP interface as data: what is routed, checked, documented and tested comes from here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from aurum.table.wire import again, games, guess, http
from aurum.table.wire.review import Review
from aurum.table.wire.room import Room


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One operation. `name` is that of the method that answers it."""

    name: str
    method: str
    path: str
    summary: str
    answer: Any
    body: type | None = None
    statuses: tuple[int, ...] = ()
    status: int = 200
    query: tuple[str, ...] = ()


ENDPOINTS = (
    Endpoint("about", "GET", "/about", "What this server is and offers.", http.About),
    Endpoint("editions", "GET", "/editions", "What the rulebooks answer.", http.Editions),
    Endpoint("me", "GET", "/me", "Who I am, and my tables.", http.Me, statuses=(401,)),
    Endpoint(
        "name_me",
        "POST",
        "/me",
        "Become a guest (sets the cookie), or change your nickname.",
        http.Me,
        http.NameMe,
    ),
    Endpoint(
        "moving_code",
        "POST",
        "/me/moving-code",
        "A code to take this identity to another device.",
        http.Moving,
        http.Request,
        (401,),
    ),
    Endpoint(
        "take",
        "POST",
        "/me/take",
        "Use such a code here; the other device's token stops working.",
        http.Me,
        http.TakeIdentity,
        (404,),
    ),
    Endpoint(
        "log_out",
        "POST",
        "/me/log-out",
        "Give this identity up: its token stops working, and its sockets are closed.",
        http.Health,
        http.Request,
        (401,),
    ),
    Endpoint(
        "my_games",
        "GET",
        "/me/games",
        "My finished matches, newest first.",
        games.Games,
        statuses=(401, 422),
        query=("before",),
    ),
    Endpoint(
        "my_records",
        "GET",
        "/me/records",
        "Their records, to keep.",
        games.Records,
        statuses=(401, 422),
        query=("before",),
    ),
    Endpoint("lobby", "GET", "/tables", "Listed tables.", http.Lobby),
    Endpoint(
        "create",
        "POST",
        "/tables",
        "Open a table.",
        http.Joined,
        http.CreateTable,
        (401, 409),
        201,
    ),
    Endpoint(
        "learn",
        "POST",
        "/lessons",
        "Open a table for a lesson.",
        http.Joined,
        http.StartLesson,
        (401,),
        201,
    ),
    Endpoint("room", "GET", "/tables/{code}", "A table's room.", Room, statuses=(404,)),
    Endpoint(
        "join",
        "POST",
        "/tables/{code}/join",
        "Take a seat, or only look at the room.",
        http.Joined,
        http.JoinTable,
        (401, 404, 409),
    ),
    Endpoint("match", "GET", "/matches/{id}", "A finished match.", http.MatchInfo, statuses=(404,)),
    Endpoint(
        "record",
        "GET",
        "/matches/{id}/record",
        "Its record, to keep.",
        dict[str, Any],
        statuses=(404,),
    ),
    Endpoint(
        "replay",
        "GET",
        "/matches/{id}/replay",
        "Its replay, from one seat's view or (without `seat`) with open hands.",
        http.Replay,
        statuses=(404, 422),
        query=("seat",),
    ),
    Endpoint(
        "why",
        "POST",
        "/matches/{id}/why",
        "Why a bot acted as it did.",
        http.Because,
        http.AskWhy,
        (404, 422, 503),
    ),
    Endpoint(
        "review",
        "GET",
        "/matches/{id}/review",
        "What was luck and what was play, as far as it has been counted.",
        Review,
        statuses=(404,),
    ),
    Endpoint(
        "review_table",
        "GET",
        "/tables/{code}/review",
        "The same of the finished rounds of a match under way, for those who play.",
        Review,
        statuses=(401, 403, 404),
    ),
    Endpoint(
        "review_record",
        "POST",
        "/review",
        "The same of any finished record; ask again until it is complete.",
        Review,
        http.ReviewRecord,
        (422,),
    ),
    Endpoint(
        "show_record",
        "POST",
        "/replay",
        "The replay of any record, finished or not.",
        http.Replay,
        http.ReplayRecord,
        (422,),
    ),
    Endpoint(
        "deal",
        "GET",
        "/matches/{id}/deal",
        "What may be known before its cards are played once more.",
        again.DealInfo,
        statuses=(404,),
    ),
    Endpoint(
        "again",
        "POST",
        "/again",
        "Open a table with the cards of a finished match.",
        http.Joined,
        again.PlayAgain,
        (401, 404, 422),
        201,
    ),
    Endpoint(
        "comparison",
        "GET",
        "/matches/{id}/comparison/{other}",
        "Two matches with the same cards, trick by trick.",
        again.Comparison,
        statuses=(404, 422),
        query=("seat",),
    ),
    Endpoint(
        "decision",
        "GET",
        "/matches/{id}/guess",
        "A decision of a seat as it saw it then; nothing of what follows.",
        guess.GuessShown,
        statuses=(404, 422),
        query=("seat", "decision"),
    ),
    Endpoint(
        "guess",
        "POST",
        "/matches/{id}/guess",
        "Guess it, and hear what was played and what is asked next.",
        guess.Guessed,
        guess.GuessAction,
        (404, 422),
    ),
    Endpoint("puzzles", "GET", "/puzzles", "All puzzles, without answers.", http.Puzzles),
    Endpoint(
        "puzzle",
        "GET",
        "/puzzles/{id}",
        "A puzzle as its seat sees it; `today` is the puzzle of the day.",
        http.PuzzleShown,
        statuses=(404,),
    ),
    Endpoint(
        "answer_puzzle",
        "POST",
        "/puzzles/{id}/answer",
        "Answer it, and hear what the answer is worth.",
        http.PuzzleJudged,
        http.AnswerPuzzle,
        (404, 422),
    ),
    Endpoint(
        "daily",
        "GET",
        "/daily",
        "Today's deals, or those of a past `date`: what anybody may know.",
        http.Daily,
        statuses=(422,),
        query=("date",),
    ),
    Endpoint(
        "daily_attempts",
        "GET",
        "/daily/attempts",
        "My first attempts at daily deals.",
        http.DailyAttempts,
        statuses=(401,),
    ),
    Endpoint(
        "play_daily",
        "POST",
        "/daily/play",
        "One of today's deals after some own actions; the result when it is over.",
        http.DailyLine,
        http.PlayDaily,
        (409, 422, 503),
    ),
)
