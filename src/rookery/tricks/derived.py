"""Values derived from a game's rules: trump calls, course of a deal, orders, limits of bids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rookery.core.cards import COLOURS, ROOK, Suit, card_of
from rookery.core.moves import Trump
from rookery.core.options import OptionValue
from rookery.tricks.order import Order, order_of
from rookery.tricks.shape import BID_STEP, Phase, Sides

if TYPE_CHECKING:
    from rookery.tricks.rules import TrickRules


def allowed(calls: tuple[Trump, ...], trumps: str) -> tuple[Trump, ...]:
    """The trump calls that the option `trumps` allows (OH-8)."""
    barred = {"suits": {Trump.NONE, Trump.LOW}, "none": {Trump.LOW}, "low": set()}[trumps]
    return tuple(trump for trump in calls if trump not in barred)


def course(rules: TrickRules) -> tuple[Phase, ...]:
    """The phases as the options change them (FO-19).

    Misdeals are claimed before anybody bids (FO-24). A chosen first lead comes last before play.
    Trump may be named before the nest is taken (FO-32), and is named before burying where buried
    trumps lie face up.
    """
    phases: list[Phase] = [phase for phase in rules.phases if phase is not Phase.LEAD]
    if rules.first_lead == "chosen":
        phases.insert(phases.index(Phase.PLAY), Phase.LEAD)
    if rules.trump_named == "before_nest" and Phase.NEST in phases:
        phases.remove(Phase.TRUMP)
        phases.insert(phases.index(Phase.NEST), Phase.TRUMP)
    trump_first = rules.buried_trumps_shown or (rules.trump_before_spare and rules.bury == "spare")
    is_late = Phase.BURY in phases and phases.index(Phase.TRUMP) > phases.index(Phase.BURY)
    if trump_first and is_late:
        phases.remove(Phase.TRUMP)
        phases.insert(phases.index(Phase.BURY), Phase.TRUMP)
    if rules.misdeal_claim:
        phases.insert(0, Phase.CLAIM)
    return tuple(phases)


USUAL_ROOK = 20
"""The points of the rook in every game that has it."""

_NESTS = range(2, 8)
"""The sizes of a nest where options change the pack or the hands (FO-29)."""


def order(rules: TrickRules, trump: Trump) -> Order:
    """The order of the pack's cards under a trump call."""
    return order_of(
        rules.pack,
        trump,
        ones_high=rules.ones_high,
        rook_rank=rules.rook_rank,
        always_trump=rules.always_trump,
        rook_any_time=rules.rook_any_time,
    )


def _high_rank(rules: TrickRules) -> int:
    """The highest rank with points above the 10s: the 14s in most games, the 13s in some."""
    return max((rank for rank, _ in rules.counters if rank > 10), default=14)


WORTHS: Mapping[str, Callable[[TrickRules], int]] = {
    "ones_points": lambda _: 1,
    "fives_points": lambda _: 5,
    "tens_points": lambda _: 10,
    "high_points": _high_rank,
}
"""The options that set the points of a rank, each with that rank (FO-28)."""


def worth(name: str, rules: TrickRules) -> int:
    """The points of the counters whose rank the option `name` is about."""
    return dict(rules.counters).get(WORTHS[name](rules), 0)


def lowest_rank(rules: TrickRules) -> int:
    """The rank from which the pack has all cards; 1s that are high do not count (FO-29)."""
    lowest, suits = 5, _suits(rules)
    held = set(rules.pack)
    while lowest > low_limits(rules)[0] and held >= {card_of(it, lowest - 1) for it in suits}:
        lowest -= 1
    return lowest


