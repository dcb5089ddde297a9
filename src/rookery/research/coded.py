"""A game with its codes: what all interfaces play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rookery.coding import ActionCoding, ObservationCoding, Rules, known
from rookery.core.cards import CardSet, Seat
from rookery.core.errors import BadOption
from rookery.core.game import Game
from rookery.core.moves import Bury, CallOrange, Hold, Move
from rookery.engine import EngineGame, is_compiled
from rookery.fishing.game import FishingGame
from rookery.games import GAMES, Preset, preset
from rookery.research.tiny import TINY
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import TrickRules

BURY_ORDERS = ("any", "ascending")
"""The orders in which cards can be buried one by one: any order, or only the pack's."""

GAMES_AND_TINY: Mapping[str, Preset] = {**GAMES, **TINY}
"""All games that can be played through the interfaces, by name."""


@dataclass(frozen=True)
class CodedGame:
    """A game under its rules, with the codes of its moves and views.

    With the `bury_order` "ascending", cards are buried in the order of the pack, so that each set
    of cards can be buried in one way only: with four cards, tree searches have 1 path instead of
    24. The game is played by the compiled engine if that was built and `uses_engine` is True,
    otherwise by the specification. Raises BadOption if the order of burying is unknown, or if the
    rules do not allow it.
    """

    rules: Rules
    bury_order: str = "any"
    uses_engine: bool = field(default=is_compiled, compare=False)
    game: Game[Any, Any] = field(init=False, compare=False, repr=False)
    actions: ActionCoding = field(init=False, compare=False, repr=False)
    observations: ObservationCoding = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.bury_order not in BURY_ORDERS:
            allowed = " or ".join(BURY_ORDERS)
            raise BadOption(f"bury_order must be {allowed}, not {self.bury_order[:40]!r}")
        if self.bury_order == "ascending" and not _buries_freely(self.rules):
            raise BadOption("bury_order=ascending needs a game in which any cards may be buried")
        observations = ObservationCoding(self.rules)
        game = _engine(self.rules) if self.uses_engine else None
        object.__setattr__(self, "game", game or specified(self.rules))
        object.__setattr__(self, "observations", observations)
        object.__setattr__(self, "actions", observations.actions)

    def __reduce__(self) -> tuple[type[CodedGame], tuple[object, ...]]:
        """Pickled as its rules, from which the rest follows."""
        return CodedGame, (self.rules, self.bury_order)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.rules.seats

    def asked(self, state: Any) -> tuple[Seat | None, tuple[Move, ...]]:
        """The seat whose turn it is to choose, and its moves; None once nobody may move.

        The race for an orange becomes turns: the capturer calls or holds, then the others round the
        table, and only then a card is played (TX-15).
        """
        actors = self.game.actors(state)
        if not actors:
            return None, ()
        legal = self.game.legal(state, actors[0])
        answers = tuple(move for move in legal if isinstance(move, CallOrange | Hold))
        return actors[0], answers or self._in_order(state, legal)

    def _in_order(self, state: Any, legal: tuple[Move, ...]) -> tuple[Move, ...]:
        """The moves, without those burials that the order of burying forbids."""
        if self.bury_order == "any" or not legal or not isinstance(legal[0], Bury):
            return legal
        rules, view = self.rules, self.game.view(state, self.game.actors(state)[0])
        assert isinstance(rules, TrickRules)
        return ascending(legal, self.actions.of, view.buried, rules.nest_size)

    def observe(self, state: Any, viewer: Seat | None, begun: Sequence[int]) -> bytes:
        """What a seat, or a spectator (None), observes of a state."""
        if isinstance(self.game, EngineGame):
            seen: bytes = state.observe(viewer, begun) if begun else state.observe(viewer)
            return seen
        return self.observations.observe(self.game.view(state, viewer), begun)


def ascending(
    legal: Sequence[Move], place_of: Mapping[Move, int], buried: CardSet, nest_size: int
) -> tuple[Move, ...]:
    """The burials in ascending order: above all buried cards, and leaving enough higher ones."""
    last = max((place_of[Bury(card)] for card in buried), default=-1)
    above = sorted((m for m in legal if place_of[m] > last), key=place_of.__getitem__)
    return tuple(above[: len(above) - (nest_size - len(buried)) + 1])


def specified(rules: Rules) -> TrickGame | FishingGame:
    """The game with these rules, played by the specification."""
    return TrickGame(rules) if isinstance(rules, TrickRules) else FishingGame(rules)


def _engine(rules: Rules) -> EngineGame[Any, Any] | None:
    """The game played by the engine; None if there is none, or the rules are beyond its bounds."""
    if not is_compiled:
        return None
    try:
        return EngineGame(rules)
    except ValueError:
        return None


def _buries_freely(rules: Rules) -> bool:
    return isinstance(rules, TrickRules) and rules.bury == "any" and rules.exchange_size is None


def coded(
    name: str, options: Mapping[str, object] | None = None, bury_order: str = "any"
) -> CodedGame:
    """A game of the table, or a tiny one, by its name. Raises UnknownGame or BadOption.

    The option `orange` is `auto` unless it is given: the capturer is asked first, so there would be
    no real race.
    """
    found = preset_of(name)
    chosen = dict(options or {})
    if "orange" in found.described:
        chosen.setdefault("orange", "auto")
    return CodedGame(known(found.game(chosen).rules), bury_order)


def preset_of(name: str) -> Preset:
    """The game, or the tiny game, with this name. Raises UnknownGame."""
    return TINY[name] if name in TINY else preset(name)
