"""Whether the fields of a game's rules fit together."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from rookery.core.cards import ROOK
from rookery.core.messages import Item, Message
from rookery.core.seating import MOST_SEATS
from rookery.messages import refusals
from rookery.tricks import derived
from rookery.tricks.shape import Phase, Sides

if TYPE_CHECKING:
    from rookery.tricks.rules import TrickRules


def check(rules: TrickRules) -> None:
    """Raise ValueError if the rules contradict each other."""
    _check_seats(rules)
    _check_phases(rules)
    _check_bids(rules)
    _check_cards(rules)
    _check_score(rules)


def _check_seats(rules: TrickRules) -> None:
    if not 3 <= rules.places <= MOST_SEATS:
        raise ValueError(f"a trick game has 3 to {MOST_SEATS} seats, not {rules.seats}")
    if rules.cards_changed and rules.hand_size not in (fitting := derived.fitting_hands(rules)):
        first: Item = fitting[0]
        refusal = refusals.hands(
            hands=rules.places,
            cards=rules.hand_size,
            pack=len(rules.pack),
            nest="taken" if derived.has_nest(rules) else "none",
            sizes=reduce(_or, fitting[1:], first),
        )
        raise ValueError(refusal)
    if rules.hand_size < 1 or rules.nest_size < 0:
        pack = len(rules.pack)
        raise ValueError(f"{rules.places} hands of {rules.hand_size} do not fit a pack of {pack}")
    if rules.sides is Sides.ALTERNATE and rules.seats % 2:
        raise ValueError(f"two alternate sides need an even number of seats, not {rules.seats}")
    if rules.dummy is not None:
        _check_dummy(rules)


def _or(first: Item, second: int) -> Message:
    return Message.of("values-or", {"first": first, "second": second})


def _check_dummy(rules: TrickRules) -> None:
    """Raise ValueError if a hand without a player does not fit the game (R2-6)."""
    if rules.places != 3 or rules.dummy not in range(3):
        raise ValueError("a dummy is the third hand of a game for two (R2-1)")
    if rules.sides is not Sides.ALONE or rules.most_tricks_points or rules.misdeal != "none":
        raise ValueError("beside a dummy everybody plays alone, without most tricks or misdeals")
    if rules.nest_to == "last_trick" or rules.last_trick_points:
        raise ValueError("the last trick must be worth no more than others: a dummy may win it")


def _check_phases(rules: TrickRules) -> None:
    if Phase.PLAY not in rules.phases or Phase.AUCTION not in rules.phases:
        raise ValueError("the phases of a deal must include AUCTION and PLAY")
    if (Phase.CALL in rules.phases) != (rules.sides is Sides.CALLED):
        raise ValueError("the phase CALL goes with called sides, and only with them")
    if not 1 <= rules.calls <= rules.places - 2:
        raise ValueError(f"1 to {rules.places - 2} cards can be called, not {rules.calls} (C5-4)")
    calls = rules.trump_calls
    if not calls or len(set(calls)) != len(calls):
        raise ValueError("a game needs at least one trump call, and each only once")
    if rules.misdeal_claim and rules.misdeal == "none":
        raise ValueError("misdeal_claim needs misdeal to say which hands may be claimed (FO-24)")
    if rules.trump_is_led and rules.first_lead != "bidder":
        raise ValueError("only a bidder who has the first lead can lead trump to it (SH-5)")


def _check_bids(rules: TrickRules) -> None:
    for name in ("opening_bid", "minimum_bid", "maximum_bid"):
        bid, step = getattr(rules, name), rules.bid_step
        if bid % step:
            follows = name == "maximum_bid" and rules.usual_maximum is not None  # FO-23
            setting = "last_trick_points" if follows else name
            below = getattr(rules, setting) - bid % step
            least = 0 if follows else step
            near = (each for each in (below, below + step) if each >= least)
            fits = " or ".join(f"{setting}={each}" for each in near)
            raise ValueError(
                f"bids are multiples of {step} (TT-3, FO-21), not {bid}: {fits} would fit"
            )
    lowest, highest = rules.minimum_bid, rules.maximum_bid
    if lowest > highest:
        raise ValueError(
            f"the lowest bid of {lowest} is above the highest: minimum_bid={highest} would fit"
        )
    if rules.opening_bid >= lowest:
        raise ValueError("the opening bid must be below the minimum")
    if rules.first_bidder not in ("left_of_dealer", "dealer"):
        raise ValueError("the first bidder must be left_of_dealer or dealer (FO-5)")


def _check_cards(rules: TrickRules) -> None:
    cards = [card for card, _ in rules.card_points]
    if len(set(cards)) != len(cards) or not set(cards) <= set(rules.pack):
        raise ValueError("card_points must name cards of the pack, each at most once")
    if any(points < 0 for _, points in rules.card_points):
        raise ValueError("the points of a card must not be negative")
    always = rules.always_trump
    if len(set(always)) != len(always) or not set(always) <= set(rules.pack):
        raise ValueError("always_trump must name cards of the pack, each at most once (FO-3)")
    if len(set(always) - {ROOK}) > 1:
        raise ValueError("besides the rook, at most one card may always be a trump (FO-3)")
    if always and any(call.suit is None for call in rules.trump_calls):
        raise ValueError("cards that are always trumps need a trump suit in every deal (FO-3)")


def _check_score(rules: TrickRules) -> None:
    if rules.misdeal == "no_counters" and len(rules.point_cards) < rules.places:
        raise ValueError("too few cards score: every deal would be a misdeal (FO-13, FO-28)")
    if rules.stake < rules.minimum_bid:
        raise ValueError(
            f"a deal has {rules.stake} points, fewer than the lowest bid of {rules.minimum_bid}"
        )
    two_sides = rules.sides is Sides.ALTERNATE
    if rules.most_tricks_points and not two_sides:
        raise ValueError("points for most tricks need two alternate sides")
    if rules.sides is Sides.ALONE and rules.nest_to == "opponents":
        raise ValueError("where everybody plays alone, no side of opponents can get the nest")
    if not two_sides and (rules.gate, rules.margin, rules.cap) != (None, None, None):
        raise ValueError("gate, margin and cap need two alternate sides (FO-12, FO-14, FO-15)")
    if rules.never_below_zero and rules.floor is not None:
        raise ValueError(
            "no total reaches the floor if none falls below zero: set it to none (FO-26)"
        )
    if rules.must_make_to_win and rules.cap is not None:
        raise ValueError("must_make_to_win and cap exclude each other: choose one (FO-25)")
