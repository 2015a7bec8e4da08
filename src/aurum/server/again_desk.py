"""The same deal again over HTTP: which deal a link leads to, and two lines side by side."""

from __future__ import annotations

from aurum.again.comparison import RoundComparison, TrickSide, compared
from aurum.game import AurumError, parse_record
from aurum.server.problems import HttpProblem
from aurum.server.storage.rows import FinishedMatch
from aurum.table.repeated_deal import AGAIN_VERSION, Moment, Repeated, following
from aurum.table.wire import again
from aurum.table.wire.events import Rules
from aurum.table.wire_events import rules_of


def checked(body: again.PlayAgain) -> None:
    """A link of another version leads to other bots or cards: nothing could be compared."""
    if body.version != AGAIN_VERSION:
        raise HttpProblem(
            422,
            "other-version",
            f"This link is of version {body.version} of repeated deals, and this server plays "
            f"version {AGAIN_VERSION}; ask for a new link.",
        )


def repeated(found: FinishedMatch, body: again.PlayAgain) -> tuple[Repeated, Rules]:
    """What is to be played; `AurumError` says what the match does not have."""
    record = parse_record(found.record)
    moment = following(record, Moment(body.round, body.ply))
    return Repeated(record, body.seat, moment, found.id), rules_of(record.ruleset)


def deal_info(found: FinishedMatch) -> again.DealInfo:
    """What anybody who has the link may read before playing: nothing of the cards or the end."""
    record = parse_record(found.record)
    bots = record.extra.get("bots")
    people = [seat for seat in range(record.ruleset.seats) if not _is_bot(bots, seat)]
    return again.DealInfo(found.id, rules_of(record.ruleset), record.names, tuple(people))


def _is_bot(bots: object, seat: int) -> bool:
    return isinstance(bots, list) and seat < len(bots) and bots[seat] is not None


def comparison(before: FinishedMatch, after: FinishedMatch, seat: int) -> again.Comparison:
    """Both matches trick by trick, from one chair; the cards of both must be the same."""
    left, right = parse_record(before.record), parse_record(after.record)
    if seat >= left.ruleset.seats:
        raise AurumError(f"seat {seat} does not exist; the seats are 0 to {left.ruleset.seats - 1}")
    return again.Comparison(
        rules_of(left.ruleset),
        seat,
        again.MatchLine(left.names, left.winners or ()),
        again.MatchLine(right.names, right.winners or ()),
        tuple(map(_round, compared(left, right, seat).rounds)),
    )


def _round(row: RoundComparison) -> again.RoundPair:
    before, after = (
        again.RoundLine(bid, None if sheet is None else sheet.score)
        for bid, sheet in zip(row.bids, row.sheets, strict=True)
    )
    tricks = tuple(
        again.TrickPair(trick.number, _line(trick.left), _line(trick.right)) for trick in row.tricks
    )
    return again.RoundPair(row.round, before, after, tricks, row.parted is not None)


def _line(side: TrickSide | None) -> again.TrickLine | None:
    if side is None:
        return None
    return again.TrickLine(str(side.card), side.taker, side.lowest, side.collected)
