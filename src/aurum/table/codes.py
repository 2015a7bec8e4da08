"""Names that cannot be guessed, made from random bytes: invitation codes and match ids."""

from __future__ import annotations

import base64

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no I, L, O or U, so that nothing is misheard or misread."""

MISREAD = str.maketrans({"I": "1", "L": "1", "O": "0", "U": "V"})
GROUP = 4


def spoken_code(random_bytes: bytes) -> str:
    """One character per byte (5 random bits each), in groups of four."""
    letters = "".join(ALPHABET[byte % 32] for byte in random_bytes)
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def tidy_code(text: str) -> str:
    """What a person typed, as the code they meant: case, blanks and lookalikes forgiven."""
    letters = "".join(letter for letter in text.upper() if letter.isalnum()).translate(MISREAD)
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def match_id(random_bytes: bytes) -> str:
    """128 random bits as 22 characters that are safe in an address."""
    return base64.urlsafe_b64encode(random_bytes).rstrip(b"=").decode()
