"""Kentucky Rook, in which the 1s are high (KR-1 to KR-10), with two forms."""

from dataclasses import replace

from rookery.core.cards import ROOK, Suit, card_of, rook_pack
from rookery.games import teaching
from rookery.games.preset import Preset
from rookery.games.trumps import COLOUR_TRUMPS
from rookery.tricks.rules import Phase, Sides, TrickRules

_RED_2 = card_of(Suit.RED, 2)

_TRICKS = f"{teaching.trick()} {teaching.LAST_TRICK} {teaching.end(500)}"

_RULES = TrickRules(
    pack=rook_pack((1, *range(5, 15)), with_rook=True),  # KR-1
    ones_high=True,
    seats=4,
    sides=Sides.ALTERNATE,
    hand_size=10,  # KR-2
    counters=((1, 15), (5, 5), (10, 10), (14, 10)),  # KR-3
    rook_points=20,
    phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),  # KR-5
    trump_calls=COLOUR_TRUMPS,
    minimum_bid=100,  # KR-4
    maximum_bid=180,
    all_pass="dealer_minimum",
    moon=True,  # FO-16
    moon_value=180,
    first_lead="left_of_bidder",  # KR-6
    rook_rank="high",  # KR-7
    rook_any_time=True,
    target=500,  # KR-8
)

KENTUCKY_ROOK = Preset(
    name="kentucky-rook",
    title="Kentucky Rook",
    summary="The 1s are back, as the best card of each colour: 180 points, and bids from 100.",
    how_to=(
        "Partners sit across the table and play for 180 points: the Rook is worth 20, the 1s 15 "
        "each, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, "
        "and the Rook is the highest trump, which may be played to any trick.",
        f"{teaching.bid(100)} {teaching.forced_dealer(100)} {teaching.exchange('five')}",
        _TRICKS,
    ),
    advice=(
        "The Rook is the highest trump and worth 20: it always wins its trick, so bid higher "
        "with it.",
        "The 1s are the best cards of their colours and worth 15 each: bid higher with them.",
    ),
    source="Kentucky Rook as told at rook-online.com and ourpastimes.com; KR-1 to KR-8",
    by_seats={4: _RULES},
    options=(
        "target",
        "jump_bids",
        "all_pass",
        "bidder_out_first",
        "rook_rank",
        "rook_any_time",
        "first_lead",
        "nest_shown",
        "bury",
        "buried_trumps_shown",
        "misdeal",
        "margin",
        "moon_value",
        "deals",
    ),
    usual_seats=4,
    seats_rule="KR-1",
    minutes=30,
    showcase=(card_of(Suit.GREEN, 10), card_of(Suit.YELLOW, 14), card_of(Suit.BLACK, 1), ROOK),
    is_variant=True,
    also_called=(
        "Buckeye",
        "one-high",
        "1s high",
        "aces high",
        "180-point Rook",
        "Eastern Kentucky Rook",
        "forty-five-card Rook",
        "Rook with 1s",
    ),
    sister="kentucky",
    differs="The 1s come back as the best cards of their colours, worth 15 each, and bids start "
    "at 100.",
)

WILLIAMS = replace(
    KENTUCKY_ROOK,
    name="kentucky-rook-williams",
    title="Williams Rook",
    summary="Four deals of Kentucky Rook with 1s worth 20, and one card of the nest face up.",
    how_to=(
        "Partners sit across the table and play for 200 points: the Rook and the 1s are worth 20 "
        "each, the 14s and 10s 10, and the 5s 5. The 1s are the highest cards of their colours, "
        "and the Rook is the highest trump, which may be played to any trick.",
        f"{teaching.bid(100)} One card of the nest lies face up from the start. "
        f"{teaching.exchange('five')}",
        f"{teaching.trick()} {teaching.LAST_TRICK} A side that takes fewer points than it bid "
        "loses the amount of its bid, and the higher total after four deals wins, or the first "
        "side with 500 points.",
    ),
    advice=(
        "The Rook is the highest trump and worth 20: it always wins its trick, so bid higher "
        "with it.",
        "The 1s are the best cards of their colours and worth 20 each: bid higher with them.",
    ),
    source="The rules of a family at davidrwilliams.com; KR-9",
    by_seats={
        4: replace(  # KR-9
            _RULES,
            counters=((1, 20), (5, 5), (10, 10), (14, 10)),
            maximum_bid=200,
            nest_shown="top",
            misdeal="no_counters",
            all_pass="redeal",
            moon_value=200,
            deals=4,
        )
    },
    seats_rule="KR-9",
    minutes=15,
    showcase=(card_of(Suit.YELLOW, 5), card_of(Suit.GREEN, 14), card_of(Suit.RED, 1), ROOK),
    also_called=(),
    sister="kentucky-rook",
    differs="The 1s are worth 20, one card of the nest lies face up, and the match has four deals.",
    form_of="kentucky-rook",
)

BABY_BIRD = replace(
    KENTUCKY_ROOK,
    name="kentucky-rook-baby-bird",
    title="Baby Bird",
    summary="Kentucky Rook with the red 2 as the second-highest trump, worth 20: 200 points.",
    how_to=(
        "Partners sit across the table and play for 200 points: the Rook and the red 2 are worth "
        "20 each, the 1s 15, the 14s and 10s 10, and the 5s 5. The Rook is the highest trump, and "
        "the red 2, its baby bird, the second highest in every deal; otherwise the 1s are high.",
        f"{teaching.bid(100)} {teaching.forced_dealer(100)} {teaching.exchange('six')}",
        _TRICKS,
    ),
    advice=(
        "The Rook and the red 2 are the two highest trumps in every deal and worth 20 each: bid "
        "higher with either.",
    ),
    source="The options of a score card at sykosoft.net, and answers about Junior Rook; KR-10",
    by_seats={
        4: replace(  # KR-10
            _RULES,
            pack=tuple(sorted((*_RULES.pack, _RED_2))),
            always_trump=(_RED_2,),
            card_points=((_RED_2, 20),),
            maximum_bid=200,
            moon_value=200,
        )
    },
    seats_rule="KR-10",
    minutes=30,
    showcase=(card_of(Suit.YELLOW, 10), card_of(Suit.BLACK, 14), _RED_2, ROOK),
    also_called=("Junior Rook",),
    sister="kentucky-rook",
    differs="The red 2 joins the pack as a trump in every deal, second only to the Rook, and is "
    "worth 20.",
    form_of="kentucky-rook",
)
