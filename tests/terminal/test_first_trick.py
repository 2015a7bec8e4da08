"""R4.1: everybody who can change a bid before the first trick is asked, without any setting."""

from tests.terminal.tables import Sitting, dealt_host, host


def asked(table: Sitting) -> str | None:
    return table.session.question


async def test_r4_1_the_first_player_is_asked_when_the_bids_lie_open():
    seed = next(seed for seed in "123456789" if dealt_host(seed=seed).match.first == 0)
    table = await Sitting(host(seed=seed)).open()
    await table.until(lambda session: session.question not in ("bid", "confirm"))
    assert asked(table) == "first-exchange"
    await table.type("change")
    assert asked(table) == "exchange"
    await table.type("1")
    assert asked(table) == "lead"
    await table.until(lambda session: bool(session.view and session.view.trick.number == 1))
    assert asked(table) != "first-exchange", "later only those who want to are asked"
    await table.client.close()


async def test_a_change_that_was_announced_is_asked_for_at_once():
    table = await Sitting(host()).open()
    await table.type("change")
    await table.until(lambda session: session.question == "exchange")
    await table.type("change")
    assert asked(table) == "first-exchange"
    await table.client.close()
