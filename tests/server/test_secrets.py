"""No card leaks: not to another seat, a spectator or an outsider, on any channel."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.pairs import pairs
from tests.server.postgres import PostgresServer
from tests.server.stores import ADDRESS
from tests.server.worlds import World, compare
from tests.sizes import sized


@pytest.fixture
def databases(postgres: PostgresServer, tmp_path: Path) -> Iterator[Path]:
    """A directory in which both worlds find a database of their own."""
    with contextlib.ExitStack() as stack:
        for world in ("0", "1"):
            (tmp_path / world).mkdir()
            address = stack.enter_context(postgres.database())
            (tmp_path / world / ADDRESS).write_text(address)
        yield tmp_path


@sized("count", 90, 500)  # 90 is every edition with every kind of table, and who plays there
async def test_pairs_of_worlds_sound_alike(tmp_path: Path, count: int):
    assert await compare(tmp_path, pairs(count)) == []


@pytest.mark.parametrize("processes", [1, 2])
@sized("count", 9, 500)
async def test_worlds_on_postgresql_sound_alike(databases: Path, processes: int, count: int):
    """With two processes, the people of every table come through both."""
    assert await compare(databases, pairs(count), processes=processes) == []


async def test_other_tables_cannot_be_heard(tmp_path: Path):
    """World two also has a busy private table, which nobody at this one may notice."""

    async def busy(world: World) -> None:
        token = await world._guest("Somebody else")
        body = {"seats": ["me", "random", "random"], "start": True}
        await world._post(token, "/tables", body)

    assert await compare(tmp_path, pairs(10), busy) == []


Plant = Callable[[pytest.MonkeyPatch], None]


def initial_state(plant: pytest.MonkeyPatch) -> None:
    """The deal is told with everybody's cards."""
    from aurum.table import updates, wire_events

    def everything(events: Any, observer: Any) -> Any:
        other = (observer + 1) % 3 if isinstance(observer, int) else 0
        return tuple(wire_events.told(event, other) for event in events)

    plant.setattr(updates, "narrate", everything)


def undo_stack(plant: pytest.MonkeyPatch) -> None:
    """The room carries the position that an undo would go back to."""
    from aurum.table.room_view import room_view as real

    def with_stack(table: Any, *rest: Any, **more: Any) -> Any:
        import msgspec

        room = real(table, *rest, **more)
        stack = str(table.play and table.play._opening)
        return msgspec.structs.replace(room, finished=(*room.finished, stack))

    plant.setattr("aurum.server.subscribers.room_view", with_stack)


def the_log(plant: pytest.MonkeyPatch) -> None:
    """The server's log names the hands."""
    from aurum.server import logs
    from aurum.server.live_table import LiveTable

    real = LiveTable._plan

    def talkative(self: LiveTable) -> None:
        play = self.table.play
        logs.note("planned", hands=str(play and play.match and play.match.round))
        real(self)

    plant.setattr(LiveTable, "_plan", talkative)


def option_counts(plant: pytest.MonkeyPatch) -> None:
    """Everybody hears between how many actions a seat can choose."""
    import msgspec

    from aurum.game import view
    from aurum.table import updates

    real = updates.Updates._update

    def with_count(self: Any, *arguments: Any) -> Any:
        seats = self._match.to_act
        count = sum(str(a) > "play P5" for seat in seats for a in view(self._match, seat).legal)
        return msgspec.structs.replace(real(self, *arguments), ack=str(count))

    plant.setattr(updates.Updates, "_update", with_count)


def resync_without_credentials(plant: pytest.MonkeyPatch) -> None:
    """Whoever comes back gets the cards of the seat they name."""
    from aurum.table.updates import Updates
    from aurum.table.updates import resumed as real

    def anybody(*arguments: Any) -> Updates:
        news = real(*arguments)
        first = arguments[0].play.match.round.first
        plant.setattr(news, "for_seat", lambda _: Updates.for_seat(news, (first + 1) % 3))
        return news

    plant.setattr("aurum.server.subscribers.resumed", anybody)


def the_story_so_far(plant: pytest.MonkeyPatch) -> None:
    """Who comes late is told the round as another seat knows it."""
    from aurum.table import updates

    real = updates.Updates._update

    def careless(self: Any, observer: Any, *own: Any) -> Any:
        other = (self._match.round.first + 1) % self._match.ruleset.seats
        return real(self, other if self._events is None else observer, *own)

    plant.setattr(updates.Updates, "_update", careless)


