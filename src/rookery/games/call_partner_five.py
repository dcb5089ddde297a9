"""Call Partner for five or six (C5-1 to C5-9)."""

from dataclasses import replace

from rookery.core.cards import ROOK, Suit, card_of
from rookery.games.call_partner import CALL_PARTNER
from rookery.games.preset import Preset
from rookery.tricks.rules import TrickRules

_OF_FOUR = CALL_PARTNER.rules
assert isinstance(_OF_FOUR, TrickRules)

# Cards, counters and the course of a deal are those of four (C5-2, C5-4), as is the score (C5-7).
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
    title="Call Partner for five or six",
    summary="The bidder calls a card, or two with six players: whoever has it is a secret partner.",
    how_to=(
        "Five or six players, each with a score of their own, play for 200 points: the Rook and "
        "the last trick are worth 20 each, the 1s 15, the 14s and 10s 10, and the 5s 5. The 1s are "
        "the highest cards of their colours, and the Rook is a trump between the 10 and the 11.",
        "Bid the number of points that you and a partner will take, 80 or more, or pass. The "
        "highest bidder takes the nest, which is the seven cards left over, or three with six "
        "players, buries as many face down, names one colour as trump, which beats all other "
        "colours, and calls a card. Whoever holds that card is the partner, as the others learn "
        "when it is played. With six players the bidder calls two cards, one after the other; "
        "whoever holds both is the only partner.",
        "Each player in turn plays one card, of the colour that was led if possible: one card "
        "from each is a trick, won by the highest trump or else by the highest card of the colour "
        "led, and the last one brings the nest too. If the bidder and the partner take fewer "
        "points than the bid, each loses the amount of the bid; otherwise they score what they "
        "took, as the others always do, and the first player with 400 points wins.",
    ),
    advice=(
        "Call the highest trump that you lack; if you lack none, the best card of a side colour.",
        "With five players the nest has seven cards: it can make a short colour long.",
        "The last trick is worth 20 and brings the nest: keep a trump for it.",
    ),
    source="The five-player rules of a browser game; C5-1 to C5-8",
    by_seats={
        5: _OF_FIVE,
        6: replace(_OF_FIVE, seats=6, hand_size=9, calls=2),  # C5-1, C5-4
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
    differs="A bigger table: the bidder calls one partner, or two with six players, and 400 points "
    "win.",
)
