"""Call Partner for four: a partner for one deal (CP-1 to CP-8)."""

from rookery.core.cards import ROOK, Suit, card_of, rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

CALL_PARTNER = Preset(
    name="call-partner",
    title="Call Partner",
    source="Call Partner as told at rook-online.com, and Rook for Five where it is lost; "
    "CP-1 to CP-8",
    by_seats={
        4: TrickRules(
            pack=rook_pack(range(1, 15), with_rook=True),  # CP-1
            ones_high=True,
            seats=4,
            sides=Sides.CALLED,  # CP-5, CP-7
            hand_size=13,
            counters=((1, 15), (5, 5), (10, 10), (14, 10)),  # CP-2
            last_trick_points=20,
            rook_rank="10.5",
            phases=(  # CP-4
                Phase.AUCTION,
                Phase.NEST,
                Phase.BURY,
                Phase.TRUMP,
                Phase.CALL,
                Phase.PLAY,
            ),
            trump_calls=COLOUR_TRUMPS,
            first_bidder="dealer",  # CP-3
            minimum_bid=5,
            maximum_bid=200,
            moon=True,  # FO-16
            moon_value=200,
            first_lead="bidder",  # CP-6
            tie_is_shared=True,
            target=500,  # CP-8
        )
    },
    choices={"first_lead": ("bidder", "chosen", "left_of_dealer")},
    usual_seats=4,
    seats_rule="CP-1",
    minutes=35,
    showcase=(card_of(Suit.GREEN, 14), card_of(Suit.RED, 1), card_of(Suit.BLACK, 1), ROOK),
    is_variant=True,
    also_called=(
        "call your partner",
        "Call Rook",
        "called-partner Rook",
        "hidden partner",
        "secret partner",
        "Brent Nelson's rules",
    ),
    sister="house",
)
