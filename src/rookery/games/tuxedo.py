"""Tuxedo (TX-1 to TX-20)."""

from rookery.core.cards import Suit, card_of, rook_pack
from rookery.fishing.rules import FishingRules
from rookery.games.preset import Preset

TUXEDO = Preset(
    name="tuxedo",
    title="Tuxedo",
    source="George S. Parker's Tuxedo; TX-1 to TX-22",
    by_seats={
        seats: FishingRules(pack=rook_pack(range(1, 15), with_rook=False), seats=seats)
        for seats in range(2, 7)
    },
    usual_seats=4,
    seats_rule="TX-1",
    minutes=20,
    showcase=(
        card_of(Suit.BLACK, 4),
        card_of(Suit.RED, 5),
        card_of(Suit.YELLOW, 9),
        card_of(Suit.GREEN, 14),
    ),
)
