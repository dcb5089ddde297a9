"""A total of the match as one byte."""

HIGHEST_TOTAL = 255
"""The byte of every total of at least 127 hundredths of the target."""


def total_byte(total: int, target: int) -> int:
    """A total in hundredths of the target, rounded down, plus 128; at least 0 and at most 255.

    >>> total_byte(0, 300), total_byte(150, 300), total_byte(-300, 300), total_byte(900, 300)
    (128, 178, 28, 255)
    """
    return max(0, min(HIGHEST_TOTAL, 128 + 100 * total // target))
