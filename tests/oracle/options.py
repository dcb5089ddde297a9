"""The options of every game: their defaults, and which values they may have."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.oracle.family import FAMILY, Kind
from tests.oracle.packs import about_the_rook, bids_more, fits, least, offered

Options = Mapping[str, Any]
Check = Callable[[object], bool]


def is_number(value: object) -> bool:
    """Whether a value is a whole number; true and false are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_positive(value: object) -> bool:
    """Whether a value is a whole number above 0."""
    return isinstance(value, int) and is_number(value) and value > 0


def is_count(value: object) -> bool:
    """Whether a value is a whole number, 0 or more."""
    return isinstance(value, int) and is_number(value) and value >= 0


def is_floor(value: object) -> bool:
    """R5-13: none, or a negative number."""
    return value is None or (isinstance(value, int) and is_number(value) and value < 0)


def is_bid(value: object, highest: int = 1_000) -> bool:
    """TT-3: a multiple of 5, up to the highest bid of the game."""
    return isinstance(value, int) and is_positive(value) and value % 5 == 0 and value <= highest


def up_to(highest: int) -> Check:
    return lambda value: is_bid(value, highest)


class OneOf:
    """A check that a value is one of these values; true and false are no numbers."""

    def __init__(self, *values: Any) -> None:
        self.values = values

    def __call__(self, value: object) -> bool:
        return any(type(value) is type(it) and value == it for it in self.values)


is_flag = OneOf(False, True)


def or_none(check: Check) -> Check:
    """A check that a value is none or passes another check."""
    return lambda value: value is None or check(value)


CHECKS: dict[str, Check] = {
    "target": is_positive,
    "minimum_bid": is_bid,  # FO-20
    "opening_bid": is_bid,  # FO-20
    "rook_points": OneOf(*range(0, 31, 5)),  # FO-28
    "ones_points": OneOf(*range(0, 21, 5)),
    "fives_points": OneOf(0, 5, 10),
    "tens_points": OneOf(*range(0, 21, 5)),
    "high_points": OneOf(*range(0, 21, 5)),
    "last_trick_points": OneOf(*range(0, 41, 5)),  # FO-23
    "bid_step": OneOf(5, 10),  # FO-21
    "trump_named": OneOf("after_nest", "before_nest"),  # FO-32
    "with_rook": is_flag,  # FO-29
    "low_cards": OneOf(1, 2, 3, 4, 5),
    "cards_each": OneOf(None, *range(6, 19)),
    "all_pass": OneOf("redeal", "dealer_minimum"),  # TT-6
    "bidder_out_first": is_flag,  # DX-9
    "jump_bids": is_flag,  # TT-3
    "floor": is_floor,  # R5-13
    "rook_any_time": is_flag,  # FO-1
    "rook_rank": OneOf("low", "10.5", "12.5", "high"),  # FO-2
    "first_lead": OneOf("left_of_dealer", "left_of_bidder", "bidder", "chosen"),  # FO-4
    "nest_shown": OneOf("hidden", "top", "taken"),  # FO-6
    "bury": OneOf("any", "no_counters", "spare", "one_counter"),  # FO-7
    "buried_trumps_shown": is_flag,  # FO-8
    "nest_to": OneOf("last_trick", "bidder", "opponents", "nobody"),  # FO-9
    "double_set": is_flag,  # FO-10
    "slam_value": or_none(is_count),  # FO-11
    "all_points_bonus": is_count,  # FO-11
    "gate": or_none(is_count),  # FO-12
    "misdeal_claim": is_flag,  # FO-24
    "hold": is_flag,  # FO-22
    "must_make_to_win": is_flag,  # FO-25
    "never_below_zero": is_flag,  # FO-26
    "misdeal": OneOf("none", "no_counters", "low_hand"),  # FO-13
    "deals": or_none(is_positive),  # FO-14
    "margin": or_none(is_positive),  # FO-14
    "cap": or_none(is_positive),  # FO-15
    "moon_value": is_positive,  # FO-16
    "moon_set": OneOf("bid", "value", "double"),  # FO-27
    "trumps": OneOf("suits", "none", "low"),  # FO-19
}


def worths(**points: int) -> dict[str, tuple[Any, Check]]:
    """FO-28: the options for what cards are worth, with these defaults."""
    return {f"{name}_points": (each, CHECKS[f"{name}_points"]) for name, each in points.items()}


def about_cards(game: str) -> dict[str, tuple[Any, Check]]:
    """FO-29: the options about the pack and the hands, and about a Rook that they may add."""
    defaults = offered(game) | about_the_rook(game)
    if "low_cards" not in defaults:
        return {}
    checks = CHECKS | {"low_cards": OneOf(*range(least(game), 6))}
    return {name: (default, checks[name]) for name, default in defaults.items()}


