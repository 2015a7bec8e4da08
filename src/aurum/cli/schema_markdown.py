"""The parts of docs/protocol.md and docs/security.md that are generated from the program."""

from __future__ import annotations

from dataclasses import fields

from aurum.server.settings import Limits
from aurum.table.wire import words

WORDS = "<!-- made from the words of the wire by `make docs` -->"
SETTINGS = "<!-- made from the server's settings by `make docs` -->"
END = "<!-- end of what is made -->"


def with_words(document: str) -> str:
    """Return the protocol with fresh sentences about its limits and closing codes."""
    return _made_again(document, WORDS, f"{wire_limits()}\n{closing()}")


def with_limits(document: str) -> str:
    """Return the document with a fresh table of limits."""
    return _made_again(document, SETTINGS, server_limits())


def _made_again(document: str, begin: str, made: str) -> str:
    """Replace the text between the two marks; leave the rest alone."""
    before, _, rest = document.partition(begin)
    _, _, after = rest.partition(END)
    return f"{before}{begin}\n{made}\n{END}{after}"


def wire_limits() -> str:
    """What one client may send, in sentences."""
    message, body = words.MESSAGE_BYTES // 1024, words.BODY_BYTES // 1024
    messages = f"{words.MESSAGES_PER_SECOND} messages a second ({words.MESSAGE_BURST} at once)"
    requests = f"{words.REQUESTS_PER_SECOND} requests a second ({words.REQUEST_BURST} at once)"
    lines = (
        f"A message may have {message} KiB, a body {body} KiB.",
        f"A guest may send {messages}, an address {requests}.",
        f"After {words.STRIKES} messages that made no sense the connection is closed.",
        "A `farewell` with the reason comes before these codes where possible.",
        "After a final code it is no use to come back.",
    )
    return "\n".join(lines) + "\n"


def closing() -> str:
    """The codes with which a server closes a socket."""
    rows = [
        f"| {code.value} | {code.meaning} | {'yes' if code.final else ''} |" for code in words.Close
    ]
    return "\n".join(["| code | meaning | final |", "|---|---|---|", *rows, ""])


def server_limits() -> str:
    """Name, value and meaning of each limit."""
    limits = Limits()
    rows = [
        f"| `{one.name}` | {getattr(limits, one.name):,} | {one.metadata['text']} |"
        for one in fields(Limits)
    ]
    return "\n".join(["| limit | value | of what |", "|---|---:|---|", *rows])
