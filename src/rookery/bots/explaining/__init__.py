"""Why a move is better than another: what happens after each, in the same imagined deals."""

from rookery.bots.explaining.explanation import as_good, explained, label, what_differs, why
from rookery.bots.explaining.moves import moved

__all__ = ["as_good", "explained", "label", "moved", "what_differs", "why"]
