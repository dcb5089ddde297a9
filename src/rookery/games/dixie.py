"""Dixie Rook for four and for six (DX-1 to DX-9)."""

from rookery.core.cards import Suit, card_of, rook_pack
from rookery.games.preset import ABOUT_CARDS, Preset
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
    source="George S. Parker's Dixie Rook, 1912; DX-1 to DX-9",
    by_seats={4: _dixie(4, 13), 6: _dixie(6, 9)},
    only=(
        "target",
        "minimum_bid",
        "bid_step",
        "jump_bids",
        "hold",
        "all_pass",
        "trump_named",
        "bidder_out_first",
        "ones_points",
        *ABOUT_CARDS,
    ),
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
