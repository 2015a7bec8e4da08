"""What a client draws.

`View` is the same for everybody at the table, `Own` is one seat's secret part.

Both hold every conclusion that would need the rules (who is taking the trick, why a card is barred,
what a team's bid would become), so that a client holds none.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from aurum.game import Side
from aurum.table.wire.events import FinalBid, SideScore
from aurum.table.wire.words import (
    ActionText,
    CardText,
    Digest,
    EndReason,
    Hand,
    HelpKind,
    Phase,
    Ply,
    Press,
    Seat,
    SeatKind,
    Sequence,
    Standing,
    TieRule,
)


class Reason(Struct, frozen=True):
    """Why something is not allowed: the clause, a code for translations, an English sentence."""

    clause: str
    code: str
    text: str
    details: dict[str, str] = {}


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it. `known`: cards all know to be in this hand (R4.5)."""

    hand_size: int
    taken: int
    placed: bool
    bid: CardText | None
    gold: tuple[CardText, ...]
    known: tuple[CardText, ...]


class SideView(Struct, frozen=True):
    """A player alone, or a team (R3.4). `bid_seat` is whose card counts as the side's bid."""

    seats: tuple[Seat, ...]
    bid: int | None
    bid_seat: Seat | None
    taken: int
    standing: Standing | None
    nuggets: int
    points: int


class PlayedCard(Struct, frozen=True):
    seat: Seat
    card: CardText


class TrickView(Struct, frozen=True):
    """The trick on the table with its badges.

    Who would take it now, who is lowest now (and takes `gold`, if that rank is in the supply), and
    which metals nobody may play any more.
    """

    number: int
    leader: Seat | None
    cards: tuple[PlayedCard, ...]
    taking: Seat | None
    lowest: Seat | None
    gold: CardText | None
    burnt: tuple[str, ...]


class FinishedTrick(Struct, frozen=True):
    leader: Seat
    cards: tuple[CardText, ...]
    taker: Seat
    lowest: Seat
    gold: CardText | None


class View(Struct, frozen=True, omit_defaults=True):
    """The table as everybody sees it.

    `tricks` holds all of the round, or the last one without perfect memory. `final_bid_counts`: the
    round on the table, or the next one, is the last, and its highest bid decides the match if
    nuggets are level after it. `final_bids` are the bids that did decide it, the highest first.
    """

    phase: Phase
    round: Hand
    first: Seat
    to_act: tuple[Seat, ...]
    exposed: tuple[CardText, ...]
    supply: tuple[int, ...]
    seats: tuple[SeatView, ...]
    sides: tuple[SideView, ...]
    trick: TrickView
    tricks: tuple[FinishedTrick, ...]
    winners: tuple[Side, ...] | None
    final_bid_counts: bool = False
    final_bids: tuple[FinalBid, ...] = ()


class Barred(Struct, frozen=True):
    """Cards of the hand (or own gold) that may not be played now, with their common reason."""

    cards: tuple[CardText, ...]
    reason: Reason


class ExchangeOffer(Struct, frozen=True):
    """The chance to change a bid.

    What can pay, and the side's bid after laying each hand card there.
    """

    gold: tuple[CardText, ...]
    own: dict[str, int]
    partner: dict[str, int] | None
    bid_now: int


class DeclinePreview(Struct, frozen=True):
    """What `end` would mean: the score of every side, and who would take the nugget.

    `winners`: who would win the match, if that ended it too; `final_bids`, if these would decide.
    """

    sides: tuple[SideScore, ...]
    nuggets: tuple[Side, ...]
    tie: TieRule | None
    winners: tuple[Side, ...] | None = None
    final_bids: tuple[FinalBid, ...] = ()


class Own(Struct, frozen=True, omit_defaults=True):
    """What only this seat may know.

    `asked` goes back as `seq` of the answer; null: not asked now. `exchangeable`: there are
    gold and a card, so that an exchange can be announced before the next trick (R4.1).
    """

    seat: Seat
    hand: tuple[CardText, ...]
    asked: Sequence | None = None
    legal: tuple[ActionText, ...] = ()
    barred: tuple[Barred, ...] = ()
    exchange: ExchangeOffer | None = None
    decline: DeclinePreview | None = None
    bid: CardText | None = None
    exchangeable: bool = False


class ClientSeed(Struct, frozen=True, omit_defaults=True):
    """A seat's share in the deal.

    `kind` is who had the seat when the deal began. `by` is `server` for bots and for persons who
    sent no seed in time; `withheld` is what such a person had committed to and did not reveal.
    Records from before 2026-11 lack `kind`.
    """

    by: Literal["person", "server"]
    commitment: Digest | None
    seed: Digest
    withheld: Digest | None = None
    kind: SeatKind | None = None


class DealProof(Struct, frozen=True):
    """All that is needed to make the deal of a hand again; public once the hand is over."""

    table: str
    hand: Hand
    commitment: Digest
    server_seed: Digest
    clients: tuple[ClientSeed, ...]


class SideSheet(Struct, frozen=True):
    """A side's line on a round's sheet, with what is needed to explain it."""

    seats: tuple[Seat, ...]
    bid: int
    tricks: int
    standing: Standing
    gold: tuple[CardText, ...]
    bid_points: int
    gold_points: int
    score: int


class RoundEnd(Struct, frozen=True):
    seat: Seat
    reason: EndReason
    hand: tuple[CardText, ...]


class Help(Struct, frozen=True, omit_defaults=True):
    """Help that a seat had before its action number `ply`.

    A hint, with what was pressed; an objection of the coach to an action; a move taken back.
    """

    kind: HelpKind
    seat: Seat
    ply: Ply
    press: Press | None = None
    action: ActionText | None = None


class RoundSheet(Struct, frozen=True):
    """A finished round.

    How it ended, every side's score, the hands as dealt, all actions, the deal's proof, and all
    tricks: who led, who took each and whose card was lowest. `help` lists hints and moves taken
    back; `bots` has the bot of every seat that a bot played all through the round; `stood_in` has
    the places in `actions` at which a bot or the clock decided for a person.
    """

    round: Hand
    first: Seat
    ended: RoundEnd
    sides: tuple[SideSheet, ...]
    nuggets: tuple[Side, ...]
    tie: TieRule | None
    hands: tuple[tuple[CardText, ...], ...]
    exposed: tuple[CardText, ...]
    actions: tuple[str, ...]
    proof: DealProof | None
    tricks: tuple[FinishedTrick, ...] = ()
    help: tuple[Help, ...] = ()
    bots: tuple[str | None, ...] = ()
    stood_in: tuple[Ply, ...] = ()
