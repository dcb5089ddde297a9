"""Policies that choose the actions of a vector table in compiled code."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rookery.coding import Rules
from rookery.engine.built import is_compiled
from rookery.engine.network import Int8Network
from rookery.tricks.rules import TrickRules

if is_compiled:
    from rookery.engine._network import CompiledNetwork
    from rookery.engine.heuristics.fishing._tables import FishingHeuristics, fishing_heuristics
    from rookery.engine.heuristics.tricks._tables import TrickHeuristics, trick_heuristics

Policy: TypeAlias = Int8Network | Literal["steady"]
"""A network that gets the observations, or "steady" for the rules of thumb of that bot."""

Compiled: TypeAlias = "CompiledNetwork | TrickHeuristics | FishingHeuristics"


def compiled_policy(
    policy: Policy | None, rules: Rules, inputs: int, actions: int
) -> Compiled | None:
    """Compile a policy for a game with this many inputs and actions.

    Raises ValueError if the network does not fit or `steady` cannot play the rules. Raises
    TypeError for any other policy.
    """
    if policy is None:
        return None
    if isinstance(policy, Int8Network):
        if (policy.inputs, policy.actions) != (inputs, actions):
            raise ValueError(
                f"this table needs a network from {inputs} inputs to {actions} actions, not from "
                f"{policy.inputs} to {policy.actions}"
            )
        return policy.compiled
    if policy != "steady":
        raise TypeError(f"a policy is an Int8Network, 'steady' or None, not {policy!r:.40}")
    return trick_heuristics(rules) if isinstance(rules, TrickRules) else fishing_heuristics(rules)
