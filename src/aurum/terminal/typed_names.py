"""Names as people type them.

Cards are `silver 3`, `silb 3` or `Ag3`, in every language of the game. Things with an id in the
protocol go by their names in the reader's language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from aurum.game import Metal
from aurum.texts import LANGUAGES, Texts, texts

_JOINED = re.compile(r"^([^\W\d]+)(\d+)$")
_RANK = re.compile(r"^\d+$")
SHORTEST = 2  # letters of a beginning


class CardWords:
    """Reads metals: symbols, names, and the beginnings of names."""

    def __init__(self, spoken: Texts) -> None:
        symbols = [metal.symbol for metal in Metal]
        self._symbols = {_folded(symbol): symbol for symbol in symbols}
        self._own = {_folded(spoken(f"metal-{symbol}")): symbol for symbol in symbols}
        self._any = {
            _folded(texts(language)(f"metal-{symbol}")): symbol
            for language in LANGUAGES
            for symbol in symbols
        }

    def metal(self, word: str) -> str | None:
        """The symbol of the metal that a word names or begins to name."""
        name = _folded(word)
        exact = self._symbols.get(name) or self._any.get(name)
        if exact or len(name) < SHORTEST:
            return exact
        return _begun(name, self._own) or _begun(name, self._any)

    def is_card(self, text: str) -> bool:
        """Whether a whole line is one card."""
        words = self.notation(text).split()
        return len(words) == 1 and _JOINED.match(words[0]) is not None and words != [text]

    def card(self, text: str) -> str | None:
        """The one card that a text names, in the notation."""
        found = _JOINED.match(self.notation(text))
        return found[0] if found and self.metal(found[1]) == found[1] else None

    def notation(self, text: str) -> str:
        """The line with every card in the notation; other words stay as they are."""
        words, read = text.split(), []
        while words:
            word = words.pop(0)
            symbol = self.metal(word)
            joined = _JOINED.match(word)
            if symbol and words and _RANK.match(words[0]):
                read.append(f"{symbol}{int(words.pop(0))}")
            elif joined and (symbol := self.metal(joined[1])):
                read.append(f"{symbol}{int(joined[2])}")
            else:
                read.append(word)
        return " ".join(read)


def _begun(name: str, metals: dict[str, str]) -> str | None:
    """The only metal whose name begins like this."""
    found = {symbol for full, symbol in metals.items() if full.startswith(name)}
    return found.pop() if len(found) == 1 else None


def _folded(text: str) -> str:
    """Without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def plain(text: str) -> str:
    """A text without capitals and punctuation, as people type it."""
    return " ".join(re.sub(r"[\W_]+", " ", text.casefold()).split())


class Named:
    """Ids and their names. People can type an id, a name, or the start of a name."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = {plain(name): key for key, name in names.items()}
        self._ids = {plain(key): key for key in names}
        self.names = tuple(names.values())

    def find(self, text: str) -> str | None:
        """The id for a typed text: the id itself, a name, or the unique start of one."""
        wish = plain(text)
        if found := self._ids.get(wish) or self._names.get(wish):
            return found
        begun = [key for name, key in self._names.items() if name.startswith(wish)]
        return begun[0] if wish and len(begun) == 1 else None
