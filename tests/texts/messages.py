"""The Fluent files as the tests read them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from aurum.texts import SPOKEN, sources


@dataclass
class Shape(Visitor):
    """What a message needs: its arguments, and the keys of every choice in it."""

    arguments: set[str] = field(default_factory=set)
    variants: list[tuple[str, set[str]]] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        assert isinstance(node.selector, ast.VariableReference)
        self.variants.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def files(language: str) -> dict[str, dict[str, Shape]]:
    """The messages of a language by file, each with its shape."""
    return {name: dict(messages(text)) for name, text in sources(language).items()}


def messages(text: str) -> Iterator[tuple[str, Shape]]:
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            shape = Shape()
            shape.visit(entry)
            yield entry.id.name, shape


def spoken(language: str) -> dict[str, Shape]:
    """The messages that the terminal can say: its own and those that it shares with the page."""
    here = files(language)
    return {key: shape for name in SPOKEN for key, shape in here[name].items()}
