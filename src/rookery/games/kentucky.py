"""Kentucky Discard, the tournament game."""

from rookery.core.cards import ROOK, Suit, card_of, rook_pack
from rookery.games.dixie import COLOUR_TRUMPS
from rookery.games.preset import Preset
from rookery.tricks.rules import Phase, Sides, TrickRules

KENTUCKY = Preset(
    name="kentucky",
    title="Kentucky Discard",
    summary="Tournament Rook with 41 cards: the Rook is the highest trump, worth 20 of 120 points.",
    how_to=(
        "Partners sit across the table and play for 120 points. The Rook is worth 20, the 14s "
        "and 10s are worth 10 each, and the 5s are worth 5.",
        "First you bid the number of points that your side will take, 70 or more, or you pass. "
        "The highest bidder takes the nest, which is the five cards left over, buries five cards "
        "face down, and names one colour as trump, which beats all other colours. The Rook is "
        "the highest trump.",
        "Then each player in turn plays one card, of the colour that was led if possible: these "
        "four cards are a trick, won by the highest trump or else by the highest card of the "
        "colour led. The winner of the last trick also gets the nest. A side that takes fewer "
        "points than it bid loses the amount of its bid, and the first side with 300 points wins.",
    ),
    source="Tournament Rook rules, as given at kentuckydiscard.com and in Wikipedia's Rook article",
    by_seats={
        4: TrickRules(
            pack=rook_pack(range(5, 15), with_rook=True),
            seats=4,
            sides=Sides.ALTERNATE,
            hand_size=9,
            counters=((5, 5), (10, 10), (14, 10)),
            rook_points=20,
            rook_rank="high",
            rook_any_time=True,
            phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),
            trump_calls=COLOUR_TRUMPS,
            minimum_bid=70,
            maximum_bid=120,
            first_lead="left_of_dealer",
            target=300,
        )
    },
    options=(
        "target",
        "jump_bids",
        "all_pass",
        "bidder_out_first",
        "rook_rank",
        "rook_any_time",
        "first_lead",
        "nest_shown",
        "nest_to",
        "deals",
    ),
    choices={"nest_to": ("last_trick", "bidder")},
    usual_seats=4,
    seats_rule="The rest of the family",
    minutes=20,
    showcase=(
        card_of(Suit.RED, 14),
        card_of(Suit.GREEN, 10),
        ROOK,
    ),
    is_variant=True,
)
