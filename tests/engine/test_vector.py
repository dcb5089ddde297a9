"""A vector table plays, observes and scores in every row as the specification does."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from rookery.coding import ObservationCoding
from rookery.core.errors import BadOption, UnknownGame
from rookery.engine import VectorTable, is_compiled
from rookery.engine.policies import Policy
from rookery.games import GAMES
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState
from tests.engine.checked import Checked
from tests.engine.tables import TRICK_TABLES, UNUSUAL_TRICKS
from tests.small import UNUSUAL

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled engine")

if is_compiled:
    from rookery.engine.tricks._rules import spread_bytes


def state_of(table: VectorTable, row: int) -> TrickState:
    state = table.state(row)
    assert isinstance(state, TrickState)
    return state


def rules_of(table: VectorTable) -> TrickRules:
    assert isinstance(table.rules, TrickRules)
    return table.rules


@pytest.mark.parametrize(("name", "seats"), TRICK_TABLES)
def test_every_table_is_observed_and_scored_as_specified(name: str, seats: int) -> None:
    Checked(GAMES[name].game({"seats": seats}), 2, Random(seats)).play(2)


@pytest.mark.parametrize("name", UNUSUAL)
def test_unusual_rules_are_observed_and_scored_as_specified(name: str) -> None:
    Checked(UNUSUAL[name], 2, Random(1)).play(3)


def test_ties_in_tricks_are_cut_for_at_once() -> None:
    """A cut decides a tie (DX-8); either side wins it now and then."""
    rules = UNUSUAL_TRICKS["no nest, most tricks 20"].rules
    game, table = TrickGame(rules), VectorTable(rules, 64, seed=1)
    coding = ObservationCoding(rules).actions
    points = set()
    for _ in range(300):
        before = [state_of(table, row) for row in range(table.rows)]
        actions = table.choose()
        table.step(actions)
        for row in np.flatnonzero(table.done):
            state = before[row]
            after = game.apply(state, state.turn, coding.moves[int(actions[row])])
            if game.needs_cut(after):
                cuts = (game.cut(after, pack) for pack in (game.pack, game.pack[::-1]))
                scores = {game.score(cut) for cut in cuts}
                assert tuple(table.rewards[row]) in scores
                points.add(tuple(table.rewards[row]) == min(scores))
    assert points == {False, True}


@pytest.mark.parametrize(
    ("name", "illegal"), [("dixie", (-1, 124, 128, 2**31 - 1)), ("tuxedo", (-1, 168, 224, 227))]
)
def test_illegal_actions_are_counted_and_leave_the_row_as_it_is(
    name: str, illegal: tuple[int, ...]
) -> None:
    table = VectorTable(name, 4, seed=1)
    before = [table.state(row) for row in range(4)]
    assert table.step(np.array(illegal, np.int32)) == 4
    assert [table.state(row) for row in range(4)] == before
    actions = table.choose()
    actions[2] = illegal[1]  # in Dixie Rook, naming trump while the bidding goes on
    assert table.step(actions) == 1
    assert table.state(2) == before[2]
    assert all(table.state(row) != before[row] for row in (0, 1, 3))


def test_given_decks_are_dealt_and_end() -> None:
    table = VectorTable("dixie", 3, seed=1)
    game = TrickGame(rules_of(table))
    rng = Random(2)
    decks = np.array([rng.sample(range(56), 56) for _ in range(3)], np.uint8)
    dealers = np.array([0, 2, 3], np.uint8)
    table.reset_from(decks, dealers)
    for row in range(3):
        deck = [game.pack[card] for card in decks[row]]
        assert table.state(row) == game.start(deck, int(dealers[row]))
    finished = np.zeros(3, int)
    for _ in range(120):
        assert table.step(table.choose()) == 0
        finished += table.done
    assert finished.tolist() == [1, 1, 1]
    assert table.actor.tolist() == [-1, -1, -1]
    assert not table.obs.any() and not table.mask.any()
    assert table.choose().tolist() == [-1, -1, -1]
    assert table.step(np.zeros(3, np.int32)) == 0 and not table.done.any()
    table.reset(1)
    table.play(500)
    assert (table.actor >= 0).all()


def test_a_given_misdeal_is_over_at_once() -> None:
    """FO-13."""
    rules = UNUSUAL_TRICKS["tricks: eleven, misdeals"].rules
    game, table = TrickGame(rules), VectorTable(rules, 50, seed=1)
    rng = Random(1)
    decks = np.array([rng.sample(range(11), 11) for _ in range(50)], np.uint8)
    table.reset_from(decks, np.zeros(50, np.uint8))
    over = [not game.actors(game.start([game.pack[card] for card in deck], 0)) for deck in decks]
    assert 0 < sum(over) < 50
    assert table.done.tolist() == over
    assert (table.actor == -1).tolist() == over


@pytest.mark.parametrize("name", ["dixie", "two", "tuxedo"])
def test_a_saved_row_goes_on_as_it_would_have(name: str) -> None:
    table = VectorTable(name, 2, seed=1)
    table.play(30)
    while name == "tuxedo" and not table.begun(0):
        table.step(table.choose())
    saved = table.save(0)
    assert table.state(0) != table.state(1)
    table.load(1, saved)
    for _ in range(200):
        assert (table.obs[0] == table.obs[1]).all() and table.state(0) == table.state(1)
        assert (table.mask[0] == table.mask[1]).all() and table.begun(0) == table.begun(1)
        actions = table.choose()
        assert actions[0] == actions[1]
        table.step(actions)
        assert (table.rewards[0] == table.rewards[1]).all()


def test_other_bytes_are_no_row() -> None:
    table = VectorTable("dixie", 1, seed=1)
    before, saved = table.state(0), table.save(0)
    without_numbers = saved[:1] + bytes(64) + saved[65:]
    without_cards = saved[:66] + bytes(len(saved) - 66)
    for wrong in (b"", saved[:-1], b"\x02" + saved[1:], without_numbers, without_cards):
        with pytest.raises(ValueError, match="bytes"):
            table.load(0, wrong)
    assert table.state(0) == before


def test_arrays_can_be_given() -> None:
    obs = np.zeros((4, 727), np.uint8)
    table = VectorTable("dixie", 4, out={"obs": obs})
    assert table.obs is obs and obs.any()
    with pytest.raises(ValueError, match=r"obs must be a C-ordered array of uint8 \(4, 727\)"):
        VectorTable("dixie", 4, out={"obs": np.zeros((4, 700), np.uint8)})
    with pytest.raises(ValueError, match="no array views"):
        VectorTable("dixie", 4, out={"views": obs})


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(UnknownGame):
        VectorTable("dixy", 1)
    with pytest.raises(BadOption):
        VectorTable("dixie", 1, options={"seats": 5})
    with pytest.raises(ValueError, match="at least one row"):
        VectorTable("dixie", 0)
    with pytest.raises(ValueError, match="1 to 256 threads, not 0"):
        VectorTable("dixie", 1, threads=0)
    table = VectorTable("dixie", 2)
    with pytest.raises(ValueError, match="2 numbers of type int32"):
        table.step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match="places 0 to 55"):
        table.reset_from(np.zeros((2, 56), np.uint8), np.zeros(2, np.uint8))
    with pytest.raises(ValueError, match="dealers must be below 4"):
        table.reset_from(np.tile(np.arange(56, dtype=np.uint8), (2, 1)), np.array([0, 4], np.uint8))
    with pytest.raises(IndexError, match="no row 2"):
        table.state(2)
    with pytest.raises(IndexError, match="no seat 4"):
        table.observe(0, 4)


@pytest.mark.parametrize("name", ["dixie", "tuxedo"])
def test_sampled_actions_are_those_of_a_softmax_in_numpy(name: str) -> None:
    table, rng = VectorTable(name, 200, seed=1), np.random.default_rng(2)
    for temperature in (0.2, 1.0, 5.0):
        scores = (3 * rng.standard_normal(table.mask.shape)).astype(np.float32)
        chances = rng.random(table.rows)
        actions = table.sample(scores, chances, temperature=temperature)
        weights = np.exp(scores.astype(float) / temperature) * table.mask
        sums = weights.cumsum(axis=1) / weights.sum(axis=1, keepdims=True)
        expected = (sums <= chances[:, None]).sum(axis=1)
        is_near = np.abs(sums - chances[:, None]).min(axis=1) < 1e-5
        assert ((actions == expected) | is_near).all()
        assert is_near.mean() < 0.05
        table.step(actions)


def test_nobody_is_drawn_for_where_a_deal_is_over() -> None:
    table = VectorTable("dixie", 2)
    deck = np.arange(len(table.rules.pack), dtype=np.uint8)
    table.reset_from(np.stack([deck, deck]), np.zeros(2, np.uint8))
    while (table.actor >= 0).any():
        actions = table.sample(np.zeros(table.mask.shape, np.float32), np.zeros(2))
        table.step(actions)
    assert (table.sample(np.zeros(table.mask.shape, np.float32), np.zeros(2)) == -1).all()


@pytest.mark.parametrize(
    ("scores", "chance", "temperature", "told"),
    [
        (np.nan, 0.5, 1.0, "row 0"),
        (np.inf, 0.5, 1.0, "row 0"),
        (-np.inf, 0.5, 1.0, "row 0"),
        (0.0, 1.0, 1.0, "chances"),
        (0.0, np.nan, 1.0, "chances"),
        (0.0, 0.5, 0.0, "temperature"),
    ],
)
def test_scores_that_allow_no_draw_are_refused(
    scores: float, chance: float, temperature: float, told: str
) -> None:
    table = VectorTable("dixie", 2)
    given = np.full(table.mask.shape, scores, np.float32)
    with pytest.raises(ValueError, match=told):
        table.sample(given, np.full(2, chance), temperature=temperature)
    with pytest.raises(ValueError, match="scores"):
        table.sample(given[:1], np.full(2, chance), temperature=temperature)


@pytest.mark.parametrize("policies", [(None,), (None, "steady")])
def test_a_rollout_keeps_what_its_policies_saw_did_and_won(policies: tuple[Policy, ...]) -> None:
    collecting, stepping = (VectorTable("dixie", 50, seed=4) for _ in range(2))
    kept = collecting.collect(200, policies)
    assert kept.done.sum() > 50
    for ply, actions in enumerate(kept.actions):
        choices = [stepping.choose(policy=policy) for policy in policies]
        assert (actions == np.choose(stepping.actor % len(policies), choices)).all()
        for name in ("obs", "mask", "actor"):
            assert (getattr(kept, name)[ply] == getattr(stepping, name)).all()
        stepping.step(actions)
        for name in ("rewards", "done"):
            assert (getattr(kept, name)[ply] == getattr(stepping, name)).all()


def test_a_rollout_needs_a_policy() -> None:
    with pytest.raises(ValueError, match="at least one policy"):
        VectorTable("dixie", 2).collect(1, ())


def test_arrays_are_shared_by_dlpack_without_a_copy() -> None:
    table = VectorTable("dixie", 2)
    assert np.shares_memory(np.from_dlpack(table.obs), table.obs)


def test_rules_under_which_every_deal_is_a_misdeal_are_refused() -> None:
    """FO-13: dealing again would never end."""
    misdeals = UNUSUAL_TRICKS["tricks: eleven, misdeals"].rules
    with pytest.raises(ValueError, match="every deal would be a misdeal"):
        VectorTable(replace(misdeals, counters=()), 1)


@pytest.mark.parametrize("width", [0, 256, 512])
def test_bits_are_spread_the_same_at_every_width(width: int) -> None:
    rng = Random(1)
    for count in range(1, 65):
        words = [rng.getrandbits(64) for _ in range(rng.randint(0, 16))]
        expected = bytes(word >> bit & 1 for word in words for bit in range(count))
        assert spread_bytes(words, count, width) == expected
