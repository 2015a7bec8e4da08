"""Playing on the whole screen."""

import pytest
from rich.console import Console

from aurum.game import audit
from aurum.terminal.app import TableApp
from aurum.terminal.autosave import Unsavable
from aurum.terminal.board import Board
from aurum.terminal.colours import Paint
from aurum.terminal.dialogs import Exchange, Page
from aurum.terminal.hand import Hand
from aurum.terminal.own_table import OwnTable
from tests.sizes import sized
from tests.terminal.screens import Screen, is_over, may_be_wrong, on_screen
from tests.terminal.tables import Sitting, host, played_host


@sized("players", 3, 4)
async def test_a_whole_match_by_cursor(players: int):
    async def test(screen: Screen) -> None:
        await screen.until(is_over)
        assert "The match is over" in screen.text("message")
        await screen.press("enter", "enter", "escape")
        assert screen.app.is_running, "only F10 and a word leave the table"
        await screen.press("f10")
        assert not screen.app.is_running

    sitting = await on_screen(test, players=players)
    record = sitting.kept[-1]
    assert record.winners is not None
    assert audit(record).rounds >= 2


async def test_cards_by_number_and_by_notation():
    async def test(screen: Screen) -> None:
        own = screen.session.own
        assert own is not None
        await screen.type("3")
        assert screen.session.pending == f"bid {own.hand[2]}"
        await screen.type(own.hand[1].lower())
        assert screen.session.pending == f"bid {own.hand[1]}"
        await screen.press("enter")
        assert any(line.startswith("You bid") for line in screen.told)

    await on_screen(test)


async def test_an_illegal_card_says_why_by_cursor_and_by_typing():
    async def test(screen: Screen) -> None:
        await screen.until(may_be_wrong)
        hand, own = screen.app.query_one(Hand), screen.session.own
        assert own is not None
        before = screen.session.client.record()
        await screen.point_at(lambda place: hand.shown[place].barred is not None)
        assert f"({hand.shown[hand.cursor].card})" in screen.text("hand")
        await screen.press("enter")
        assert "has already been played to this trick" in screen.told[-1]
        await screen.type(own.barred[0].cards[-1])
        assert "has already been played to this trick" in screen.told[-1]
        assert screen.session.client.record() == before

    await on_screen(test)


async def test_escape_takes_a_bid_back_before_it_lies():
    async def test(screen: Screen) -> None:
        await screen.press("enter")
        assert "Type yes or no" in screen.text("message")
        await screen.press("escape")
        assert screen.session.pending is None
        assert screen.session.question == "bid"

    await on_screen(test)


async def test_a_click_chooses_a_card():
    async def test(screen: Screen) -> None:
        await screen.pilot.click(Hand, offset=(1 + 6 * 4, 1))
        await screen.settle()
        assert screen.session.own is not None
        assert screen.session.pending == f"bid {screen.session.own.hand[4]}"

    await on_screen(test)


@pytest.mark.parametrize("players", [3, 4])
async def test_the_exchange_shows_its_outcome_before_enter(players: int):
    async def test(screen: Screen) -> None:
        await screen.press("f2")
        await screen.until(lambda s: s.dialog is Exchange)
        dialog, own = screen.app.screen, screen.session.own
        assert isinstance(dialog, Exchange)
        assert own is not None
        assert own.exchange is not None
        await screen.pilot.press("right", "down", "right", "up")
        keys = ["down", "down", "right"] if players == 4 else []
        await screen.pilot.press(*keys)
        action = dialog.action_text
        assert action in own.legal
        assert action.endswith(" partner") == (players == 4)
        after = (own.exchange.partner or {}) if players == 4 else own.exchange.own
        drawn = dialog._drawn().plain
        assert f"({own.exchange.bid_now} → {after[own.hand[1]]})" in drawn
        await screen.press("enter")
        assert any(line.startswith("You pay Gold 0") for line in screen.told)

    await on_screen(test, players=players)


