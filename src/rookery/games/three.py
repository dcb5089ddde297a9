"""Rook for Three (R3-1 to R3-6)."""

from rookery.core.cards import Suit, card_of, rook_pack
from rookery.games.preset import ABOUT_CARDS, Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

THREE = Preset(
    name="three",
    title="Rook for Three",
    source="George S. Parker's Rook for Three, 1914; R3-1 to R3-6",
    by_seats={
        3: TrickRules(
            pack=rook_pack(range(4, 15), with_rook=False),
            seats=3,
            sides=Sides.ALONE,
            hand_size=13,
            counters=((5, 5), (10, 10), (14, 10)),
            phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),
            trump_named="before_nest",
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
    only=("target", "opening_bid", "jump_bids", "hold", *ABOUT_CARDS),
    usual_seats=3,
    seats_rule="R3-1",
    minutes=15,
    showcase=(card_of(Suit.GREEN, 5), card_of(Suit.YELLOW, 10), card_of(Suit.RED, 14)),
)
