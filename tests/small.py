"""Games with few enough cards to try every deal, and games with unusual rules."""

from dataclasses import replace

from rookery.core.cards import ROOK, Suit, card_of, rook_pack
from rookery.core.moves import Trump
from rookery.fishing.game import FishingGame
from rookery.fishing.rules import FishingRules
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase, Sides, TrickRules

TWO_TRUMPS = (Trump.BLACK, Trump.GREEN)

EIGHT = TrickRules(
    pack=rook_pack((5, 10), with_rook=False),
    seats=3,
    sides=Sides.ALONE,
    hand_size=2,
    counters=((5, 5), (10, 10)),
    phases=(Phase.AUCTION, Phase.NEST, Phase.BURY, Phase.TRUMP, Phase.PLAY),
    trump_calls=TWO_TRUMPS,
    minimum_bid=5,
    maximum_bid=15,
    first_lead="left_of_dealer",
)
"""Eight cards, three seats with two each, a nest of two."""

ELEVEN = replace(EIGHT, pack=rook_pack((5, 10, 14), with_rook=False)[:11], hand_size=3)
"""Eleven cards, three seats with three each, a nest of two: long enough for voids to show."""

ELEVEN_TRUMP_FIRST = replace(
    ELEVEN,
    phases=(Phase.AUCTION, Phase.TRUMP, Phase.NEST, Phase.BURY, Phase.PLAY),
    counters=((14, 10),),
    bury="no_counters",
    nest_to="nobody",
)
"""Trump is named before the nest is taken, and none of the three 14s may be buried (R3-4)."""

TEN_CALLED = replace(
    EIGHT,
    pack=(*rook_pack((5, 10), with_rook=True), *rook_pack((14,), with_rook=False)[:1]),
    seats=4,
    sides=Sides.CALLED,
    rook_points=20,
    phases=(Phase.AUCTION, Phase.NEST, Phase.TRUMP, Phase.CALL, Phase.BURY, Phase.PLAY),
    trump_calls=(Trump.BLACK, Trump.NONE, Trump.LOW),
    first_lead="chosen",
)
"""Ten cards, four seats with two each, a called partner and a rook."""

TEN_TWO_CALLED = replace(TEN_CALLED, calls=2)
"""The bidder calls two cards (C5-4)."""

ELEVEN_WITH_ROOK = replace(
    ELEVEN,
    pack=(*rook_pack((5, 10, 14), with_rook=False)[:10], ROOK),
    rook_points=20,
    rook_rank="10.5",
    rook_any_time=True,
    nest_shown="top",
)
"""The Rook may be played to any trick (FO-1), and one card of the nest lies face up (FO-6)."""

ELEVEN_ONE_COUNTER = replace(
    ELEVEN,
    counters=((5, 5), (10, 10)),
    bury="one_counter",
    buried_trumps_shown=True,
    first_lead="bidder",
)
"""One counter may be buried (FO-7), trumps only face up (FO-8). Eight of the cards are counters."""

ELEVEN_SPARE = replace(ELEVEN_TRUMP_FIRST, bury="spare", nest_to="bidder")
"""Neither trumps nor 14s may be buried unless there is no other way (FO-7)."""

ELEVEN_MISDEALS = replace(
    ELEVEN, counters=((14, 10), (10, 10)), misdeal="no_counters", nest_shown="taken"
)
"""A hand without a 10 or a 14 is dealt again (FO-13), and everybody sees the nest (FO-6)."""

EIGHT_TRUMP_LED = replace(
    EIGHT,
    trump_calls=(*TWO_TRUMPS, Trump.RED, Trump.YELLOW),
    first_lead="bidder",
    trump_is_led=True,
)
"""The bidder names a colour held, and leads it (SH-5)."""

EIGHT_TRUMP_LED_OR_SHOWN = replace(EIGHT_TRUMP_LED, buried_trumps_shown=True)
"""All trumps may be buried, face up, before any card is led (SH-5, FO-8)."""

TWO_AND_DUMMY = replace(
    ELEVEN,
    seats=2,
    dummy=2,
    phases=(Phase.AUCTION, Phase.TRUMP, Phase.NEST, Phase.BURY, Phase.PLAY),
    trick_points=5,
    nest_to="nobody",
    exchange_size=1,
)
"""Two hands and a dummy of three cards each (R2-6), a nest of two; one is exchanged (R2-4)."""

FISHING_ELEVEN = FishingRules(pack=rook_pack((1, 2, 3), with_rook=False)[:11], seats=2, dealt=3)
"""Two hands of three, three cards in the centre, and two in the stock."""

FISHING_TWELVE = FishingRules(pack=rook_pack((1, 2, 4), with_rook=False), seats=2, dealt=3)
"""Two hands of three, three cards in the centre, three in the stock: one is left for the centre."""

FISHING_THREE = FishingRules(
    pack=rook_pack((1, 2, 3), with_rook=False)[:11], seats=3, dealt=2, trail="free"
)
"""Three hands of two, two cards in the centre, and three in the stock."""

