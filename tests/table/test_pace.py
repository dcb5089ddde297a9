"""How long bots take depends on what everybody can see, never on the cards in a hand."""

import itertools
from random import Random

import pytest

from rookery.core.cards import CardSet
from rookery.core.decision import Decision
from rookery.core.moves import CallOrange
from rookery.fishing.reaction import SPEEDS
from rookery.games import GAMES
from rookery.table.steps import Asked
from rookery.table.turns import pace
from rookery.testing import random_path
from rookery.testing.path import Path
from rookery.testing.swap import swapped
from tests.matches import EVERY_TABLE, open_orange

PACES = ("slow", "normal", "fast", "instant")


def times(path: Path) -> list[list[float]]:
    """The seconds of every decision of a deal, at every pace."""
    return [
        [pace.thinking(each, path.game.view(state, seat), Random(ply)) for each in PACES]
        for ply, state in enumerate(path.states)
        for seat in path.game.actors(state)
    ]


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_the_time_a_bot_takes_does_not_depend_on_hidden_cards(name: str, seats: int) -> None:
    game, rng = GAMES[name].game({"seats": seats}), Random(seats)
    path = random_path(game, rng)
    path = path.until(rng.randrange(len(path.plies) // 3, len(path.plies) * 2 // 3))
    unseen = tuple(CardSet.of(game.pack) - game.view(path.state, None).seen)
    others = (swapped(path, None, *rng.sample(unseen, 2)) for _ in range(100))
    for other in itertools.islice((other for other in others if other is not None), 3):
        assert other.deck != path.deck
        assert times(other) == times(path)


def test_who_has_nothing_to_choose_takes_as_long_as_a_search() -> None:
    game = GAMES["dixie"].game()
    path = random_path(game, Random(5))
    seen = [game.view(it, game.actors(it)[0]) for it in path.states if game.actors(it)]
    for view in seen:
        is_last = view.phase.name == "PLAY" and len(view.hand) == 1
        assert pace.searching("strong@3s", view) == (0 if is_last else pytest.approx(2.4))
        assert pace.searching("steady", view) == pace.searching("strong@900n", view) == 0
    assert {len(view.legal) == 1 for view in seen if len(view.hand) > 1} == {False, True}


@pytest.mark.parametrize("name", ["tuxedo", "dixie", "five"])
def test_paces_are_apart(name: str) -> None:
    rules = {"orange": "auto"} if name == "tuxedo" else {}
    for slow, normal, fast, instant in times(random_path(GAMES[name].game(rules), Random(3))):
        assert slow > normal > fast >= instant >= 0


def test_at_once_means_at_once_but_where_people_race() -> None:
    game = GAMES["tuxedo"].game()
    states = [state for seed in range(4) for state in random_path(game, Random(seed)).states]
    for state in states:
        for seat in game.actors(state):
            seconds = pace.thinking("instant", game.view(state, seat), Random(1))
            assert (seconds == 0) == (state.orange is None)
            if state.orange is not None:
                assert seconds > 1.0


def test_there_is_time_to_look_at_a_full_trick() -> None:
    game = GAMES["dixie"].game()
    path = random_path(game, Random(5))
    views = [game.view(state, actors[0]) for state in path.states if (actors := game.actors(state))]
    leads = [view for view in views if view.phase.name == "PLAY" and not view.trick]
    follows = [view for view in views if view.phase.name == "PLAY" and view.trick]
    rng = Random(1)
    fastest_lead = min(pace.thinking("normal", view, rng) for view in leads)
    slowest_follow = max(pace.thinking("normal", view, rng) for view in follows)
    assert fastest_lead > slowest_follow


def test_a_bot_of_any_table_gives_others_time_to_call() -> None:
    """Bots that take their turn wait longer than nearly all calls take, at every pace."""
    match, capturer = open_orange()
    state = match.deals[-1].state
    view, rng = match.game.view(state, state.turn), Random(1)
    caller = match.game.view(state, (capturer + 2) % 3)
    for calls in SPEEDS:
        for each in PACES:
            waits = pace.thinking(each, view, rng, calls)
            seconds = [pace.reaction(calls, caller, CallOrange(), rng) for _ in range(300)]
            assert sum(it < waits for it in seconds) > 250


def test_a_decision_s_own_delay_makes_no_call_sooner() -> None:
    match, capturer = open_orange()
    view, rng = match.game.view(match.deals[-1].state, capturer), Random(1)
    asked = Asked(capturer, "steady", (1, 1, True, False), is_race=True)
    decision = Decision(CallOrange())
    for calls, least in (("calmly", 2.0), ("people", 0.4), ("quickly", 0.2)):
        seconds = [
            pace.wait("fast", asked, view, decision, "steady", rng, calls) for _ in range(300)
        ]
        assert min(seconds) > least
