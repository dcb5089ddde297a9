"""Shelem, in which every trick counts 5 (SH-1 to SH-10), and a form of it with 185 points."""

from dataclasses import replace

from rookery.core.cards import Suit, card_of, poker_pack
from rookery.games.preset import Preset
from rookery.games.trumps import SUIT_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

_RULES = TrickRules(
    # In Iran it is played to the right; the deal, the bids and the play go clockwise here (FO-17).
    pack=poker_pack(with_rook=False),  # SH-1
    seats=4,
    sides=Sides.ALTERNATE,
    hand_size=12,
    counters=((5, 5), (10, 10), (14, 10)),  # SH-2
    trick_points=5,
    minimum_bid=100,  # SH-3
    maximum_bid=165,
    phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),
    nest_to="bidder",  # SH-4
    nest_is_a_trick=True,
    trump_calls=SUIT_TRUMPS,
    trump_is_led=True,  # SH-5
    first_lead="bidder",
    double_set=True,  # SH-6, SH-7
    slam_value=330,  # SH-8
    target=1165,  # SH-9
)

SHELEM = Preset(
    name="shelem",
    title="Shelem",
    source="Wikipedia's article on Shelem, gambiter.com, and several programs; SH-1 to SH-9",
    by_seats={4: _RULES},
    usual_seats=4,
    seats_rule="SH-1",
    minutes=60,
    showcase=(
        card_of(Suit.DIAMONDS, 5),
        card_of(Suit.CLUBS, 10),
        card_of(Suit.HEARTS, 14),
        card_of(Suit.SPADES, 14),
    ),
    is_variant=True,
    also_called=(
        "Shalem",
        "Rok",
        "Roque",
        "Rokm",
        "شلم",
        "بازی شلم",
        "روکن",
        "راک",
        "Iranian Rook",
        "Hokm with bidding",
        "Slam",
    ),
    sister="kentucky-rook",
)

SHELEM_185 = replace(
    SHELEM,
    name="shelem-185",
    title="Shelem 185",
    source="Programs that play Shelem with 185 points; SH-10",
    by_seats={
        4: replace(  # SH-10
            _RULES,
            counters=((5, 5), (10, 10), (14, 15)),
            minimum_bid=120,
            maximum_bid=185,
            slam_value=370,
        )
    },
    seats_rule="SH-10",
    showcase=(
        card_of(Suit.SPADES, 5),
        card_of(Suit.DIAMONDS, 10),
        card_of(Suit.CLUBS, 14),
        card_of(Suit.HEARTS, 14),
    ),
    also_called=("185 Shelem",),
    sister="shelem",
    form_of="shelem",
)
