"""The tree search for fishing games: exact ends, limits, and results that depend on the seed."""

from collections.abc import Sequence
from dataclasses import replace
from operator import mul
from random import Random

import pytest

from rookery.bots.strong.match_value import MatchValue
from rookery.core.moves import CallOrange, Hold
from rookery.fishing.game import FishingGame
from rookery.fishing.scoring import running_totals
from rookery.fishing.state import FishingState, Shown
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.kernel.built import is_compiled
from rookery.kernel.fishing.model import no_shares, turns_of
from rookery.kernel.fishing.search import SWING, FishingSearch, Style
from rookery.records.moves import move_text
from tests.kernel.fishing.deals import any_game, begun
from tests.tables import table, tuxedo

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

SHARES = ((7.0, 3.0), (4.0, 6.0))
"""The points that an orange is expected to bring each seat, for each seat that captured it."""

STYLES = [Style(), Style(plain=True), Style(plain=True, depth=1)]


def search_of(view: FishingView, style: Style) -> tuple[FishingSearch, tuple[Turn, ...]]:
    turns = turns_of(view.legal)
    return FishingSearch(view, turns, no_shares(view.rules), style), turns


def worth(game: FishingGame, state: FishingState) -> Sequence[float]:
    """The exact value of a deal with open hands for each seat, found with the engine.

    It is the lead over the mean of the others or, near the target, a quarter of that lead plus 100
    times the probability of winning the match. A seat calls an open orange with a probability
    in proportion to its share.
    """
    if state.orange is not None:
        called = [worth(game, game.apply(state, seat, CallOrange())) for seat in (0, 1)]
        shares = SHARES[state.orange.capturer]
        return [sum(map(mul, shares, each)) / sum(shares) for each in zip(*called, strict=True)]
    if not game.actors(state):
        points = game.score(state)
        ahead = [it - (sum(points) - it) / (game.seats - 1) for it in points]
        at_once = running_totals(game.rules, state.totals, state.hauls)
        counted = state.totals if game.rules.win_at == "deal" else at_once
        if max(counted) + SWING < game.rules.target:
            return ahead
        stakes = [MatchValue(game.rules, state.totals, seat).win_chance(points) for seat in (0, 1)]
        return [it / 4 + 100 * chance for it, chance in zip(ahead, stakes, strict=True)]
    after = [game.apply(state, state.turn, it) for it in game.legal(state, state.turn)]
    return max((worth(game, it) for it in after), key=lambda found: found[state.turn])


def last_hands(game: FishingGame, rng: Random) -> FishingState:
    """A deal for two once its stock is empty: the other hand is exactly the unseen cards."""
    state = begun(game, rng)
    while state.stock:
        turns = turns_of(game.legal(state, state.turn))
        state = game.apply(state, state.turn, rng.choice(turns[:3]))
    return replace(state, orange=None)


def check_solved(game: FishingGame, state: FishingState) -> None:
    """Check that the search finds the exact value of each turn."""
    view = game.view(state, state.turn)
    turns = turns_of(view.legal)
    shares = no_shares(game.rules) if game.rules.orange == "auto" else SHARES
    search = FishingSearch(view, turns, shares, Style())
    expected = [worth(game, game.apply(state, state.turn, it))[state.turn] for it in turns]
    solved = search.solve(1, 100_000)
    assert solved is not None
    assert [it.worth for it in solved] == pytest.approx(expected)
    assert search.nodes > len(turns)


@pytest.mark.parametrize("capture", ["maximal", "any", "most"])
def test_the_end_of_a_deal_for_two_is_solved_exactly(capture: str) -> None:
    rng = Random(capture)
    for leftovers in ("nobody", "last_capturer"):
        game = tuxedo(
            seats=2, orange="auto", capture=capture, leftovers=leftovers, trail="free", target=10**5
        )
        check_solved(game, last_hands(game, rng))


@pytest.mark.parametrize(
    ("orange", "win_at"), [("auto", "deal"), ("auto", "at_once"), ("race", "at_once")]
)
def test_TX_20_near_the_target_it_is_the_match_that_counts(orange: str, win_at: str) -> None:
    rng = Random(4)
    game = tuxedo(seats=2, orange=orange, trail="free", capture="any", win_at=win_at)
    for _ in range(4):
        state = last_hands(game, rng)
        scored = running_totals(game.rules, (0, 0), state.hauls) if win_at == "at_once" else (0, 0)
        totals = tuple(rng.randint(85, 99) - it for it in scored)
        check_solved(game, replace(state, totals=totals))


