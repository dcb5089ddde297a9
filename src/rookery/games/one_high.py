"""One High, with the full pack and a low Rook (OH-1 to OH-9)."""

from rookery.core.cards import ROOK, Suit, card_of, rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS, WITHOUT_SUIT
from rookery.tricks.rules import Phase, Sides, TrickRules

ONE_HIGH = Preset(
    name="one-high",
    title="One High",
    source="A collection of card game rules on GitHub, and the rules of Streetsboro, Ohio; "
    "OH-1 to OH-9",
    by_seats={
        4: TrickRules(
            pack=rook_pack(range(1, 15), with_rook=True),  # OH-1
            ones_high=True,
            seats=4,
            sides=Sides.ALTERNATE,
            hand_size=13,
            counters=((1, 15), (5, 5), (10, 10), (14, 10)),  # OH-2
            rook_rank="low",  # OH-3
            phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),  # OH-5
            trump_before_spare=True,
            trump_calls=COLOUR_TRUMPS + WITHOUT_SUIT,
            trumps="suits",  # OH-8
            minimum_bid=70,  # OH-4
            maximum_bid=180,
            moon=True,  # FO-16
            moon_value=180,
            first_lead="left_of_bidder",  # OH-6
            target=500,  # OH-7
        )
    },
    usual_seats=4,
    seats_rule="OH-1",
    minutes=35,
    showcase=(
        card_of(Suit.BLACK, 5),
        card_of(Suit.RED, 10),
        card_of(Suit.YELLOW, 14),
        card_of(Suit.GREEN, 1),
        ROOK,
    ),
    is_variant=True,
    also_called=(
        "1-High Partnership",
        "Rook low",
        "low bird",
        "full-deck Rook",
        "57-card Rook",
        "Streetsboro rules",
        "Ohio Rook",
        "West Virginia Rook",
    ),
    sister="kentucky-rook",
)
