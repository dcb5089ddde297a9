"""Shelem, in which every trick counts 5 (SH-1 to SH-10), and its form of 185 points."""

from dataclasses import replace

from rookery.core.cards import Suit, card_of, poker_pack
from rookery.games import teaching
from rookery.games.preset import Preset
from rookery.games.trumps import SUIT_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

_EXCHANGE = (
    "The highest bidder takes the four cards left over and buries four, which count as the first "
    "trick of that side, with their points. Then the bidder names one suit as trump, which beats "
    "all other suits, and leads a card of it."
)
_TRICKS = (
    f"{teaching.trick('suit')} A side that takes fewer points than it bid loses the amount of its "
    "bid, or twice as much if the others took more than it did. The first side with 1165 points "
    "wins."
)

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
    summary="Iran's Rook: every trick is worth 5, and a bid that fails badly costs double.",
    how_to=(
        "Partners sit across the table and play for 165 points with ordinary cards: the aces and "
        "10s are worth 10 each, the 5s 5, and every trick 5.",
        f"{teaching.bid(100)} {_EXCHANGE}",
        _TRICKS,
    ),
    advice=(
        "A bidder who takes fewer points than the others, 80 or less, loses twice the bid: do not "
        "bid high on one suit alone.",
    ),
    source="Wikipedia's article on Shelem, gambiter.com, and several programs; SH-1 to SH-9",
    by_seats={4: _RULES},
    options=(
        "target",
        "jump_bids",
        "all_pass",
        "bidder_out_first",
        "double_set",
        "slam_value",
        "nest_to",
        "floor",
        "margin",
    ),
    choices={"nest_to": ("bidder", "last_trick")},
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
    differs="Every trick is worth 5, the buried cards are the bidder's at once, and a bad failure "
    "costs double.",
)

SHELEM_185 = replace(
    SHELEM,
    name="shelem-185",
    title="Shelem 185",
    summary="Shelem with aces worth 15: 185 points in a deal, and bids from 120.",
    how_to=(
        "Partners sit across the table and play for 185 points with ordinary cards: the aces are "
        "worth 15 each, the 10s 10, the 5s 5, and every trick 5.",
        f"{teaching.bid(120)} {_EXCHANGE}",
        _TRICKS,
    ),
    advice=(
        "A bidder who takes fewer points than the others, 90 or less, loses twice the bid: do not "
        "bid high on one suit alone.",
    ),
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
    differs="The aces are worth 15, so that 185 points are shared out, and bids start at 120.",
    form_of="shelem",
)
