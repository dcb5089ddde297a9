"""Tuxedo (TX-1 to TX-20)."""

from rookery.core.cards import rook_pack
from rookery.fishing.rules import FishingRules
from rookery.games.preset import Preset

TUXEDO = Preset(
    name="tuxedo",
    title="Tuxedo",
    summary="Capture cards from the centre, sweep it clean, and call orange before the others do.",
    source="George S. Parker's Tuxedo; TX-1 to TX-20",
    by_seats={
        seats: FishingRules(pack=rook_pack(range(1, 15), with_rook=False), seats=seats)
        for seats in range(2, 7)
    },
    options=(
        "capture",
        "build_on_many",
        "trail",
        "orange",
        "orange_counts_played_card",
        "leftovers",
        "target",
    ),
    usual_seats=4,
)
