"""The OpenAPI and AsyncAPI documents, made from endpoints and wire structs; a page to read them."""

from __future__ import annotations

import re
from html import escape
from typing import Any, get_args

import msgspec

from aurum import __version__
from aurum.server.endpoints import ENDPOINTS, Endpoint
from aurum.table.messages import ClientMessage, ServerMessage
from aurum.table.wire.words import API_PATH, COOKIE, SOCKET_PATH
from aurum.table.wire_schema import components

REF = "#/components/schemas/{name}"
ALWAYS = (403, 413, 415, 421, 429, 503)


def openapi() -> dict[str, Any]:
    """OpenAPI 3.1."""
    types = [t for e in ENDPOINTS for t in (e.answer, e.body) if t is not None]
    problem = _problem()
    _, schemas = msgspec.json.schema_components([*types, problem], ref_template=REF)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(API_PATH + endpoint.path, {})[endpoint.method.lower()] = _operation(
            endpoint
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Aurum", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def _problem() -> type:
    from aurum.table.wire.http import Problem

    return Problem


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": {str(endpoint.status): _content(endpoint.answer, endpoint.summary)},
    }
    for status in (*endpoint.statuses, *(ALWAYS if endpoint.body else (421, 429, 503))):
        operation["responses"][str(status)] = _content(_problem(), "A problem.")
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, **_content(endpoint.body, "")}
        operation["requestBody"].pop("description")
        operation["responses"]["422"] = _content(_problem(), "The body is not as described.")
    if 401 in endpoint.statuses:
        operation["security"] = [{"guest": []}]
    return operation


def _content(kind: Any, description: str) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", endpoint.path)
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in names
    ]


QUERIES = {
    "date": {"type": "string", "pattern": r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
    "decision": {"type": "string", "pattern": r"^[0-9]{1,4}$"},
    "key": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "seat": {"type": "string", "enum": ["0", "1", "2", "3"]},
    "before": {"type": "string", "pattern": r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}$"},
}


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [{"name": name, "in": "query", "schema": QUERIES[name]} for name in endpoint.query]


def documentation() -> str:
    """The interface for people, without a script."""
    rows = "".join(_row(endpoint) for endpoint in ENDPOINTS)
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Aurum: the interface</title>"
        f"<h1>Aurum {escape(__version__)}: the interface</h1><p>Bodies are JSON. The machine's "
        f"version is <a href={API_PATH}/openapi.json>openapi.json</a>; the socket is at "
        f"<code>{SOCKET_PATH}</code> (<a href={API_PATH}/asyncapi.json>asyncapi.json</a>).</p>"
        f"<table><tr><th>request<th>what it does<th>body<th>answer{rows}</table></html>"
    )


def _row(endpoint: Endpoint) -> str:
    body = endpoint.body.__name__ if endpoint.body else ""
    answer = getattr(endpoint.answer, "__name__", "object")
    request = f"{endpoint.method} {API_PATH}{endpoint.path}"
    return (
        f"<tr><td><code>{escape(request)}</code><td>{escape(endpoint.summary)}"
        f"<td>{escape(body)}<td>{escape(answer)}"
    )


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
            "command": _socket_operation("receive", get_args(ClientMessage)),
            "news": _socket_operation("send", get_args(ServerMessage)),
        },
        "components": {
            "messages": {name: {"payload": _ref("schemas", name)} for name in names},
            "schemas": {**definitions, "Event": unions["Event"]},
        },
    }


def _ref(section: str, name: str) -> dict[str, str]:
    return {"$ref": f"#/components/{section}/{name}"}


def _socket_operation(action: str, structs: tuple[type, ...]) -> dict[str, Any]:
    channel = {"$ref": "#/channels/socket"}
    messages = [{"$ref": f"#/channels/socket/messages/{struct.__name__}"} for struct in structs]
    return {"action": action, "channel": channel, "messages": messages}
