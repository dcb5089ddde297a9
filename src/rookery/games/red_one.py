"""Red One, with a trump above the Rook (RO-1 to RO-9), and a form of it, Western Kentucky."""

from dataclasses import replace

from rookery.core.cards import COLOURS, ROOK, Suit, card_of, rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

_RED_1 = card_of(Suit.RED, 1)

_RULES = TrickRules(
    pack=tuple(sorted((*rook_pack(range(5, 15), with_rook=True), _RED_1))),  # RO-1
    always_trump=(_RED_1, ROOK),
    seats=4,
    sides=Sides.ALTERNATE,
    hand_size=9,  # RO-2
    counters=((5, 5), (10, 10), (14, 10)),  # RO-3
    card_points=((_RED_1, 30),),
    ones_high=True,
    phases=(Phase.AUCTION, Phase.NEST, Phase.TRUMP, Phase.BURY, Phase.PLAY),  # RO-5
    trump_calls=COLOUR_TRUMPS,
    bury="one_counter",
    buried_trumps_shown=True,
    minimum_bid=75,  # RO-4
    maximum_bid=150,
    all_pass="dealer_minimum",
    first_lead="bidder",  # RO-6
    rook_any_time=True,  # RO-7
    target=500,  # RO-8
)

RED_ONE = Preset(
    name="red-one",
    title="Red One",
    source="A tournament sheet of Carthage, Tennessee, of 2020; RO-1 to RO-8",
    by_seats={4: _RULES},
    usual_seats=4,
    seats_rule="RO-1",
    minutes=30,
    showcase=(card_of(Suit.YELLOW, 10), card_of(Suit.BLACK, 14), ROOK, _RED_1),
    is_variant=True,
    also_called=(
        "Red 1",
        "The Red 1",
        "Tennessee Rook",
        "Carthage rules",
        "Western Kentucky",
        "150-point Rook",
        "red ace",
    ),
    sister="kentucky",
)

WESTERN = replace(
    RED_ONE,
    name="red-one-western",
    title="Western Kentucky",
    source="The Western Kentucky rules of a browser game; RO-9",
    by_seats={
        4: replace(  # RO-9
            _RULES,
            pack=rook_pack((1, *range(5, 15)), with_rook=True),
            hand_size=10,
            counters=((1, 15), (5, 5), (10, 10), (14, 10)),
            card_points=(),
            last_trick_points=20,
            phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),
            bury="any",
            buried_trumps_shown=False,
            minimum_bid=100,
            maximum_bid=200,
            moon=True,  # FO-16
            moon_value=200,
            rook_any_time=False,
        )
    },
    seats_rule="RO-9",
    minutes=30,
    showcase=(*(card_of(colour, 1) for colour in COLOURS), ROOK),
    also_called=(),
    sister="red-one",
    form_of="red-one",
)