def fitting_hands(rules: TrickRules) -> list[int]:
    """The sizes of hands that leave a nest of 2 to 7 cards, or no card without a nest (FO-29)."""
    dealt = (len(rules.pack) - nest for nest in (_NESTS if has_nest(rules) else (0,)))
    return sorted(cards // rules.places for cards in dealt if cards % rules.places == 0)


def _suits(rules: TrickRules) -> set[Suit]:
    return {card.suit for card in rules.pack if card != ROOK}


# ── which options a game can take ───────────────────────────────────────────────────────────────


def has_rook(rules: TrickRules) -> bool:
    """Whether the rook is played."""
    return ROOK in rules.pack


def deals_freely(rules: TrickRules) -> bool:
    """Whether ranks below 5 can be taken out or added, and hands have another size (FO-29).

    Not with a dummy, nor if the first lead decides trump (SH-5) or a rank above 5 is missing.
    """
    ranks = {card.rank for card in rules.pack if card.rank > 4}
    is_whole = ranks == set(range(5, max(ranks, default=0) + 1))
    return has_no_dummy(rules) and leads_freely(rules) and is_whole


def takes_rook(rules: TrickRules) -> bool:
    """Whether the rook can be added or taken out; the nest then has a card more or less (FO-29)."""
    return deals_freely(rules) and has_nest(rules)


def may_have_rook(rules: TrickRules) -> bool:
    """Whether the rook is played, or an option can add it."""
    return has_rook(rules) or takes_rook(rules)


def has_rank(name: str, rules: TrickRules) -> bool:
    """Whether the pack has the rank whose points this option sets in more than one suit (FO-28)."""
    return sum(card.rank == WORTHS[name](rules) for card in rules.pack) > 1


def has_ranked_rook(rules: TrickRules) -> bool:
    """Whether the rook may be played and is not one of `always_trump` (FO-3)."""
    return may_have_rook(rules) and ROOK not in rules.always_trump


def has_two_sides(rules: TrickRules) -> bool:
    """Whether two sides play the whole match against each other."""
    return rules.sides is Sides.ALTERNATE


def has_no_dummy(rules: TrickRules) -> bool:
    """Whether all hands have players."""
    return rules.dummy is None


def has_nest(rules: TrickRules) -> bool:
    """Whether the bidder takes a nest."""
    return Phase.NEST in rules.phases


def buries_freely(rules: TrickRules) -> bool:
    """Whether the bidder takes a nest, and no exchange size is fixed (R2-4)."""
    return has_nest(rules) and rules.exchange_size is None


def leads_freely(rules: TrickRules) -> bool:
    """Whether the bidder need not lead trump to the first trick (SH-5)."""
    return not rules.trump_is_led


def names_trump_freely(rules: TrickRules) -> bool:
    """Whether the bidder takes a nest, and need not lead the suit named as trump (SH-5)."""
    return has_nest(rules) and not rules.trump_is_led


def has_calls_without_suit(rules: TrickRules) -> bool:
    """Whether the game has calls without a trump suit (OH-8)."""
    return any(trump.suit is None for trump in rules.trump_calls)


def has_sun(rules: TrickRules) -> bool:
    """Whether the sun can be shot (R5-4)."""
    return rules.sun


def has_moon(rules: TrickRules) -> bool:
    """Whether a bid of the maximum is the moon (FO-16)."""
    return rules.moon


def has_no_floor_of_its_own(rules: TrickRules) -> bool:
    """Whether the game does not set a condition of its own for the lowest total (DC-8)."""
    return rules.floor_leader_minimum is None


def ends_undivided(rules: TrickRules) -> bool:
    """Whether a match never ends with equal totals in the lead (FO-14)."""
    return not rules.tie_is_shared


def opens_with_a_bid(rules: TrickRules) -> bool:
    """Whether the dealer has bid before anybody speaks (R3-3)."""
    return rules.opening_bid > 0


def takes_large_steps(rules: TrickRules) -> bool:
    """Whether bids by tens end at the game's maximum (FO-21)."""
    return rules.maximum_bid % (2 * BID_STEP) == 0


def bids_freely(rules: TrickRules) -> bool:
    """Whether the first to speak may make any bid from the minimum on (FO-20)."""
    return rules.opening_bid == 0


# ── what some options change ────────────────────────────────────────────────────────────────────


def with_worth(name: str, rules: TrickRules, points: int) -> dict[str, Any]:
    """The `counters` of a game if the rank that the option `name` is about has `points` (FO-28)."""
    return {"counters": tuple((dict(rules.counters) | {WORTHS[name](rules): points}).items())}


def with_last_trick(rules: TrickRules, points: int) -> dict[str, OptionValue]:
    """The fields of a game with other points for the last trick (FO-23).

    The highest bid changes by as much as the points of a deal; its moves keep their codes.
    """
    highest = rules.maximum_bid
    return {
        "last_trick_points": points,
        "maximum_bid": highest + points - rules.last_trick_points,
        "usual_maximum": highest,
    }


def with_rook(rules: TrickRules, plays: bool) -> dict[str, Any]:
    """The fields of a game with the rook or without it; the highest bid changes by 20 (FO-29)."""
    change = USUAL_ROOK if plays else -USUAL_ROOK
    return {
        "pack": (*(card for card in rules.pack if card != ROOK), *([ROOK] if plays else [])),
        "always_trump": tuple(card for card in rules.always_trump if card != ROOK),
        "maximum_bid": rules.maximum_bid + change,
        "usual_maximum": None if rules.usual_maximum is None else rules.usual_maximum + change,
        "cards_changed": True,
    }


def low_limits(rules: TrickRules) -> tuple[int, int]:
    """The ranks from which the pack may begin: 1s that are high, or aces, stay in it (FO-29)."""
    return 2 if rules.ones_high or not _suits(rules) <= set(COLOURS) else 1, 5


def with_low_cards(rules: TrickRules, lowest: int) -> dict[str, Any]:
    """The fields of a game whose pack begins with this rank; single trumps stay in it (FO-29)."""
    kept = {card for card in rules.pack if not low_limits(rules)[0] <= card.rank < 5}
    added = (card_of(suit, rank) for suit in _suits(rules) for rank in range(lowest, 5))
    pack = sorted({*kept, *rules.always_trump, *added})
    return {"pack": tuple(pack), "cards_changed": True}


def hand_limits(rules: TrickRules) -> tuple[int, int]:
    """The smallest and the largest hand that fits some pack of the game (FO-29)."""
    low, high = (len(with_low_cards(rules, rank)["pack"]) for rank in reversed(low_limits(rules)))
    if takes_rook(rules):
        low, high = low - has_rook(rules), high + (not has_rook(rules))
    nests = _NESTS if has_nest(rules) else (0,)
    return -((max(nests) - low) // rules.places), (high - min(nests)) // rules.places


def with_cards_each(rules: TrickRules, size: int) -> dict[str, Any]:
    """The fields of a game with another size of the hands (FO-29)."""
    return {"cards_each": size, "hand_size": size, "cards_changed": True}


def minimum_limits(rules: TrickRules) -> tuple[int, int]:
    """The lowest and the highest minimum bid of a game (FO-20)."""
    return BID_STEP, rules.maximum_bid


def with_minimum(rules: TrickRules, bid: int) -> dict[str, OptionValue]:
    """The fields of a game with another minimum bid; its moves keep their codes (FO-20)."""
    return {"minimum_bid": bid, "usual_minimum": rules.minimum_bid}


def opening_limits(rules: TrickRules) -> tuple[int, int]:
    """The lowest and the highest automatic bid of a dealer; 0 where there is none (FO-20)."""
    return BID_STEP, rules.maximum_bid - BID_STEP


def with_opening(rules: TrickRules, bid: int) -> dict[str, OptionValue]:
    """The fields of a game with another automatic bid; the minimum is a step above it (FO-20)."""
    return {"opening_bid": bid, **with_minimum(rules, bid + BID_STEP)}
