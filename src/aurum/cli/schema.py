"""`aurum schema`.

It writes the documents generated from the wire's structs, or checks that they are up to date.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from aurum.game import AurumError


def documents(root: Path) -> dict[str, Callable[[], str]]:
    """Every generated file, by its path in the project."""
    from aurum.cli.layout_markdown import layout_table
    from aurum.cli.schema_markdown import with_limits, with_words
    from aurum.engine.layout import layout
    from aurum.server.api_documents import asyncapi, openapi
    from aurum.table.wire_schema import json_schema
    from aurum.table.wire_typescript import typescript

    return {
        "docs/wire/schema.json": lambda: _json(json_schema()),
        "docs/wire/openapi.json": lambda: _json(openapi()),
        "docs/wire/asyncapi.json": lambda: _json(asyncapi()),
        "docs/engine/layout.json": lambda: _json(layout()),
        "docs/engine/layout.md": lambda: layout_table(layout()),
        "web/src/wire/messages.ts": typescript,
        "web/src/wire/languages.ts": _languages,
        "docs/protocol.md": lambda: with_words(_content(root / "docs/protocol.md") or ""),
        "docs/security.md": lambda: with_limits(_content(root / "docs/security.md") or ""),
    }


def _languages() -> str:
    """The languages, each with its own name, for the page."""
    from aurum.languages import LANGUAGES
    from aurum.table.wire_typescript import HEADER

    names = {code: language.name for code, language in LANGUAGES.items()}
    books = {code: language.edition for code, language in LANGUAGES.items()}
    return (
        f"{HEADER}\nimport type {{ EditionId }} from './messages';\n\n"
        f"export const LANGUAGES = {json.dumps(list(names))} as const;\n"
        "export type Language = (typeof LANGUAGES)[number];\n"
        f"export const LANGUAGE_NAMES: Record<Language, string> = {_json(names).rstrip()};\n"
        f"export const LANGUAGE_EDITIONS: Record<Language, EditionId> = {_json(books).rstrip()};\n"
    )


def stale(root: Path) -> list[str]:
    """The generated files that are out of date."""
    return [path for path, make in documents(root).items() if _content(root / path) != make()]


def write(root: Path) -> list[str]:
    """Update every generated file; returns those that changed."""
    changed = stale(root)
    made = documents(root)
    for path in changed:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(made[path](), encoding="utf-8")
    return changed


def schema(root: Path = Path(), *, check: bool = False) -> None:
    """Write docs/wire/, docs/engine/, the tables of docs/protocol.md, and what the page takes.

    With --check only say which are out of date.
    """
    if not (root / "docs" / "protocol.md").exists():
        raise AurumError(
            f"{root.resolve()} is not a checkout of Aurum, whose documents this command writes"
        )
    paths = stale(root) if check else write(root)
    for path in paths:
        print(f"{path}: {'out of date; run `aurum schema`' if check else 'written'}")
    if check and paths:
        raise SystemExit(1)


def _content(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.exists() else None


def _json(document: Mapping[str, object]) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"
