"""Values derived from the fields of a game's rules: trump calls, course of a deal, orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.core.moves import Trump
from rookery.tricks.order import Order, order_of
from rookery.tricks.shape import Phase

if TYPE_CHECKING:
    from rookery.tricks.rules import TrickRules


def allowed(calls: tuple[Trump, ...], trumps: str) -> tuple[Trump, ...]:
    """The trump calls that the option `trumps` allows (OH-8)."""
    barred = {"suits": {Trump.NONE, Trump.LOW}, "none": {Trump.LOW}, "low": set()}[trumps]
    return tuple(trump for trump in calls if trump not in barred)


def course(rules: TrickRules) -> tuple[Phase, ...]:
    """The phases as the options change them (FO-19).

    A chosen first lead comes last before play. Trump is named before burying where buried trumps
    lie face up.
    """
    phases: list[Phase] = [phase for phase in rules.phases if phase is not Phase.LEAD]
    if rules.first_lead == "chosen":
        phases.insert(phases.index(Phase.PLAY), Phase.LEAD)
    trump_first = rules.buried_trumps_shown or (rules.trump_before_spare and rules.bury == "spare")
    is_late = Phase.BURY in phases and phases.index(Phase.TRUMP) > phases.index(Phase.BURY)
    if trump_first and is_late:
        phases.remove(Phase.TRUMP)
        phases.insert(phases.index(Phase.BURY), Phase.TRUMP)
    return tuple(phases)


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