async def test_a_card_that_all_know_is_shown():
    """R4.5: a bid card that came back is known to be in that hand."""

    async def test(screen: Screen) -> None:
        await screen.until(lambda s: "Known cards: Maria" in s.text("supply") or is_over(s))
        view = screen.session.view
        assert view is not None
        assert view.seats[1].known
        assert all(card in screen.text("supply") for card in view.seats[1].known)

    await on_screen(test)


async def test_escape_in_the_exchange_keeps_the_bids():
    async def test(screen: Screen) -> None:
        await screen.press("f2")
        await screen.until(lambda s: s.dialog is Exchange)
        await screen.press("escape")
        assert screen.dialog is None
        await screen.until(
            lambda s: s.session.view is not None and s.session.view.trick.number == 1
        )
        assert not any(line.startswith("You pay") for line in screen.told)

    await on_screen(test)


async def test_the_sheet_after_a_round_leads_to_the_next():
    async def test(screen: Screen) -> None:
        await screen.until(lambda s: s.dialog is Page)
        sheet = screen.page()
        assert all(name in sheet for name in ("Round 1", "You", "Maria", "Jabir", "Nuggets:"))
        await screen.press("enter")
        assert screen.session.view is not None
        assert screen.session.view.round == 1

    await on_screen(test)


@pytest.mark.parametrize(
    ("key", "mark"), [("f1", "Arrow keys and Enter"), ("f3", "Trick 1: "), ("f4", "Nuggets: ")]
)
async def test_pages_to_read(key: str, mark: str):
    async def test(screen: Screen) -> None:
        await screen.until(
            lambda s: s.session.view is not None and s.session.view.trick.number == 2
        )
        await screen.press(key)
        assert mark in screen.page()
        await screen.press("escape")
        assert screen.dialog is None

    await on_screen(test)


async def test_sorting_by_rank_numbers_the_cards_in_their_new_order():
    async def test(screen: Screen) -> None:
        hand = screen.app.query_one(Hand)
        await screen.press("f5")
        ranks = [int("".join(filter(str.isdigit, one.card or ""))) for one in hand.shown]
        assert ranks == sorted(ranks)
        assert [one.number for one in hand.shown] == list(range(1, len(ranks) + 1))
        await screen.type("1")
        assert screen.session.pending == f"bid {hand.shown[0].card}"

    await on_screen(test)


async def test_a_trick_that_was_broken_off_has_no_taker():
    """R7.4: it counts for nobody."""

    def broken_off(made: OwnTable) -> bool:
        round_ = made.match.round
        return round_ is not None and round_.ended is not None and bool(round_.trick)

    made = next(
        found
        for seed in range(1, 30)
        if broken_off(found := played_host(seed=str(seed), until=broken_off))
    )
    sitting = Sitting(made)

    await sitting.open()
    board = Board(sitting.session, Paint("dark"))
    console = Console(width=100, color_system=None)
    with console.capture() as drawn:
        console.print(board.trick())
    assert "does not count" in drawn.get()
    assert "takes it" not in drawn.get()
    assert "It was broken off and does not count." in await sitting.type("trick")
    await sitting.client.close()


async def test_the_rules_are_a_key_away():
    async def test(screen: Screen) -> None:
        await screen.press("f7")
        assert "R5.1:" in screen.page()

    await on_screen(test)


async def test_undo_by_key():
    async def test(screen: Screen) -> None:
        await screen.until(lambda s: s.session.question == "play")
        await screen.step()
        await screen.press("f6")
        while "The last move has been taken back." not in screen.told:
            await screen.pilot.pause(0.01)

    await on_screen(test)


async def test_a_full_disk_is_said_in_one_sentence():
    """What cannot be kept must not be played as if it were."""

    def full(*_: object) -> None:
        raise Unsavable("disk is full")

    sitting = Sitting(host())
    sitting.client.own.keep = full
    app = TableApp(sitting.session, "dark")
    async with app.run_test() as pilot:
        while app.is_running:
            await pilot.pause(0.01)
    await sitting.client.close()
    assert str(app.trouble) == "disk is full"
