"""One of our games in OpenSpiel."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pyspiel

from rookery.core.errors import RookeryError
from rookery.games.preset import Preset
from rookery.research import bounds
from rookery.research.coded import preset_of
from rookery.research.rewards import reward_bounds
from rookery.research.spiel.names import spiel_name
from rookery.research.spiel.observer import SpielObserver
from rookery.research.spiel.parameters import Chosen, Parameter, chosen, defaults
from rookery.research.spiel.progress import most_chance_nodes
from rookery.research.spiel.state import SpielState


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of the table under some parameters; each has a subclass, which names it."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        """Raises SpielError if a parameter has a wrong value."""
        preset, given = preset_of(self.name), dict(params or {})
        try:
            self.chosen = chosen(preset, given)
        except RookeryError as error:
            raise pyspiel.SpielError(f"{spiel_name(self.name)}: {error}") from error
        kind = game_type(preset, self.chosen.utility)
        super().__init__(kind, _limits(self.chosen), given)

    def new_initial_state(self) -> SpielState:
        """The state before the first card is dealt."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The most cards that are dealt and cut."""
        return most_chance_nodes(self.chosen.coded.rules)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, object] | None = None
    ) -> SpielObserver:
        """The object that observes states, by default without perfect recall."""
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.chosen, iig_obs_type or usual, params)


def game_type(preset: Preset, utility: str) -> Any:
    """The game's type in OpenSpiel's terms."""
    kinds = pyspiel.GameType
    is_zero_sum = utility == "difference"
    return kinds(
        short_name=spiel_name(preset.name),
        long_name=f"Rookery: {preset.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(preset.by_seats),
        min_num_players=min(preset.by_seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=defaults(preset),
        default_loadable=True,
    )


def _limits(chosen: Chosen) -> Any:
    coded = chosen.coded
    low, high = reward_bounds(coded.rules, chosen.utility)
    return pyspiel.GameInfo(
        num_distinct_actions=coded.actions.n,
        max_chance_outcomes=len(coded.game.pack),
        num_players=coded.seats,
        min_utility=float(low),
        max_utility=float(high),
        utility_sum=0.0 if chosen.utility == "difference" else None,
        max_game_length=bounds.most_actions(coded.rules),
    )
