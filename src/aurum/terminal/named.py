"""Things with an id of the protocol that a person calls by their name in their own language."""

from __future__ import annotations

import re
from collections.abc import Mapping


def plain(text: str) -> str:
    """A text without capitals and punctuation, as people type it."""
    return " ".join(re.sub(r"[\W_]+", " ", text.casefold()).split())


class Named:
    """The ids and what each is called; either can be typed, and so can the start of a name."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = {plain(name): key for key, name in names.items()}
        self._ids = {plain(key): key for key in names}
        self.names = tuple(names.values())

    def find(self, text: str) -> str | None:
        """The id that is meant: by its id, by its whole name, or by a start that only one has."""
        wish = plain(text)
        if found := self._ids.get(wish) or self._names.get(wish):
            return found
        begun = [key for name, key in self._names.items() if name.startswith(wish)]
        return begun[0] if wish and len(begun) == 1 else None
