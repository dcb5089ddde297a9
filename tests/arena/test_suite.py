"""The suite: each exercise is correct, and answers are judged and counted."""

import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from random import Random

import pytest

from benchmarks.verify_positions import BEST, CLEAR, MARGIN, WORLDS, verdict
from rookery.arena.suite import (
    PHASES,
    BadExercise,
    Examination,
    Exercise,
    ask,
    examine,
    exercises,
    read_exercises,
    write_exercises,
)
from rookery.bots import BotFault, Decision, Limits, registry
from rookery.core.messages import Message
from rookery.core.moves import Bid, Pass
from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.language.catalogue import entries_of, sources
from rookery.records import BadRecord

EVERY = exercises()
NAMES = [it.name for it in EVERY]


def first(game: str, phase: str) -> Exercise:
    return next(it for it in EVERY if it.game == game and it.phase() == phase)


AUCTION, ORANGE = first("dixie 4", "auction"), first("tuxedo 3", "orange")


def test_every_exercise_is_correct_and_was_measured_clearly() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 80
    assert {it.phase() for it in EVERY} == set(PHASES)
    assert min(Counter(it.record.game for it in EVERY).values()) >= 10
    for exercise in EVERY:
        exercise.check()
        assert exercise.tags
        told = exercise.checked
        assert told["by"] in WORLDS
        if told["by"] == "solver":
            least = ((BEST, MARGIN), CLEAR)
            assert any(told["best"] >= best and told["margin"] >= margin for best, margin in least)
            assert told["worlds"] >= 300
        elif told["by"] != "argument":
            assert told["margin"] >= MARGIN


def test_exercises_are_written_as_they_are_read() -> None:
    for game in GAMES:
        of_game = [it for it in EVERY if it.record.game == game]
        text = write_exercises(of_game)
        assert list(read_exercises(text)) == of_game
        assert write_exercises(read_exercises(text)) == text


def test_every_exercise_is_explained_by_the_message_of_its_name() -> None:
    names = [it.id.name for it in entries_of(dict(sources("en"))["positions.ftl"])]
    assert sorted(names) == sorted(f"position-{name}" for name in NAMES)
    assert all(it.reason == Message(f"position-{it.name}") for it in EVERY)


def test_own_words_are_kept_as_the_explanation() -> None:
    own = replace(EVERY[0], reason="Nobody else can.")
    assert list(read_exercises(write_exercises([own]))) == [own]


def test_a_file_without_exercises_is_refused() -> None:
    written = json.loads(write_exercises(EVERY[:1]))
    del written[0]["tags"]
    with pytest.raises(BadExercise, match="tags"):
        list(read_exercises(json.dumps(written)))
    written = json.loads(write_exercises(EVERY[:1]))
    written[0]["record"]["deals"] = 3
    with pytest.raises(BadRecord):
        list(read_exercises(json.dumps(written)))


def test_moves_that_are_not_right_are_wrong_and_vice_versa() -> None:
    passing = replace(AUCTION, right=("pass",), wrong=())
    assert passing.is_right(Pass()) and not passing.is_right(Bid(100))
    bidding = replace(AUCTION, right=(), wrong=("pass",))
    assert bidding.is_right(Bid(100)) and not bidding.is_right(Pass())


@pytest.mark.parametrize(
    ("exercise", "told"),
    [
        (replace(AUCTION, right=(), wrong=()), "either"),
        (replace(AUCTION, right=("pass",), wrong=("bid 100",)), "either"),
        (replace(AUCTION, right=("bid 20",), wrong=()), "not a legal move"),
        (replace(AUCTION, seat=(AUCTION.seat + 1) % 4), "not to move"),
        (replace(ORANGE, right=("orange", "hold"), wrong=()), "all legal moves are right"),
    ],
)
def test_an_exercise_with_a_mistake_is_refused(exercise: Exercise, told: str) -> None:
    with pytest.raises(BadExercise, match=told):
        exercise.check()


def test_the_same_seed_gives_the_same_answers_whatever_the_jobs() -> None:
    some = EVERY[::15]
    alone = list(examine("random", some, seed=2))
    assert alone == list(examine("random", some, seed=2))
    with ProcessPoolExecutor(2) as executor:
        assert list(examine("random", some, 2, None, executor)) == alone
    assert alone != list(examine("random", some, seed=3))


def test_a_better_bot_gets_more_right() -> None:
    some = EVERY[::6]
    of = {name: Examination(name, tuple(examine(name, some))) for name in ("steady", "random")}
    assert of["steady"].total().right > 1.2 * of["random"].total().right
    for it in of.values():
        assert it.total().of == len(some)
        assert it.total().right == len(some) - len(it.failures)
        for shares in (it.by_game(), it.by_phase()):
            assert sum(share.of for share in shares.values()) == len(some)
            assert sum(share.right for share in shares.values()) == it.total().right
        assert list(it.by_phase()) == [phase for phase in PHASES if phase in it.by_phase()]


def test_strong_answers_with_a_limit_of_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("rookery.bots.budget.perf_counter")
    exercise = first("three", "end")
    answer = ask(exercise, "strong", limits=Limits(nodes=2_000))
    assert answer == ask(exercise, "strong@2000n")
    assert answer.reason


class Cheat:
    """A bot that answers with an illegal move."""

    def decide(self, view: object) -> Decision:
        return Decision(Bid(5), "because")


def test_an_illegal_answer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "BOTS", {"cheat": lambda _rng, _limits: Cheat()})
    with pytest.raises(BotFault, match="cheat in seat 0 answered 'bid 5': it is the turn"):
        ask(EVERY[0], "cheat")


@pytest.mark.skipif(not is_compiled, reason="the kernel is not compiled")
def test_some_exercises_are_checked_again() -> None:
    by_solver = [it for it in EVERY if it.checked["by"] == "solver" and it.phase() == "end"]
    for exercise in Random(1).sample(by_solver, 2):
        found = verdict(exercise, 60)
        assert found.margin > 1
        assert found.best > 0.9
    by_search = [it for it in EVERY if it.checked["by"] == "exact"]
    assert all(verdict(it, 10).holds for it in by_search[::3])


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled, reason="the kernel is not compiled")
@pytest.mark.parametrize("exercise", [it for it in EVERY if it.checked["by"] == "solver"])
def test_every_exercise_about_a_card_is_checked_again(exercise: Exercise) -> None:
    found = verdict(exercise, 100)
    least = ((BEST, MARGIN), CLEAR)
    assert any(found.best >= best - 0.04 and found.margin >= margin - 1.5 for best, margin in least)
