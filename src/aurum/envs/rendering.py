"""A match as text and as a picture, with all hands open, for watching agents."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from aurum.game import GOLD_CARDS, Card, Match, Round, Seat, match_picture
from aurum.palette import LIGHT, rgb

WIDTH, HEIGHT = 960, 540
_CARD, _GAP, _MARGIN = (46, 60), 6, 24
_CLOTH, _PAPER, _INK, _LIGHT = (24, 58, 52), (246, 240, 226), (30, 28, 26), (232, 226, 206)
_COLOURS = {symbol: rgb(colour) for symbol, colour in LIGHT.items()}  # cards are of paper


def text(match: Match) -> str:
    """The table in a few lines."""
    return str(match)


def _gold(supply: Iterable[int]) -> list[Card]:
    return [GOLD_CARDS[rank] for rank, count in enumerate(supply) for _ in range(count)]


def picture(match: Match) -> NDArray[np.uint8]:
    """The table as an image, height x width x 3."""
    image = Image.new("RGB", (WIDTH, HEIGHT), _CLOTH)
    pen = ImageDraw.Draw(image)
    _write(pen, (_MARGIN, 10), match_picture(match).headline, 16)
    if match.round is not None:
        _draw_round(pen, match.round)
    return np.asarray(image, np.uint8)


def _draw_round(pen: ImageDraw.ImageDraw, round_: Round) -> None:
    height = _CARD[1] + 28
    for seat in range(round_.ruleset.seats):
        _draw_seat(pen, round_, seat, 40 + seat * height)
    top = 46 + round_.ruleset.seats * height
    _write(pen, (_MARGIN, top), f"trick, led by seat {round_.leader}", 14)
    _draw_cards(pen, (_MARGIN, top + 18), round_.trick)
    _write(pen, (300, top), "supply", 14)
    _draw_cards(pen, (300, top + 18), _gold(round_.supply), 38)
    if round_.exposed:
        left = WIDTH - _MARGIN - len(round_.exposed) * (_CARD[0] + _GAP)
        _write(pen, (left, top), "face up", 14)
        _draw_cards(pen, (left, top + 18), round_.exposed)


def _draw_seat(pen: ImageDraw.ImageDraw, round_: Round, seat: Seat, top: int) -> None:
    turn = " *" if seat in round_.to_act else ""
    _write(pen, (_MARGIN, top), f"seat {seat}{turn}: took {round_.taken[seat]}", 14)
    bid = round_.bids[seat]
    _draw_cards(pen, (_MARGIN, top + 18), [bid] if bid else [])
    _draw_cards(pen, (100, top + 18), round_.hands[seat])
    owned = [GOLD_CARDS[rank] for rank in round_.gold[seat]]
    _draw_cards(pen, (740, top + 18), owned, 34)


def _draw_cards(
    pen: ImageDraw.ImageDraw, corner: tuple[int, int], cards: Iterable[Card], step: int = 0
) -> None:
    left, top = corner
    for card in cards:
        box = (left, top, left + _CARD[0], top + _CARD[1])
        pen.rounded_rectangle(box, 6, _PAPER, _INK)
        _write(pen, (left + 6, top + 6), card.metal.symbol, 14, _COLOURS[card.metal.symbol])
        _write(pen, (left + 12, top + 26), str(card.rank), 22, _COLOURS[card.metal.symbol])
        left += step or _CARD[0] + _GAP


def _write(
    pen: ImageDraw.ImageDraw,
    corner: tuple[int, int],
    words: str,
    size: int,
    colour: tuple[int, int, int] = _LIGHT,
) -> None:
    pen.text(corner, words, colour, _font(size))


@lru_cache
def _font(size: int) -> Any:
    return ImageFont.load_default(size)
