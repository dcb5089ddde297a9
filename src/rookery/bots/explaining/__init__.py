"""Why a move is better than another: what happens after each, in the same imagined deals."""

from rookery.bots.explaining.explanation import better_than, explained, what_differs
from rookery.bots.explaining.moves import moved

__all__ = ["better_than", "explained", "moved", "what_differs"]
