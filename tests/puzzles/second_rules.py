"""The rules once more, for the second opinion on puzzles: written from the rulebook alone."""

from itertools import combinations
from typing import Any, NamedTuple

Card = tuple[str, int]  # metal and rank; gold is ("Au", rank)
Action = str
GOLD_POINTS = (0, 1, 1, 1, 2, 2, 2, 3, 3)  # R8.2
OVER = "over"


class State(NamedTuple):
    """A deal while it is played. Everything by seat is a tuple."""

    hands: tuple[frozenset[Card], ...]
    gold: tuple[tuple[int, ...], ...]
    supply: tuple[int, ...]
    bids: tuple[Card, ...]
    taken: tuple[int, ...]
    leader: int
    trick: tuple[Card, ...]
    asked: tuple[int, ...]  # seats that may still exchange before this trick
    done: int  # tricks finished
    last: tuple[int, int, int | None] | None  # the first trick finished here: taker, lowest, gold
    phase: str = "going"


class Task(NamedTuple):
    """What is to be decided, by whom, and for what."""

    seat: int
    aim: str
    rank: int
    first_trick: int


# Reading


def card(text: str) -> Card:
    letters = text.rstrip("0123456789")
    return letters, int(text[len(letters) :])


def cards(text: str) -> list[Card]:
    return [] if text == "-" else [card(part) for part in text.split(".")]


