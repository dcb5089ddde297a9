"""Dealing the rounds of a fishing deal (TX-2, TX-16, TX-17)."""

from __future__ import annotations

from dataclasses import replace

from rookery.core.dealing import deal_round
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState, Pile, Shown


def deal_next(rules: FishingRules, state: FishingState, to_centre: int = 0) -> FishingState:
    """Deal a round from the stock: four each, or as many as it gives evenly.

    Cards for the centre come last. If then fewer cards are left than there are seats, they join
    the centre with this round (TX-17). What was shown of the old hands no longer holds.
    """
    each = min(rules.dealt, len(state.stock) // rules.seats)
    hands = deal_round(state.stock, each, state.dealer, rules.seats)
    rest = state.stock[each * rules.seats :]
    if len(rest) - to_centre < rules.seats:
        to_centre = len(rest)
    added = tuple(Pile((card,)) for card in rest[:to_centre])
    return replace(
        state,
        hands=hands,
        centre=(*state.centre, *added),
        stock=rest[to_centre:],
        shown=(Shown(),) * rules.seats,
    )


def is_played_out(state: FishingState) -> bool:
    """Whether no card is left to play: all hands empty and the stock out (TX-18)."""
    return not state.stock and not any(state.hands)
