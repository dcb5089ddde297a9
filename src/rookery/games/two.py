"""Rook for Two, with a dummy (R2-1 to R2-8)."""

from rookery.core.cards import Suit, card_of, rook_pack
from rookery.games.preset import ABOUT_CARDS, Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

TWO = Preset(
    name="two",
    title="Rook for Two",
    source="George S. Parker's Rook for Two, 1914; R2-1 to R2-8",
    by_seats={
        2: TrickRules(
            pack=rook_pack(range(4, 15), with_rook=False),  # R2-1
            seats=2,
            dummy=2,
            sides=Sides.ALONE,
            hand_size=13,
            counters=((5, 5), (10, 10), (14, 10)),  # R2-2
            phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),
            trump_named="before_nest",
            trump_calls=COLOUR_TRUMPS,
            minimum_bid=35,  # R2-3
            maximum_bid=125,
            first_lead="left_of_dealer",  # R2-5
            trick_points=2,
            opening_bid=30,
            nest_to="nobody",
            exchange_size=2,  # R2-4
            target=150,  # R2-7
        )
    },
    only=("target", "opening_bid", "jump_bids", "hold", *ABOUT_CARDS),
    usual_seats=2,
    seats_rule="R2-1",
    minutes=15,
    showcase=(card_of(Suit.BLACK, 5), card_of(Suit.RED, 14), card_of(Suit.GREEN, 10)),
    is_variant=True,
    also_called=("two-player Rook", "2-handed Rook", "Rook for couples", "Rook with a dummy"),
    sister="three",
)
