"""Spectators: closed, delayed until the round is over, open. None of them sees a hand."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import Visit

BOTS = ["me", "random", "random"]


def test_open_tables_can_be_watched_without_any_hand(visit: Visit) -> None:
    player, spectator = visit(), visit()
    code = player.create(BOTS, spectators="open", listed=True)
    player.go(f"/t/{code}")
    player.await_question("bid")
    spectator.go("/watch")
    spectator.page.locator(f"a[href='/t/{code}']").click()
    expect(spectator.page.get_by_text("All hands stay hidden")).to_be_visible()
    expect(player.page.locator(".watchers")).to_contain_text("1")
    player.bid()
    player.await_question("play")
    expect(spectator.board).to_have_attribute("data-phase", "play")
    expect(spectator.page.get_by_test_id("hand")).to_have_count(0)
    held = set(player.hand_cards())
    seen = spectator.page.content()
    assert not any(f'data-card="{card}"' in seen for card in held)
    wire = str(spectator.received)
    assert not any(f"'{card}'" in wire for card in held)
    assert "'own'" not in wire


def test_delayed_spectators_see_a_round_when_it_is_over(visit: Visit) -> None:
    player, spectator = visit(), visit()
    code = player.create(BOTS, spectators="delayed")
    player.go(f"/t/{code}")
    player.await_question("bid")
    player.bid()
    spectator.go(f"/t/{code}")
    expect(spectator.page.get_by_text("Each round is shown once it is over")).to_be_visible()
    expect(spectator.page.get_by_label("Link to the table")).to_have_count(0)  # no waiting room
    assert spectator.axe() == []
    player.await_question("play")
    player.play()
    player.await_question()
    assert not [message for message in spectator.received if message["type"] == "update"]
    player.hurry("deal")
    page = spectator.page
    expect(page.locator(".told")).to_be_visible()  # the round is played through from its deal on
    expect(page.get_by_role("button", name="Pause")).to_be_visible()  # by itself
    page.keyboard.press("ArrowDown")
    expect(page.locator(".played").first).to_be_visible()
    assert spectator.sheets() == player.sheets()
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text("Nugget")
    expect(page.get_by_text("Round 2 is being played")).to_be_visible()
    expect(page.get_by_label("View as")).to_have_count(0)
    assert spectator.axe() == []


def test_delayed_spectators_see_the_last_round_and_who_has_won(visit: Visit) -> None:
    player, spectator = visit(), visit()
    code = player.create(BOTS, rules={"players": 3, "edition": "english"}, spectators="delayed")
    player.go(f"/t/{code}")
    player.await_question("bid")
    spectator.go(f"/t/{code}")
    player.hurry("over")
    late = visit().go(f"/t/{code}")  # comes when all is over
    rounds = len(player.sheets())
    for watching in (spectator, late):
        page = watching.page
        expect(page.get_by_text("The match is over", exact=False).first).to_be_visible()
        expect(page.locator(".told")).to_be_visible()
        while "Winner" not in page.get_by_role("status").inner_text():
            page.keyboard.press("End")  # the last round may just be on its way
            page.wait_for_timeout(50)
        expect(page.get_by_role("alert")).to_have_count(0)
        page.get_by_role("button", name="Score sheet").click()
        sheet = page.get_by_role("dialog", name=f"Round {rounds} is over")
        expect(sheet).to_be_visible()
        page.keyboard.press("Escape")
    player.page.get_by_role("button", name="Play again").click()
    player.await_question("bid")
    for watching in (spectator, late):
        expect(watching.page.get_by_text("Round 1 is being played")).to_be_visible()
        expect(watching.page.locator(".told")).to_have_count(0)  # that was the match before


def test_what_cannot_be_shown_is_said_though_an_older_round_stands(visit: Visit) -> None:
    player, spectator = visit(), visit()
    code = player.create(BOTS, spectators="delayed")
    player.go(f"/t/{code}")
    spectator.go(f"/t/{code}")
    player.hurry("deal")
    expect(spectator.page.locator(".told")).to_be_visible()
    spectator.expects_loss = True
    spectator.page.route("**/api/v1/replay", lambda route: route.abort("connectionrefused"))
    player.next_round()
    player.hurry("deal", "over")
    expect(spectator.page.get_by_role("alert")).to_contain_text("connection")
    expect(spectator.page.locator(".told")).to_be_visible()


def test_closed_tables_let_nobody_in(visit: Visit) -> None:
    player, spectator = visit(), visit()
    code = player.create(BOTS, spectators="closed")
    player.go(f"/t/{code}")
    player.await_question("bid")
    spectator.expects_loss = True
    spectator.go(f"/t/{code}")
    expect(spectator.page.get_by_text("This table is closed to spectators")).to_be_visible()
    assert not [u for u in spectator.received if u["type"] == "update"]
