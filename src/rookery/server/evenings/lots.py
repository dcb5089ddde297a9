"""Derives everything random about an evening from its secret: decks, lots, codes and keys of
tables.

So if two servers open the same table at the same time, only one table is opened.
"""

from random import Random

from rookery.core.boards import shuffle_of_set
from rookery.server.codes import CODE_LENGTH, LETTERS
from rookery.table.chairs import keyed_hash


def set_secret(secret: str, number: int) -> str:
    """The secret of a round's boards, in hex; it is published when the round is over."""
    return keyed_hash(secret, f"boards {number}")


def commitment(secret: str, number: int) -> str:
    """The commitment to a round's decks, published before the round so that all can check them."""
    return shuffle_of_set(bytes.fromhex(set_secret(secret, number))).commitment


def lots(secret: str, number: int) -> Random:
    """The random generator for a round's lots."""
    return Random(keyed_hash(secret, f"lots {number}"))


def table_key(secret: str, number: int, table: int) -> str:
    """The key of a table."""
    return keyed_hash(secret, f"key {number} {table}")


def table_code(secret: str, number: int, table: int) -> str:
    """The code of a table, as hard to guess as a random one."""
    drawn = Random(keyed_hash(secret, f"code {number} {table}"))
    return "".join(drawn.choice(LETTERS) for _ in range(CODE_LENGTH))
