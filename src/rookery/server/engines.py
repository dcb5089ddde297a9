"""Plays the games of tables by the compiled engine, in place of the specification or beside it.

States stay those of the specification, so that everything that reads one works as before; a game
remembers the engine's own states for the last few. A game that the engine does not play, and one
whose answers have differed, is played by the specification.
"""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal, TypeAlias, get_args

from rookery.core.cards import Card, Seat
from rookery.core.errors import IllegalMove
from rookery.core.moves import Move
from rookery.engine import EngineGame
from rookery.engine.built import is_compiled, need_compiled
from rookery.fishing.game import FishingGame
from rookery.server import metrics
from rookery.table.games import AnyGame, Games, by_specification
from rookery.tricks.game import TrickGame

log = logging.getLogger("rookery.engine")

EngineName: TypeAlias = Literal["spec", "compiled", "both"]
"""What plays: the specification, the compiled engine, or both, which are compared."""

ENGINES: tuple[EngineName, ...] = get_args(EngineName)
"""All that can play."""


CHECKED_EVERY = 64
"""Of so many deals that the compiled engine plays alone, one is compared move by move. A guess: it
costs less than one per cent."""


def usual_engine() -> EngineName:
    """What plays unless the operator chooses: the compiled engine, where it was built."""
    return "compiled" if is_compiled else "spec"


Make: TypeAlias = Callable[[Any], Any]
"""Makes the engine's game of some rules. Raises ValueError for rules beyond its limits."""


def games_by(
    name: EngineName, make: Make = EngineGame, *, checked_every: int = CHECKED_EVERY
) -> Games:
    """How the tables of a server play. Raises NotCompiled if the engine was not built.

    By `compiled`, every so many deals one is compared as by `both`.
    """
    if name == "spec":
        return by_specification
    need_compiled()
    deals = itertools.count(1)

    def is_checked() -> bool:
        return name == "both" or next(deals) % checked_every == 0

    def made(game: AnyGame, code: str) -> AnyGame:
        try:
            engine = make(game.rules)
        except ValueError:  # the rules are beyond the limits of the engine
            return game
        beside = _Beside(game, engine, is_checked, partial(_tell, code))
        if isinstance(game, TrickGame):
            return EngineTricks(game, beside)
        assert isinstance(game, FishingGame)
        return EngineFishing(game, beside)

    return made


