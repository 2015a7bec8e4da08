"""The AsyncAPI document of the socket, made from the wire's structs."""

from __future__ import annotations

from typing import Any, get_args

from aurum import __version__
from aurum.table.messages import ClientMessage, ServerMessage
from aurum.table.wire.words import SOCKET_PATH
from aurum.table.wire_schema import components

REF = "#/components/schemas/{name}"


def asyncapi() -> dict[str, Any]:
    """AsyncAPI 3.0: one channel, what a client sends and what it receives."""
    unions, definitions = components(REF)
    names = [struct.__name__ for struct in (*get_args(ClientMessage), *get_args(ServerMessage))]
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Aurum", "version": __version__},
        "channels": {
            "socket": {
                "address": SOCKET_PATH,
                "messages": {name: _ref("messages", name) for name in names},
            }
        },
        "operations": {
            "command": _operation("receive", get_args(ClientMessage)),
            "news": _operation("send", get_args(ServerMessage)),
        },
        "components": {
            "messages": {name: {"payload": _ref("schemas", name)} for name in names},
            "schemas": {**definitions, "Event": unions["Event"]},
        },
    }


def _ref(section: str, name: str) -> dict[str, str]:
    return {"$ref": f"#/components/{section}/{name}"}


def _operation(action: str, structs: tuple[type, ...]) -> dict[str, Any]:
    channel = {"$ref": "#/channels/socket"}
    messages = [{"$ref": f"#/channels/socket/messages/{struct.__name__}"} for struct in structs]
    return {"action": action, "channel": channel, "messages": messages}
