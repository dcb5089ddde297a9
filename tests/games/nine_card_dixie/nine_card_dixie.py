"""Nine-Card Dixie: all of a short pack is dealt to two partnerships."""

from rookery.core.cards import rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

NINE_CARD_DIXIE = Preset(
    name="nine-card-dixie",
    title="Nine-Card Dixie",
    source="A family that lost its 14s",
    by_seats={
        4: TrickRules(
            pack=rook_pack(range(5, 14), with_rook=False),
            seats=4,
            sides=Sides.ALTERNATE,
            hand_size=9,
            counters=((5, 5), (13, 10)),
            most_tricks_points=20,
            phases=(Phase.AUCTION, Phase.TRUMP, Phase.PLAY),
            trump_calls=COLOUR_TRUMPS,
            minimum_bid=40,
            maximum_bid=80,
            first_lead="left_of_dealer",
            target=300,
        )
    },
    only=("target", "all_pass"),
    usual_seats=4,
    seats_rule="DX-1",
    minutes=15,
    is_variant=True,
    also_called=("short Dixie",),
    sister="dixie",
)
