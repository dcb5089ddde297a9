"""Training data for card play: deals in which every card played is recorded."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from rookery.arena.driver import shuffled
from rookery.bots import bot
from rookery.bots.steady import SteadyBot
from rookery.bots.strong.play.determinizations import sum_by_role
from rookery.bots.strong.play.likelihood_features import hand_features
from rookery.bots.strong.play.outcomes import SeatValuation
from rookery.bots.strong.play.settings import Settings
from rookery.core.cards import Card, Seat
from rookery.core.moves import Play
from rookery.games import GAMES
from rookery.kernel.encoded_position import bits_of
from rookery.kernel.playouts.habits import FEATURES, SITUATIONS, Players, habits_of
from rookery.kernel.solver.judging import UNKNOWN, Judge, layouts_of
from rookery.kernel.worlds.masks import Masks, mask_of, place_of, seats_mask
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.tricks.game import TrickGame
from rookery.tricks.play import holders_of_called
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState
from rookery.tricks.view import TrickView

TABLES = (("dixie", 4, 8), ("dixie", 6, 6), ("three", 3, 8), ("five", 5, 6), ("kentucky", 4, 7))
"""Games, their seats, and the largest hand with which positions are still solved."""

PLAYERS = ("steady", "strong@6000n", "strong@6000n")
"""Each seat gets one of these bots at random."""

NODES = 400_000
WORLDS = 40
PLAIN = Settings(points_share=1.0)
BLUR = 12.0

Array = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice: the features of the legal cards, the card played, and the cards' values.

    `worth` has the values in the true deal with open hands. It is None if solving took too long.
    """

    situation: int
    cards: Array
    played: int
    worth: Array | None


@dataclass(frozen=True, slots=True)
class Record:
    """A deal before its first card, and all cards played in it."""

    game: TrickGame
    start: TrickState
    plies: tuple[tuple[Seat, Card], ...]
    solved: int

    def states(self) -> Iterator[tuple[TrickState, TrickView, Card]]:
        state = self.start
        for seat, card in self.plies:
            yield state, self.game.view(state, seat), card
            state = self.game.apply(state, seat, Play(card))

    def choices(self) -> Iterator[Choice]:
        """Yield every choice among two or more cards."""
        choices = features_of_choices(self.game, self.start, self.plies)
        views = [(state, view) for state, view, _ in self.states() if len(view.legal) > 1]
        for (_, situation, played, cards), (state, view) in zip(choices, views, strict=True):
            worth = _worth(state, view) if len(view.hand) <= self.solved else None
            yield Choice(situation, np.array(cards, dtype=np.float32), played, worth)

    def worlds(self, rng: Random, habits: Array) -> Iterator[NDArray[np.float64]]:
        """Features of worlds at six moments of a deal; the first row of each is the true world."""
        moments = list(self.states())[self.game.seats : -self.game.seats]
        for state, view, _ in rng.sample(moments, 6):
            drawn = masks_of(Sampler(view).draw(rng.getrandbits(60), WORLDS))
            masks = np.concatenate([mask_row(state), drawn])
            cards = sum_by_role(view, Players(view, habits).log_likelihoods(masks))
            yield np.concatenate([hand_features(view, masks), cards], axis=1)


def game_of(name: str, seats: int) -> TrickGame:
    """The game in a row of `TABLES`."""
    options = {"seats": seats} if len(GAMES[name].by_seats) > 1 else {}
    game = GAMES[name].game(options)
    assert isinstance(game, TrickGame)
    return game


def played(name: str, seats: int, number: int, seed: int) -> tuple[tuple[Seat, int], ...]:
    """Let `PLAYERS` play a deal. Returns the plays in order: a seat, and the index of its card."""
    rng = _rng(name, seats, number, seed)
    game = game_of(name, seats)
    state = to_the_first_card(game, rng)
    players = [bot(rng.choice(PLAYERS), rng) for _ in range(game.seats)]
    plies = []
    while state.phase is Phase.PLAY:
        seat = state.turn
        move = players[seat].decide(game.view(state, seat)).move
        assert isinstance(move, Play)
        plies.append((seat, place_of(move.card)))
        state = game.apply(state, seat, move)
    return tuple(plies)


def replayed(
    name: str, seats: int, number: int, seed: int, plies: Sequence[tuple[Seat, int]]
) -> Record:
    """The record of a deal that `played` has returned."""
    game = game_of(name, seats)
    start = to_the_first_card(game, _rng(name, seats, number, seed))
    cards = {place_of(card): card for card in game.pack}
    solved = next(most for at, there, most in TABLES if (at, there) == (name, seats))
    return Record(game, start, tuple((seat, cards[place]) for seat, place in plies), solved)


def _rng(name: str, seats: int, number: int, seed: int) -> Random:
    return Random(f"{seed}/{name} {seats}/{number}")


def to_the_first_card(game: TrickGame, rng: Random) -> TrickState:
    """Deal, and let `steady` decide for all seats up to the first card."""
    steady = SteadyBot(rng)
    state = game.start(shuffled(game, rng), rng.randrange(game.seats))
    while state.phase is not Phase.PLAY:
        if not game.actors(state):
            state = game.start(shuffled(game, rng), rng.randrange(game.seats))
        else:
            state = game.apply(state, state.turn, steady.decide(game.view(state, state.turn)).move)
    return state


def features_of_choices(
    game: TrickGame, start: TrickState, plies: Sequence[tuple[Seat, Card]]
) -> list[tuple[Seat, int, int, list[list[float]]]]:
    """For each choice among two or more cards: the seat, its situation, and two more items.

    These are the index of the card played, and the features of the legal cards. Cards are in the
    order of the encoded bits.
    """
    assert start.trump is not None
    assert start.bidder is not None
    assert start.leader is not None
    nothing = np.zeros(SITUATIONS * FEATURES, dtype=np.float32).tobytes()
    row = [0] * game.rules.seats + [mask_of(start.nest), mask_of(start.buried)]
    called, partners = mask_of(start.called), seats_mask(holders_of_called(game.rules, start))
    played = [(seat, place_of(card)) for seat, card in plies]
    past = (start.bidder, start.leader, called, partners, played)
    return habits_of(game.rules, start.trump, nothing).trace(row, past)


def mask_row(state: TrickState) -> Masks:
    """The true world of a state, shape (1, seats + 2), with columns as in `masks_of`."""
    masks = [*map(mask_of, state.hands), mask_of(state.nest), mask_of(state.buried)]
    return np.array([masks], dtype=np.uint64)


def _worth(state: TrickState, view: TrickView) -> Array | None:
    """The value of each legal card in the true deal, in the order of the encoded bits."""
    assert view.trump is not None
    bits = bits_of(view.rules.orders[view.trump])
    cards = sorted((m.card for m in view.legal if isinstance(m, Play)), key=bits.__getitem__)
    valuation, judge = SeatValuation(view, PLAIN), Judge(view)
    row = mask_row(state)
    layouts = layouts_of(view, row, valuation.bidder)
    found = judge.points(layouts, cards, nodes=NODES)
    own = found
    if valuation.is_alone:
        own = judge.points(layouts_of(view, row, valuation.seat), cards, nodes=NODES)
    if (found == UNKNOWN).any() or (own == UNKNOWN).any():
        return None
    mine = own.astype(np.float64) if valuation.is_alone else None
    totals = valuation.totals(layouts.sides, found.astype(np.float64))
    worth: Array = valuation.value_totals(layouts.sides, totals, mine, BLUR)[0][0].astype(
        np.float32
    )
    return worth
