"""The trump calls of the two packs."""

from rookery.core.cards import COLOURS, POKER_SUITS
from rookery.core.moves import Trump

COLOUR_TRUMPS = tuple(Trump[colour.name] for colour in COLOURS)
"""The four colours of the Rook pack."""

SUIT_TRUMPS = tuple(Trump[suit.name] for suit in POKER_SUITS)
"""The four suits of the poker pack."""

WITHOUT_SUIT = (Trump.NONE, Trump.LOW)
"""No trump and lo-no, for games that have them as well (R5-6)."""
