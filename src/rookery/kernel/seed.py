"""The seeds of random play and of drawn worlds."""

from __future__ import annotations

SEEDS = 1 << 64
"""How many there are: numbers of 64 bits."""


def check_seed(seed: int, count: int) -> None:
    """Raise ValueError for what is no seed, and for a count below nothing."""
    if not 0 <= seed < SEEDS:
        raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {seed}")
    if count < 0:
        raise ValueError(f"a count is 0 or more, not {count}")
