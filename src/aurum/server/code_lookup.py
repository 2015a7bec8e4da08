"""Finding a table by its code, without letting anybody try codes one after the other."""

from __future__ import annotations

from aurum.server.live_table import LiveTable
from aurum.server.services import Services
from aurum.table.commands import Visitor


class TooManyGuesses(Exception):
    """The address has tried too many wrong codes; whether this one is right is not said."""


async def find_table(
    services: Services, network: str, visitor: Visitor | None, code: str
) -> LiveTable | None:
    """The table with this code. A token is taken before the look-up and given back for a hit.

    Who has a seat at a table that is being played guesses nothing, and gets in whatever their
    neighbours have tried.
    """
    known = services.house.tables.get(code)
    if known is not None and visitor is not None and has_seat(known, visitor):
        return await services.house.table(code)
    if not await services.guesses.take(network):
        services.metrics.turned_away("guesses")
        raise TooManyGuesses
    live_table = await services.house.table(code)
    if live_table is not None:
        await services.guesses.give_back(network)
    return live_table


def has_seat(live_table: LiveTable, visitor: Visitor) -> bool:
    return live_table.table.seat_of(visitor.guest) is not None
