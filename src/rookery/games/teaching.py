"""Sentences that the games' introductions share.

In games with a poker pack, `suit` is "suit" where others say "colour".
"""

from __future__ import annotations


def bid(minimum: int) -> str:
    """How two sides bid."""
    return (
        "First you bid the number of points that your side will take, "
        f"{minimum} or more, or you pass."
    )


def forced_dealer(minimum: int) -> str:
    """Who plays if everybody passes (TT-6)."""
    return f"If everybody passes, the dealer must play for {minimum}."


def exchange(cards: str, suit: str = "colour") -> str:
    """How the bidder takes the nest, buries so many cards, and then names trump."""
    return (
        f"The highest bidder takes the nest, which is the {cards} cards left over, "
        f"buries {cards} cards face down, and names one {suit} as trump, "
        f"which beats all other {suit}s."
    )


def trick(suit: str = "colour", cards: str = "four") -> str:
    """What a trick is, and who wins it (TT-1, TT-2)."""
    return (
        f"Then each player in turn plays one card, of the {suit} that was led if possible: "
        f"these {cards} cards are a trick, won by the highest trump "
        f"or else by the highest card of the {suit} led."
    )


LAST_TRICK = "The winner of the last trick also gets the nest."
"""Who gets the buried cards."""


def end(target: int) -> str:
    """What a missed bid costs, and which side wins the match (TT-4)."""
    return (
        "A side that takes fewer points than it bid loses the amount of its bid, "
        f"and the first side with {target} points wins."
    )
