"""``python -m tests.terminal.picture``: the picture of the terminal client in the README."""

import asyncio
import re

from aurum.game import Variant
from aurum.terminal.setup import new_match
from tests.project.repository import ROOT
from tests.terminal.screens import Screen, shown

SIZE = (100, 30)
TRICKS = 4  # that are over when the picture is taken
FILE = ROOT / "docs" / "images" / "terminal.svg"


def is_worth_a_picture(screen: Screen) -> bool:
    """In the middle of a round, with cards on the table and a choice to make."""
    view = screen.session.view
    if view is None or screen.session.question != "play" or screen.dialog is not None:
        return False
    return bool(view.trick.cards) and len(view.tricks) >= TRICKS


async def take(screen: Screen) -> None:
    await screen.until(is_worth_a_picture)
    drawn = screen.app.export_screenshot(title="aurum play")
    # The reader's own font: the picture would fetch one from elsewhere.
    FILE.write_text(re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    own, _ = new_match(Variant(), bots="apprentice", seed="picture", name="Ada", record=None)
    asyncio.run(shown(own, take, size=SIZE))
