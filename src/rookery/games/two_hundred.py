"""Two Hundred (Deux Cents), with a short poker pack (DC-1 to DC-9), and a form with a kitty."""

from dataclasses import replace

from rookery.core.cards import Suit, card_of, poker_pack
from rookery.games.preset import Preset
from rookery.games.trumps import SUIT_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

_RULES = TrickRules(
    pack=poker_pack((5, *range(7, 15)), with_rook=False),  # DC-1
    seats=4,
    sides=Sides.ALTERNATE,
    hand_size=9,
    counters=((5, 5), (10, 10), (14, 10)),  # DC-2
    phases=(Phase.AUCTION, Phase.TRUMP, Phase.PLAY),
    trump_calls=SUIT_TRUMPS,
    minimum_bid=50,  # DC-3
    maximum_bid=100,
    first_lead="bidder",  # DC-4
    gate=100,  # DC-6, an exception to DC-5
    target=200,  # DC-7
    bidder_out_first=True,
    floor=-200,  # DC-8
    floor_leader_minimum=0,
)

TWO_HUNDRED = Preset(
    name="two-hundred",
    title="Two Hundred",
    source="Two Hundred as told at pagat.com and gamerules.com; DC-1 to DC-8",
    by_seats={4: _RULES},
    choices={"target": ("200", "300", "500")},
    usual_seats=4,
    seats_rule="DC-1",
    minutes=15,
    showcase=(card_of(Suit.CLUBS, 5), card_of(Suit.HEARTS, 10), card_of(Suit.SPADES, 14)),
    is_variant=True,
    also_called=(
        "200",
        "deux cents",
        "Tens",
        "Dix",
        "Bidder 10",
        "Le Rough",
        "Le Ruff",
        "La Bloutte",
        "La Bloute",
        "La Fouine",
        "Barouche",
        "Chinese Bridge",
        "Acadian bidding",
        "jeu du deux cents",
    ),
    sister="kentucky-original",
)

KITTY = replace(
    TWO_HUNDRED,
    name="two-hundred-kitty",
    title="Two Hundred with a Kitty",
    source="The form with a kitty as told at pagat.com; DC-9",
    by_seats={
        4: replace(  # DC-9
            _RULES,
            pack=poker_pack((5, *range(6, 15)), with_rook=False),
            phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),
            nest_to="opponents",
        )
    },
    seats_rule="DC-9",
    minutes=15,
    showcase=(card_of(Suit.DIAMONDS, 5), card_of(Suit.SPADES, 10), card_of(Suit.HEARTS, 14)),
    also_called=(),
    sister="two-hundred",
    form_of="two-hundred",
)
