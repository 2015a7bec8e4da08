"""Write the moments that the page's tests and its gallery show, or with --check say what is wrong.

Each is taken from a match that the real table plays with the same seed every time: one person and
bots, all of them apprentices. A file that is not what the wire's schema says is an error, too.
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import jsonschema
import msgspec

from aurum.bots import UNLIMITED, make_bot
from aurum.table.replay import replay
from aurum.table.wire import commands as wire
from aurum.table.wire.events import Rules
from aurum.table.wire.replies import Update
from aurum.table.wire.room import Options
from aurum.table.wire_schema import json_schema
from aurum.terminal.own_table import OwnTable, opened

FOLDER = Path(__file__).resolve().parent.parent / "web" / "tests" / "fixtures"
CODE = "K7QF-2M9X-RBT4"
NAMES = ("Ada", "Theo", "Mina", "Iris")
LEVEL = "apprentice"
PERSON = 0
EVENTS = 12  # that the log of a moment shows
FRAMES = 24  # of the replay: a few tricks

Data = dict[str, Any]


class Moment(NamedTuple):
    """The first moment of the seed's match in which the person sees this."""

    players: int
    seed: str
    shows: Callable[[Update], bool]


def bidding(now: Update) -> bool:
    return now.view.phase == "bid" and _is_asked(now)


def exchanging(now: Update) -> bool:
    """After some tricks, with gold to pay."""
    return now.view.phase == "exchange" and _is_asked(now) and len(now.view.tricks) == 2


def playing(now: Update) -> bool:
    """The last card of a trick in the middle of a round, with cards that are barred."""
    assert now.own is not None
    lying = len(now.view.trick.cards) == len(now.view.seats) - 1
    return lying and len(now.view.tricks) >= 4 and len(now.own.barred) > 1 and _may_play(now)


def later(now: Update) -> bool:
    """The same in a later round."""
    return now.view.round > 0 and playing(now)


def ending(now: Update) -> bool:
    """Gold can be played, or the round ended."""
    assert now.own is not None
    return now.own.decline is not None and "play Au3" in now.own.legal and bool(now.own.barred)


def over(now: Update) -> bool:
    return now.view.phase == "over"


def _is_asked(now: Update) -> bool:
    return now.own is not None and now.own.asked is not None


def _may_play(now: Update) -> bool:
    assert now.own is not None
    return any(action.startswith("play") and "Au" not in action for action in now.own.legal)


MOMENTS = {
    "bid3": Moment(3, "8", bidding),
    "bid4": Moment(4, "4", bidding),
    "exchange3": Moment(3, "8", exchanging),
    "exchange4": Moment(4, "8", exchanging),
    "play3": Moment(3, "8", later),
    "play4": Moment(4, "8", playing),
    "end3": Moment(3, "28", ending),
    "over3": Moment(3, "8", over),
    "over4": Moment(4, "8", over),
}
REPLAYED = Moment(3, "8", over)


def told(players: int, seed: str) -> Iterator[tuple[OwnTable, Update]]:
    """A match, and what the person is told at each of its decisions and at its end."""
    levels = (None, *[LEVEL] * (players - 1))
    log = [opened(Options(Rules(players=players)), NAMES[:players], levels)]
    own, bot = OwnTable(seed, log, code=CODE), make_bot(LEVEL)
    own.begin()
    while not own.play.is_over:
        if own.play.needs_deal:
            own.deal()
        turn = own.bot_turn()
        seat = PERSON if turn is None else turn.seat
        if turn is None:
            yield own, _afresh(own)
        luck = Random(f"{seed}/{own.play.seq}")
        action = str(bot.choose(own.seen_by(seat), UNLIMITED, luck))
        if turn is None:
            asked = own.play.asked[PERSON].seq
            own.command(wire.Act(f"c{asked}", own.play.id, asked, action))
        else:
            own.move(turn, action)
    yield own, _afresh(own)


def _afresh(own: OwnTable) -> Update:
    news = own.news(fresh=True)
    assert news is not None
    return news


def recorded(moment: Moment) -> Data:
    """What the page is told of it."""
    for own, now in told(moment.players, moment.seed):
        if moment.shows(now):
            return {
                "room": msgspec.to_builtins(own.room()),
                "seat": PERSON,
                "view": msgspec.to_builtins(now.view),
                "own": msgspec.to_builtins(now.own),
                "sheets": msgspec.to_builtins(now.sheets or ()),
                "events": msgspec.to_builtins(now.story[-EVENTS:]),
            }
    raise SystemExit(f"the match of seed {moment.seed} has no such moment; choose another seed")


def replayed(moment: Moment) -> Data:
    """The beginning of a match, as a replay."""
    *_, (own, _) = told(moment.players, moment.seed)
    whole = replay(str(own.record()), PERSON)
    short = msgspec.structs.replace(whole, frames=whole.frames[:FRAMES], sheets=(), winners=None)
    return msgspec.to_builtins(short)  # type: ignore[no-any-return]


def fixtures() -> dict[str, Data]:
    found = {name: recorded(moment) for name, moment in MOMENTS.items()}
    return found | {"replay3": replayed(REPLAYED)}


PARTS: dict[str, Data] = {
    "room": {"$ref": "#/$defs/Room"},
    "seat": {"type": "integer"},
    "view": {"$ref": "#/$defs/View"},
    "own": {"$ref": "#/$defs/Own"},
    "sheets": {"type": "array", "items": {"$ref": "#/$defs/RoundSheet"}},
    "events": {"type": "array", "items": {"$ref": "#/$defs/Event"}},
}


def mistakes(name: str, data: Data) -> list[str]:
    """Where a fixture is not what the wire would carry."""
    moment = {"type": "object", "properties": PARTS, "required": list(PARTS)}
    kind = {"$ref": "#/$defs/Replay"} if "frames" in data else moment
    schema = kind | {"$defs": json_schema()["$defs"]}
    found = jsonschema.Draft202012Validator(schema).iter_errors(data)
    return [f"{name}.json: {error.json_path}: {error.message[:200]}" for error in found]


def stale(wanted: dict[str, str]) -> list[Path]:
    """The files that are missing, old, or written by nobody."""
    there = {file.stem: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.json")}
    names = sorted(wanted.keys() | there.keys())
    return [FOLDER / f"{name}.json" for name in names if wanted.get(name) != there.get(name)]


def write(wanted: dict[str, str]) -> None:
    for file in stale(wanted):
        if text := wanted.get(file.stem):
            file.write_text(text, encoding="utf-8")
        else:
            file.unlink()
        print(f"web/tests/fixtures/{file.name}: {'written' if text else 'removed'}")


def main(*arguments: str) -> int:
    found = {name: json.dumps(data) + "\n" for name, data in fixtures().items()}
    wrong = [line for name, text in found.items() for line in mistakes(name, json.loads(text))]
    if "--check" in arguments:
        late = "is stale: run `make docs` and commit the result"
        wrong += [f"web/tests/fixtures/{file.name} {late}" for file in stale(found)]
    else:
        write(found)
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
