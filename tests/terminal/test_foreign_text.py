"""What a server says is shown, but it does not steer the terminal."""

import io

import pytest

from aurum.table.wire.view import Reason
from aurum.terminal.line_input import Lines
from aurum.terminal.phrases import Words, without_control
from aurum.terminal.plain import Plain
from aurum.terminal.session import Session
from aurum.texts import texts
from tests.terminal.tables import Sitting, host


@pytest.mark.parametrize("text", ["\x1b[2J\x1b]0;title\x07", "a\rb\nc", "\u202eevil", "\x9b31m"])
def test_nothing_that_steers_is_left(text: str):
    kept = without_control(text)
    assert not any(letter in kept for letter in "\x1b\x07\r\n\x9b\u202e")


def test_spaces_and_letters_of_all_languages_stay():
    text = "« Ça va ? » — „Äpfel“; Ёж\u00a0\u202f…"
    assert without_control(text) == text


def test_an_unknown_reason_of_a_server_is_made_safe():
    reason = Reason("", "never-heard-of", "No.\x1b[2J" + "x" * 1000)
    said = Words(texts("en")).reason(reason)
    assert "\x1b" not in said
    assert len(said) <= 300


def test_the_plain_screen_writes_one_safe_line():
    session: Session = Sitting(host()).session
    out = io.StringIO()
    Plain(session, Lines(), out, eager=False).say("hello\x1b[31m\nworld")
    assert out.getvalue() == "hello·[31m·world\n"
