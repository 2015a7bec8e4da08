"""Cards, seats, sides and reasons in the words of one language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from aurum.table.wire.room import Room, SeatInfo
from aurum.table.wire.view import Reason
from aurum.texts import Texts

_CARD = re.compile(r"^([A-Za-z]+)(\d+)$")
_NUMBERS = frozenset({"seats", "count", "size", "players"})


def split_card(card: str) -> tuple[str, int]:
    """The symbol and the rank of a card in the notation."""
    found = _CARD.match(card)
    assert found is not None, f"{card!r} is not a card"
    return found[1], int(found[2])


def shown(text: str, longest: int = 40) -> str:
    """Text from elsewhere, made safe for a terminal: printable, and not too long."""
    plain = "".join(letter if letter.isprintable() else "·" for letter in text)
    return plain if len(plain) <= longest else plain[: longest - 1] + "…"


_STEERING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def without_control(text: str) -> str:
    """Text without anything that controls a terminal: escape sequences, line ends, overrides."""
    return "".join("·" if _steers(letter) else letter for letter in text)


def _steers(letter: str) -> bool:
    return letter in _STEERING or unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp")


class Words:
    """Speaks about one table to one reader, who sits in `seat` (None: a spectator)."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.room: Room | None = None
        self.seat: int | None = None

    def card(self, card: str) -> str:
        """The spoken name of a card: Bismuth 7."""
        symbol, rank = split_card(card)
        return self.texts("card", metal=self.texts(f"metal-{symbol}"), rank=str(rank))

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self.card(card) for card in cards)

    def name(self, seat: int) -> str:
        """A player's name; never `you`."""
        info = self._info(seat)
        if info is None or info.kind == "open":
            return self.texts("seat-number", number=seat + 1)
        if info.name:
            return shown(info.name)
        return f"{self.texts(f'bot-{info.level}')} {seat + 1}"

    def title(self, seat: int) -> str:
        """The name, or `you`, for lists and tables."""
        return self.texts("seat-you") if seat == self.seat else self.name(seat)

    def people(self, seats: Iterable[int]) -> str:
        """Several players in one sentence, the reader first."""
        ordered = sorted(seats, key=lambda seat: seat != self.seat)
        return self.texts.listed([self.title(seat) for seat in ordered])

    def who(self, seat: int) -> dict[str, str]:
        """The arguments of a sentence about a seat."""
        return {"who": "you" if seat == self.seat else "other", "name": self.name(seat)}

    def side(self, seats: Iterable[int]) -> str:
        """A player, or a team, with the reader named first."""
        ordered = sorted(seats, key=lambda seat: seat != self.seat)
        titles = [self.title(seat) for seat in ordered]
        if len(titles) == 1:
            return titles[0]
        return self.texts("team", first=titles[0], second=titles[1])

    def sides(self, sides: Iterable[tuple[int, ...]]) -> str:
        """Several sides. Teams are separated by more than `and`, because each contains an `and`."""
        listed = sorted(sides, key=lambda seats: self.seat not in seats)
        names = [self.side(seats) for seats in listed]
        teams = any(len(seats) > 1 for seats in listed)
        return self.texts.series(names) if teams else self.texts.listed(names)

    def winning(self, sides: Sequence[tuple[int, ...]]) -> dict[str, str | int]:
        """The arguments of a sentence about winning sides: `you` only for one who won alone."""
        alone = len(sides) == 1 and tuple(sides[0]) == (self.seat,)
        who = "you" if alone else "other"
        return {"who": who, "sides": self.sides(sides), "count": len(sides)}

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed; codes that only a server knows come in English."""
        key = f"reason-{reason.code}"
        if key not in self.texts:
            return shown(reason.text, 300)
        facts = {name: self._fact(name, fact) for name, fact in reason.details.items()}
        return self.texts(key, **facts)

    def _fact(self, name: str, fact: str) -> str | int:
        if name == "turn":
            return self.name(int(fact))
        if name == "seat":
            return int(fact) + 1
        if name == "metal":
            return self.texts(f"metal-{fact}")
        if name == "card":
            return self.card(fact)
        return int(fact) if name in _NUMBERS else shown(fact, 300)

    def _info(self, seat: int) -> SeatInfo | None:
        return self.room.seats[seat] if self.room and seat < len(self.room.seats) else None
