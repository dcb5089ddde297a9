"""Kentucky Rook, in which the 1s are high (KR-1 to KR-10), with two forms."""

from dataclasses import replace

from rookery.core.cards import ROOK, Suit, card_of, rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

_RED_2 = card_of(Suit.RED, 2)

_RULES = TrickRules(
    pack=rook_pack((1, *range(5, 15)), with_rook=True),  # KR-1
    ones_high=True,
    seats=4,
    sides=Sides.ALTERNATE,
    hand_size=10,  # KR-2
    counters=((1, 15), (5, 5), (10, 10), (14, 10)),  # KR-3
    phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),  # KR-5
    trump_calls=COLOUR_TRUMPS,
    minimum_bid=100,  # KR-4
    maximum_bid=180,
    all_pass="dealer_minimum",
    moon=True,  # FO-16
    moon_value=180,
    first_lead="left_of_bidder",  # KR-6
    rook_rank="high",  # KR-7
    rook_any_time=True,
    target=500,  # KR-8
)

KENTUCKY_ROOK = Preset(
    name="kentucky-rook",
    title="Kentucky Rook",
    source="Kentucky Rook as told at rook-online.com and ourpastimes.com; KR-1 to KR-8",
    by_seats={4: _RULES},
    usual_seats=4,
    seats_rule="KR-1",
    minutes=30,
    showcase=(card_of(Suit.GREEN, 10), card_of(Suit.YELLOW, 14), card_of(Suit.BLACK, 1), ROOK),
    is_variant=True,
    also_called=(
        "Buckeye",
        "one-high",
        "1s high",
        "aces high",
        "180-point Rook",
        "Eastern Kentucky Rook",
        "forty-five-card Rook",
        "Rook with 1s",
    ),
    sister="kentucky",
)

WILLIAMS = replace(
    KENTUCKY_ROOK,
    name="kentucky-rook-williams",
    title="Williams Rook",
    source="The rules of a family at davidrwilliams.com; KR-9",
    by_seats={
        4: replace(  # KR-9
            _RULES,
            counters=((1, 20), (5, 5), (10, 10), (14, 10)),
            maximum_bid=200,
            nest_shown="top",
            misdeal="no_counters",
            all_pass="redeal",
            moon_value=200,
            deals=4,
        )
    },
    seats_rule="KR-9",
    minutes=15,
    showcase=(card_of(Suit.YELLOW, 5), card_of(Suit.GREEN, 14), card_of(Suit.RED, 1), ROOK),
    also_called=(),
    sister="kentucky-rook",
    form_of="kentucky-rook",
)

BABY_BIRD = replace(
    KENTUCKY_ROOK,
    name="kentucky-rook-baby-bird",
    title="Baby Bird",
    source="The options of a score card at sykosoft.net, and answers about Junior Rook; KR-10",
    by_seats={
        4: replace(  # KR-10
            _RULES,
            pack=tuple(sorted((*_RULES.pack, _RED_2))),
            always_trump=(_RED_2,),
            card_points=((_RED_2, 20),),
            maximum_bid=200,
            moon_value=200,
        )
    },
    seats_rule="KR-10",
    minutes=30,
    showcase=(card_of(Suit.YELLOW, 10), card_of(Suit.BLACK, 14), _RED_2, ROOK),
    also_called=("Junior Rook",),
    sister="kentucky-rook",
    form_of="kentucky-rook",
)
