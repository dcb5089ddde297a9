"""Card play of `strong`: properties of every decision in every game."""

from dataclasses import replace
from random import Random

import pytest

from rookery.bots import Decision, Limits
from rookery.bots.strong import play
from rookery.bots.strong.play.equivalent_cards import groups_of
from rookery.bots.strong.play.settings import SETTINGS, Settings
from rookery.core.cards import Suit
from rookery.kernel import is_compiled
from rookery.records.cards import card_text
from rookery.tricks.game import TrickGame
from rookery.tricks.view import TrickView
from tests.bots.deals import DIXIE, dixie
from tests.kernel.views import GAMES, views_of
from tests.tables import trick_game

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

FEW = Limits(nodes=3_000)

VARIANTS = {
    **GAMES,
    "five, the rook high": trick_game("five", rook_rank="high", floor=-500),
    "kentucky, the rook low": trick_game("kentucky", rook_rank="low"),
}


def decided(view: TrickView, limits: Limits = FEW, settings: Settings = SETTINGS) -> Decision:
    return play.decide(view, Random(1), limits, settings)


def choices(game: TrickGame, seed: int) -> list[TrickView]:
    """Views of a random deal of a game in which there is more than one legal move."""
    return [view for view in views_of(game, seed, most=14) if len(view.legal) > 1]


@pytest.mark.parametrize("name", VARIANTS)
def test_every_decision_is_legal_and_reproducible(name: str) -> None:
    views = choices(VARIANTS[name], 7)
    for view in Random(3).sample(views, min(2, len(views))):
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
        replace(SETTINGS, resamples=False),
        replace(SETTINGS, solves=False),
        replace(SETTINGS, plays_out=False),
        replace(SETTINGS, policy="skill"),
        replace(SETTINGS, policy="habits"),
    ],
)
@pytest.mark.parametrize("name", ["dixie", "five"])
def test_every_setting_plays_legal_cards(name: str, settings: Settings) -> None:
    for view in Random(4).sample(choices(GAMES[name], 8), 3):
        assert decided(view, settings=settings).move in view.legal


def test_equivalent_cards_form_groups_with_the_card_to_play_first() -> None:
    """The highest is led if nothing can beat it; otherwise the lowest is played first."""
    plays = ["0 play B14", "1 play B2", "2 play B4", "3 play B10"]
    groups = []
    for state in (dixie(3), dixie(3, *plays)):
        view = DIXIE.view(state, 0)
        black = [card for card in view.hand if card.suit is Suit.BLACK]
        groups.append([[card_text(card) for card in group] for group in groups_of(view, black)])
    assert groups[0] == [["B8", "B9"], ["B12", "B11"], ["B13"], ["B14"]]
    assert groups[1] == [["B12", "B11", "B9", "B8"], ["B13"]]
