"""Thirteens: Dixie's counters with the short pack (TH-1 to TH-7)."""

from rookery.core.cards import Suit, card_of, rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

THIRTEENS = Preset(
    name="thirteens",
    title="Thirteens",
    source="The rules of Rook13, a program; TH-1 to TH-7",
    by_seats={
        4: TrickRules(
            pack=rook_pack(range(5, 15), with_rook=False),  # TH-1
            seats=4,
            sides=Sides.ALTERNATE,
            hand_size=9,
            counters=((5, 5), (10, 10), (13, 10)),  # TH-2
            most_tricks_points=20,
            phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),  # TH-4
            trump_calls=COLOUR_TRUMPS,
            minimum_bid=65,  # TH-3
            maximum_bid=120,
            all_pass="dealer_minimum",
            first_lead="left_of_dealer",  # TH-5
            target=500,  # TH-6
            floor=-250,
            misdeal="low_hand",  # TH-7
        )
    },
    usual_seats=4,
    seats_rule="TH-1",
    minutes=35,
    showcase=(
        card_of(Suit.BLACK, 5),
        card_of(Suit.RED, 10),
        card_of(Suit.YELLOW, 13),
        card_of(Suit.GREEN, 13),
    ),
    is_variant=True,
    also_called=(
        "Rook 13",
        "widow Rook",
        "Rook with 13s",
        "short Dixie",
        "majority Rook",
        "go down Rook",
    ),
    sister="dixie",
)
