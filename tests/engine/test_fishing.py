"""A vector table of a fishing game plays, observes and scores in every row as the specification."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from rookery.coding import Choice, ObservationCoding
from rookery.core.cards import CardSet
from rookery.core.moves import CallOrange, Group, Hold, Take
from rookery.engine import VectorTable, is_compiled
from rookery.fishing.captures import LISTED
from rookery.fishing.game import FishingGame
from rookery.fishing.packing import most
from rookery.fishing.state import FishingState
from rookery.games import GAMES
from tests.engine.test_game import random_options
from tests.small import UNUSUAL

pytestmark = pytest.mark.skipif(not is_compiled, reason="needs the compiled engine")

FISHING = {name: it for name, it in UNUSUAL.items() if isinstance(it, FishingGame)}

CROWDED = LISTED.bit_length()
"""Piles in a centre from which on captures may be too many to be listed."""


class Checked:
    """A vector table beside the specification."""

    def __init__(self, game: FishingGame, rows: int, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.coding = ObservationCoding(game.rules)
        self.table = VectorTable(game.rules, rows, seed=rng.randrange(10**9), threads=2)
        self.done = self.steps = 0

    def state(self, row: int) -> FishingState:
        state = self.table.state(row)
        assert isinstance(state, FishingState)
        return state

    def choice(self, row: int) -> Choice:
        """The choice that the seat to move has, after the codes that it has chosen."""
        state, begun = self.state(row), self.table.begun(row)
        legal = self.game.legal(state, self.game.actors(state)[0])
        if state.orange is not None:
            legal = tuple(move for move in legal if isinstance(move, CallOrange | Hold))
        choice = self.coding.actions.choice(legal)
        while len(choice.begun) < len(begun):
            choice = choice.then(begun[len(choice.begun)])
        assert choice.begun == begun
        return choice

    def check_row(self, row: int) -> Choice:
        state, choice = self.state(row), self.choice(row)
        seat = self.game.actors(state)[0]
        assert self.table.actor[row] == seat
        assert bytes(self.table.mask[row]) == choice.mask
        view = self.game.view(state, seat)
        assert bytes(self.table.obs[row]) == self.coding.observe(view, choice.begun)
        other = self.rng.choice((None, *range(self.game.seats)))
        if other != seat:
            shown = self.coding.observe(self.game.view(state, other))
            assert bytes(self.table.observe(row, other)) == shown
        return choice

    def step(self) -> None:
        """One step in every row. Rows in which captures are too many to list begin again."""
        table, game = self.table, self.game
        if any(len(self.state(row).centre) > CROWDED for row in range(table.rows)):
            table.reset(self.rng.randrange(10**9))
        before = [(self.state(row), self.check_row(row)) for row in range(table.rows)]
        actions = table.choose()
        assert table.step(actions) == 0
        for row, (state, choice) in enumerate(before):
            after = choice.then(int(actions[row]))
            if after.move is None:
                self.steps += 1
                assert self.state(row) == state and table.begun(row) == after.begun
                continue
            end = game.apply(state, game.actors(state)[0], after.move)
            assert bool(table.done[row]) == (not game.actors(end))
            if table.done[row]:
                self.done += 1
                assert tuple(table.rewards[row]) == game.score(end)
                assert self.state(row).dealer == game.next_dealer(end)
            else:
                assert self.state(row) == end
                assert not table.rewards[row].any()


def tuxedo(**options: object) -> FishingGame:
    game = GAMES["tuxedo"].game(options)
    assert isinstance(game, FishingGame)
    return game


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_tuxedo_is_played_observed_and_scored_as_specified(seats: int) -> None:
    rng = Random(seats)
    for options in ({}, random_options("tuxedo", rng), random_options("tuxedo", rng)):
        checked = Checked(tuxedo(**{**options, "seats": seats}), 2, rng)
        while checked.done < 1:
            checked.step()
        checked.table.close()


@pytest.mark.parametrize("name", FISHING)
def test_unusual_rules_are_played_observed_and_scored_as_specified(name: str) -> None:
    checked = Checked(FISHING[name], 2, Random(1))
    while checked.done < 3:
        checked.step()
    checked.table.close()


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_many_rules_are_played_as_specified(seats: int) -> None:
    rng = Random(seats)
    for _ in range(10):
        options = {**random_options("tuxedo", rng), "seats": seats}
        checked = Checked(tuxedo(**options), 4, rng)
        for _ in range(500):
            checked.step()
        checked.table.close()


@pytest.mark.parametrize("capture", ["maximal", "any"])
def test_captures_in_a_crowded_centre_are_legal(capture: str) -> None:
    """Not all captures can be listed there; those that are offered are legal all the same."""
    game = tuxedo(trail="free", capture=capture, orange="auto")
    checked = Checked(game, 1, Random(2))
    table, blocks = checked.table, checked.coding.actions.blocks
    captured = 0
    while captured < 8:
        trails = np.flatnonzero(table.mask[0, blocks["trail"].start :][:56])
        if len(trails) and len(checked.state(0).centre) <= CROWDED + 6:
            table.step(np.array([blocks["trail"].start + trails[0]], np.int32))
            continue
        state = checked.state(0)
        before = len(state.centre)
        while checked.state(0) == state:
            assert table.step(table.choose()) == 0
        after = checked.state(0)
        if before > CROWDED and not table.done[0] and after.hauls != state.hauls:
            captured += 1
            assert game.apply(state, state.turn, capture_between(state, after)) == after


def capture_between(state: FishingState, after: FishingState) -> Take:
    """The capture that leads from one state to the next."""
    (card,) = state.hands[state.turn] - after.hands[state.turn]
    left = CardSet.of(card for pile in after.centre for card in pile.cards)
    gone = [pile for pile in state.centre if pile.cards[0] not in left]
    certain = [Group(pile.cards, pile.is_build) for pile in gone if pile.value == card.rank]
    rest = [pile.cards[0] for pile in gone if pile.value != card.rank]
    sums = [Group(tuple(cards)) for cards in most(rest, card.rank)]
    return Take(card, (*certain, *sums))


def test_illegal_actions_are_counted_and_leave_the_row_as_it_is() -> None:
    table = VectorTable("tuxedo", 4, seed=1)
    before = [table.state(row) for row in range(4)]
    assert table.step(np.array([-1, 168, 224, 227], np.int32)) == 4
    assert [table.state(row) for row in range(4)] == before


def test_a_saved_row_goes_on_as_it_would_have() -> None:
    table = VectorTable("tuxedo", 2, seed=1)
    for _ in range(300):
        table.step(table.choose())
        table.load(1, table.save(0))
        assert table.state(0) == table.state(1) and table.begun(0) == table.begun(1)
        assert (table.obs[0] == table.obs[1]).all() and (table.mask[0] == table.mask[1]).all()


def test_other_bytes_are_no_row() -> None:
    table = VectorTable("tuxedo", 1, seed=1)
    table.play(20)
    before, saved = table.state(0), table.save(0)
    deck = 3 + 64
    twice = saved[: deck + 1] + saved[deck : deck + 1] + saved[deck + 2 :]
    no_numbers = saved[:3] + bytes(64) + saved[deck:]
    illegal = saved[:-2] + b"\xe3\x00"
    for wrong in (b"", saved[:50], saved[:-1], b"\x09" + saved[1:], twice, no_numbers, illegal):
        with pytest.raises(ValueError, match="bytes"):
            table.load(0, wrong)
    assert table.state(0) == before
