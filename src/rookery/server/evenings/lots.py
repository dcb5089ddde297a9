"""Derives from the secret of an evening its decks, lots, and the codes and keys of its tables.

Because everything follows, two servers that open the same table at once open one table.
"""

from __future__ import annotations

from random import Random

from rookery.core.boards import shuffle_of_set
from rookery.server.codes import CODE_LENGTH, LETTERS
from rookery.table.chairs import keyed_hash


def set_secret(secret: str, number: int) -> str:
    """The secret of the boards of a round, in hex; it is told when the round is over."""
    return keyed_hash(secret, f"boards {number}")


def commitment(secret: str, number: int) -> str:
    """The commitment to a round's decks, told beforehand, so that anybody can check them."""
    return shuffle_of_set(bytes.fromhex(set_secret(secret, number))).commitment


def lots(secret: str, number: int) -> Random:
    """The lots of a round."""
    return Random(keyed_hash(secret, f"lots {number}"))


def table_key(secret: str, number: int, table: int) -> str:
    """The key of a table."""
    return keyed_hash(secret, f"key {number} {table}")


def table_code(secret: str, number: int, table: int) -> str:
    """The code of a table, as hard to find as any other."""
    drawn = Random(keyed_hash(secret, f"code {number} {table}"))
    return "".join(drawn.choice(LETTERS) for _ in range(CODE_LENGTH))
