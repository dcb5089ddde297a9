"""Checks that the compiled engine plays as the specification does."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import Any

from rookery.coding import ObservationCoding, known
from rookery.core.cards import Card, Seat
from rookery.core.errors import IllegalMove
from rookery.core.game import Game
from rookery.core.moves import CallOrange, Hold, Move
from rookery.engine import EngineGame
from rookery.fishing.state import FishingState
from rookery.testing.moves import conceivable, random_uses_of_the_centre
from rookery.testing.path import specified
from rookery.tricks.rules import TrickRules


def check_engine(
    spec: Game[Any, Any], rng: Random, *, refusals: float = 0.1, whole: bool = True
) -> int:
    """Play a random deal by the specification and by the engine; return the number of plies.

    At every ply the states must be the same, and the seats to move, the legal moves in order, the
    mask, and what every seat is shown: views and observations. The engine's state must be the same
    when made from the specification's state or from bytes. At a share `refusals` of the plies, all
    illegal moves are tried: both must refuse them in the same words. At the end the points, totals
    and winners must be the same. Unless `whole`, what is shown is compared for one seat a ply.

    Where several seats may move, in the race for an orange, a random one does.
    """
    deal = _SideBySide(spec, rng)
    plies = 0
    while True:
        viewers = (None, *range(spec.seats))
        deal.check_state()
        deal.check_shown(viewers if whole else (rng.choice(viewers),))
        if rng.random() < refusals:
            deal.check_refusals()
        if not deal.go_on():
            break
        plies += 1
    deal.check_end()
    return plies


class _SideBySide:
    """One deal played by the specification and by the engine."""

    def __init__(self, spec: Game[Any, Any], rng: Random) -> None:
        rules = known(spec.rules)
        self.spec, self.rng = spec, rng
        self.engine: EngineGame[Any, Any] = EngineGame(rules)
        self.coding = ObservationCoding(rules)
        deck, dealer = self.shuffled(), rng.randrange(spec.seats)
        target = rules.target
        lowest = -target if isinstance(rules, TrickRules) else 0
        totals = tuple(rng.randint(lowest, target) for _ in range(spec.seats))
        before = rng.randrange(4)
        self.state = spec.start(deck, dealer, totals, before)
        self.fast = self.engine.start(deck, dealer, totals, before)

    def shuffled(self) -> tuple[Card, ...]:
        pack = self.spec.pack
        return tuple(self.rng.sample(pack, len(pack)))

    def check_state(self) -> None:
        """Check the states, and what each game's methods say about its own state."""
        spec, engine, state, fast = self.spec, self.engine, self.state, self.fast
        _same("state", fast.to_spec(), state)
        _same("actors", engine.actors(fast), spec.actors(state))
        _same("needs_cut", engine.needs_cut(fast), spec.needs_cut(state))
        _same("next dealer", engine.next_dealer(fast), spec.next_dealer(state))
        for seat in range(spec.seats):
            _same("legal moves", engine.legal(fast, seat), spec.legal(state, seat))
        choice = self.coding.actions.choice(self.asked())
        _same("mask", fast.mask, choice.mask)
        _same("actions", fast.actions, choice.codes)
        _same("restored", engine.from_spec(state), fast)
        _same("read", engine.from_bytes(fast.to_bytes()), fast)

    def asked(self) -> tuple[Move, ...]:
        """The moves of the first seat to be asked; in a race, only calls and holds (TX-15)."""
        actors = self.spec.actors(self.state)
        legal = self.spec.legal(self.state, actors[0]) if actors else ()
        return tuple(move for move in legal if isinstance(move, CallOrange | Hold)) or legal

    def check_shown(self, viewers: Iterable[Seat | None]) -> None:
        """Check the views and observations of seats and spectators (None)."""
        for viewer in viewers:
            view = self.spec.view(self.state, viewer)
            _same("view", self.engine.view(self.fast, viewer), view)
            _same("observation", self.fast.observe(viewer), self.coding.observe(view))

    def check_refusals(self) -> None:
        """Check that both refuse illegal moves with the same reason."""
        for seat in range(self.spec.seats):
            legal = self.spec.legal(self.state, seat)
            for move in self.tried():
                if move not in legal:
                    expected = _outcome(partial(self.spec.apply, self.state, seat, move))
                    found = _outcome(partial(self.engine.apply, self.fast, seat, move))
                    _same("refusal", found, expected)

    def tried(self) -> Iterator[Move]:
        """Moves of all kinds, most of them illegal; captures and builds are drawn at random."""
        yield from conceivable(self.spec)
        if isinstance(self.state, FishingState):
            yield from random_uses_of_the_centre(self.state, self.rng, tries=40)

    def go_on(self) -> bool:
        """Make a random move, or a cut; False if the deal is over."""
        if self.spec.needs_cut(self.state):
            pack = self.shuffled()
            self.state, self.fast = (
                self.spec.cut(self.state, pack),
                self.engine.cut(self.fast, pack),
            )
            return True
        if not self.spec.actors(self.state):
            return False
        seat = self.rng.choice(self.spec.actors(self.state))
        move = self.rng.choice(self.spec.legal(self.state, seat))
        self.state = self.spec.apply(self.state, seat, move)
        self.fast = self.engine.apply(self.fast, seat, move)
        return True

    def check_end(self) -> None:
        spec, engine, state, fast = self.spec, self.engine, self.state, self.fast
        _same("score", engine.score(fast), spec.score(state))
        _same("totals", engine.totals(fast), spec.totals(state))
        _same("winners", engine.winners(fast), spec.winners(state))
        _same("was played", engine.was_played(fast), spec.was_played(state))


def _outcome(apply: Callable[[], Any]) -> object:
    """The sentence with which a move is refused, or the state after it."""
    try:
        return specified(apply())
    except IllegalMove as error:
        return str(error)


def _same(what: str, found: object, expected: object) -> None:
    assert found == expected, f"{what}: the engine has {found}, the specification {expected}"
