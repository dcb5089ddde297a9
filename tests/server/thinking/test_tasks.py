"""A task holds what one seat may see; from it a worker decides exactly as a local bot would."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.bots import bot
from rookery.bots.base import BotFault, Decision
from rookery.client.answering import answer_to, answered, view_for
from rookery.core.cards import Seat
from rookery.core.game import AnyView
from rookery.core.options import OptionValue
from rookery.games import GAMES
from rookery.server.thinking.question import Played, Question
from rookery.server.thinking.tasks import decision_of, task_of
from rookery.table.asking import tasks
from rookery.table.asking.tasks import Answer, Weighed
from rookery.testing import Path, check_swap, random_path
from rookery.testing.strategies import options
from tests.matches import EVERY_TABLE, random_match
from tests.server.thinking.asking import VIEW


def question(view: AnyView, played: Played, level: str = "strong@300n", seed: int = 0) -> Question:
    return Question(level, view, Random(seed), played)


def sent(view: AnyView, played: Played, level: str = "strong@300n") -> bytes:
    """A task as it goes to Valkey."""
    return tasks.encode(task_of(question(view, played, level), 7, "server", 1.0))


def check_rebuilt(game: str, chosen: dict[str, OptionValue], rng: Random) -> None:
    """At a random point of a match, compare each actor's view with its rebuild from a task."""
    rules: Any = GAMES[game].game(chosen)
    match = random_match(rules, rng, deals=rng.randrange(3), plies=rng.randrange(1, 100))
    state = match.deals[-1].state
    for seat in rules.actors(state):
        view = rules.view(state, seat)
        assert view_for(tasks.read_task(sent(view, Played(game, chosen)))) == view


@pytest.mark.parametrize("examples", [8, pytest.param(200, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_a_worker_rebuilds_the_view_under_any_house_rules(game: str, examples: int) -> None:
    @settings(max_examples=examples)
    @given(options(GAMES[game]), st.integers(0, 2**32))
    def one(chosen: dict[str, OptionValue], seed: int) -> None:
        check_rebuilt(game, chosen, Random(seed))

    one()


def choices(path: Path, count: int, rng: Random) -> list[AnyView]:
    """Views of seats that have a choice, from the whole of a deal."""
    views = [
        path.game.view(state, seat) for state in path.states for seat in path.game.actors(state)
    ]
    found = [view for view in views if len(view.legal) > 1]
    return rng.sample(found, min(count, len(found)))


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_worker_decides_as_a_bot_of_the_server_with_the_same_seed(game: str, seats: int) -> None:
    rng = Random(f"{game} {seats}")
    chosen: dict[str, OptionValue] = {"seats": seats}
    path = random_path(GAMES[game].game(chosen), rng)
    for view in choices(path, 4, rng):
        task = sent(view, Played(game, chosen))
        local = bot("strong@300n", Random(tasks.read_task(task).seed)).decide(view)
        far = decision_of(tasks.read_answer(answered(task)), view)
        assert far == local


BAD_ANSWERS = {
    "a failure": Answer(id=1, failed="MemoryError"),
    "no move": Answer(id=1),
    "no text of a move": Answer(id=1, move="fly away"),
    "an illegal move": Answer(id=1, move="play R5"),
    "an illegal move considered": Answer(id=1, move="pass", considered=(Weighed("bid 3", 1.0),)),
    "a move that is none belongs to it": Answer(id=1, move="pass", then=("bury Q99",)),
    "a delay that is no time": Answer(id=1, move="pass", delay=-1.0),
}


@pytest.mark.parametrize("answer", BAD_ANSWERS.values(), ids=BAD_ANSWERS.keys())
def test_a_bad_answer_is_no_decision(answer: Answer) -> None:
    with pytest.raises(BotFault):
        decision_of(answer, VIEW)


def test_a_decision_survives_the_way_there_and_back() -> None:
    legal = VIEW.legal
    decision = Decision(legal[0], "why", 0.123, ((legal[0], 1 / 3), (legal[1], -70.0)), legal[1:3])
    encoded = tasks.encode(answer_to(4, decision))
    assert decision_of(tasks.read_answer(encoded), VIEW) == decision


@pytest.mark.parametrize(
    ("changes", "failed"),
    [
        ({"level": "own_bots:Miser"}, "UnknownBot"),
        ({"level": "nobody"}, "UnknownBot"),
        ({"game": "whist"}, "UnknownGame"),
        ({"options": {"seats": 99}}, "BadOption"),
        ({"game": "tuxedo"}, "BadDeal"),
    ],
)
def test_a_bad_task_is_answered_with_a_failure(changes: dict[str, Any], failed: str) -> None:
    task = task_of(question(VIEW, Played("dixie", {})), 9, "server", 1.0)
    raw = {**msgspec.json.decode(tasks.encode(task)), **changes}
    assert tasks.read_answer(answered(tasks.encode(raw))) == Answer(id=9, failed=failed)


def shown(path: Path, viewer: Seat | None) -> str:
    """The task for a decision of a seat, byte for byte."""
    if viewer is None or viewer not in path.game.actors(path.state):
        return ""
    view = path.game.view(path.state, viewer)
    name = next(name for name, it in GAMES.items() if path.game.rules in it.by_seats.values())
    seats: dict[str, OptionValue] = {"seats": path.game.seats}
    return sent(view, Played(name, seats)).decode()


def check_secret(game: str, seats: int) -> int:
    """Exchange hidden cards in some positions; return how often that could be done."""
    rng, swaps = Random(f"{game} {seats}"), 0
    path = random_path(GAMES[game].game({"seats": seats}), rng)
    for plies in rng.sample(range(len(path.plies)), 4):
        swaps += check_swap(path.until(plies), rng, pairs=3, observers=[shown])
    return swaps


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_task_does_not_depend_on_cards_that_the_seat_has_not_seen(game: str, seats: int) -> None:
    assert check_secret(game, seats) > 1
