"""Lines are broken at spaces only."""

import pytest
from rich.console import Console
from rich.text import Text

from aurum.terminal.drawing import Prose
from aurum.texts import texts

GREETING = texts("fr")("greeting")


@pytest.mark.parametrize("width", range(10, 60))
def test_no_line_is_broken_at_a_no_break_space(width: int):
    console = Console(width=width)
    with console.capture() as shown:
        console.print(Prose(Text(GREETING)))
    lines = shown.get().splitlines()
    assert " ".join(line.rstrip(" ") for line in lines) == GREETING
    assert max(map(len, lines)) <= width


def test_styles_stay():
    text = Text("aa ").append("bb\N{NO-BREAK SPACE}cc", "bold")
    drawn = list(Console(width=6).render(Prose(text)))
    shown = [(part.text, bool(part.style and part.style.bold)) for part in drawn]
    assert [(words, bold) for words, bold in shown if words.strip()] == [
        ("aa", False),
        ("bb\N{NO-BREAK SPACE}cc", True),
    ]


def test_french_semicolons_stand_off():
    assert texts("fr").series(["a", "b"]) == "a\N{NO-BREAK SPACE}; b"
    assert texts("en").series(["a", "b"]) == "a; b"
