"""OpenSpiel's own suites on every game, and tests of what they do not check."""

import copy
import pickle
import unittest
from hashlib import sha256
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

import pyspiel
import pytest
from absl import flags
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.moves import Ply
from rookery.games import GAMES, Preset
from rookery.research.coded import GAMES_AND_TINY, CodedGame, coded
from rookery.research.spiel import SpielState, spiel_name
from rookery.research.spiel.observer import SpielObserver
from rookery.research.spiel.parameters import Chosen, parameters_of
from rookery.research.spiel.progress import Progress, cards_dealt
from rookery.testing import Path, check_swap, random_path
from rookery.testing.strategies import options
from tests.small import UNUSUAL

PLAYTHROUGH = "fc5f7d305db0dd68194bd0fc20c8f00a991cd0cacd862347b50ca534a19b26a6"
"""The SHA-256 of OpenSpiel's printed playthrough of a random deal of tiny Tuxedo."""

VARIED = (
    "python_rookery_dixie",
    "python_rookery_dixie(players=6,bury_order=ascending,dealer=3)",
    "python_rookery_five(utility=difference)",
    "python_rookery_call_partner_five(players=6,first_lead=chosen)",
    "python_rookery_kentucky_rook(nest_shown=top,rook_rank=v10.5,misdeal=no_counters,deals=3)",
    "python_rookery_house(nest_shown=taken,bury=one_counter)",
    "python_rookery_red_one(buried_trumps_shown=true,bury=spare)",
    "python_rookery_red_one_western(buried_trumps_shown=true,bury=any,bury_order=ascending)",
    "python_rookery_two(dealer=1)",
    "python_rookery_two_hundred(gate=150)",
    "python_rookery_tuxedo(players=3,orange=race,capture=any,builder_must_take=true)",
    "python_rookery_tuxedo(players=2,orange=owner_first,build_on_many=true,trail=free)",
)
"""Games under house rules that differ from each other as much as possible."""


def load(text: str) -> Any:
    return pyspiel.load_game(text)


def play(game: Any, rng: Random, most: int = 10_000) -> SpielState:
    """A deal of random actions, at most `most` of them after the cards are dealt."""
    state: SpielState = game.new_initial_state()
    while not state.is_terminal() and most:
        most -= not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(rng.choice(actions))
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


# OpenSpiel's suites


@pytest.fixture(scope="module")
def api_test() -> Any:
    """OpenSpiel's API suite, imported late because it imports SciPy, which takes long."""
    return import_module("open_spiel.integration_tests.api_test")


def faults(case: type[unittest.TestCase], **attributes: Any) -> list[str]:
    """The errors and failures of a test case of another project, with some attributes set."""
    kind = type(case.__name__, (case,), attributes)
    result = unittest.TestResult()
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(kind)
    assert suite.countTestCases(), "the suite has no tests"
    suite.run(result)
    return [text for _, text in result.errors + result.failures]


