"""Loading a table costs the same after a year, and keeps nobody waiting."""

from __future__ import annotations

from pathlib import Path

import pytest

from aurum.server import table_log
from aurum.server.storage.rows import Retention
from aurum.server.table_log import SLICE, load_table
from aurum.table.commands import UNDOS_PER_ROUND
from aurum.table.refusals import Refusal
from aurum.table.table import Table
from aurum.table.updates import Updates
from aurum.table.wire import commands as wire
from tests.server.long_logs import Line, Watch, finished_matches, store_log, undone_again_and_again
from tests.server.stores import opened
from tests.table.tables import Driven, started

CODE = "AAAA-BBBB-CCCC"
LONGEST_ROUND = 60
ENTRIES_PER_HAND = 400


async def loaded(directory: Path, log: list[Line]) -> tuple[Watch, Watch, Table, Table]:
    """The table read twice from the same store, and how long each kept others waiting."""
    first, second = Watch(), Watch()
    async with opened(directory) as store:
        await store_log(store, CODE, log)
        with first.on_tables():
            one = await load_table(store, CODE)
        with second.on_tables():
            two = await load_table(store, CODE)
    assert one is not None
    assert two is not None
    return first, second, one, two


async def test_a_year_of_matches_is_read_in_slices_and_only_once(tmp_path: Path):
    log = finished_matches(200)
    assert len(log) > 8_000
    first, second, one, two = await loaded(tmp_path, log)
    assert first.entries == len(log)
    assert second.entries < len(log) / 100
    assert 0 < first.most <= SLICE
    assert one.seq == two.seq == len(log)
    assert one.play is not None
    assert two.play is not None
    assert (one.play.match, one.play.sheets) == (two.play.match, two.play.sheets)
    assert (one.seats, one.host, one.finished) == (two.seats, two.host, two.finished)


async def test_long_undo_logs_keep_nobody_waiting(tmp_path: Path):
    first, _, one, _ = await loaded(tmp_path, undone_again_and_again(100))
    assert one.play is not None
    assert one.play.undos == 100
    assert 0 < first.most <= SLICE + LONGEST_ROUND


async def test_reading_all_at_once_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The planted fault: a log that is replayed without giving others their turn."""
    monkeypatch.setattr(table_log, "SLICE", 10**9)
    first, _, _, _ = await loaded(tmp_path, undone_again_and_again(100))
    assert first.most > SLICE + LONGEST_ROUND


def test_moves_are_taken_back_only_so_often_in_a_round():
    driven = started(3, 1)

    def take_back() -> None:
        while 0 not in driven.play.asked:
            driven.act(min(driven.play.asked))
        driven.act(0)
        driven.tell(0, wire.Undo(driven.name(), driven.play.id, driven.play.seq))

    for _ in range(UNDOS_PER_ROUND):
        take_back()
    with pytest.raises(Refusal, match="At most"):
        take_back()
    assert driven.play.undos == driven.replayed().undos == UNDOS_PER_ROUND


@pytest.mark.parametrize("players", [3, 4])
def test_a_hand_has_few_entries_however_often_somebody_takes_back(players: int):
    """Moves and undos make the log of a hand longer, and undos are few."""
    driven = started(players, 1)
    hand, began, may_undo = driven.play.hand, driven.table.seq, False
    while driven.play.hand == hand:
        if may_undo and 0 in driven.play.asked and driven.play.undos < UNDOS_PER_ROUND:
            # Everything since the last own choice is taken back, and all bots move again.
            driven.tell(0, wire.Undo(driven.name(), driven.play.id, driven.play.seq))
            may_undo = False
        else:
            driven.act(max(driven.play.asked))
            may_undo = driven.play.last_choice(0) is not None
    assert LONGEST_ROUND < driven.table.seq - began <= ENTRIES_PER_HAND


def test_a_snapshot_of_the_next_round_of_matches_leaves_commands_known(tmp_path: Path):
    """A command that is sent again just after a rematch is known, also to a table read anew."""
    driven = Driven(3, 2)
    driven.start()
    driven.play_out()
    driven.tell(0, wire.Rematch("r0"))
    driven.tell(1, wire.Rematch("r1"))
    kept = driven.table.snapshot()
    assert {"guest0:r0", "guest1:r1"} <= kept.results.keys()
    again = Table.restored(CODE, driven.table.seq, kept)
    assert again.results == kept.results
    assert again.finished == driven.table.finished


async def test_a_table_whose_old_log_was_deleted_goes_on(tmp_path: Path):
    async with opened(tmp_path) as store:
        log = finished_matches(10)
        await store_log(store, CODE, log)
        before = await load_table(store, CODE)
        done = await store.tidy(Retention(0, 0, 0, 0, 0, 2**60))
        assert done.entries > len(log) / 2
        after = await load_table(store, CODE)
        assert before is not None
        assert after is not None
        assert after.seq == before.seq
        driven = started()
        told = [Updates(t, driven.presence, None).for_seat(1) for t in (before, after)]
        assert told[0] == told[1]
