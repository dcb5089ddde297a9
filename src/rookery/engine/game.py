"""The `Game` protocol, implemented by the compiled engine for every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar, cast, overload

from rookery.coding import Rules
from rookery.core.cards import Card, Seat
from rookery.core.dealing import check_dealer, check_deck
from rookery.core.moves import Move
from rookery.engine.built import is_compiled, need_compiled
from rookery.fishing.game import FishingGame
from rookery.fishing.rules import FishingRules
from rookery.fishing.view import FishingView
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import TrickRules
from rookery.tricks.view import TrickView

if is_compiled:
    from rookery.engine.fishing import _states as fishing_states
    from rookery.engine.fishing._rules import compiled as compiled_fishing
    from rookery.engine.fishing._states import EngineFishingState
    from rookery.engine.tricks import _states as trick_states
    from rookery.engine.tricks._rules import compiled as compiled_tricks
    from rookery.engine.tricks._states import EngineState

AnyEngineState: TypeAlias = "EngineState | EngineFishingState"

S = TypeVar("S", bound="AnyEngineState")
V = TypeVar("V", TrickView, FishingView)


@dataclass(frozen=True, slots=True, init=False)
class EngineGame(Generic[S, V]):
    """The game with these rules, played by the compiled engine.

    Moves, views, points and errors equal those of the specification (`TrickGame` or `FishingGame`);
    only the states differ. The specification answers rare questions: why a move is illegal, the
    totals, who has won the match, and worlds.
    """

    rules: Rules
    compiled: Any = field(compare=False, repr=False)
    _states: Any = field(compare=False, repr=False)

    @overload
    def __init__(self: EngineGame[EngineState, TrickView], rules: TrickRules) -> None: ...
    @overload
    def __init__(
        self: EngineGame[EngineFishingState, FishingView], rules: FishingRules
    ) -> None: ...
    @overload
    def __init__(self: EngineGame[Any, Any], rules: Rules) -> None: ...
    def __init__(self, rules: Rules) -> None:
        """Raises NotCompiled. Raises ValueError if the rules exceed the bounds of the engine."""
        need_compiled()
        if isinstance(rules, TrickRules):
            of_rules: tuple[object, ...] = (rules, compiled_tricks(rules), trick_states)
        else:
            of_rules = (rules, compiled_fishing(rules), fishing_states)
        for name, value in zip(("rules", "compiled", "_states"), of_rules, strict=True):
            object.__setattr__(self, name, value)

    def __reduce__(self) -> tuple[type[EngineGame[Any, Any]], tuple[Rules]]:
        """Pickle only the rules."""
        return EngineGame, (self.rules,)

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def pack(self) -> tuple[Card, ...]:
        return self.rules.pack

    @property
    def spec(self) -> Any:
        """The same game, played by the specification: a `TrickGame` or `FishingGame`."""
        rules = self.rules
        return TrickGame(rules) if isinstance(rules, TrickRules) else FishingGame(rules)

    def start(
        self, deck: Sequence[Card], dealer: Seat, totals: Sequence[int] = (), deals_before: int = 0
    ) -> S:
        check_dealer(dealer, self.rules.seats)
        check_deck(deck, self.rules.pack)
        state: S = self._states.started(self.compiled, deck, dealer, totals, deals_before)
        return state

    def actors(self, state: S) -> tuple[Seat, ...]:
        return state.actors

    def legal(self, state: S, seat: Seat) -> tuple[Move, ...]:
        return state.legal(seat)

    def apply(self, state: S, seat: Seat, move: Move) -> S:
        after = state.made(seat, move)
        if after is not None:
            return cast(S, after)
        # The move is illegal, or there are too many captures for the engine to list.
        return self.from_spec(self.spec.apply(state.to_spec(), seat, move))

    def needs_cut(self, state: S) -> bool:
        return state.needs_cut

    def cut(self, state: S, cards: Sequence[Card]) -> S:
        self.spec.cut(state.to_spec(), cards)  # raises BadCut
        return cast(S, state.after_cut(cards))

    def score(self, state: S) -> tuple[int, ...]:
        if not state.is_over:
            self.spec.score(state.to_spec())  # raises NotOver
        return state.score()

    def totals(self, state: S) -> tuple[int, ...]:
        totals: tuple[int, ...] = self.spec.totals(state.to_spec())
        return totals

    def was_played(self, state: S) -> bool:
        was_played: bool = self.spec.was_played(state.to_spec())
        return was_played

    def next_dealer(self, state: S) -> Seat:
        seat: Seat = self.spec.next_dealer(state.to_spec())
        return seat

    def winners(self, state: S) -> tuple[Seat, ...]:
        seats: tuple[Seat, ...] = self.spec.winners(state.to_spec())
        return seats

    def view(self, state: S, seat: Seat | None) -> V:
        return cast(V, state.view(seat))

    def worlds(self, view: V, rng: Random) -> S:
        return self.from_spec(self.spec.worlds(view, rng))

    def from_spec(self, state: Any) -> S:
        """Convert a state of the specification into one of the engine."""
        made: S = self._states.state_from_spec(self.compiled, state)
        return made

    def from_bytes(self, saved: bytes) -> S:
        """Read a state from the bytes that `to_bytes` returned. Raises ValueError."""
        state: S = self._states.state_from_bytes(self.compiled, saved)
        return state
