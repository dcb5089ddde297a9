"""Kentucky Discard without the Rook (KO-1 to KO-8), and a form of it from a county fair."""

from dataclasses import replace

from rookery.core.cards import Suit, card_of, rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

_RULES = TrickRules(
    pack=rook_pack(range(5, 15), with_rook=False),  # KO-1
    seats=4,
    sides=Sides.ALTERNATE,
    hand_size=9,  # KO-2
    counters=((5, 5), (10, 10), (14, 10)),  # KO-3
    phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),  # KO-5
    trump_calls=COLOUR_TRUMPS,
    minimum_bid=50,  # KO-4
    maximum_bid=100,
    all_pass="dealer_minimum",
    first_lead="left_of_dealer",  # KO-6
    target=300,  # KO-7
)

KENTUCKY_ORIGINAL = Preset(
    name="kentucky-original",
    title="Original Kentucky Discard",
    source="The maker's older form, as retold in articles about Rook; KO-1 to KO-7",
    by_seats={4: _RULES},
    usual_seats=4,
    seats_rule="KO-1",
    minutes=20,
    showcase=(card_of(Suit.YELLOW, 5), card_of(Suit.BLACK, 10), card_of(Suit.GREEN, 14)),
    is_variant=True,
    also_called=(
        "Rook without the Rook",
        "Rook without the bird",
        "100-point Rook",
        "forty-card Rook",
        "county fair Rook",
    ),
    sister="kentucky",
)

BRECKINRIDGE = replace(
    KENTUCKY_ORIGINAL,
    name="kentucky-original-breckinridge",
    title="Breckinridge Rook",
    source="The tournament sheet of the county fair of Breckinridge in Kentucky; KO-8",
    by_seats={
        4: replace(  # KO-8
            _RULES,
            trump_named="before_nest",
            minimum_bid=65,
            bury="no_counters",
            buried_trumps_shown=True,
            first_lead="left_of_bidder",
        )
    },
    seats_rule="KO-8",
    showcase=(card_of(Suit.GREEN, 5), card_of(Suit.YELLOW, 10), card_of(Suit.BLACK, 14)),
    also_called=("Breckinridge County Fair Rook",),
    sister="kentucky-original",
    form_of="kentucky-original",
)
