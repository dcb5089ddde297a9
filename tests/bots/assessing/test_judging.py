"""Assessments of decisions: complete, reproducible, and right where one move is clearly best."""

from random import Random
from statistics import fmean, variance
from typing import Any

import pytest

from rookery import heuristics
from rookery.bots.assessing import Assessment, NotJudged, assess
from rookery.bots.limits import Limits
from rookery.core.game import AnyView, Game
from rookery.core.moves import Bid, Bury, Hold, Move, Pass, Play
from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.records.moves import move_text, parse_ply
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView
from tests.bots.deals import DIXIE, TABLES, dixie, view_of_exercise
from tests.tables import bidding, cards, deal, dealt, play, tuxedo

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled kernel")

FEW = Limits(nodes=1_500)
MANY = Limits(nodes=60_000)

BUST = "R12 R9 R4 G11 G8 G6 G2 B9 B6 B3 Y11 Y8 Y2"
GOOD = "R14 R13 R12 R11 R10 G14 G13 B14 B8 B4 Y14 Y7 Y3"


def is_later_burial(view: AnyView) -> bool:
    """Whether a card was buried before: a burial is judged as a whole, at its first card."""
    return isinstance(view, TrickView) and view.phase is Phase.BURY and view.buried_size > 0


def decisions(game: Game[Any, Any], seed: int) -> list[tuple[AnyView, tuple[Move, ...]]]:
    """The views of a deal that `steady` plays, each with the moves that it chose there."""
    rng = Random(seed)
    deck = list(game.pack)
    rng.shuffle(deck)
    state = game.start(deck, 0)
    found: list[tuple[AnyView, tuple[Move, ...]]] = []
    while actors := game.actors(state):
        view = game.view(state, actors[0])
        move = heuristics.decide(view, rng).move
        if is_later_burial(view):
            found[-1] = found[-1][0], (*found[-1][1], move)
        else:
            found.append((view, (move,)))
        state = game.apply(state, actors[0], move)
    return found


def judged(game: Game[Any, Any], state: Any, *played: str) -> Assessment:
    """The assessment for the seat to move; `played` are the moves it made, if any."""
    view = game.view(state, game.actors(state)[0])
    return assess(view, Random(1), MANY, [parse_ply(f"{view.seat} {it}")[1] for it in played])


def moves_in(assessment: Assessment) -> list[Move]:
    return [move for each in assessment.moves for move in (each.move, *each.same)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_legal_move_is_judged_or_named_as_not_judged(name: str, seats: int) -> None:
    preset = GAMES[name]
    game = preset.game({"seats": seats} if len(preset.by_seats) > 1 else {})
    for view, played in Random(1).sample(decisions(game, 5), 5):
        it = assess(view, Random(2), FEW, played)
        assert it == assess(view, Random(2), FEW, played)
        assert bool(it.moves) is (it.why_not is None)
        if not (isinstance(view, TrickView) and view.phase is Phase.BURY):
            assert sorted(map(repr, (*moves_in(it), *it.unjudged))) == sorted(map(repr, view.legal))
        if it.moves:
            assert it.of(*played) is not None
            assert (it.best.behind, it.best.error, it.best.value_behind) == (0, 0, 0)
            assert all(each.error >= 0 and each.value_error >= 0 for each in it.moves)


def test_a_decision_without_a_choice_is_not_judged() -> None:
    state = play(DIXIE, dixie(3), "0 play B14")
    view = DIXIE.view(state, 1)
    forced = [it for it, _ in decisions(DIXIE, 5) if len(it.legal) == 1]
    assert len(view.legal) > 1
    assert assess(forced[0], Random(1), FEW).why_not is NotJudged.FORCED


def test_without_the_kernel_nothing_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rookery.bots.assessing.judging.is_compiled", False)
    it = judged(DIXIE, deal(DIXIE, [BUST], dealer=3))
    assert it.why_not is NotJudged.NO_KERNEL
    assert len(it.unjudged) > 5


def test_an_illegal_move_is_refused() -> None:
    view = DIXIE.view(deal(DIXIE, [BUST], dealer=3), 0)
    with pytest.raises(ValueError, match="not a legal move of seat 0"):
        assess(view, Random(1), FEW, [Play(cards("R12")[0])])


def test_a_burial_with_a_card_missing_is_refused() -> None:
    start = deal(DIXIE, [GOOD], nest="R9 B1 G1 Y1", dealer=3)
    state = play(DIXIE, start, *bidding(DIXIE, 0, 70, dealer=3))
    with pytest.raises(ValueError, match="a burial here has 4 different cards, not 3"):
        judged(DIXIE, state, "bury B1", "bury G1", "bury Y1")


# Where one move is clearly best


def test_a_reckless_bid_is_far_behind_a_pass() -> None:
    it = judged(DIXIE, deal(DIXIE, [BUST], dealer=3), "bid 120")
    reckless = it.of(Bid(120))
    assert it.best.move == Pass()
    assert reckless is not None
    assert reckless.is_behind(3)
    assert reckless.behind > 50


def test_a_burial_that_nobody_would_consider_is_judged_as_a_whole() -> None:
    start = deal(DIXIE, [GOOD], nest="R9 B1 G1 Y1", dealer=3)
    state = play(DIXIE, start, *bidding(DIXIE, 0, 70, dealer=3))
    silly = [f"bury {card}" for card in ("R14", "R13", "R12", "R11")]
    it = judged(DIXIE, state, *silly)
    found = it.of(*reversed([Bury(card) for card in cards("R14 R13 R12 R11")]))
    assert found is not None
    assert found.is_behind(3)
    assert found.behind > 20
    assert all(len(each.then) == 3 for each in it.moves)


def test_TX_15_an_orange_that_is_not_called_costs_its_points() -> None:
    game = tuxedo(seats=2)
    state = dealt(game, ["B9 B7 G3 Y1", "G1 R1 B1 B2"], "R9 Y9 G7 Y12")
    state = play(game, state, "0 take B9 R9 Y9")
    it = judged(game, state, "hold")
    held = it.of(Hold())
    assert move_text(it.best.move) == "orange"
    assert held is not None
    assert held.behind == game.rules.orange_points
    assert held.error == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        "five-no-five-under-the-ace",
        "five-the-rook-is-the-last-trump",
        "five-draw-the-last-small-trump",
        "kentucky-ruff-twenty-points",
    ],
)
def test_the_errors_of_all_cards_are_those_that_other_seeds_show(name: str) -> None:
    """Even for cards that are pruned early, whose values rest on few playouts."""
    view = view_of_exercise(name)
    found: dict[Move, list[tuple[float, float]]] = {}
    for seed in range(10):
        for it in assess(view, Random(seed), Limits(nodes=40_000)).moves:
            assert it.behind is not None
            assert it.error is not None
            found.setdefault(it.move, []).append((it.behind, it.error))
    real = fmean(variance(behind for behind, _ in each) for each in found.values())
    stated = fmean(error**2 for each in found.values() for _, error in each)
    assert 0.4 < (real / stated) ** 0.5 < 2.0
