"""Rook for Five, with a called partner (R5-1 to R5-13)."""

from rookery.core.cards import ROOK, Suit, card_of, poker_pack
from rookery.games.preset import ABOUT_CARDS, Preset
from rookery.games.trumps import SUIT_TRUMPS, WITHOUT_SUIT
from rookery.tricks.rules import Phase, Sides, TrickRules

FIVE = Preset(
    name="five",
    title="Rook for Five",
    source="The five-handed house game; R5-1 to R5-13",
    by_seats={
        5: TrickRules(
            pack=poker_pack(),
            seats=5,
            sides=Sides.CALLED,
            hand_size=10,
            counters=((5, 5), (10, 10), (13, 10), (14, 15)),
            phases=(Phase.AUCTION, Phase.NEST, Phase.TRUMP, Phase.CALL, Phase.BURY, Phase.PLAY),
            trump_calls=SUIT_TRUMPS + WITHOUT_SUIT,
            minimum_bid=75,
            maximum_bid=180,
            first_lead="chosen",
            sun=True,
            moon=True,
            tie_is_shared=True,
            target=500,
        )
    },
    only=(
        "target",
        "minimum_bid",
        "bid_step",
        "jump_bids",
        "hold",
        "all_pass",
        "sun_value",
        "moon_value",
        "moon_set",
        "trump_named",
        "floor",
        *ABOUT_CARDS,
    ),
    choices={"rook_rank": ("low", "high")},
    usual_seats=5,
    seats_rule="R5-1",
    minutes=30,
    showcase=(
        card_of(Suit.DIAMONDS, 5),
        card_of(Suit.CLUBS, 12),
        card_of(Suit.SPADES, 13),
        card_of(Suit.HEARTS, 14),
        ROOK,
    ),
)