REQUIRED = "required"  # in place of a default, for an option that has none
ALL_PASS = ("redeal", CHECKS["all_pass"])
TRUMP_NAMED = ("after_nest", CHECKS["trump_named"])
BID_STEP = (5, CHECKS["bid_step"])
LAST_TRICK = {"last_trick_points": (0, CHECKS["last_trick_points"])}
COMMON: dict[str, tuple[Any, Check]] = {
    "jump_bids": (True, is_flag),  # TT-3
    "hold": (False, is_flag),  # TT-3, FO-22
    "must_make_to_win": (False, is_flag),  # FO-25
    "never_below_zero": (False, is_flag),  # FO-26
}
"""The options that all games with tricks have."""
OPTIONS: dict[str, dict[str, tuple[Any, Check]]] = {
    "tuxedo": {
        "seats": (REQUIRED, OneOf(2, 3, 4, 5, 6)),  # TX-1
        "capture": ("maximal", OneOf("maximal", "any", "most")),  # TX-7
        "build_on_many": (False, is_flag),  # TX-10
        "multiple_builds": (False, is_flag),  # TX-21
        "table_builds": (False, is_flag),  # TX-22
        "builder_must_take": (False, is_flag),  # TX-11
        "trail": ("forced", OneOf("forced", "free")),  # TX-12
        "orange": ("race", OneOf("race", "owner_first", "auto")),  # TX-15
        "orange_counts_played_card": (False, is_flag),  # TX-15
        "leftovers": ("nobody", OneOf("nobody", "last_capturer")),  # TX-18
        "target": (100, is_positive),  # TX-20
        "win_at": ("deal", OneOf("deal", "at_once")),  # TX-20
    },
    "dixie": {
        "seats": (REQUIRED, OneOf(4, 6)),  # DX-1
        "minimum_bid": (70, up_to(120)),  # DX-4
        "bid_step": BID_STEP,
        "trump_named": TRUMP_NAMED,
        "all_pass": ALL_PASS,  # TT-6
        "bidder_out_first": (False, is_flag),  # DX-9
        **COMMON,
        **about_cards("dixie"),
        **worths(ones=0, fives=5, tens=10, high=10),  # DX-3
        **LAST_TRICK,
        "target": (300, is_positive),  # DX-9
    },
    "three": {
        "opening_bid": (50, up_to(120)),  # R3-3
        **COMMON,
        **about_cards("three"),
        **worths(fives=5, tens=10, high=10),  # R3-2
        **LAST_TRICK,
        "target": (200, is_positive),  # R3-6
    },
    "two": {
        "opening_bid": (30, up_to(120)),  # R2-3
        **COMMON,
        **worths(fives=5, tens=10, high=10),  # R2-2
        "target": (150, is_positive),  # R2-7
    },
    "five": {
        "minimum_bid": (75, up_to(180)),  # R5-3
        "bid_step": BID_STEP,
        "trump_named": TRUMP_NAMED,
        "moon_set": ("bid", OneOf("bid", "value", "double")),
        "all_pass": ALL_PASS,
        **COMMON,
        "sun_value": (360, is_positive),  # R5-4
        "moon_value": (180, is_positive),  # R5-4
        "rook_rank": ("low", OneOf("low", "high")),  # R5-7
        "floor": (None, is_floor),  # R5-13
        **about_cards("five"),
        **worths(rook=20, fives=5, tens=10, high=15),  # R5-2
        **LAST_TRICK,
        "target": (500, is_positive),  # R5-12
    },
}


def check_of(kind: Kind, name: str) -> Check:
    """The check of an option in one game, which may allow fewer values than others."""
    if name == "minimum_bid":
        return up_to(kind.bids[1])
    return OneOf(*kind.limits[name]) if name in kind.limits else CHECKS[name]


for game in ("dixie", "three"):
    del OPTIONS[game]["rook_any_time"]

for game, kind in FAMILY.items():
    defaults = kind.offered
    OPTIONS[game] = {name: (defaults[name], check_of(kind, name)) for name in defaults}
    OPTIONS[game] = about_cards(game) | OPTIONS[game]
    if len(kind.dealt) > 1:
        OPTIONS[game]["seats"] = (REQUIRED, OneOf(*kind.dealt))

SEATS = {"two": 2, "three": 3, "five": 5} | {
    name: min(kind.dealt) for name, kind in FAMILY.items() if len(kind.dealt) == 1
}
"""The number of players of the games that have no option `seats`."""


HIGHEST = {"dixie": 120, "three": 125, "two": 125, "five": 180} | {
    name: kind.bids[1] for name, kind in FAMILY.items()
}


def highest_bid(game: str, options: Options) -> int:
    """The highest bid of a game, which changes with the last trick and the Rook (FO-23, FO-29)."""
    usual, _ = OPTIONS[game].get("last_trick_points", (0, None))
    change: int = options.get("last_trick_points", usual) - usual
    return HIGHEST[game] + change + bids_more(game, options)


def with_defaults(game: str, options: Options) -> dict[str, Any]:
    """All options of a game: the given ones, and the others at their defaults."""
    return {name: options.get(name, default) for name, (default, _) in OPTIONS[game].items()}


def are_options(game: str, options: Options) -> bool:
    """Whether every option is known and has a value of its type and range."""
    if any(name not in OPTIONS[game] for name in options):
        return False
    full = with_defaults(game, options)
    if not all(check(full[name]) for name, (_, check) in OPTIONS[game].items()):
        return False
    if full.get("misdeal_claim") and full["misdeal"] == "none":  # FO-24
        return False
    if full.get("must_make_to_win") and full.get("cap") is not None:  # FO-25
        return False
    if not fits(game, options, seat_count(game, options)):  # FO-29
        return False
    highest = highest_bid(game, options) if game in HIGHEST else 0
    if full.get("bid_step") == 10 and (full["minimum_bid"] % 10 or highest % 10):  # FO-21
        return False
    if full.get("minimum_bid", 0) > highest:  # FO-20, FO-23
        return False
    return not (full.get("never_below_zero") and full.get("floor") is not None)  # FO-26


def seat_count(game: str, options: Options) -> int:
    """The number of players: fixed by the game, or the option `seats`."""
    return SEATS[game] if game in SEATS else int(options["seats"])
