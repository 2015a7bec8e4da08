"""Tells what happened, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from aurum.game import Side
from aurum.table.wire import events as wire
from aurum.table.wire.view import View
from aurum.terminal.phrases import Words


class Story:
    """Turns events into sentences; an event that only repeats the obvious gets none."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = words.texts
        self.sides: tuple[tuple[int, ...], ...] = ()
        self._tricks = 0
        self._kept: list[int] = []

    def told(self, events: tuple[wire.Event, ...], view: View) -> list[str]:
        """The sentences for events that led to this view."""
        self.sides = tuple(side.seats for side in view.sides)
        sentences: list[str] = []
        for event in events:
            if not isinstance(event, wire.BidKept):
                sentences += self._flush_kept()
            sentences += self.sentences(event)
        if view.phase != "exchange":  # all have been asked: say it before the next question
            sentences += self._flush_kept()
        return sentences

    def sentences(self, event: wire.Event) -> list[str]:
        """One event in words."""
        return self._TELL[type(event)](self, event)

    def joined(self, view: View) -> None:
        """Start the story in the middle of a match."""
        self.sides = tuple(side.seats for side in view.sides)
        self._tricks = view.trick.number + (view.phase in ("exchange", "play"))
        self._kept = []

    def side_score(self, side: int, score: wire.SideScore) -> str:
        return self.texts(
            "log-side-scored",
            side=self.words.side(self.sides[side]),
            tricks=score.tricks,
            bid=score.bid,
            bid_points=score.bid_points,
            gold_points=score.gold_points,
            score=score.score,
        )

    def nuggets(self, nuggets: tuple[Side, ...], tie: str | None) -> list[str]:
        """Who takes a nugget, and the tie rule if one was needed."""
        lines = [self.texts(f"tie-{tie}")] if tie else []
        if nuggets:
            lines.append(self.texts("log-nuggets", **self._winning(nuggets)))
        return lines

    def _winning(self, sides: tuple[Side, ...]) -> dict[str, str | int]:
        return self.words.winning([self.sides[side] for side in sides])

    def _match_started(self, event: wire.MatchStarted) -> list[str]:
        rules = event.rules
        edition = self.texts(f"edition-{rules.edition}")
        return [self.texts("log-match-started", edition=edition, players=rules.players)]

    def _round_dealt(self, event: wire.RoundDealt) -> list[str]:
        self._tricks = 0
        who = self.words.who(event.first)
        lines = [self.texts("log-round-dealt", number=event.round + 1, **who)]
        if event.exposed:
            lines.append(self.texts("log-exposed", cards=self.words.cards(event.exposed)))
        if event.final_bid_counts:
            lines.append(self.texts("final-bid-counts"))
        return lines

    def _bid_placed(self, event: wire.BidPlaced) -> list[str]:
        who = self.words.who(event.seat)
        if event.card is None:
            return [self.texts("log-bid-placed-hidden", **who)]
        return [self.texts("log-bid-placed", card=self.words.card(event.card), **who)]

    def _bids_revealed(self, event: wire.BidsRevealed) -> list[str]:
        bids = [
            self.texts("bid-of", name=self.words.title(seat), card=self.words.card(card))
            for seat, card in enumerate(event.bids)
        ]
        return [self.texts("log-bids-revealed", bids=self.texts.series(bids))]

    def _trick_opened(self, event: wire.TrickOpened) -> list[str]:
        self._tricks += 1
        who = self.words.who(event.leader)
        return [self.texts("log-trick-opened", number=self._tricks, **who)]

    def _bid_kept(self, event: wire.BidKept) -> list[str]:
        """Everybody keeps the bid before almost every trick, so one sentence covers all."""
        self._kept.append(event.seat)
        return []

    def _flush_kept(self) -> list[str]:
        seats, self._kept = self._kept, []
        return [self.texts("log-bids-kept", names=self.words.people(seats))] if seats else []

    def _bid_exchanged(self, event: wire.BidExchanged) -> list[str]:
        cards = {
            "gold": self.words.card(event.gold),
            "card": self.words.card(event.card),
            "returned": self.words.card(event.returned),
        }
        who = self.words.who(event.seat)
        if event.target == event.seat:
            return [self.texts("log-bid-exchanged", **who, **cards)]
        whose = self.words.who(event.target)
        return [
            self.texts(
                "log-bid-exchanged-partner",
                whose=whose["who"],
                owner=whose["name"],
                **who,
                **cards,
            )
        ]

    def _card_played(self, event: wire.CardPlayed) -> list[str]:
        who = self.words.who(event.seat)
        return [self.texts("log-card-played", card=self.words.card(event.card), **who)]

    def _gold_collected(self, event: wire.GoldCollected) -> list[str]:
        who = self.words.who(event.seat)
        return [self.texts("log-gold-collected", card=self.words.card(event.card), **who)]

    def _trick_taken(self, event: wire.TrickTaken) -> list[str]:
        return [self.texts("log-trick-taken", **self.words.who(event.seat))]

    def _round_ended(self, event: wire.RoundEnded) -> list[str]:
        who = self.words.who(event.seat)
        lines = [self.texts(f"log-round-ended-{event.reason}", **who)]
        if event.hand:
            lines.append(self.texts("log-hand-shown", cards=self.words.cards(event.hand), **who))
        return lines

    def _round_scored(self, event: wire.RoundScored) -> list[str]:
        scores = [self.side_score(side, score) for side, score in enumerate(event.sides)]
        return scores + self.nuggets(event.nuggets, event.tie)

    def ended(self, winners: tuple[Side, ...]) -> str:
        """Who has won the match."""
        return self.texts("log-match-ended", **self._winning(winners))

    def _match_ended(self, event: wire.MatchEnded) -> list[str]:
        lines = [self.ended(event.winners)]
        if event.final_bids:
            lines.insert(0, self.final_bids(event.final_bids))
        return [*lines, self.result(event.winners)]

    def final_bids(self, bids: tuple[wire.FinalBid, ...]) -> str:
        """R10.2: what decided between sides level on nuggets."""
        said = [
            self.texts("final-bid", side=self.words.side(self.sides[bid.side]), bid=bid.bid)
            for bid in bids
        ]
        return self.texts("final-bids", bids=", ".join(said))

    def result(self, winners: tuple[Side, ...]) -> str:
        """What the event means for the reader."""
        seat = self.words.seat
        if seat is None:
            return self.texts("result-over")
        if not any(seat in self.sides[side] for side in winners):
            return self.texts("result-lost")
        return self.texts("result-won" if len(winners) == 1 else "result-shared")

    _TELL: ClassVar[dict[type, Callable[[Story, Any], list[str]]]] = {
        wire.MatchStarted: _match_started,
        wire.RoundDealt: _round_dealt,
        wire.BidPlaced: _bid_placed,
        wire.BidsRevealed: _bids_revealed,
        wire.TrickOpened: _trick_opened,
        wire.BidKept: _bid_kept,
        wire.BidExchanged: _bid_exchanged,
        wire.CardPlayed: _card_played,
        wire.GoldCollected: _gold_collected,
        wire.TrickTaken: _trick_taken,
        wire.RoundEnded: _round_ended,
        wire.RoundScored: _round_scored,
        wire.MatchEnded: _match_ended,
    }
