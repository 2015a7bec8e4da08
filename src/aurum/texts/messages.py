"""Messages of Fluent files, as far as ours use them: words, arguments, and choices by one.

A message is parsed when it is said for the first time: a program says few of the many.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aurum.languages import Language

if TYPE_CHECKING:
    from fluent.syntax import ast

Arguments = Mapping[str, str | int]
_BEGINNING = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)


class FaultyText(LookupError):
    """A message is missing or cannot be read, or one of its arguments is missing."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Words, and between them what arguments fill in."""

    parts: tuple[str | Argument | Choice, ...]

    def said(self, arguments: Arguments) -> str:
        return "".join(
            part if isinstance(part, str) else part.said(arguments) for part in self.parts
        )


@dataclass(frozen=True, slots=True)
class Argument:
    """`{ $name }`: a word, or a number in the digits of the language."""

    name: str
    language: Language

    def said(self, arguments: Arguments) -> str:
        value = self.value(arguments)
        return (
            value if isinstance(value, str) else f"{value:,}".replace(",", self.language.thousands)
        )

    def value(self, arguments: Arguments) -> str | int:
        if self.name not in arguments:
            raise FaultyText(f"the argument {self.name} is missing")
        value = arguments[self.name]
        if not isinstance(value, str | int):
            raise FaultyText(
                f"the argument {self.name} is {value!r}, neither text nor whole number"
            )
        return value


@dataclass(frozen=True, slots=True)
class Choice:
    """`{ $name -> … }`: the pattern of the first key that fits; a number also fits its plural."""

    argument: Argument
    variants: tuple[tuple[str | int, Pattern], ...]
    default: Pattern

    def said(self, arguments: Arguments) -> str:
        value = self.argument.value(arguments)
        fitting: tuple[str | int, ...] = (value,)
        if not isinstance(value, str):
            fitting = (value, self.argument.language.plural(abs(value)))
        found = (pattern for key, pattern in self.variants if key in fitting)
        return next(found, self.default).said(arguments)


class Messages:
    """The messages of a language by their names."""

    def __init__(self, language: Language, sources: Iterable[str]) -> None:
        self._language = language
        self._unread = {name: text for source in sources for name, text in _entries(source)}
        self._read: dict[str, Pattern] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._unread

    def __getitem__(self, name: str) -> Pattern:
        if name not in self._read:
            self._read[name] = self._pattern(_parsed(self._unread[name]))
        return self._read[name]

    def _pattern(self, pattern: ast.Pattern) -> Pattern:
        return Pattern(tuple(self._part(element) for element in pattern.elements))

    def _part(self, element: Any) -> str | Argument | Choice:
        from fluent.syntax import ast

        if isinstance(element, ast.TextElement):
            return str(element.value)
        found = element.expression
        if isinstance(found, ast.VariableReference):
            return Argument(found.id.name, self._language)
        if isinstance(found, ast.SelectExpression):
            return self._choice(found)
        raise FaultyText(
            f"{type(found).__name__} in braces: only $arguments and choices can be read"
        )

    def _choice(self, select: ast.SelectExpression) -> Choice:
        from fluent.syntax import ast

        if not isinstance(select.selector, ast.VariableReference):
            raise FaultyText("a choice must be made by an $argument")
        argument = Argument(select.selector.id.name, self._language)
        variants = [(_key(one.key), self._pattern(one.value)) for one in select.variants]
        [default] = [place for place, one in enumerate(select.variants) if one.default]
        return Choice(argument, tuple(variants), variants[default][1])


def _entries(source: str) -> Iterable[tuple[str, str]]:
    """Names and texts of the messages in a file, still unread."""
    text = _COMMENT.sub("", source)
    found = list(_BEGINNING.finditer(text))
    ends = [one.start() for one in found[1:]] + [len(text)]
    for one, end in zip(found, ends, strict=False):
        yield one[1], text[one.start() : end]


def _parsed(text: str) -> ast.Pattern:
    from fluent.syntax import FluentParser, ast

    entry = FluentParser(with_spans=False).parse_entry(text)
    if isinstance(entry, ast.Message) and entry.value is not None:
        return entry.value
    said = entry.annotations[0].message if isinstance(entry, ast.Junk) else "it has no text"
    raise FaultyText(said)


def _key(key: Any) -> str | int:
    """What a variant is chosen by: a word, or a whole number."""
    return int(key.value) if hasattr(key, "value") else str(key.name)
