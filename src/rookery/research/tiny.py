"""Games so small that their whole tree can be searched and their equilibria computed.

They are values like all games, and have every feature of the large ones: an auction, a nest,
burying, trump and tricks; a dummy; captures, builds and oranges.
"""

from collections.abc import Mapping
from dataclasses import replace

from rookery.core.cards import Suit, card_of, rook_pack
from rookery.core.moves import Trump
from rookery.fishing.rules import FishingRules
from rookery.games.preset import Preset
from rookery.tricks.rules import Phase, Sides, TrickRules

_THREE = TrickRules(
    pack=rook_pack((5, 10), with_rook=False)[:4],
    seats=3,
    sides=Sides.ALONE,
    hand_size=1,
    counters=((5, 5), (10, 10)),
    phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),
    trump_calls=(Trump.BLACK, Trump.GREEN),
    minimum_bid=5,
    maximum_bid=10,
)
_TWO = replace(_THREE, seats=2, dummy=2, nest_to="nobody")
_SOURCE = "Made for tests of research programs"

TINY_THREE = Preset(
    name="tiny-three",
    title="Tiny Rook for Three",
    source=_SOURCE,
    by_seats={3: _THREE},
    only=(),
    usual_seats=3,
    seats_rule="TT-1",
    minutes=1,
)
"""Three seats, each alone; the smallest game with an auction of three."""

TINY_TWO = Preset(
    name="tiny-two",
    title="Tiny Rook for Two",
    source=_SOURCE,
    by_seats={2: _TWO},
    only=(),
    usual_seats=2,
    seats_rule="R2-1",
    minutes=1,
)
"""Two seats and a dummy: with `utility=difference` a zero-sum game for two."""

TINY_TUXEDO = Preset(
    name="tiny-tuxedo",
    title="Tiny Tuxedo",
    source=_SOURCE,
    by_seats={
        2: FishingRules(
            pack=tuple(card_of(suit, n) for suit in (Suit.RED, Suit.YELLOW) for n in (1, 2, 3)),
            seats=2,
            dealt=2,
            highest=4,
        )
    },
    only=("capture", "build_on_many", "builder_must_take", "trail", "orange", "leftovers"),
    usual_seats=2,
    seats_rule="TX-1",
    minutes=1,
)
"""Two seats with two cards each: captures, builds, sweeps, and an orange for every pair taken."""

TINY: Mapping[str, Preset] = {each.name: each for each in (TINY_THREE, TINY_TWO, TINY_TUXEDO)}
