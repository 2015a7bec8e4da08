"""TypeScript types for the page, made from the JSON Schema of the wire."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

from aurum.game import PLAYER_COUNTS, Variant
from aurum.roster import LADDER, START_LEVEL, USUAL_LEVEL
from aurum.table.repeated_deal import AGAIN_VERSION
from aurum.table.wire import words
from aurum.table.wire.events import Event
from aurum.table.wire_schema import json_schema

HEADER = "// Made by `aurum schema` from the server's structs. Do not edit.\n"

EVENTS = {struct.__name__ for struct in get_args(Event)}

LITERALS = (
    "EditionId",
    "Scoring",
    "ClockKind",
    "SpectatorMode",
    "BotLevel",
    "Emote",
    "TieRule",
    "LessonId",
)


def typescript() -> str:
    """The whole module: constants, literal unions, one interface per definition."""
    definitions = json_schema()["$defs"]
    parts = [HEADER, _constants(), _closing(), _sides(), _decks()]
    parts += [_literal(name) for name in LITERALS]
    parts += [_definition(name, schema) for name, schema in definitions.items()]
    return "\n".join(parts)


CONSTANTS = (
    "WIRE_VERSION",
    "API_PATH",
    "SOCKET_PATH",
    "PLACE_LETTERS",
    "TABLE_PATH",
    "NICKNAME_LENGTH",
    "CIRCLE_NAME_LENGTH",
)


def _constants() -> str:
    lines = [f"export const {n} = {json.dumps(getattr(words, n))} as const;\n" for n in CONSTANTS]
    own: dict[str, object] = {"USUAL_LEVEL": USUAL_LEVEL, "START_LEVEL": START_LEVEL}
    own |= {"LADDER": LADDER, "AGAIN_VERSION": AGAIN_VERSION}
    lines += [
        f"export const {name} = {json.dumps(value)} as const;\n" for name, value in own.items()
    ]
    return "".join(lines)


def _closing() -> str:
    """The codes after which a client does not come back."""
    codes = [str(code.value) for code in words.Close if code.final]
    comment = "/** Close codes after which coming back would end the same way. */\n"
    return f"{comment}export const FINAL_CLOSES: readonly number[] = [{', '.join(codes)}];\n"


def _sides() -> str:
    """Who wins together at a table of so many (R2.1), so that the page need not know."""
    lines = "".join(f"  {count}: {_members(count)},\n" for count in PLAYER_COUNTS)
    comment = "/** The seats that win together, side by side, by the number of players. */\n"
    kind = "Readonly<Record<number, readonly (readonly number[])[]>>"
    return f"{comment}export const SIDES: {kind} = {{\n{lines}}};\n"


def _members(players: int) -> str:
    rules = Variant(players=players).ruleset()
    return json.dumps([rules.members(side) for side in rules.each_side()])


def _decks() -> str:
    """Which cards are dealt at a table of so many (R2.1, R2.2), for the page's own verifier."""
    lines = "".join(f"  {count}: {_deck(count)},\n" for count in PLAYER_COUNTS)
    comment = (
        "/** The deck's metals and highest rank, and cards per hand, by number of players. */\n"
    )
    kind = "Readonly<Record<number, { metals: readonly string[]; ranks: number; hand: number }>>"
    return f"{comment}export const DECKS: {kind} = {{\n{lines}}};\n"


def _deck(players: int) -> str:
    rules = Variant(players=players).ruleset()
    metals = json.dumps([metal.symbol for metal in rules.metals])
    return f"{{ metals: {metals}, ranks: {rules.top_rank}, hand: {rules.hand_size} }}"


def _literal(name: str) -> str:
    values = [json.dumps(value) for value in get_args(getattr(words, name))]
    constant = re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper() + "S"
    lines = f"export const {constant} = [{', '.join(values)}] as const;\n"
    return lines + f"export type {name} = (typeof {constant})[number];\n"


def _definition(name: str, schema: dict[str, Any]) -> str:
    comment = _comment(schema.get("description"), "")
    if name == "Event":
        return f"export type Event = {' | '.join(sorted(EVENTS))};\n"
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};\n"
    fields = "".join(_field(key, value, schema) for key, value in schema["properties"].items())
    return f"{comment}export interface {name} {{\n{fields}}}\n"


def _field(key: str, schema: dict[str, Any], owner: dict[str, Any]) -> str:
    optional = "" if key in owner.get("required", ()) else "?"
    return f"{_comment(schema.get('description'), '  ')}  {key}{optional}: {_type(schema)};\n"


def _comment(text: str | None, indent: str) -> str:
    if not text or text.startswith("Common ground"):
        return ""
    flat = " ".join(text.split()).replace("*/", "* /")
    return f"{indent}/** {flat} */\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return _union([_type(option) for option in schema["anyOf"]])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    return _plain(schema)


def _union(options: list[str]) -> str:
    """The options joined; the union of all events goes by its name."""
    return "Event" if set(options) == EVENTS else " | ".join(dict.fromkeys(options))


def _plain(schema: dict[str, Any]) -> str:
    kind = schema.get("type")
    if kind == "array":
        item = _type(schema.get("items") or {})
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    names = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return {**names, "null": "null"}.get(str(kind), "unknown")
