"""A vector table checked against the specification at each of its steps."""

from random import Random
from typing import Any

from rookery.coding import Choice, ObservationCoding, known
from rookery.core.game import Game
from rookery.core.moves import CallOrange, Hold
from rookery.engine import VectorTable
from rookery.fishing.captures import LISTED
from rookery.fishing.state import FishingState
from rookery.tricks.rules import Phase
from rookery.tricks.state import TrickState

CROWDED = LISTED.bit_length()
"""The number of piles in the centre from which on there may be too many captures to list."""


class Checked:
    """A vector table beside the specification."""

    def __init__(self, game: Game[Any, Any], rows: int, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.coding = ObservationCoding(game.rules)
        self.table = VectorTable(known(game.rules), rows, seed=rng.randrange(10**9), threads=2)
        self.done = 0

    def play(self, deals: int) -> None:
        """Step until so many deals are over, and close the table."""
        while self.done < deals:
            self.step()
        self.table.close()

    def choice(self, row: int) -> Choice:
        """The next choice of the seat to move, after the codes that it has already chosen."""
        state, begun = self.table.state(row), self.table.begun(row)
        legal = self.game.legal(state, int(self.table.actor[row]))
        if isinstance(state, FishingState) and state.orange is not None:
            legal = tuple(move for move in legal if isinstance(move, CallOrange | Hold))
        choice = self.coding.actions.choice(legal)
        while len(choice.begun) < len(begun):
            choice = choice.then(begun[len(choice.begun)])
        assert choice.begun == begun
        return choice

    def check_row(self, row: int) -> Choice:
        state, choice = self.table.state(row), self.choice(row)
        seat, actors = int(self.table.actor[row]), self.game.actors(state)
        is_race = isinstance(state, FishingState) and state.orange is not None
        assert seat in (actors if is_race else actors[:1])
        assert bytes(self.table.mask[row]) == choice.mask
        view = self.game.view(state, seat)
        assert bytes(self.table.obs[row]) == self.coding.observe(view, choice.begun)
        other = self.rng.choice((None, *range(self.game.seats)))
        if other != seat:
            shown = self.coding.observe(self.game.view(state, other))
            assert bytes(self.table.observe(row, other)) == shown
        return choice

    def is_crowded(self, row: int) -> bool:
        state = self.table.state(row)
        return isinstance(state, FishingState) and len(state.centre) > CROWDED

    def step(self) -> None:
        """One step in every row. Rows in which captures are too many to list begin again."""
        table, game = self.table, self.game
        if any(map(self.is_crowded, range(table.rows))):
            table.reset(self.rng.randrange(10**9))
        before = [
            (table.state(row), int(table.actor[row]), self.check_row(row))
            for row in range(table.rows)
        ]
        actions = table.choose()
        assert table.step(actions) == 0
        for row, (state, seat, choice) in enumerate(before):
            after, fresh = choice.then(int(actions[row])), table.state(row)
            if after.move is None:
                assert fresh == state and table.begun(row) == after.begun
                continue
            end = game.apply(state, seat, after.move)
            assert bool(table.done[row]) == (not game.actors(end))
            if not table.done[row]:
                assert fresh == end
                assert not table.rewards[row].any()
                continue
            self.done += 1
            assert fresh.dealer == game.next_dealer(end)
            if isinstance(fresh, TrickState):
                assert fresh.phase is Phase.AUCTION and not fresh.auction
            if not game.needs_cut(end):
                assert tuple(table.rewards[row]) == game.score(end)
