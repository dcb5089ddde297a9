"""The codes that tables are found by."""

from __future__ import annotations

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of a table's code. No two of them look alike."""

CODE_LENGTH = 10
"""Characters of a code: 31 to the tenth power are too many to find a table by trying."""


def new_code() -> str:
    """A new code for a table, from the system's random generator."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a text has the form of a table's code."""
    return len(text) == CODE_LENGTH and all(letter in LETTERS for letter in text)
