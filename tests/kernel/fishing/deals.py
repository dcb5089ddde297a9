"""Random deals of fishing games, played by the engine and by the compiled code in parallel."""

from random import Random

from rookery.core.moves import CallOrange, Hold, Move, Take
from rookery.fishing.game import FishingGame
from rookery.fishing.rules import FishingRules
from rookery.fishing.state import FishingState
from rookery.fishing.turns import Turn
from rookery.kernel.built import is_compiled
from rookery.kernel.fishing.model import coded_state, coded_turn, no_shares, turns_of
from tests.tables import tuxedo

if is_compiled:
    from rookery.kernel.fishing._fishing import Dealt

MOST = 400
"""The most captures of one card that are compared; the compiled code always has room for them."""


def any_game(rng: Random, seats: int | None = None) -> FishingGame:
    """Tuxedo with random options."""
    return tuxedo(
        seats=seats or rng.randint(2, 6),
        capture=rng.choice(["maximal", "any", "most"]),
        build_on_many=rng.random() < 0.5,
        multiple_builds=rng.random() < 0.5,
        table_builds=rng.random() < 0.5,
        builder_must_take=rng.random() < 0.5,
        trail=rng.choice(["forced", "free"]),
        orange=rng.choice(["race", "owner_first", "auto"]),
        orange_counts_played_card=rng.random() < 0.5,
        leftovers=rng.choice(["nobody", "last_capturer"]),
        target=rng.choice([40, 100]),
        win_at=rng.choice(["deal", "at_once"]),
    )


def begun(game: FishingGame, rng: Random) -> FishingState:
    return game.start(rng.sample(game.pack, len(game.pack)), rng.randrange(game.seats))


def compiled(game: FishingGame, state: FishingState) -> Dealt:
    rules = game.rules
    return Dealt(rules, no_shares(rules), coded_state(rules, state), state.totals)


def races(game: FishingGame, state: FishingState, rng: Random) -> tuple[int, Move] | None:
    """A random call or hold of some seat while an orange is open, else None."""
    for seat in rng.sample(range(game.seats), game.seats):
        moves = [it for it in game.legal(state, seat) if isinstance(it, CallOrange | Hold)]
        if moves:
            return seat, rng.choice(moves)
    return None


def captures_of_one_card(turns: tuple[Turn, ...]) -> int:
    """The number of captures of the card that has most of them."""
    cards = [turn.card for turn in turns if isinstance(turn, Take)]
    return max((cards.count(card) for card in set(cards)), default=0)


def play_both(game: FishingGame, rng: Random) -> int:
    """Play a random deal in both, compared after each turn; return how often moves were."""
    state = begun(game, rng)
    both = compiled(game, state)
    compared = 0
    while actors := game.actors(state):
        raced = races(game, state, rng) if rng.random() < 0.6 or both.is_over else None
        if raced is not None:
            if isinstance(raced[1], CallOrange):
                both.call(raced[0])
            state = game.apply(state, *raced)
            continue
        assert state.turn in actors
        turns = turns_of(game.legal(state, state.turn))
        listed, is_all = both.moves()
        assert len(set(listed)) == len(listed)
        if is_all and captures_of_one_card(turns) <= MOST:
            assert set(listed) == set(map(coded_turn, turns))
            compared += 1
        turn = rng.choice(turns)
        state = game.apply(state, state.turn, turn)
        both.play(*coded_turn(turn))
        assert both.is_over == (not game.actors(state)) or state.orange is not None
        if not both.is_over:
            check_same(game.rules, state, both.fields())
    assert both.is_over
    assert both.points() == list(game.score(state))
    return compared


def check_same(rules: FishingRules, state: FishingState, fields: tuple[object, ...]) -> None:
    """Check that the compiled deal equals the engine's state."""
    deal = coded_state(rules, state)
    singles, builds, hands, won, points, stock, turn, last, orange = fields
    assert (singles, builds) == (deal.singles, set(deal.builds))
    assert (hands, won, stock) == (list(deal.hands), list(deal.won), list(deal.stock))
    assert (turn, last) == (deal.turn, deal.last_capturer)
    assert rules.orange == "auto" or orange == deal.orange
    assert points == list(deal.points)
