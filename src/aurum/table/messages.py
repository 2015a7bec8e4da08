"""Everything that travels between server and clients, in one place to import from.

`decode_message` reads what a client sent and is the only door for it; `encode` writes what a server
sends.
"""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec

from aurum.table.wire import commands, events, http, replies, room, view, words
from aurum.table.wire.commands import ClientMessage, Command, Follow
from aurum.table.wire.events import Event
from aurum.table.wire.replies import ServerMessage
from aurum.table.wire.words import WIRE_VERSION

__all__ = [
    "WIRE_VERSION",
    "ClientMessage",
    "Command",
    "Event",
    "Follow",
    "ServerMessage",
    "UnreadableMessage",
    "commands",
    "decode_message",
    "encode",
    "events",
    "http",
    "replies",
    "room",
    "view",
    "words",
    "written",
]

T = TypeVar("T")

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage, strict=True)
_encoder = msgspec.json.Encoder()


class UnreadableMessage(ValueError):
    """The bytes are not a message of this protocol; says what is wrong and where."""


def decode_message(data: bytes | str) -> ClientMessage:
    """Read one client message, or raise `UnreadableMessage`."""
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise UnreadableMessage(f"The message cannot be read: {error}.") from error


def encode(message: object) -> bytes:
    """Write a struct of the wire as JSON."""
    return _encoder.encode(message)


def written(part: T) -> T:
    """A part of messages as JSON already: it goes into the message of every follower as it is."""
    return cast("T", msgspec.Raw(encode(part)))
