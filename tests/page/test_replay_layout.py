"""A replay fits every window: plates, trick and steps are seen together, and nothing is cut."""

from __future__ import annotations

import pytest

from tests.page import scripts
from tests.page.conftest import Visit

SIZES = [(1280, 720), (1440, 900), (1024, 600), (768, 1024), (390, 844), (360, 640), (844, 390)]
LEAST = 34  # px: the width of a card in the trick that can still be read
FAULTS = """([least]) => {
    const box = (node) => node.getBoundingClientRect();
    const all = (name) => [...document.querySelectorAll(name)];
    const stage = box(document.querySelector('.stage-area'));
    const found = [];
    const slots = all('.slot').map((slot) => box(slot).width);
    if (Math.min(...slots) < least) found.push(`trick cards of ${Math.min(...slots)} px`);
    for (const plate of all('.plate')) {
        const { top, bottom } = box(plate);
        if (top < stage.top - 1 || bottom > stage.bottom + 1) found.push('a plate is cut');
        for (const slot of all('.slot')) {
            const [a, b] = [box(plate), box(slot)];
            const over = Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
                                  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
            if (over > 1) found.push('a plate lies on the trick');
        }
    }
    for (const name of all('.plate .head'))
        if (name.scrollWidth > name.clientWidth + 1) found.push(`${name.textContent} is cut`);
    const steps = box(document.querySelector('.controls'));
    if (steps.bottom > innerHeight + 1) found.push(`the steps end at ${steps.bottom} px`);
    for (const offer of all('.offers .button')) {
        if (box(offer).bottom > innerHeight || !box(offer).width) continue;
        const { left, top, width, height } = box(offer);
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!offer.contains(seen)) found.push(`${offer.textContent} is covered`);
    }
    return found;
}"""


@pytest.mark.parametrize("players", [3, 4])
def test_a_replay_fits_every_window(visit: Visit, players: int) -> None:
    me = visit().sit(["me", *["apprentice"] * (players - 1)], rules={"players": players})
    me.hurry("over")
    match = next(u["match"] for u in reversed(me.received) if u["type"] == "update")
    found: list[str] = []
    for query in ("at=6", "seat=0&at=6"):  # all hands open and full, and one seat's view
        me.go(f"/m/{match}?{query}")
        me.page.get_by_test_id("play-deal").wait_for()
        for width, height in SIZES:
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.wait_for_function(scripts.STILL)
            faults = me.page.evaluate(FAULTS, [LEAST])
            found.extend(f"{query} {width}x{height}: {fault}" for fault in faults)
    assert not found, "\n".join(found)
