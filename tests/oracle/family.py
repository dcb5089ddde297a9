"""The games of the family as values: what each has in its cards, its bids and its order of play.

`family_deal.py` plays a deal of any of them, `options.py` says what values an option may have.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tests.oracle.cards import COLOURS, ROOK, SUITS, number, poker_pack, rook_pack, suit_cards

UNSAID: dict[str, Any] = {
    "rook_any_time": False,
    "rook_rank": "low",
    "first_lead": "left_of_dealer",
    "nest_shown": "hidden",
    "bury": "any",
    "buried_trumps_shown": False,
    "nest_to": "last_trick",
    "double_set": False,
    "slam_value": None,
    "all_points_bonus": 0,
    "gate": None,
    "misdeal": "none",
    "misdeal_claim": False,
    "hold": False,
    "bid_step": 5,
    "trump_named": "after_nest",
    "moon_value": None,
    "moon_set": "bid",
    "trumps": "suits",
}
"""FO: the value of an option for a game that neither offers it nor fixes another value."""


@dataclass(frozen=True)
class Kind:
    """A game of the family.

    `dealt` has the sizes of a hand and of the nest, by number of seats; `worth` the points of each
    counter; `bids` the minimum and the maximum. `options` are the options with no common default
    or with another default here; `limits` are the values of options that allow fewer than usual;
    `settled` has the fixed values of what other games offer as options and this game does not.
    """

    pack: list[str]
    dealt: Mapping[int, tuple[int, int]]
    worth: Mapping[str, int]
    bids: tuple[int, int]
    options: Mapping[str, Any]
    limits: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    settled: Mapping[str, Any] = field(default_factory=dict)
    suits: Mapping[str, str] = field(default_factory=lambda: COLOURS)
    always_trump: tuple[str, ...] = ()  # FO-3, from the highest
    ones_high: bool = False
    dealer_bids_first: bool = False  # FO-5
    trump_before_burying: bool = False
    spare_names_trump_first: bool = False  # OH-5
    trump_is_led: bool = False  # SH-5
    calls: int = 0
    per_trick: int = 0
    buried_are_a_trick: bool = False  # SH-2
    last_trick: int = 0
    most_tricks: int = 0
    loses_at: int | None = None  # DC-8

    @property
    def high(self) -> int:
        """The highest number that counts."""
        return max(number(card) for card in self.worth if card != ROOK)

    @property
    def offered(self) -> dict[str, Any]:
        """FO-20, FO-30: every option that the game can take, with its default."""
        in_pairs, has_nest = not self.calls, any(nest for _, nest in self.dealt.values())
        found: dict[str, Any] = {
            "minimum_bid": self.bids[0],
            "jump_bids": True,
            "all_pass": "redeal",
            "misdeal": "none",
            "misdeal_claim": False,
            "hold": False,
            "must_make_to_win": False,
            "slam_value": None,
            "all_points_bonus": 0,
            "last_trick_points": self.last_trick,  # FO-23
        }
        if self.bids[1] % 10 == 0:
            found["bid_step"] = 5
        for name, rank in {"ones": 1, "fives": 5, "tens": 10, "high": self.high}.items():  # FO-28
            cards = only([card for card in self.pack if card != ROOK], rank)
            if len(cards) > 1:
                found[f"{name}_points"] = self.worth.get(cards[0], 0)
        if ROOK in self.pack:
            found["rook_points"] = self.worth[ROOK]
        if self.loses_at is None:
            found |= {"floor": None, "never_below_zero": False}
        if in_pairs:
            found |= {"bidder_out_first": False, "double_set": False}
            found |= dict.fromkeys(("gate", "deals", "margin", "cap"))
        if has_nest:
            found |= {"nest_shown": "hidden", "bury": "any"}
            found |= {"buried_trumps_shown": False, "nest_to": "last_trick"}
        if not self.trump_is_led:
            found["first_lead"] = "left_of_dealer"
        if has_nest and not self.trump_is_led:
            found["trump_named"] = "after_nest"
        if ROOK in self.pack:
            found["rook_any_time"] = False
        if ROOK in self.pack and ROOK not in self.always_trump:
            found["rook_rank"] = "low"
        if "moon_value" in self.options:
            found["moon_set"] = "bid"
        return found | dict(self.options)


def worth(pack: list[str], by_number: Mapping[int, int], **single: int) -> dict[str, int]:
    """The points of every counter of a pack: by number, or of a single card."""
    values = {card: by_number.get(number(card), 0) for card in pack if card != ROOK} | single
    return {card: points for card, points in values.items() if points}


def only(pack: list[str], *numbers: int) -> list[str]:
    return [card for card in pack if number(card) in numbers]


SHORT = rook_pack(5)
SHORT_WITH_ONES = [*only(rook_pack(), 1), *SHORT]
FOURTEENS = {14: 10, 10: 10, 5: 5}
ONES = {1: 15, **FOURTEENS}

KENTUCKY = Kind(
    pack=[*SHORT, ROOK],  # KD-1
    dealt={4: (9, 5)},  # KD-2
    worth=worth(SHORT, FOURTEENS, Rook=20),  # KD-3
    bids=(70, 120),  # KD-4
    options={
        "target": 300,  # KD-8
        "rook_rank": "high",  # KD-1
        "rook_any_time": True,  # KD-7
        "first_lead": "left_of_dealer",  # KD-6
    },
)
ORIGINAL = Kind(
    pack=SHORT,  # KO-1
    dealt={4: (9, 4)},  # KO-2
    worth=worth(SHORT, FOURTEENS),  # KO-3
    bids=(50, 100),  # KO-4
    options={"target": 300, "all_pass": "dealer_minimum"},
)
BRECKINRIDGE = replace(  # KO-8
    ORIGINAL,
    bids=(65, 100),
    options={
        **ORIGINAL.options,
        "trump_named": "before_nest",
        "bury": "no_counters",
        "buried_trumps_shown": True,
        "first_lead": "left_of_bidder",
    },
)
PARTNERSHIP = Kind(
    pack=rook_pack(),  # PR-1
    dealt={4: (14, 0)},
    worth=worth(rook_pack(), FOURTEENS),  # PR-2
    most_tricks=20,
    bids=(70, 120),  # PR-3
    options={"target": 300},  # PR-7
)
THIRTEENS = Kind(
    pack=SHORT,  # TH-1
    dealt={4: (9, 4)},
    worth=worth(SHORT, {13: 10, 10: 10, 5: 5}),  # TH-2
    most_tricks=20,
    bids=(65, 120),  # TH-3
    options={
        "target": 500,  # TH-6
        "all_pass": "dealer_minimum",
        "floor": -250,
        "first_lead": "left_of_dealer",  # TH-5
        "misdeal": "low_hand",  # TH-7
    },
)
RED_ONE = Kind(
    pack=[*SHORT, "R1", ROOK],  # RO-1
    always_trump=("R1", ROOK),
    dealt={4: (9, 6)},  # RO-2
    worth=worth(SHORT, FOURTEENS, R1=30, Rook=20),  # RO-3
    bids=(75, 150),  # RO-4
    trump_before_burying=True,  # RO-5
    options={
        "target": 500,  # RO-8
        "all_pass": "dealer_minimum",
        "first_lead": "bidder",  # RO-6
        "bury": "one_counter",
        "buried_trumps_shown": True,
        "rook_any_time": True,  # RO-7
    },
)
WESTERN = replace(  # RO-9
    RED_ONE,
    pack=[*SHORT_WITH_ONES, ROOK],
    dealt={4: (10, 5)},
    worth=worth(SHORT_WITH_ONES, ONES, Rook=20),
    ones_high=True,
    last_trick=20,
    bids=(100, 200),
    trump_before_burying=False,
    options={
        **RED_ONE.options,
        "bury": "any",
        "buried_trumps_shown": False,
        "rook_any_time": False,
        "moon_value": 200,  # FO-16
    },
)
KENTUCKY_ROOK = Kind(
    pack=[*SHORT_WITH_ONES, ROOK],  # KR-1
    ones_high=True,
    dealt={4: (10, 5)},  # KR-2
    worth=worth(SHORT_WITH_ONES, ONES, Rook=20),  # KR-3
    bids=(100, 180),  # KR-4
    options={
        "target": 500,  # KR-8
        "all_pass": "dealer_minimum",
        "rook_rank": "high",  # KR-7
        "rook_any_time": True,
        "first_lead": "left_of_bidder",  # KR-6
        "moon_value": 180,
    },
)
WILLIAMS = replace(  # KR-9
    KENTUCKY_ROOK,
    worth=worth(SHORT_WITH_ONES, {**ONES, 1: 20}, Rook=20),
    bids=(100, 200),
    options={
        **KENTUCKY_ROOK.options,
        "nest_shown": "top",
        "misdeal": "no_counters",
        "all_pass": "redeal",
        "moon_value": 200,
        "deals": 4,
    },
)
BABY_BIRD = replace(  # KR-10
    KENTUCKY_ROOK,
    pack=[*SHORT_WITH_ONES, "R2", ROOK],
    always_trump=("R2",),
    dealt={4: (10, 6)},
    worth=worth(SHORT_WITH_ONES, ONES, R2=20, Rook=20),
    bids=(100, 200),
    options={**KENTUCKY_ROOK.options, "moon_value": 200},
)
ONE_HIGH = Kind(
    pack=[*rook_pack(), ROOK],  # OH-1
    ones_high=True,
    dealt={4: (13, 5)},
    worth=worth(rook_pack(), ONES, Rook=20),  # OH-2
    bids=(70, 180),  # OH-4
    spare_names_trump_first=True,  # OH-5
    options={
        "target": 500,  # OH-7
        "rook_rank": "low",  # OH-3
        "first_lead": "left_of_bidder",  # OH-6
        "trumps": "suits",  # OH-8
        "all_points_bonus": 0,  # OH-9
        "moon_value": 180,
    },
)
HOUSE = Kind(
    pack=[*rook_pack(), ROOK],  # HR-1
    ones_high=True,
    dealt={4: (13, 5)},
    worth=worth(rook_pack(), ONES, Rook=20),  # HR-2
    last_trick=20,
    bids=(100, 200),  # HR-4
    options={
        "target": 500,  # HR-7
        "rook_rank": "10.5",  # HR-3
        "first_lead": "bidder",  # HR-6
        "moon_value": 200,
    },
)
FAST = replace(HOUSE, pack=[*SHORT_WITH_ONES, ROOK], dealt={4: (10, 5)})  # HR-8
SIX = replace(HOUSE, dealt={6: (9, 3)})  # FO-31
CALL_PARTNER = Kind(
    pack=HOUSE.pack,  # CP-1
    ones_high=True,
    dealt={4: (13, 5)},
    worth=HOUSE.worth,  # CP-2
    last_trick=20,
    bids=(5, 200),  # CP-3
    dealer_bids_first=True,
    calls=1,  # CP-4
    options={
        "target": 500,  # CP-8
        "rook_rank": "10.5",
        "first_lead": "bidder",  # CP-6
        "moon_value": 200,
    },
    limits={"first_lead": ("bidder", "chosen", "left_of_dealer")},
)
CALL_PARTNER_FIVE = replace(
    CALL_PARTNER,
    dealt={5: (10, 7), 6: (9, 3)},  # C5-1
    bids=(80, 200),  # C5-3
    dealer_bids_first=False,
    options={**CALL_PARTNER.options, "target": 400},  # C5-8
    limits={"first_lead": ("bidder", "chosen")},
)
CALL_PARTNER_SHORT = replace(  # FO-31
    CALL_PARTNER_FIVE, pack=FAST.pack, dealt={5: (8, 5)}
)
PRINCETON = Kind(
    pack=poker_pack(),  # P4-1
    suits=SUITS,
    dealt={4: (13, 1)},
    worth=worth(suit_cards(), {14: 15, 13: 10, 10: 10, 5: 5}, Rook=20),  # P4-2
    last_trick=20,
    bids=(70, 200),  # P4-3
    options={
        "target": 500,  # P4-8
        "rook_rank": "low",  # P4-5
        "first_lead": "left_of_bidder",  # P4-7
        "trumps": "suits",  # P4-6
        "moon_value": 200,
    },
)
TWO_HUNDRED = Kind(
    pack=suit_cards(5, without=(6,)),  # DC-1
    suits=SUITS,
    dealt={4: (9, 0)},
    worth=worth(suit_cards(5), FOURTEENS),  # DC-2
    bids=(50, 100),  # DC-3
    loses_at=-200,  # DC-8
    options={
        "target": 200,  # DC-7
        "first_lead": "bidder",  # DC-4
        "bidder_out_first": True,
        "gate": 100,  # DC-6
    },
    limits={"target": (200, 300, 500)},
)
WITH_KITTY = replace(  # DC-9
    TWO_HUNDRED,
    pack=suit_cards(5),
    dealt={4: (9, 4)},
    options={**TWO_HUNDRED.options, "nest_to": "opponents"},
)
SHELEM = Kind(
    pack=suit_cards(),  # SH-1
    suits=SUITS,
    dealt={4: (12, 4)},
    worth=worth(suit_cards(), FOURTEENS),  # SH-2
    per_trick=5,
    buried_are_a_trick=True,
    bids=(100, 165),  # SH-3
    trump_is_led=True,  # SH-5
    settled={"first_lead": "bidder"},
    options={
        "target": 1165,  # SH-9
        "double_set": True,  # SH-7
        "slam_value": 330,  # SH-8
        "nest_to": "bidder",  # SH-4
    },
)
SHELEM_185 = replace(  # SH-10
    SHELEM,
    worth=worth(suit_cards(), {**FOURTEENS, 14: 15}),
    bids=(120, 185),
    options={**SHELEM.options, "slam_value": 370},
)

FAMILY = {
    "kentucky": KENTUCKY,
    "kentucky-original": ORIGINAL,
    "kentucky-original-breckinridge": BRECKINRIDGE,
    "partnership": PARTNERSHIP,
    "thirteens": THIRTEENS,
    "red-one": RED_ONE,
    "red-one-western": WESTERN,
    "kentucky-rook": KENTUCKY_ROOK,
    "kentucky-rook-williams": WILLIAMS,
    "kentucky-rook-baby-bird": BABY_BIRD,
    "one-high": ONE_HIGH,
    "house": HOUSE,
    "house-fast": FAST,
    "house-six": SIX,
    "call-partner": CALL_PARTNER,
    "call-partner-five": CALL_PARTNER_FIVE,
    "call-partner-five-short": CALL_PARTNER_SHORT,
    "princeton": PRINCETON,
    "two-hundred": TWO_HUNDRED,
    "two-hundred-kitty": WITH_KITTY,
    "shelem": SHELEM,
    "shelem-185": SHELEM_185,
}
"""Every game of the family but Rook for Two, whose deals have a class of their own."""