def test_solving_stops_at_the_node_limit() -> None:
    game = tuxedo(seats=2, trail="free", orange="auto")
    state = last_hands(game, Random(1))
    view = game.view(state, state.turn)
    whole, _ = search_of(view, Style())
    assert whole.solve(1, 100_000) is not None
    for limit in (1, 5, whole.nodes // 2, whole.nodes - 1):
        search, _ = search_of(view, Style())
        assert search.solve(1, limit) is None
        assert search.nodes == limit + 1


def test_hidden_cards_are_not_solved() -> None:
    game = tuxedo(seats=3)
    state = begun(game, Random(1))
    search, _ = search_of(game.view(state, state.turn), Style())
    assert search.solve(1, 100_000) is None


@pytest.mark.parametrize("style", STYLES)
def test_every_option_can_be_searched(style: Style) -> None:
    rng = Random(7)
    for _ in range(6):
        game = any_game(rng)
        state = begun(game, rng)
        while actors := game.actors(state):
            if state.turn in actors and game.legal(state, state.turn) != (Hold(),):
                view = game.view(state, state.turn)
                turns = turns_of(view.legal)
                if 1 < len(turns) < 40 and rng.random() < 0.3:
                    search, _ = search_of(view, style)
                    assert search.look(3, 0, 6, range(len(turns))) == 6
                    found = search.found()
                    looks = 6 if style.plain and style.depth > 1 else 6 * len(turns)
                    assert sum(it.visits for it in found) == looks
                    assert all(-200 < it.worth < 300 and -1 < it.points < 200 for it in found)
            seat = rng.choice(actors)
            state = game.apply(state, seat, rng.choice(game.legal(state, seat)))


@pytest.mark.parametrize("style", STYLES)
def test_results_depend_only_on_the_seed_and_the_view(style: Style) -> None:
    game = tuxedo(seats=4)
    state = begun(game, Random(5))
    view = game.view(state, state.turn)
    assert len(view.legal) > 1
    everything = range(len(view.legal))
    found = []
    for looks in ((40,), (10, 30)):
        search, _ = search_of(game.view(game.worlds(view, Random(len(looks))), state.turn), style)
        first = 0
        for count in looks:
            first += search.look(11, first, count, everything)
        found.append((search.found(), search.nodes))
    assert found[0] == found[1]
    other, _ = search_of(view, style)
    other.look(12, 0, 40, everything)
    assert (other.found(), other.nodes) != found[0]


def test_a_full_tree_is_searched_without_growing() -> None:
    game = tuxedo(seats=3)
    state = begun(game, Random(2))
    view = game.view(state, state.turn)
    search, turns = search_of(view, Style(room=len(view.legal) + 5))
    assert search.look(1, 0, 300, range(len(turns))) == 300
    assert all(it.visits == 300 for it in search.found())


def test_a_node_limit_ends_a_search() -> None:
    game = tuxedo(seats=3)
    state = begun(game, Random(2))
    search, turns = search_of(game.view(state, state.turn), Style())
    done = search.look(1, 0, 10_000, range(len(turns)), 500)
    assert 0 < done < 100
    assert 500 <= search.nodes < 1000


def test_prior_values_see_the_sweep() -> None:
    game = tuxedo(seats=2)
    state = table(
        ["B9 B3 B13 B1", "G1 R2 G7 G8"], "G9 R3 G6", stock="Y9 Y10 Y11 Y12 R12 R11 R10 R8"
    )
    search, turns = search_of(game.view(state, 0), Style())
    seeming = dict(zip(map(move_text, turns), search.prior_values(1), strict=True))
    assert max(seeming.values()) == 0
    assert seeming["take B9 G9 R3+G6"] == 0


def test_a_contradictory_view_is_refused() -> None:
    game = tuxedo(seats=2)
    state = begun(game, Random(1))
    view = game.view(state, state.turn)
    nothing = Shown(lacks=frozenset(range(1, 15)))
    search, turns = search_of(replace(view, shown=(nothing, nothing)), Style())
    for ask in (lambda: search.look(1, 0, 5, range(len(turns))), lambda: search.prior_values(1)):
        with pytest.raises(ValueError, match="fits what is known"):
            ask()


def test_unknown_turns_are_refused() -> None:
    game = tuxedo(seats=2)
    state = begun(game, Random(1))
    search, turns = search_of(game.view(state, state.turn), Style())
    with pytest.raises(ValueError, match="no such turns"):
        search.look(1, 0, 5, [len(turns)])
