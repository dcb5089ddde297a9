"""Verifying: a long search compares all moves, and only a clear lead is a solution."""

import pytest

from rookery.core.moves import Bid, Move, Pass
from rookery.kernel import is_compiled
from rookery.puzzles import verifying
from rookery.puzzles.equivalent_moves import equal_to
from rookery.puzzles.thinking import Thought, think
from rookery.puzzles.verifying import SURE, Verdict, is_confirmed, verify
from rookery.records import parse_move
from tests.puzzles.some import first

pytestmark = pytest.mark.skipif(not is_compiled, reason="the kernel thinks")


def thought(move: Move, loss: float, error: float = 0.1) -> Thought:
    return Thought(move, (), -loss, loss, error, loss, error)


def test_a_think_can_be_repeated_and_judges_every_card() -> None:
    it = first("dixie", "follow")
    view = it.view()
    found = think(view, "seed", 2)
    assert found == think(view, "seed", 2)
    assert found[0].loss == 0 == found[0].value_loss
    judged = {move for each in found for move in (each.move, *each.same)}
    assert judged == set(view.legal)


def test_more_rounds_have_smaller_errors() -> None:
    view = first("dixie", "follow").view()

    def errors(rounds: int) -> float:
        return sum(each.error for each in think(view, "a", rounds))

    assert errors(3) < 0.9 * errors(1)


@pytest.mark.parametrize(
    ("loss", "error", "is_clear"),
    [(12.0, 0.5, True), (12.0, 12.0 / SURE + 0.1, False), (3.0, 0.1, False)],
)
def test_a_lead_is_clear_if_it_is_large_and_sure(loss: float, error: float, is_clear: bool) -> None:
    best, other = parse_move("play R5"), parse_move("play R7")
    verdict = Verdict((best,), (thought(best, 0.0), thought(other, loss, error)), 4.0)
    assert verdict.is_clear == is_clear


def test_bids_that_give_up_points_are_not_right(monkeypatch: pytest.MonkeyPatch) -> None:
    values = (
        thought(Bid(70), 0.0),
        thought(Bid(75), 1.0),
        thought(Bid(80), 1.9, error=1.0),
        thought(Bid(85), 2.1, error=1.0),
        thought(Pass(), 10.0),
        thought(Bid(90), 15.0),
    )
    monkeypatch.setattr(verifying, "think", lambda *given: values)
    verdict = verify(first("dixie", "bid").view(), "seed")
    assert verdict is not None
    assert verdict.right == (Bid(70), Bid(75), Bid(80))
    assert verdict.is_clear
    assert [each.move for each in verdict.wrong] == [Bid(85), Pass(), Bid(90)]


def test_equal_moves_are_right_together() -> None:
    it = first("dixie", "follow")
    for move in it.view().legal:
        equal = equal_to(it.view(), move)
        assert equal[0] == move
        assert set(equal) == set(equal_to(it.view(), equal[-1]))


@pytest.mark.parametrize(
    ("best", "loss", "error", "is_right"),
    [
        ("play B14", 6.0, 0.5, True),
        ("play B1", 6.0, 0.5, False),
        ("play B14", 1.0, 0.1, False),
        ("play B14", 6.0, 2.0, False),
    ],
)
def test_a_longer_think_confirms_or_not(
    monkeypatch: pytest.MonkeyPatch, best: str, loss: float, error: float, is_right: bool
) -> None:
    other = "play B1" if best == "play B14" else "play B14"
    thoughts = (thought(parse_move(best), 0.0), thought(parse_move(other), loss, error))
    monkeypatch.setattr(verifying, "think", lambda *given: thoughts)
    monkeypatch.setattr(verifying, "equal_to", lambda view, move: (move,))
    right = parse_move("play B14")
    view = first("dixie", "follow").view()
    assert is_confirmed(view, lambda move: move == right, "seed") == is_right