def spectators(plant: pytest.MonkeyPatch) -> None:
    """A spectator is shown what the seats to act see."""
    from aurum.table.updates import Updates

    plant.setattr(
        Updates,
        "for_spectator",
        lambda self: b"".join(self.for_seat(s) for s in range(self._match.ruleset.seats)),
    )


def hidden_bids(plant: pytest.MonkeyPatch) -> None:
    """A bid that lies face down is told with its card."""
    from aurum.game import views
    from aurum.game.events import BidPlaced

    plant.setitem(views._SHOW, BidPlaced, views._public)


def error_texts(plant: pytest.MonkeyPatch) -> None:
    """A refusal says who does hold the card."""
    from aurum.server.live_table import LiveTable
    from aurum.table.refusals import Refusal
    from aurum.table.wire.view import Reason

    real = LiveTable._refuse

    def helpful(self: LiveTable, follower: Any, name: str, refusal: Refusal) -> None:
        play = self.table.play
        text = str(play and play.match and play.match.round and play.match.round.hands)
        real(self, follower, name, Refusal(Reason("", "no", text)))

    plant.setattr(LiveTable, "_refuse", helpful)


def sequential_ids(plant: pytest.MonkeyPatch) -> None:
    """Matches are numbered, so that everybody knows how many there are."""
    from aurum.table import commands

    numbers = iter(range(10**6))
    plant.setattr(commands, "match_id", lambda _: f"{next(numbers):022d}")


def metric_labels(plant: pytest.MonkeyPatch) -> None:
    """The server counts moves by card."""
    from aurum.server.live_table import LiveTable

    real = LiveTable._plan

    def counted(self: LiveTable) -> None:
        play = self.table.play
        if play and play.match and play.match.round:
            self.around.metrics.refused(str(play.match.round.hands[0][0]))
        real(self)

    plant.setattr(LiveTable, "_plan", counted)


def moves_taken_back(plant: pytest.MonkeyPatch) -> None:
    """Whoever takes a move back is told what the others hold."""
    from aurum.table.updates import Updates

    real = Updates.for_seat

    def told(self: Any, seat: int, *rest: Any) -> bytes:
        hands = str(self._match.round.hands) if self._undone else ""
        return real(self, seat, *rest) + hands.encode()

    plant.setattr(Updates, "for_seat", told)


def sitting_in(plant: pytest.MonkeyPatch) -> None:
    """The room shows what the bot that sits in was dealt."""
    from aurum.table.room_view import room_view as real

    def with_hand(table: Any, presence: Any, *rest: Any, **more: Any) -> Any:
        import msgspec

        room = real(table, presence, *rest, **more)
        hands = [str(table.play.match.round.hands[seat]) for seat in presence.sitting_in]
        return msgspec.structs.replace(room, finished=(*room.finished, *hands))

    plant.setattr("aurum.server.subscribers.room_view", with_hand)


def hints(plant: pytest.MonkeyPatch) -> None:
    """A hint is worked out from what really lies where."""
    import msgspec

    from aurum.server.hint_desk import HintDesk
    from aurum.table.wire.replies import Advice

    real = HintDesk._tell

    def knowing(self: HintDesk, message: Any) -> None:
        if isinstance(message, Advice):
            match = self._play.match
            message = msgspec.structs.replace(message, aim=str(match and match.round))
        real(self, message)

    plant.setattr(HintDesk, "_tell", knowing)


def reasons(plant: pytest.MonkeyPatch) -> None:
    """A bot says what it holds while the round still goes on."""
    from aurum.server.hint_desk import HintDesk

    real = HintDesk._refuse

    def chatty(self: HintDesk, command: Any, reason: Any) -> None:
        hands = str(self._play.match and self._play.match.round)
        self._follower.push(hands.encode())
        real(self, command, reason)

    plant.setattr(HintDesk, "_refuse", chatty)


LEAKS = [
    initial_state,
    spectators,
    sitting_in,
    undo_stack,
    the_log,
    option_counts,
    resync_without_credentials,
    the_story_so_far,
    hidden_bids,
    error_texts,
    sequential_ids,
    metric_labels,
    moves_taken_back,
    hints,
    reasons,
]


@pytest.mark.parametrize("leak", LEAKS)
async def test_planted_leaks_are_heard(
    leak: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    leak(monkeypatch)
    assert await compare(tmp_path, pairs(15))


@pytest.mark.parametrize(
    "leak", [*LEAKS[:2], *(pytest.param(leak, marks=pytest.mark.soak) for leak in LEAKS[2:])]
)
async def test_planted_leaks_are_heard_through_another_process(
    leak: Plant, databases: Path, monkeypatch: pytest.MonkeyPatch
):
    leak(monkeypatch)
    assert await compare(databases, pairs(15), processes=2)