FISHING_BUILDS = FishingRules(pack=rook_pack(range(1, 8), with_rook=False)[:14], seats=2, dealt=4)
"""Two hands of four and two more cards: one seat may make two builds."""

FISHING_OWED = FishingRules(
    pack=rook_pack(range(1, 7), with_rook=False)[:14], seats=2, builder_must_take=True, trail="free"
)
"""Fourteen cards of lower numbers; a builder must later take or raise the build."""

SMALL_TRICKS = {
    "eight": TrickGame(EIGHT),
    "eleven": TrickGame(ELEVEN),
    "eleven, trump first": TrickGame(ELEVEN_TRUMP_FIRST),
    "ten, called": TrickGame(TEN_CALLED),
    "ten, two called": TrickGame(TEN_TWO_CALLED),
    "eleven with the rook": TrickGame(ELEVEN_WITH_ROOK),
    "eleven, one counter": TrickGame(ELEVEN_ONE_COUNTER),
    "eleven, spare": TrickGame(ELEVEN_SPARE),
    "eleven, misdeals": TrickGame(ELEVEN_MISDEALS),
    "eight, trump led": TrickGame(EIGHT_TRUMP_LED),
    "eight, trump led or shown": TrickGame(EIGHT_TRUMP_LED_OR_SHOWN),
    "two and a dummy": TrickGame(TWO_AND_DUMMY),
}

SMALL_FISHING = {
    "eleven": FishingGame(FISHING_ELEVEN),
    "twelve": FishingGame(FISHING_TWELVE),
    "three seats": FishingGame(FISHING_THREE),
    "many builds": FishingGame(FISHING_BUILDS),
    "builds owed": FishingGame(FISHING_OWED),
}

UNUSUAL: dict[str, TrickGame | FishingGame] = {
    **{f"tricks: {name}": game for name, game in SMALL_TRICKS.items()},
    **{f"fishing: {name}": game for name, game in SMALL_FISHING.items()},
    "ones high, last trick 20": TrickGame(
        replace(
            ELEVEN,
            pack=rook_pack(range(1, 15), with_rook=True),
            seats=4,
            sides=Sides.ALTERNATE,
            hand_size=13,
            counters=((1, 15), (5, 5), (10, 10), (14, 10)),
            trump_calls=(Trump.BLACK, Trump.GREEN, Trump.RED, Trump.YELLOW),
            rook_points=20,
            rook_rank="high",
            ones_high=True,
            last_trick_points=20,
            minimum_bid=100,
            maximum_bid=200,
        )
    ),
    "single cards that count: red 1 of 30, black 5 of nothing": TrickGame(
        replace(
            ELEVEN,
            pack=rook_pack((1, *range(5, 15)), with_rook=True),
            seats=4,
            sides=Sides.ALTERNATE,
            hand_size=10,
            counters=((5, 5), (10, 10), (14, 10)),
            rook_points=20,
            card_points=((card_of(Suit.RED, 1), 30), (card_of(Suit.BLACK, 5), 0)),
            trump_calls=(Trump.BLACK, Trump.RED, Trump.NONE, Trump.LOW),
            minimum_bid=70,
            maximum_bid=145,
        )
    ),
    "no nest, most tricks 20": TrickGame(
        replace(
            ELEVEN,
            pack=rook_pack(range(1, 15), with_rook=False),
            seats=4,
            sides=Sides.ALTERNATE,
            hand_size=14,
            phases=(Phase.AUCTION, Phase.TRUMP, Phase.PLAY),
            most_tricks_points=20,
            all_pass="dealer_minimum",
        )
    ),
    "a nest that nobody takes": TrickGame(
        replace(ELEVEN, phases=(Phase.AUCTION, Phase.TRUMP, Phase.PLAY), nest_to="nobody")
    ),
    "three seats, called": TrickGame(
        replace(TEN_CALLED, seats=3, hand_size=3, pack=TEN_CALLED.pack, sun=True)
    ),
    "six alone, lo-no": TrickGame(
        replace(
            ELEVEN,
            pack=rook_pack(range(2, 9), with_rook=True),
            seats=6,
            hand_size=4,
            trump_calls=(Trump.LOW,),
            trick_points=5,
            opening_bid=5,
            minimum_bid=10,
        )
    ),
    "fishing with large hands": FishingGame(
        FishingRules(pack=rook_pack(range(1, 15), with_rook=False), seats=3, dealt=7)
    ),
    "fishing with builds of nine": FishingGame(
        FishingRules(
            pack=rook_pack(range(1, 10), with_rook=False),
            seats=2,
            highest=9,
            build_on_many=True,
            orange="owner_first",
            capture="most",
        )
    ),
}

SEATED = {
    name: game
    for name, game in UNUSUAL.items()
    if isinstance(game, TrickGame) and game.rules.dummy is None
}
"""The unusual trick games that the kernel plays as they are: a dummy needs a seat there."""