class _Beside:
    """One game by the specification (`spec`) and by the engine.

    In a deal in which they are compared, the specification gives all answers.
    `kept` are the last states with the engine's states for them, the newest first.
    """

    __slots__ = ("_differ", "_is_checked", "engine", "is_compared", "is_trusted", "kept", "spec")

    def __init__(
        self,
        spec: AnyGame,
        engine: Any,
        is_checked: Callable[[], bool],
        differ: Callable[[str], None],
    ) -> None:
        self.spec = spec
        self.engine = engine
        self.is_compared = True
        self.is_trusted = True
        self.kept: tuple[tuple[Any, Any], ...] = ()
        self._is_checked = is_checked
        self._differ = differ

    def start(
        self, deck: Sequence[Card], dealer: Seat, totals: Sequence[int], deals_before: int
    ) -> Any:
        self.is_compared = self._is_checked()
        state = self.spec.start(deck, dealer, totals, deals_before)
        return self._same(state, lambda: self.engine.start(deck, dealer, totals, deals_before))

    def cut(self, state: Any, cards: Sequence[Card]) -> Any:
        after = self.spec.cut(state, cards)
        return self._same(after, lambda: self.engine.cut(self._engines(state), cards))

    def _same(self, expected: Any, make: Callable[[], Any]) -> Any:
        """A state of the specification, with which the engine's has to agree."""
        if self.is_trusted:
            try:
                fast = make()
                if fast.to_spec() != expected:
                    self._distrust("state")
                else:
                    self._keep(expected, fast)
                    self._compare(expected, fast)
            except Exception:  # noqa: BLE001 whatever the engine does, the game goes on
                self._distrust("error")
        return expected

    def apply(self, state: Any, seat: Seat, move: Move) -> Any:
        fast = self._moved(state, seat, move) if self.is_trusted else None
        if fast is None or self.is_compared:
            return self._compared(state, seat, move, fast)
        after = fast.to_spec()
        self._keep(after, fast)
        return after

    def _moved(self, state: Any, seat: Seat, move: Move) -> Any:
        """The engine's state after a move; None if it refuses the move or fails."""
        try:
            return self.engine.apply(self._engines(state), seat, move)
        except IllegalMove:
            return None
        except Exception:  # noqa: BLE001 whatever the engine does, the game goes on
            self._distrust("error")
            return None

    def _compared(self, state: Any, seat: Seat, move: Move, fast: Any) -> Any:
        """The state after a move by the specification, compared with the engine's."""
        try:
            expected = self.spec.apply(state, seat, move)
        except IllegalMove:
            if fast is not None:
                self._distrust("move")
            raise
        if fast is None and self.is_trusted:
            self._distrust("move")
        return self._same(expected, lambda: fast)

    def _compare(self, state: Any, fast: Any) -> None:
        """Compare what the two say of a state, if they are compared."""
        if not self.is_compared:
            return
        spec, engine, seats = self.spec, self.engine, range(self.spec.seats)
        is_cut = engine.needs_cut(fast), spec.needs_cut(state)
        if engine.actors(fast) != spec.actors(state) or is_cut[0] is not is_cut[1]:
            self._distrust("actors")
        elif any(engine.legal(fast, seat) != spec.legal(state, seat) for seat in seats):
            self._distrust("legal")
        elif any(engine.view(fast, it) != spec.view(state, it) for it in (None, *seats)):
            self._distrust("view")

    def legal(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        fast = self._answering(state)
        moves: tuple[Move, ...] = (
            self.spec.legal(state, seat) if fast is None else self.engine.legal(fast, seat)
        )
        return moves

    def actors(self, state: Any) -> tuple[Seat, ...]:
        fast = self._answering(state)
        seats: tuple[Seat, ...] = (
            self.spec.actors(state) if fast is None else self.engine.actors(fast)
        )
        return seats

    def view(self, state: Any, seat: Seat | None) -> Any:
        fast = self._answering(state)
        return self.spec.view(state, seat) if fast is None else self.engine.view(fast, seat)

    def score(self, state: Any) -> tuple[int, ...]:
        """The points by the specification; those of the engine must be the same, always."""
        points = self.spec.score(state)
        if self.is_trusted:
            try:
                if self.engine.score(self._engines(state)) != points:
                    self._distrust("points")
            except Exception:  # noqa: BLE001 whatever the engine does, the game goes on
                self._distrust("error")
        return points

    def _answering(self, state: Any) -> Any:
        """The engine's state from which it answers; None if the specification does.

        Where both are compared, they were when the state was made, and the specification answers.
        """
        if self.is_compared or not self.is_trusted:
            return None
        for known, fast in self.kept:
            if known is state:
                return fast
        return None

    def _engines(self, state: Any) -> Any:
        """The engine's state for one of the specification."""
        for known, fast in self.kept:
            if known is state:
                return fast
        return self.engine.from_spec(state)

    def _keep(self, state: Any, fast: Any) -> None:
        self.kept = ((state, fast), *self.kept[:1])

    def _distrust(self, what: str) -> None:
        """Play on by the specification alone."""
        if self.is_trusted:
            self.is_trusted = False
            self.kept = ()
            self._differ(what)


def _tell(code: str, what: str) -> None:
    """Log the first difference at a table; what differs is told, but no card."""
    metrics.ENGINE_DIFFERENCES.labels(what).inc()
    log.error(
        "table %s: the compiled engine and the specification differ in the %s; the specification "
        "plays on alone there",
        code,
        what,
    )


class _Played:
    """The methods of a game that is played by both."""

    __slots__ = ()

    _beside: _Beside

    def __reduce__(self) -> tuple[Any, ...]:
        spec = self._beside.spec
        return type(spec), (spec.rules,)

    def __eq__(self, other: object) -> bool:
        spec = self._beside.spec
        return isinstance(other, type(spec)) and spec.rules == other.rules

    def __hash__(self) -> int:
        return hash(self._beside.spec)

    def start(
        self, deck: Sequence[Card], dealer: Seat, totals: Sequence[int] = (), deals_before: int = 0
    ) -> Any:
        return self._beside.start(deck, dealer, totals, deals_before)

    def actors(self, state: Any) -> tuple[Seat, ...]:
        return self._beside.actors(state)

    def legal(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        return self._beside.legal(state, seat)

    def apply(self, state: Any, seat: Seat, move: Move) -> Any:
        return self._beside.apply(state, seat, move)

    def cut(self, state: Any, cards: Sequence[Card]) -> Any:
        return self._beside.cut(state, cards)

    def score(self, state: Any) -> tuple[int, ...]:
        return self._beside.score(state)

    def view(self, state: Any, seat: Seat | None) -> Any:
        return self._beside.view(state, seat)


class EngineTricks(_Played, TrickGame):
    """A trick game played by the engine, with the states of the specification."""

    __slots__ = ("_beside",)

    def __init__(self, spec: TrickGame, beside: _Beside) -> None:
        TrickGame.__init__(self, spec.rules)
        object.__setattr__(self, "_beside", beside)


class EngineFishing(_Played, FishingGame):
    """A fishing game played by the engine, with the states of the specification."""

    __slots__ = ("_beside",)

    def __init__(self, spec: FishingGame, beside: _Beside) -> None:
        FishingGame.__init__(self, spec.rules)
        object.__setattr__(self, "_beside", beside)
