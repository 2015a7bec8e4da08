"""Which messages the sources ask for."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SPEAKING = ("again", "analysis", "cli", "daily", "puzzles", "terminal", "texts")
TEMPLATE = re.compile(r"[`'\"]([a-z][\w-]*-)(?:\$\{|['\"] *\+)")
ASKED = re.compile(r"\bt\(\s*[`'\"]([a-z][\w-]*)[`'\"]")
LITERAL = re.compile(r"[`'\"]([a-z][\w-]*)[`'\"]")


@dataclass(frozen=True)
class Call:
    """``texts("key", name=...)`` in a Python file."""

    place: str
    key: str
    arguments: frozenset[str]
    has_more: bool  # **arguments that only a run can tell


def trees() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((ROOT / "src" / "aurum").rglob("*.py")):
        if path.parent.name in (
            "again",
            "analysis",
            "cli",
            "daily",
            "puzzles",
            "terminal",
            "texts",
        ):
            yield path.name, ast.parse(path.read_text(encoding="utf-8"))


@cache
def calls() -> tuple[Call, ...]:
    return tuple(
        call for name, tree in trees() for node in ast.walk(tree) for call in _call(name, node)
    )


def _call(name: str, node: ast.AST) -> Iterator[Call]:
    if not isinstance(node, ast.Call) or not node.args:
        return
    called = node.func.attr if isinstance(node.func, ast.Attribute) else _name(node.func)
    key = node.args[0]
    if (
        called in ("texts", "speak")
        and isinstance(key, ast.Constant)
        and isinstance(key.value, str)
    ):
        named = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
        more = any(keyword.arg is None for keyword in node.keywords)
        yield Call(f"{name}:{node.lineno}", key.value, named, more)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


CODED = {  # which argument is the code
    "Reason": 1,
    "HttpProblem": 1,
    "Goodbye": 1,
    "raw_problem": 1,
    "_refuse": 1,
    "_strike": 0,
    "_turned_away": 0,
}


def server_codes() -> set[str]:
    """The codes of all reasons that the server gives by itself."""
    folder = ROOT / "src" / "aurum" / "server"
    trees_ = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py")]
    found = {code for tree in trees_ for node in ast.walk(tree) for code in _code(node)}
    return found | {f"http-{status}" for status in (404, 405)}


def _code(node: ast.AST) -> Iterator[str]:
    if not isinstance(node, ast.Call):
        return
    called = node.func.attr if isinstance(node.func, ast.Attribute) else _name(node.func)
    place = CODED.get(called)
    if place is not None and len(node.args) > place:
        code = node.args[place]
        if isinstance(code, ast.Constant) and isinstance(code.value, str):
            yield code.value


Words = tuple[frozenset[str], tuple[str, ...]]  # what could be an id, and what ids begin with


@cache
def python_words() -> Words:
    words: set[str] = set()
    prefixes: set[str] = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                prefixes.add(str(node.values[0].value))
    return frozenset(words), tuple(p for p in prefixes if re.fullmatch(r"[a-z][\w-]*-", p))


@cache
def page_source() -> str:
    files = sorted((ROOT / "web" / "src").rglob("*"))
    return "\n".join(
        file.read_text(encoding="utf-8") for file in files if file.suffix in (".ts", ".svelte")
    )


@cache
def page_words() -> Words:
    source = page_source()
    return frozenset(LITERAL.findall(source)), tuple(set(TEMPLATE.findall(source)))


def is_used(file: str, key: str) -> bool:
    """The terminal's texts are used in Python, the page's in the page, the game's in either."""
    both = (python_words(), page_words())
    places = {
        "game.ftl": both,
        "reasons.ftl": both,
        "analysis.ftl": both,
        "practice.ftl": both,
        "review.ftl": both,
        "terminal.ftl": (python_words(),),
    }
    return any(
        key in words or key.startswith(prefixes)
        for words, prefixes in places.get(file, (page_words(),))
    )