def numbers(text: str, mark: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(int(part) for part in text.split(mark))


class Position:
    """The line of notation: the true deal, and all deals that the seat must reckon with."""

    def __init__(self, text: str, seat: int) -> None:
        words = text.split(" ")
        fields = dict(word.split("=", 1) for word in words[2:])
        hands = [frozenset(cards(part)) for part in fields["hands"].split("/")]
        known = [frozenset(cards(part)) for part in fields["known"].split("/")]
        tricks = [] if fields["tricks"] == "-" else fields["tricks"].split("/")
        taken = [0] * len(hands)
        for trick in tricks:
            leader, _, played = trick.partition(":")
            laid = cards(played.partition("+")[0])
            taken[(int(leader) + taking(laid)) % len(hands)] += 1
        self.state = State(
            hands=tuple(hands),
            gold=tuple(numbers(part, ".") for part in fields["gold"].split("/")),
            supply=numbers(fields["supply"], ","),
            bids=tuple(card(part) for part in fields["bids"].split("/")),
            taken=tuple(taken),
            leader=int(fields["leader"]),
            trick=tuple(cards(fields["trick"])),
            asked=numbers(fields["chances"], "."),
            done=len(tricks),
            last=None,
        )
        self.seat, self.known = seat, known

    def worlds(self) -> list[State]:
        """All deals that fit what the seat knows: the cards it cannot place, in all ways."""
        hands = self.state.hands
        sure = [
            hands[seat] if seat == self.seat else hands[seat] & self.known[seat]
            for seat in range(len(hands))
        ]
        hidden = sorted({c for seat, hand in enumerate(hands) for c in hand - sure[seat]})
        free = [len(hand) - len(sure[seat]) for seat, hand in enumerate(hands)]
        return [
            self.state._replace(hands=tuple(s | d for s, d in zip(sure, dealt, strict=True)))
            for dealt in deals(hidden, free)
        ]


def deals(hidden: list[Card], free: list[int]) -> list[list[frozenset[Card]]]:
    if not free:
        return [[]]
    return [
        [frozenset(chosen), *rest]
        for chosen in combinations(hidden, free[0])
        for rest in deals([c for c in hidden if c not in chosen], free[1:])
    ]


# Rules


def taking(trick: Any) -> int:
    """R6.3, R6.4: the highest gold, else the highest card; of equals the later one."""
    return max(range(len(trick)), key=lambda p: (trick[p][0] == "Au", trick[p][1], p))


def lowest(trick: Any) -> int:
    """R6.1, R6.4."""
    places = [place for place, laid in enumerate(trick) if laid[0] != "Au"]
    return min(places, key=lambda p: (trick[p][1], -p))


def turn(state: State) -> int:
    if state.asked:
        return state.asked[0]
    return (state.leader + len(state.trick)) % len(state.hands)


def moves(state: State) -> list[Action]:
    """What the seat whose turn it is may do; nothing if it can play nothing (R7.1)."""
    seat = turn(state)
    hand, gold = state.hands[seat], sorted(set(state.gold[seat]))
    if state.asked:
        targets = ("", " partner") if len(state.hands) == 4 else ("",)
        swaps = [f"swap Au{g} {m}{r}{t}" for g in gold for m, r in sorted(hand) for t in targets]
        return ["keep", *swaps]
    burnt = {laid[0] for laid in state.trick}
    base = [f"play {m}{r}" for m, r in sorted(hand) if m not in burnt]
    if not state.trick:
        return base  # R5.1
    trumps = [f"play Au{g}" for g in gold]
    return base + trumps + ([] if base or not trumps else ["end"])  # R5.3


def after(state: State, action: Action) -> State:
    """The deal after an action; `phase` is OVER when the round is."""
    words = action.split()
    if words[0] == "keep":
        return state._replace(asked=state.asked[1:])
    if words[0] == "swap":
        return exchanged(state, card(words[1])[1], card(words[2]), len(words) == 4)
    if words[0] == "end":
        return state._replace(phase=OVER)
    return played(state, card(words[1]))


def exchanged(state: State, rank: int, new: Card, partner: bool) -> State:
    """R4.1, R4.2, R4.6."""
    seat = turn(state)
    owner = (seat + 2) % 4 if partner else seat
    hand = (state.hands[seat] - {new}) | {state.bids[owner]}
    return state._replace(
        hands=put(state.hands, seat, hand),
        bids=put(state.bids, owner, new),
        gold=put(state.gold, seat, without(state.gold[seat], rank)),
        supply=put(state.supply, rank, state.supply[rank] + 1),
        asked=state.asked[1:],
    )


def played(state: State, laid: Card) -> State:
    seat = turn(state)
    if laid[0] == "Au":
        state = state._replace(gold=put(state.gold, seat, without(state.gold[seat], laid[1])))
    else:
        state = state._replace(hands=put(state.hands, seat, state.hands[seat] - {laid}))
    state = state._replace(trick=(*state.trick, laid))
    if len(state.trick) == len(state.hands):
        return finished(state)
    return state if moves(state) else state._replace(phase=OVER)  # R7.1


def finished(state: State) -> State:
    """R6, in its order; then the exchange before the next trick (R4.3), or the end (R7.1)."""
    seats, trick = len(state.hands), state.trick
    taker = (state.leader + taking(trick)) % seats
    place = lowest(trick)
    low, rank = (state.leader + place) % seats, trick[place][1]
    gold, supply, found = state.gold, state.supply, None
    if rank < len(supply) and supply[rank] > 0:
        gold = put(gold, low, tuple(sorted((*gold[low], rank))))
        supply, found = put(supply, rank, supply[rank] - 1), rank
    for laid in trick:
        if laid[0] == "Au":
            supply = put(supply, laid[1], supply[laid[1]] + 1)
    order = [(low + place) % seats for place in range(seats)]
    return state._replace(
        gold=gold,
        supply=supply,
        taken=put(state.taken, taker, state.taken[taker] + 1),
        leader=low,
        trick=(),
        asked=tuple(s for s in order if gold[s] and state.hands[s]) if state.hands[low] else (),
        done=state.done + 1,
        last=state.last or (taker, low, found),
        phase="going" if state.hands[low] else OVER,
    )


def put(items: Any, place: int, value: Any) -> Any:
    return (*items[:place], value, *items[place + 1 :])


def without(items: tuple[int, ...], rank: int) -> tuple[int, ...]:
    place = items.index(rank)
    return (*items[:place], *items[place + 1 :])


# Results


class Sheet(NamedTuple):
    score: int
    exact: bool
    best_gold: int


def sheets(state: State) -> list[Sheet]:
    """R8: three players alone, four in two teams."""
    seats = len(state.hands)
    sides = [[seat] for seat in range(3)] if seats == 3 else [[0, 2], [1, 3]]
    found = []
    for side in sides:
        bid = max(state.bids[seat][1] for seat in side)
        tricks = sum(state.taken[seat] for seat in side)
        gold = [rank for seat in side for rank in state.gold[seat]]
        points = 0 if tricks < bid else 2 * bid if tricks == bid else bid
        points += sum(GOLD_POINTS[rank] for rank in gold)
        found.append(Sheet(points, tricks == bid, max(gold, default=-1)))
    return found


def round_winners(state: State) -> list[int]:
    """R9: exact bid, then highest gold, then all that are tied."""
    found = sheets(state)
    tied = [s for s, sheet in enumerate(found) if sheet.score == max(x.score for x in found)]
    exact = [s for s in tied if found[s].exact]
    if len(tied) > 1 and exact:
        tied = exact
    if len(tied) > 1:
        highest = max(found[s].best_gold for s in tied)
        tied = [s for s in tied if found[s].best_gold == highest]
    return tied


def verdict(state: State, task: Task, alone: bool) -> bool | None:
    """Whether the aim is reached; None while it is open."""
    if task.aim in ("exact", "round"):
        if state.phase != OVER:
            return None
        side = task.seat % (3 if len(state.hands) == 3 else 2)
        if task.aim == "exact":
            return sheets(state)[side].exact
        winners = round_winners(state)
        return winners == [side] if alone else side in winners
    if state.last is None:
        return False if state.phase == OVER else None  # R7.4
    taker, low, found = state.last
    if task.aim == "trick":
        return taker == task.seat
    return low == task.seat and (task.aim == "lead" or found == task.rank)