@pytest.mark.parametrize("text", [*VARIED[1::2], spiel_name("tiny-three")])
def test_random_simulations_under_house_rules(text: str) -> None:
    pyspiel.random_sim_test(load(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("text", [*VARIED, *map(spiel_name, GAMES_AND_TINY)])
def test_many_random_simulations(text: str) -> None:
    for is_serialized in (False, True):
        pyspiel.random_sim_test(load(text), num_sims=3, serialize=is_serialized, verbose=False)


@pytest.mark.parametrize("text", [VARIED[2], VARIED[-1], "python_rookery_tiny_three"])
def test_the_api_of_a_game(api_test: Any, text: str) -> None:
    assert faults(api_test.EnforceAPIOnPartialTreeBase, game_name=text, game=load(text)) == []


WHOLE_TREES = {
    "python_rookery_tiny_two(utility=difference)": ((17, 1440, 504), 704),
    "python_rookery_tiny_three(bury_order=ascending)": ((17, 3552, 888), 1584),
    "python_rookery_tiny_tuxedo": ((517, 9008, 3232), 1126),
    "python_rookery_tiny_tuxedo(orange=race)": ((517, 17136, 7104), 2142),
}


@pytest.mark.slow
@pytest.mark.parametrize("text", WHOLE_TREES)
def test_the_whole_tree_of_a_tiny_game(api_test: Any, text: str) -> None:
    """OpenSpiel's suite of whole trees: perfect recall, disjoint information sets and so on."""
    states, information_states = WHOLE_TREES[text]
    api_test.TOTAL_NUM_STATES[text] = states
    api_test.PERFECT_RECALL_NUM_STATES[text] = information_states
    assert faults(api_test.EnforceAPIOnFullTreeBase, game_name=text, game=load(text)) == []


@pytest.mark.parametrize("name", UNUSUAL)
def test_strings_and_tensors_tell_the_same_states_apart(name: str) -> None:
    """Along random deals, two information states have one string if they have one tensor."""
    game = UNUSUAL[name]
    meant, rng = Chosen(CodedGame(game.rules), 0, "points"), Random(name)
    observer = SpielObserver(meant, pyspiel.IIGObservationType(perfect_recall=True), None)
    pairs = set()
    for _ in range(10 if len(game.pack) < 15 else 1):
        progress = Progress(meant)
        while progress.is_chance or (progress.position and progress.position.seat is not None):
            if progress.is_chance:
                progress = progress.draw(rng.choice(progress.outcomes))
                continue
            assert progress.position is not None and progress.position.seat is not None
            state: Any = SimpleNamespace(progress=progress)
            observer.set_from(state, progress.position.seat)
            text = observer.string_from(state, progress.position.seat)
            pairs.add((text, observer.tensor.tobytes()))
            progress = progress.act(rng.choice(progress.position.choice.codes))
    assert len(pairs) == len({one for one, _ in pairs}) == len({other for _, other in pairs})


def test_a_playthrough_is_still_the_same() -> None:
    flags.FLAGS.mark_as_parsed()
    generate_playthrough = import_module("open_spiel.python.algorithms.generate_playthrough")
    text = generate_playthrough.playthrough(spiel_name("tiny-tuxedo"), None, seed=1)
    assert sha256(text.encode()).hexdigest() == PLAYTHROUGH, text


# What the suites do not look at


@pytest.mark.parametrize("text", VARIED[::2])
def test_a_resampled_state_has_the_same_information(text: str) -> None:
    game, rng, others = load(text), Random(text), 0
    for _ in range(4):
        state = play(game, rng, most=rng.randrange(45))
        if state.is_terminal():
            continue
        player = state.current_player()
        again = state.resample_from_infostate(player, rng.random)
        assert again.information_state_string(player) == state.information_state_string(player)
        tensors = [it.information_state_tensor(player) for it in (again, state)]
        assert tensors[0] == tensors[1]
        assert again.legal_actions() == state.legal_actions()
        others += str(again) != str(state)
    assert others


@settings(deadline=None, max_examples=6)
@given(st.sampled_from(tuple(GAMES.values())), st.data(), st.randoms(use_true_random=False))
def test_any_house_rules_can_be_played_and_resampled(
    preset: Preset, data: st.DataObject, rng: Random
) -> None:
    meant = data.draw(options(preset))
    game = pyspiel.load_game(spiel_name(preset.name), parameters_of(preset, meant))
    assert load(str(game)).chosen == game.chosen
    assert game.chosen.coded.rules == coded(preset.name, meant).rules
    state = play(game, rng, most=rng.randrange(60))
    if state.is_terminal():
        assert all(game.min_utility() <= it <= game.max_utility() for it in state.returns())
        return
    for player in range(game.num_players()):
        again = state.resample_from_infostate(player, rng.random)
        assert again.information_state_string(player) == state.information_state_string(player)


def test_others_do_not_see_what_is_chosen() -> None:
    game, rng = load("python_rookery_tuxedo(players=2,capture=any,trail=free)"), Random(2)
    state = game.new_initial_state()
    while not (position := state.progress.position) or not position.choice.begun:
        state = play(game, rng, most=rng.randrange(1, 40))
        if state.is_terminal():
            state = game.new_initial_state()
    seat = state.current_player()
    assert "chosen" in state.information_state_string(seat)
    assert "chosen" not in state.information_state_string(1 - seat)
    again = state.resample_from_infostate(1 - seat, rng.random)
    assert again.information_state_string(1 - seat) == state.information_state_string(1 - seat)


def as_spiel(path: Path, meant: Chosen, game: Any) -> SpielState:
    """The state of OpenSpiel that a path leads to."""
    state: SpielState = game.new_initial_state()
    place_of = meant.coded.actions.places.of
    for card in path.deck[: cards_dealt(meant.coded.rules)]:
        state.apply_action(place_of[card])
    for ply in path.plies:
        make(state, ply)
    return state


def make(state: SpielState, ply: Ply) -> None:
    position = state.progress.position
    assert position is not None and position.seat == ply[0]
    while state.progress.position is not None and state.progress.position.plies == position.plies:
        state.apply_action(state.progress.position.choice.toward(ply[1]))


@pytest.mark.parametrize("name", ["dixie", "five", "two", "tuxedo", "house"])
def test_information_states_keep_what_was_never_seen(name: str) -> None:
    """The swap test on the strings and tensors of every kind of observer."""
    game, rng = load(spiel_name(name)), Random(3)
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    private = pyspiel.IIGObservationType(perfect_recall=True, public_info=False)
    watching = pyspiel.IIGObservationType(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )

    def observed(path: Path, viewer: int | None) -> str:
        state = as_spiel(path, game.chosen, game)
        kinds = [watching] if viewer is None else [recall, private, watching, None]
        seen = [game.make_py_observer(kind) for kind in kinds]
        for it in seen:
            it.set_from(state, viewer or 0)
        return "".join(
            it.string_from(state, viewer or 0) + it.tensor.tobytes().hex() for it in seen
        )

    swaps = 0
    while swaps < 8:
        path = random_path(game.chosen.coded.game, rng)
        if path.dealer == game.chosen.dealer:
            path = path.until(rng.randrange(len(path.plies) + 1))
            swaps += check_swap(path, rng, pairs=1, observers=[observed])


@pytest.mark.parametrize("text", ["python_rookery_dixie(players=6)", "python_rookery_tuxedo"])
def test_copies_go_their_own_way(text: str) -> None:
    state = play(load(text), Random(4), most=5)
    before = str(state)
    copied, pickled = state.clone(), pickle.loads(pickle.dumps(state))  # what we wrote ourselves
    deep = copy.deepcopy(state)
    for other in (copied, pickled, deep):
        assert str(other) == before
        other.apply_action(other.legal_actions()[0])
        assert str(other) != before
    assert str(state) == before
    assert str(pickle.loads(pickle.dumps(state.get_game()))) == str(state.get_game())


def test_a_cut_is_a_chance_node() -> None:
    game, rng = load("python_rookery_dixie"), Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.progress.position is not None and state.is_chance_node():
                break
            state.apply_action(rng.choice(state.legal_actions()))
        if not state.is_terminal():
            break
    assert len(state.chance_outcomes()) == 56
    assert state.action_to_string(0) == "cut B1"
    for action in (0, 14, 13, 27, 1, 2, 3, 5):
        assert state.is_chance_node(), "1 + 14 on both sides is level, and 2 + 4 and 3 + 6 are not"
        state.apply_action(action)
    assert state.is_terminal()
    assert sum(state.returns()[:2]) != 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dixie(players=5)", "option seats must be 4 or 6, not 5"),
        ("dixie(dealer=4)", "seat from 0 to 3, not 4"),
        ("dixie(utility=money)", "points or difference, not 'money'"),
    ],
)
def test_a_wrong_parameter_is_refused(text: str, reason: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=reason):
        load(f"python_rookery_{text}")


@settings(deadline=None, max_examples=6)
@given(st.sampled_from(VARIED), st.integers(0, 2**32))
def test_every_action_has_words_of_its_own(text: str, seed: int) -> None:
    state = play(load(text), Random(seed), most=seed % 40)
    if not state.is_terminal():
        words = [state.action_to_string(action) for action in state.legal_actions()]
        assert len(set(words)) == len(words)
        assert all(state.string_to_action(it) in state.legal_actions() for it in words)
