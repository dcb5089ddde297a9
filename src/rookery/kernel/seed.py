"""The seeds of playouts and of sampled worlds: integers of 64 bits."""

SEEDS = 1 << 64
"""The number of possible seeds."""


def check_seed(seed: int, count: int) -> None:
    """Raise ValueError if the seed is out of range or the count is negative."""
    if not 0 <= seed < SEEDS:
        raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {seed}")
    if count < 0:
        raise ValueError(f"a count is 0 or more, not {count}")
