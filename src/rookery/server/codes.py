"""Random codes of tables, and random ids of people, clubs and evenings."""

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of codes, without those that look alike."""

CODE_LENGTH = 10
"""Characters of a table's code. There are 31 to the tenth power codes: too many to guess one."""


ID_LENGTH = 12
"""Characters of the id of a person, a club or an evening."""


def new_id(length: int = ID_LENGTH) -> str:
    """A new id, from the system's random generator."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_code() -> str:
    """A new code for a table."""
    return new_id(CODE_LENGTH)


def is_code(text: str) -> bool:
    """Whether a text has the form of a table's code."""
    return len(text) == CODE_LENGTH and all(letter in LETTERS for letter in text)
