"""House Rook, with 20 points in the last trick (HR-1 to HR-8), and forms of it."""

from dataclasses import replace

from rookery.core.cards import ROOK, Suit, card_of, rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

_RULES = TrickRules(
    pack=rook_pack(range(1, 15), with_rook=True),  # HR-1
    ones_high=True,
    seats=4,
    sides=Sides.ALTERNATE,
    hand_size=13,
    counters=((1, 15), (5, 5), (10, 10), (14, 10)),  # HR-2
    last_trick_points=20,
    rook_rank="10.5",  # HR-3
    phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),  # HR-5
    trump_calls=COLOUR_TRUMPS,
    minimum_bid=100,  # HR-4
    maximum_bid=200,
    moon=True,  # FO-16
    moon_value=200,
    first_lead="bidder",  # HR-6
    target=500,  # HR-7
)

HOUSE = Preset(
    name="house",
    title="House Rook",
    source="Two collections of house rules on GitHub, one of them Jeff's; HR-1 to HR-7",
    by_seats={4: _RULES},
    usual_seats=4,
    seats_rule="HR-1",
    minutes=35,
    showcase=(card_of(Suit.RED, 1), card_of(Suit.YELLOW, 11), ROOK, card_of(Suit.YELLOW, 10)),
    is_variant=True,
    also_called=(
        "200-point Rook",
        "Rook to 200",
        "Kentucky house rules",
        "last trick 20",
        "ten and a half",
        "10.5 Rook",
        "Jeff's rules",
    ),
    sister="one-high",
)

FAST = replace(
    HOUSE,
    name="house-fast",
    title="Fast House Rook",
    source="Jeff's house rules on GitHub; HR-8",
    by_seats={4: replace(_RULES, pack=rook_pack((1, *range(5, 15)), with_rook=True), hand_size=10)},
    seats_rule="HR-8",
    minutes=25,
    showcase=(card_of(Suit.GREEN, 1), card_of(Suit.BLACK, 11), ROOK, card_of(Suit.BLACK, 10)),
    also_called=(),
    sister="house",
    form_of="house",
)

SIX = replace(
    HOUSE,
    name="house-six",
    title="House Rook for Six",
    source="Rule sheets of families; FO-31",
    by_seats={6: replace(_RULES, seats=6, hand_size=9)},
    usual_seats=6,
    seats_rule="FO-31",
    minutes=40,
    showcase=(card_of(Suit.RED, 5), card_of(Suit.YELLOW, 10), ROOK, card_of(Suit.GREEN, 11)),
    also_called=("six-handed Rook", "Rook for six in partnerships"),
    sister="house",
    form_of="house",
)
