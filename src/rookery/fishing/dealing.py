"""Dealing the rounds of a fishing deal (TX-2, TX-16, TX-17)."""

from dataclasses import replace

from rookery.core.dealing import deal_round
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState, Pile, Shown


def deal_next(rules: FishingRules, state: FishingState, to_centre: int = 0) -> FishingState:
    """The state after dealing a round: four cards to each seat, or fewer if the stock is short.

    Cards for the centre are dealt last. If fewer cards than seats are left, all of them go to the
    centre too (TX-17). Inferences about the old hands are dropped.
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
    """Whether no card is left to play: all hands and the stock are empty (TX-18)."""
    return not state.stock and not any(state.hands)
