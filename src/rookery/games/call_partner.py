"""Call Partner for four: a partner for one deal (CP-1 to CP-8)."""

from rookery.core.cards import ROOK, Suit, card_of, rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

CALL_PARTNER = Preset(
    name="call-partner",
    title="Call Partner",
    summary="No fixed partners: the highest bidder names a card, and its holder is the partner.",
    how_to=(
        "Four players, each with a score of their own, play for 200 points: the Rook and the last "
        "trick are worth 20 each, the 1s 15, the 14s and 10s 10, and the 5s 5. The 1s are the "
        "highest cards of their colours, and the Rook is a trump between the 10 and the 11.",
        "Beginning with the dealer, you bid the number of points that you and a partner will take, "
        "or pass. The highest bidder takes the nest, which is the five cards left over, buries "
        "five cards face down, names one colour as trump, which beats all other colours, and "
        "calls a card. Whoever holds that card is the partner, as the others learn when it is "
        "played.",
        "Each player in turn plays one card, of the colour that was led if possible: these four "
        "cards are a trick, won by the highest trump or else by the highest card of the colour "
        "led, and the last one brings the nest too. If the bidder and the partner take fewer "
        "points than the bid, each loses the amount of the bid; otherwise they score what they "
        "took, as the other two always do, and the first player with 500 points wins.",
    ),
    advice=(
        "Call the highest trump that you lack; if you lack none, the best card of a side colour.",
        "The last trick is worth 20 and brings the nest: keep a trump for it.",
        "If you are neither bidder nor partner, watch who gives counters to the bidder's "
        "tricks: that is the partner.",
    ),
    source="Call Partner as told at rook-online.com, and Rook for five where it is lost; "
    "CP-1 to CP-8",
    by_seats={
        4: TrickRules(
            pack=rook_pack(range(1, 15), with_rook=True),  # CP-1
            ones_high=True,
            seats=4,
            sides=Sides.CALLED,  # CP-5, CP-7
            hand_size=13,
            counters=((1, 15), (5, 5), (10, 10), (14, 10)),  # CP-2
            rook_points=20,
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
    options=(
        "target",
        "jump_bids",
        "all_pass",
        "rook_rank",
        "first_lead",
        "moon_value",
        "floor",
    ),
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
    differs="Nobody has a fixed partner: the bidder names a card, and its holder is the partner "
    "for that deal.",
)
