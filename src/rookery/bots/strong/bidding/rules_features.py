"""Features of the rules under a trump call: the hand net's input about the game.

They are, in this order:

* for the trumps, then for the other suits (as means): whether the pack has each strength, and the
  share of the deal's points that each strength has;
* the numbers of players, cards and points, how sides are made, and the place of a dummy;
* the shares of points that belong to no suit;
* the options and phases that matter to card play.
"""

from dataclasses import fields
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rookery.core.cards import ROOK
from rookery.core.moves import Trump
from rookery.core.options import options_of
from rookery.kernel.encoded_position import bits_of
from rookery.tricks.rules import Phase, Sides, TrickRules

RulesFeatures: TypeAlias = NDArray[np.float32]

DESCRIBED = frozenset(
    (
        "pack",
        "seats",
        "sides",
        "hand_size",
        "counters",
        "phases",
        "trump_calls",
        "rook_points",
        "card_points",
        "always_trump",
        "trick_points",
        "last_trick_points",
        "most_tricks_points",
        "ones_high",
        "trump_is_led",
        "calls",
        "nest_is_a_trick",
        "dummy",
        "exchange_size",
        "rook_rank",
        "rook_any_time",
        "first_lead",
        "trumps",
        "trump_named",
        "bury",
        "buried_trumps_shown",
        "nest_to",
    )
)
"""The fields of rules that the features describe."""

INDIFFERENT = frozenset(
    (
        "minimum_bid",
        "usual_minimum",
        "maximum_bid",
        "usual_maximum",
        "first_bidder",
        "opening_bid",
        "bid_step",
        "jump_bids",
        "hold",
        "all_pass",
        "sun",
        "sun_value",
        "moon",
        "moon_value",
        "moon_set",
        "misdeal",
        "misdeal_claim",
        "nest_shown",
        "trump_before_spare",
        "tie_is_shared",
        "double_set",
        "slam_value",
        "all_points_bonus",
        "gate",
        "bidder_out_first",
        "must_make_to_win",
        "target",
        "never_below_zero",
        "floor",
        "floor_leader_minimum",
        "deals",
        "margin",
        "cap",
        "cards_each",
        "cards_changed",
    )
)
"""The fields of rules that do not change the points that a side takes in the tricks.

They are about bids, the scores of contracts, the end of the match, what is seen, and which
options changed the pack and the hands, which are features themselves (FO-29).
"""

RULES_COUNT = 104
"""The number of features."""

_STRENGTHS = 16
_SUITS = 4
_USUAL_HAND = 13
_USUAL_NEST = 8
_USUAL_PACK = 57
_USUAL_STAKE = 200
_A_CARD = 0.1
"""The unit of a card's points as a feature: this share of the points in a deal."""


def are_described(rules: TrickRules) -> bool:
    """Whether the features describe everything in the rules that card play depends on.

    False if a field that is unknown here differs from its default, or if a card that is not always
    trump has points of its own.
    """
    known = DESCRIBED | INDIFFERENT
    strange = [
        each
        for each in fields(rules)
        if each.compare and each.name not in known and getattr(rules, each.name) != each.default
    ]
    return not strange and all(card in rules.always_trump for card, _ in rules.card_points)


@lru_cache(maxsize=256)
def rules_features(rules: TrickRules, trump: Trump) -> RulesFeatures:
    """The features of rules under a trump call, shape (RULES_COUNT,), dtype float32."""
    found = [*_of_suits(rules, trump), *_of_size(rules), *_of_points(rules, trump)]
    for name in ("nest_to", "bury", "first_lead"):
        found += [getattr(rules, name) == choice for choice in options_of(TrickRules)[name].choices]
    course = rules.course
    takes_nest = Phase.NEST in course
    found += [
        rules.rook_any_time,
        rules.buried_trumps_shown,
        rules.trump_is_led,
        rules.exchange_size is not None,
        bool(rules.always_trump),
        trump.suit is not None,
        takes_nest,
        takes_nest and course.index(Phase.TRUMP) < course.index(Phase.NEST),
    ]
    return np.array(found, dtype=np.float32)


def _of_suits(rules: TrickRules, trump: Trump) -> list[float]:
    has, points = np.zeros((2, _SUITS * _STRENGTHS))
    for card, place in bits_of(rules.orders[trump]).items():
        if card != ROOK or trump.suit is not None:
            has[place] = 1
            points[place] = rules.points_of.get(card, 0) / rules.stake / _A_CARD
    lanes = np.stack([has, points]).reshape(2, _SUITS, _STRENGTHS)
    own = [] if trump.suit is None else [trump.suit % _SUITS]
    sides = [suit for suit in range(_SUITS) if suit not in own]
    trumps = lanes[:, own].sum(axis=1)
    found: list[float] = [*trumps.ravel(), *lanes[:, sides].mean(axis=1).ravel()]
    return found


def _of_size(rules: TrickRules) -> list[float]:
    return [
        *(rules.seats == seats for seats in range(3, 7)),
        *(rules.sides is sides for sides in Sides),
        rules.calls > 1,
        *(rules.dummy == seat for seat in range(3)),
        rules.hand_size / _USUAL_HAND,
        rules.nest_size / _USUAL_NEST,
        len(rules.pack) / _USUAL_PACK,
        rules.stake / _USUAL_STAKE,
    ]


def _of_points(rules: TrickRules, trump: Trump) -> list[float]:
    return [
        rules.trick_points * rules.tricks / rules.stake,
        rules.last_trick_points / rules.stake,
        rules.most_tricks_points / rules.stake,
        rules.nest_as_trick / rules.stake,
        rules.points_of.get(ROOK, 0) / rules.stake if trump.suit is None else 0,
    ]
