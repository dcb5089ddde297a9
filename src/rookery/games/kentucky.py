"""Kentucky Discard, the tournament game (KD-1 to KD-8), without its penalties (FO-18)."""

from rookery.core.cards import ROOK, Suit, card_of, rook_pack
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

KENTUCKY = Preset(
    name="kentucky",
    title="Kentucky Discard",
    source="Tournament Rook rules, as given at kentuckydiscard.com and in Wikipedia's Rook article",
    by_seats={
        4: TrickRules(
            pack=rook_pack(range(5, 15), with_rook=True),  # KD-1
            seats=4,
            sides=Sides.ALTERNATE,
            hand_size=9,  # KD-2
            counters=((5, 5), (10, 10), (14, 10)),  # KD-3
            phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),  # KD-5
            trump_calls=COLOUR_TRUMPS,
            minimum_bid=70,  # KD-4
            maximum_bid=120,
            first_lead="left_of_dealer",  # KD-6
            rook_rank="high",  # KD-7
            rook_any_time=True,
            target=300,  # KD-8
        )
    },
    usual_seats=4,
    seats_rule="KD-1",
    minutes=20,
    showcase=(card_of(Suit.RED, 14), card_of(Suit.GREEN, 10), ROOK),
    is_variant=True,
    also_called=(
        "Rook",
        "Tournament Rook",
        "official Rook rules",
        "Hasbro Rook",
        "partnership Rook",
        "120-point Rook",
        "Blackbird",
        "Crow's Nest",
        "Bird",
        "missionary poker",
    ),
)
