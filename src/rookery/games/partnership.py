"""Regular Partnership Rook, in which all cards are dealt (PR-1 to PR-8)."""

from rookery.core.cards import Suit, card_of, rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

PARTNERSHIP = Preset(
    name="partnership",
    title="Regular Partnership",
    source="The maker's older form, as retold in articles about Rook, and Dixie Rook where they "
    "are silent; PR-1 to PR-7",
    by_seats={
        # In Display and Boston the bidder also plays the partner's open hand (PR-8).
        4: TrickRules(
            pack=rook_pack(range(1, 15), with_rook=False),  # PR-1
            seats=4,
            sides=Sides.ALTERNATE,
            hand_size=14,
            counters=((5, 5), (10, 10), (14, 10)),  # PR-2
            most_tricks_points=20,  # with a cut at 7 to 7: PR-6
            phases=(Phase.AUCTION, Phase.TRUMP, Phase.PLAY),  # PR-4
            trump_calls=COLOUR_TRUMPS,
            minimum_bid=70,  # PR-3
            maximum_bid=120,
            first_lead="left_of_dealer",  # PR-5
            target=300,  # PR-7
        )
    },
    usual_seats=4,
    seats_rule="PR-1",
    minutes=25,
    showcase=(
        card_of(Suit.RED, 5),
        card_of(Suit.YELLOW, 10),
        card_of(Suit.GREEN, 14),
        card_of(Suit.BLACK, 14),
    ),
    is_variant=True,
    also_called=(
        "original Rook",
        "Parker Brothers Rook",
        "Partnership Rook",
        "Rook without nest",
        "old Rook rules",
        "whist Rook",
    ),
    sister="dixie",
)
