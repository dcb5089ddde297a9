"""Dixie Rook for four and for six (DX-1 to DX-9)."""

from rookery.core.cards import Suit, card_of, rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules


def _dixie(seats: int, hand_size: int) -> TrickRules:
    return TrickRules(
        pack=rook_pack(range(1, 15), with_rook=False),
        seats=seats,
        sides=Sides.ALTERNATE,
        hand_size=hand_size,
        counters=((5, 5), (10, 10), (13, 10)),
        phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),
        trump_calls=COLOUR_TRUMPS,
        minimum_bid=70,
        maximum_bid=120,
        first_lead="left_of_dealer",
        most_tricks_points=20,
        nest_is_a_trick=True,
        target=300,
    )


DIXIE = Preset(
    name="dixie",
    title="Dixie Rook",
    summary="Bid with your partner for 120 points; the nest and most tricks can tip the balance.",
    how_to=(
        "Two sides sit alternately round the table and play for 120 points. The 13s and 10s "
        "are worth 10 each, the 5s are worth 5, and the side that wins more tricks gets 20.",
        "First you bid the number of points that your side will take, 70 or more, or you pass. "
        "The highest bidder takes the nest, which is the cards left over, buries as many cards "
        "face down, and names one colour as trump, which beats all other colours.",
        "Then each player in turn plays one card, of the colour that was led if possible: these "
        "cards are a trick, won by the highest trump or else by the highest card of the colour "
        "led. The winner of the last trick also gets the nest. A side that takes fewer points "
        "than it bid loses the amount of its bid. The first side with 300 points wins.",
    ),
    advice=(
        "The standard game is played with the Rook; Dixie is not. The 14 is the best card of "
        "its colour and worth nothing, the 13s are worth 10, and most tricks are worth 20.",
        "Count tricks as well as points: the 20 for most tricks are a sixth of the deal, and "
        "the nest counts as a trick for whoever wins the last.",
        "A 13 is worth 10 but falls to its 14: play it once that is gone, or on your partner's "
        "trick.",
        "With six players the hands are shorter and the bids lower by one or two steps: a usual "
        "winning bid is 75.",
    ),
    source="George S. Parker's Dixie Rook, 1912; DX-1 to DX-9",
    by_seats={4: _dixie(4, 13), 6: _dixie(6, 9)},
    options=("target", "jump_bids", "all_pass", "bidder_out_first"),
    usual_seats=4,
    seats_rule="DX-1",
    minutes=25,
    showcase=(
        card_of(Suit.YELLOW, 5),
        card_of(Suit.GREEN, 10),
        card_of(Suit.BLACK, 13),
        card_of(Suit.RED, 14),
    ),
)
