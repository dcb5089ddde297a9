"""Games with one planted fault each, which delegate everything else to a real game."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from rookery.core.cards import NO_CARDS, CardSet, Seat
from rookery.core.errors import IllegalMove
from rookery.core.game import Game
from rookery.core.moves import Move, NameTrump, Play, Trump
from rookery.core.seating import put
from rookery.records import card_text
from rookery.tricks.play import holders_of_called
from rookery.tricks.rules import Phase


class Honest:
    """A game without a fault, which delegates everything."""

    def __init__(self, real: Game[Any, Any]) -> None:
        self.real = real

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


# Leaks


@dataclass(frozen=True)
class WithLeak:
    """A view with one additional secret."""

    view: Any
    leak: object

    def __getattr__(self, name: str) -> Any:
        return getattr(self.view, name)


class _Leaky(Honest):
    """A game whose views contain what `leak` returns."""

    leak: Callable[[Any, Seat | None], object]

    def view(self, state: Any, seat: Seat | None) -> Any:
        return WithLeak(self.real.view(state, seat), self.leak(state, seat))

    def worlds(self, view: Any, rng: Random) -> Any:
        return self.real.worlds(view.view, rng)


class NestInView(_Leaky):
    """The nest is shown while it lies in the middle."""

    def leak(self, state: Any, seat: Seat | None) -> object:
        return state.nest if state.phase is Phase.AUCTION else None


class BuriedInView(_Leaky):
    """Everybody sees the cards that the bidder buried."""

    def leak(self, state: Any, seat: Seat | None) -> object:
        return state.buried


class NeighboursCardInView(_Leaky):
    """A seat sees the lowest card of its neighbour."""

    def leak(self, state: Any, seat: Seat | None) -> object:
        hand = () if seat is None else state.hands[(seat + 1) % self.seats]
        return next(iter(hand), None)


class OthersMovesInView(_Leaky):
    """Spectators see the legal moves of the seat to play, and thereby its hand."""

    def leak(self, state: Any, seat: Seat | None) -> object:
        actors = self.real.actors(state)
        return self.real.legal(state, actors[0]) if actors else ()


class StockInView(_Leaky):
    """The stock is shown in its order."""

    def leak(self, state: Any, seat: Seat | None) -> object:
        return state.stock


class PartnerInView(_Leaky):
    """Everybody knows the partner as soon as a card is called."""

    def leak(self, state: Any, seat: Seat | None) -> object:
        return holders_of_called(self.real.view(state, seat).rules, state)


class HolderInError(Honest):
    """A refusal names the seat that holds the card that was tried."""

    def apply(self, state: Any, seat: Seat, move: Move) -> Any:
        try:
            return self.real.apply(state, seat, move)
        except IllegalMove as error:
            card = getattr(move, "card", None)
            holders = [s for s, hand in enumerate(state.hands) if card and card in hand]
            raise IllegalMove(seat, move, f"{error.reason} {holders}") from None


class HiddenCardInError(Honest):
    """A refusal names the lowest card that was buried."""

    def apply(self, state: Any, seat: Seat, move: Move) -> Any:
        try:
            return self.real.apply(state, seat, move)
        except IllegalMove as error:
            hidden = card_text(next(iter(state.buried), None))
            raise IllegalMove(seat, move, f"{error.reason} ({hidden})") from None


# Wrong rules


class MissesAMove(Honest):
    """The last of several legal moves is not listed."""

    def legal(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        moves = self.real.legal(state, seat)
        return moves[:-1] if len(moves) > 1 else moves


class ListsTwice(Honest):
    """One legal move is listed twice."""

    def legal(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        moves = self.real.legal(state, seat)
        return (*moves, *moves[:1])


class AllowsRevokes(Honest):
    """A card of another suit may be played while the suit led is held."""

    def apply(self, state: Any, seat: Seat, move: Move) -> Any:
        try:
            return self.real.apply(state, seat, move)
        except IllegalMove:
            held = isinstance(move, Play) and move.card in state.hands[seat]
            if seat != state.turn or not held or state.phase is not Phase.PLAY:
                raise
            return self.real.apply(state, seat, self.real.legal(state, seat)[0])


class DoesNothing(Honest):
    """Trump can be named without effect."""

    def apply(self, state: Any, seat: Seat, move: Move) -> Any:
        after = self.real.apply(state, seat, move)
        return state if move == NameTrump(Trump.GREEN) else after

    def legal(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        moves = self.real.legal(state, seat)
        return tuple(sorted(moves, key=lambda move: move == NameTrump(Trump.GREEN)))


class _AtTheEnd(Honest):
    """A game whose deals end in a wrong state."""

    spoiled: Callable[[Any], Any]

    def apply(self, state: Any, seat: Seat, move: Move) -> Any:
        after = self.real.apply(state, seat, move)
        return after if self.real.actors(after) else self.spoiled(after)


class LosesTheBuried(_AtTheEnd):
    """The buried cards disappear at the end."""

    def spoiled(self, state: Any) -> Any:
        return replace(state, buried=NO_CARDS)


class DoublesACard(_AtTheEnd):
    """A card that was played is in the hand of the first seat again."""

    def spoiled(self, state: Any) -> Any:
        return replace(state, hands=put(state.hands, 0, CardSet.of(self.pack[:1])))


# Wrong points


class WrongScore(Honest):
    """The first seat gets five points too many."""

    def score(self, state: Any) -> tuple[int, ...]:
        first, *others = self.real.score(state)
        return (first + 5, *others)


class WrongSeats(Honest):
    """The points go to the seat on the left."""

    def score(self, state: Any) -> tuple[int, ...]:
        first, *others = self.real.score(state)
        return (*others, first)


class ScoresEarly(Honest):
    """A deal that is not over has a score."""

    def score(self, state: Any) -> tuple[int, ...]:
        return (0,) * self.seats if self.real.actors(state) else self.real.score(state)


class WinnersUnsorted(Honest):
    """Each winner is listed twice."""

    def winners(self, state: Any) -> tuple[Seat, ...]:
        return (*self.real.winners(state), 0, 0)


# Wrong worlds


class ForgetsVoids(Honest):
    """Worlds exchange any two hands of the same size, whatever is known about them."""

    def worlds(self, view: Any, rng: Random) -> Any:
        world = self.real.worlds(view, rng)
        others = [seat for seat in range(self.seats) if seat != view.seat]
        one, two = rng.sample(others, 2)
        hands = list(world.hands)
        if len(hands[one]) == len(hands[two]):
            hands[one], hands[two] = hands[two], hands[one]
        return replace(world, hands=tuple(hands))


class ForgetsSizes(Honest):
    """Worlds give a card of one seat to the next."""

    def worlds(self, view: Any, rng: Random) -> Any:
        world = self.real.worlds(view, rng)
        for seat in range(self.seats - 1):
            if world.hands[seat]:
                card = next(iter(world.hands[seat]))
                hands = put(world.hands, seat, world.hands[seat].minus(card))
                return replace(world, hands=put(hands, seat + 1, hands[seat + 1].plus(card)))
        return world


class DrawsUnevenly(Honest):
    """Worlds are biased: half of the time, the one of two worlds that sorts first is returned."""

    def worlds(self, view: Any, rng: Random) -> Any:
        first, second = self.real.worlds(view, rng), self.real.worlds(view, rng)
        return min(first, second, key=repr) if rng.random() < 0.5 else first


class DrawsTheSame(Honest):
    """There is only one world."""

    def worlds(self, view: Any, rng: Random) -> Any:
        return self.real.worlds(view, Random(1))
