"""Themes are found by rules: they agree with the tags that people gave the suite's positions."""

import pytest

from rookery.arena.suite import Exercise, exercises
from rookery.core.moves import Build, Bury, CallPartner, Move, NameTrump, Play, Take, Trail
from rookery.fishing.turns import makes_orange
from rookery.fishing.view import FishingView
from rookery.puzzles.puzzle import Puzzle
from rookery.puzzles.themes import themes_of
from rookery.records import parse_move
from rookery.tricks.view import TrickView
from tests.puzzles.some import EVERY


def _themes(exercise: Exercise) -> tuple[str, ...]:
    view = exercise.view()
    right = next(move for move in view.legal if exercise.is_right(move))
    wrong = tuple(move for move in view.legal if not exercise.is_right(move))
    return themes_of(view, right, wrong[:1])


@pytest.mark.parametrize(
    ("tag", "theme"),
    [
        ("auction", "bid"),
        ("bury", "bury"),
        ("call", "call"),
        ("draw trumps", "draw-trumps"),
        ("discard", "discard"),
        ("ruff", "ruff"),
        ("smear", "counter"),
        ("sweep", "sweep"),
        ("build", "build"),
        ("five", "fives"),
    ],
)
def test_they_agree_with_the_tags_of_people(tag: str, theme: str) -> None:
    tagged = [each for each in exercises() if tag in each.tags and each.right]
    found = [each.name for each in tagged if theme in _themes(each)]
    assert len(tagged) >= 3
    assert len(found) >= 0.6 * len(tagged), {each.name for each in tagged} - set(found)


KINDS = {
    "trump": NameTrump,
    "call": CallPartner,
    "bury": Bury,
    "duck": Play,
    "ruff": Play,
    "lead": Play,
    "counter": Play,
    "build": Build,
    "capture": Take,
    "sweep": Take,
    "trail": Trail,
}


def test_themes_of_the_package_follow_from_the_rules_of_play() -> None:
    """An independent check of the themes of cards and turns, from the cards alone."""
    seen = set()
    for it in EVERY[::3]:
        view, move = it.view(), parse_move(it.right[0])
        for theme in set(it.themes) & KINDS.keys():
            assert isinstance(move, KINDS[theme]), it.id
        if isinstance(view, FishingView):
            check_turn(it, view, move)
        elif isinstance(view, TrickView) and isinstance(move, Play) and view.trump is not None:
            check_card(it, view, move)
            seen |= set(it.themes)
    assert seen >= {"lead", "counter", "keep-counter", "ruff", "duck"}


def check_card(it: Puzzle, view: TrickView, move: Play) -> None:
    assert view.trump is not None
    order = view.rules.orders[view.trump]
    assert ("lead" in it.themes) == (not view.trick), it.id
    if "counter" in it.themes:
        assert view.rules.points_of[move.card], it.id
    if "keep-counter" in it.themes:
        assert not view.rules.points_of[move.card], it.id
    if "ruff" in it.themes:
        led = order.suit_of[view.trick[0]]
        assert move.card in order.trumps and order.suit_of[move.card] is not led
        assert order.winner((*view.trick, move.card)) == len(view.trick)
    if "duck" in it.themes:
        assert order.winner((*view.trick, move.card)) != len(view.trick)
        could = [order.winner((*view.trick, card)) == len(view.trick) for card in view.hand]
        assert any(could)


def check_turn(it: Puzzle, view: FishingView, move: Move) -> None:
    size = sum(len(pile.cards) for pile in view.centre)
    assert ("last-cards" in it.themes) <= (not view.stock_size)
    if isinstance(move, Take):
        assert ("sweep" in it.themes) == (len(move.taken) == size), it.id
        assert ("orange" in it.themes) == makes_orange(view.rules, move), it.id
