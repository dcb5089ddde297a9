"""`strong` at the tricks: what holds for every decision of every game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rookery.bots import Decision, Limits
from rookery.bots.budget import Budget
from rookery.bots.strong import play
from rookery.bots.strong.play import weighing
from rookery.bots.strong.play.equals import groups_of
from rookery.bots.strong.play.settings import SETTINGS, Settings
from rookery.core.cards import Suit
from rookery.kernel import is_compiled
from rookery.testing import random_path
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView
from tests.bots.deals import FIVE, five
from tests.kernel.test_judging import GAMES, views_of
from tests.tables import trick_game

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

FEW = Limits(nodes=3_000)

VARIANTS = {
    **GAMES,
    "dixie, six": trick_game("dixie", seats=6),
    "five, the rook high": trick_game("five", rook_rank="high", floor=-500),
    "kentucky, the rook low": trick_game("kentucky", rook_rank="low"),
}


def decided(view: TrickView, limits: Limits = FEW, settings: Settings = SETTINGS) -> Decision:
    return play.decide(view, Random(1), limits, settings)


def choices(game: TrickGame, seed: int) -> list[TrickView]:
    """Views in which there is something to choose."""
    return [view for view in views_of(game, seed, most=14) if len(view.legal) > 1]


@pytest.mark.parametrize("name", VARIANTS)
def test_every_decision_is_legal_and_the_same_again(name: str) -> None:
    views = choices(VARIANTS[name], 7)
    for view in Random(3).sample(views, min(4, len(views))):
        decision = decided(view)
        assert decision.move in view.legal
        assert decided(view) == decision
        assert decision.reason
        assert decision.delay > 0
        if decision.considered:
            assert decision.considered[0][0] == decision.move
            assert {move for move, _ in decision.considered} == set(view.legal)


@pytest.mark.parametrize(
    "settings",
    [
        replace(SETTINGS, reads=False),
        replace(SETTINGS, solved=False),
        replace(SETTINGS, played=False),
        replace(SETTINGS, policy="skill"),
        replace(SETTINGS, policy="habits"),
    ],
)
@pytest.mark.parametrize("name", ["dixie", "three", "five"])
def test_every_setting_plays(name: str, settings: Settings) -> None:
    for view in Random(4).sample(choices(GAMES[name], 8), 3):
        assert decided(view, settings=settings).move in view.legal


@pytest.mark.parametrize("name", ["dixie", "three", "five", "kentucky"])
def test_a_decision_needs_nothing_that_its_seat_cannot_see(name: str) -> None:
    """The hidden cards lie otherwise, the view is the same: so is the decision."""
    game = GAMES[name]
    rng = Random(5)
    path = random_path(game, rng)
    while path.state.bidder is None:
        path = random_path(game, rng)
    states = [it for it in path.states if it.phase is Phase.PLAY and len(it.hands[it.turn]) > 3]
    for state in rng.sample(states, 3):
        view = game.view(state, state.turn)
        if len(view.legal) > 1:
            other = game.view(game.worlds(view, rng), state.turn)
            assert decided(other) == decided(view)


def test_a_decision_keeps_to_its_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The nodes charged are little more than the limit, and a larger limit uses more."""
    budgets = []

    class Counted(Budget):
        def __init__(self, limits: Limits) -> None:
            super().__init__(limits)
            budgets.append(self)

    monkeypatch.setattr(play, "Budget", Counted)
    for view in Random(6).sample(choices(GAMES["dixie"], 9), 6):
        decided(view, Limits(nodes=20_000))
    assert budgets
    assert max(budget.used for budget in budgets) < 1.3


def test_nothing_is_looked_at_where_all_cards_are_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["dixie"]
    views = [view for seed in range(20) for view in choices(game, seed) if len(view.hand) == 2]
    same = [view for view in views if len(groups_of(view, list(view.hand))) == 1]
    monkeypatch.setattr(weighing, "Sampler", None)
    assert same
    assert all(decided(view).move in view.legal for view in same)


def test_the_called_card_is_equal_to_no_other() -> None:
    state = five("0 play C2")
    view = FIVE.view(state, 1)
    clubs = [card for card in view.hand if card.suit is Suit.CLUBS]
    assert len(groups_of(view, clubs)) == 2
    assert len(groups_of(replace(view, called=max(clubs, key=lambda card: card.rank)), clubs)) == 3
