"""Rook for Three (R3-1 to R3-6)."""

from rookery.core.cards import Suit, card_of, rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

THREE = Preset(
    name="three",
    title="Rook for Three",
    summary="Three players, each alone: the dealer opens at 50, and every trick is worth 2.",
    how_to=(
        "Three players play, each alone. The 14s and 10s are worth 10 points each, the 5s are "
        "worth 5, and every trick is worth 2: 126 in total.",
        "The dealer opens the bidding automatically at 50 points; bid more, or pass. The highest "
        "bidder names one colour as trump, which beats all other colours, then takes the nest, "
        "which is the five cards left over, and buries five cards that are worth nothing.",
        "Then each player in turn plays one card, of the colour that was led if possible: these "
        "three cards are a trick, won by the highest trump or else by the highest card of the "
        "colour led. A bidder who takes fewer points than the bid loses the amount of the bid, "
        "and the others score what they took. The first player with 200 points wins.",
    ),
    advice=(
        "Every trick is worth 2 points besides its counters: small tricks add up to 26 of the 126.",
        "Nobody gets the nest, and you may bury no counter: bury low cards of a short colour.",
        "Against the bidder, play like partners: you both gain when the bidder is set.",
    ),
    source="George S. Parker's Rook for Three, 1914; R3-1 to R3-6",
    by_seats={
        3: TrickRules(
            pack=rook_pack(range(4, 15), with_rook=False),
            seats=3,
            sides=Sides.ALONE,
            hand_size=13,
            counters=((5, 5), (10, 10), (14, 10)),
            phases=(Phase.AUCTION, Phase.TRUMP, Phase.NEST, Phase.BURY, Phase.PLAY),
            trump_calls=COLOUR_TRUMPS,
            minimum_bid=55,
            maximum_bid=125,
            first_lead="left_of_bidder",
            trick_points=2,
            opening_bid=50,
            nest_to="nobody",
            bury="no_counters",
            target=200,
        )
    },
    options=("target", "jump_bids"),
    usual_seats=3,
    seats_rule="R3-1",
    minutes=15,
    showcase=(
        card_of(Suit.GREEN, 5),
        card_of(Suit.YELLOW, 10),
        card_of(Suit.RED, 14),
    ),
)
