"""Why a move is better than another: what happens after each, in the same imagined deals."""

from rookery.bots.explaining.explanation import as_good, explained, label, what_differs, why
from rookery.bots.explaining.moves import moved
from rookery.bots.explaining.rivals import Temptation

__all__ = ["Temptation", "as_good", "explained", "label", "moved", "what_differs", "why"]
