"""The parts of docs/protocol.md and docs/security.md that are generated from the program."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from msgspec import inspect

from aurum.server.endpoints import ENDPOINTS, Endpoint
from aurum.server.settings import Limits
from aurum.table.wire import http, words
from aurum.table.wire.commands import Command
from aurum.table.wire.replies import ServerMessage

REQUESTS = "<!-- made from the server's endpoints by `make docs` -->"
COMMANDS = "<!-- made from the wire's commands by `make docs` -->"
REPLIES = "<!-- made from the wire's replies by `make docs` -->"
WORDS = "<!-- made from the words of the wire by `make docs` -->"
SETTINGS = "<!-- made from the server's settings by `make docs` -->"
END = "<!-- end of what is made -->"


def with_words(document: str) -> str:
    """Return the protocol with fresh requests, messages, limits and closing codes."""
    listed = _made_again(document, REQUESTS, requests())
    listed = _made_again(listed, COMMANDS, messages(Command, besides="id"))
    listed = _made_again(listed, REPLIES, messages(ServerMessage))
    return _made_again(listed, WORDS, f"{wire_limits()}\n{closing()}")


def with_limits(document: str) -> str:
    """Return the document with a fresh table of limits."""
    return _made_again(document, SETTINGS, server_limits())


def _made_again(document: str, begin: str, made: str) -> str:
    """Replace the text between the two marks; leave the rest alone."""
    before, _, rest = document.partition(begin)
    _, _, after = rest.partition(END)
    return f"{before}{begin}\n{made}\n{END}{after}"


def requests() -> str:
    """Every request, what it sends and what it is answered."""
    rows = [
        f"| `{one.method} {words.API_PATH}{one.path}{_query(one)}` | {_messages(one)} | "
        f"{one.summary} |"
        for one in ENDPOINTS
    ]
    return "\n".join(["| request | body → answer | |", "|---|---|---|", *rows])


def _query(endpoint: Endpoint) -> str:
    return f"?{'&'.join(f'{name}=…' for name in endpoint.query)}" if endpoint.query else ""


def _messages(endpoint: Endpoint) -> str:
    """The types of body and answer; a record has no type of the wire, an empty body no name."""
    body = endpoint.body
    sent = f"`{body.__name__}` " if body not in (None, http.Request) else ""
    answer = "record" if endpoint.answer == dict[str, Any] else f"`{endpoint.answer.__name__}`"
    return f"{sent}→ {answer}"


def messages(union: Any, besides: str | None = None) -> str:
    """The messages of one direction with their fields, those that may be missing in brackets.

    `besides`: a field of all of them that the text around has told already.
    """
    found = inspect.type_info(union)
    assert isinstance(found, inspect.UnionType)
    rows = [
        _message_row(one, besides) for one in found.types if isinstance(one, inspect.StructType)
    ]
    return "\n".join(["| message | fields | |", "|---|---|---|", *rows])


def _message_row(message: inspect.StructType, besides: str | None) -> str:
    names = [
        f"`{one.encode_name}`" if one.required else f"[`{one.encode_name}`]"
        for one in message.fields
        if one.encode_name != besides
    ]
    text = " ".join((message.cls.__doc__ or "").split())
    return f"| `{message.tag}` | {', '.join(names)} | {text} |"


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
