"""Boards: deals that follow from the secret of a set, so that each is the same at every table.

A set has one secret, without contributions by players; its boards are numbered from 1.
"""

from rookery.core.cards import Seat
from rookery.core.shuffle import Shuffle


def shuffle_of_set(secret: bytes) -> Shuffle:
    """The shuffle that all boards of a set are drawn from."""
    return Shuffle(secret, ())


def deal_of_board(number: int) -> int:
    """The number of a board's deck, and of its cut, in the set's shuffle, which counts from 0."""
    return number - 1


def dealer_of_board(number: int, seats: int) -> Seat:
    """The dealer of a board: seat 0 deals the first, and the deal passes left.

    >>> [dealer_of_board(number, 4) for number in (1, 2, 4, 5)]
    [0, 1, 3, 0]
    """
    return (number - 1) % seats
