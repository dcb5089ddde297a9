"""Call Partner for Five or Six (C5-1 to C5-9)."""

from dataclasses import replace

from rookery.core.cards import ROOK, Suit, card_of, rook_pack
from rookery.games.call_partner import CALL_PARTNER
from rookery.games.preset import Preset
from rookery.tricks.rules import TrickRules

_OF_FOUR = CALL_PARTNER.rules
assert isinstance(_OF_FOUR, TrickRules)

# Cards, counters, the course of a deal and the score are as with four players (C5-2, C5-4, C5-7).
# Nobody says how many points are buried (C5-9).
_OF_FIVE = replace(
    _OF_FOUR,
    seats=5,
    hand_size=10,  # C5-1
    first_bidder="left_of_dealer",  # C5-3
    minimum_bid=80,
    first_lead="bidder",  # C5-5
    rook_any_time=False,  # C5-6
    target=400,  # C5-8
)

CALL_PARTNER_FIVE = Preset(
    name="call-partner-five",
    title="Call Partner for Five or Six",
    source="The five-player rules of a browser game; C5-1 to C5-8",
    by_seats={
        5: _OF_FIVE,
        6: replace(_OF_FIVE, seats=6, hand_size=9, calls=2),  # C5-1, C5-4
    },
    choices={"first_lead": ("bidder", "chosen")},
    usual_seats=5,
    seats_rule="C5-1",
    minutes=35,
    showcase=(
        card_of(Suit.BLACK, 10),
        card_of(Suit.RED, 14),
        card_of(Suit.GREEN, 1),
        card_of(Suit.YELLOW, 1),
        ROOK,
    ),
    is_variant=True,
    also_called=(
        "five-player Rook",
        "5-handed Rook",
        "six-player Rook",
        "6-handed Rook",
        "Rook for six",
        "call two partners",
    ),
    sister="call-partner",
)

CALL_PARTNER_SHORT = replace(
    CALL_PARTNER_FIVE,
    name="call-partner-five-short",
    title="Call Partner with the Short Pack",
    source="Rule sheets of families; FO-31",
    by_seats={
        5: replace(_OF_FIVE, pack=rook_pack((1, *range(5, 15)), with_rook=True), hand_size=8)
    },
    seats_rule="FO-31",
    minutes=30,
    showcase=(
        card_of(Suit.GREEN, 5),
        card_of(Suit.BLACK, 14),
        card_of(Suit.RED, 1),
        card_of(Suit.YELLOW, 1),
        ROOK,
    ),
    also_called=("short-pack Call Partner",),
    sister="call-partner-five",
    form_of="call-partner-five",
)
