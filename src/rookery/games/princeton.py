"""Princeton Rook, with a poker pack and a joker (P4-1 to P4-8)."""

from rookery.core.cards import ROOK, Suit, card_of, poker_pack
from rookery.games.preset import Preset
from rookery.games.trumps import SUIT_TRUMPS, WITHOUT_SUIT
from rookery.tricks.rules import Phase, Sides, TrickRules

PRINCETON = Preset(
    name="princeton",
    title="Princeton Rook",
    source="The Princeton game as told at rook-online.com, and One High where it is lost; "
    "P4-1 to P4-8",
    by_seats={
        4: TrickRules(
            pack=poker_pack(),  # P4-1
            seats=4,
            sides=Sides.ALTERNATE,
            hand_size=13,
            counters=((5, 5), (10, 10), (13, 10), (14, 15)),  # P4-2
            last_trick_points=20,
            phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),  # P4-4
            rook_rank="low",  # P4-5
            trump_calls=SUIT_TRUMPS + WITHOUT_SUIT,
            trumps="suits",  # P4-6
            minimum_bid=70,  # P4-3
            maximum_bid=200,
            moon=True,  # FO-16
            moon_value=200,
            first_lead="left_of_bidder",  # P4-7
            target=500,  # P4-8
        )
    },
    usual_seats=4,
    seats_rule="P4-1",
    minutes=35,
    showcase=(
        card_of(Suit.HEARTS, 10),
        card_of(Suit.CLUBS, 13),
        card_of(Suit.SPADES, 14),
        card_of(Suit.DIAMONDS, 14),
        ROOK,
    ),
    is_variant=True,
    also_called=(
        "Princeton rules",
        "Rook with regular cards",
        "Rook with playing cards",
        "Rook with a standard deck",
        "joker Rook",
        "53-card Rook",
    ),
    sister="one-high",
)
