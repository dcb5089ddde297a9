"""The shape of a trick game: its sides, its phases, and the step of its bids."""

from enum import Enum

BID_STEP = 5
"""Every bid is a multiple of this many points (TT-3)."""


class Sides(Enum):
    """Which seats score together."""

    ALTERNATE = "two sides, seated alternately"
    ALONE = "each seat alone"
    CALLED = "the bidder with the holder of a called card, against the rest"


class Phase(Enum):
    """The parts of a deal. In `NEST` nobody moves: the bidder takes the nest into the hand.

    `CLAIM` comes before the auction; it stands last so that the other phases keep their numbers.
    """

    AUCTION = "bidding"
    NEST = "taking the nest"
    TRUMP = "naming trump"
    CALL = "calling a partner"
    BURY = "burying"
    LEAD = "choosing who leads"
    PLAY = "playing tricks"
    CUT = "cutting for the tricks"
    OVER = "over"
    CLAIM = "claiming a misdeal"
