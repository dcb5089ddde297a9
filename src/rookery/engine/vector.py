"""Many deals of one game played side by side, for programs that learn."""

from __future__ import annotations

import math
import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from threading import Thread
from typing import TypeAlias, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from rookery.coding import Rules, known
from rookery.core.cards import Seat
from rookery.engine.built import is_compiled, need_compiled
from rookery.engine.policies import Compiled, Policy, compiled_policy
from rookery.fishing.state import FishingState
from rookery.games.table import preset
from rookery.tricks.rules import TrickRules
from rookery.tricks.state import TrickState

if is_compiled:
    from rookery.engine._workers import Crew
    from rookery.engine.fishing._rules import compiled as compiled_fishing
    from rookery.engine.fishing._vector import FishingRows
    from rookery.engine.tricks._rules import compiled as compiled_tricks
    from rookery.engine.tricks._vector import TrickRows

Bytes: TypeAlias = NDArray[np.uint8]

_T = TypeVar("_T", bound=np.generic)


@dataclass(frozen=True, slots=True)
class Rollout:
    """Steps of a `VectorTable` that `collect` has kept: its arrays, with the plies as first axis.

    `obs`, `mask` and `actor` are from before the action, `rewards` and `done` from after it.
    """

    obs: Bytes
    mask: Bytes
    actor: NDArray[np.int32]
    actions: NDArray[np.int32]
    rewards: NDArray[np.float32]
    done: Bytes


class VectorTable:
    """Many deals (`rows`) of one game in arrays, each at its own ply. A step overwrites the arrays.

    In a step, the seat to move in each row takes one action: a move or, in Tuxedo, part of a move,
    since a capture is chosen card by card (`Choice` of `rookery.coding`). These are the arrays, all
    in C order:

    * `obs`, uint8 (rows, F): what the seat to move may know, as `rookery.coding` writes it;
    * `mask`, uint8 (rows, A): 1 for each legal action, as `ActionCoding` numbers them;
    * `actor`, int32 (rows): the seat to move; −1 where a deal from `reset_from` is over;
    * `rewards`, float32 (rows, seats): the points of each seat where the step has ended a deal,
    and 0 elsewhere;
    * `done`, uint8 (rows): 1 where the step has ended a deal, or a deal from `reset_from` was over.

    Where a deal ends, the next seat deals at once, and `obs`, `mask` and `actor` already show the
    new deal. A deal that is thrown in scores nothing; a misdeal is never shown but dealt again
    (FO-13). A random cut decides a tie in tricks (DX-8). Seats are asked one by one whether they
    call an open orange, in the order of their reaction times, which are drawn for each row (TX-15).
    Totals are 0 in every deal.

    `options` are house rules by name. The same seed gives the same decks for the same actions,
    whatever the number of `threads`. `out` may give existing arrays to write into, by name, such as
    views of shared memory.

    >>> table = VectorTable("dixie", 3, seed=1)
    >>> table.obs.shape, table.mask.shape
    ((3, 727), (3, 128))
    >>> table.step(table.choose())
    0
    """

    def __init__(
        self,
        game: str | Rules,
        rows: int,
        *,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        threads: int = 1,
        out: Mapping[str, NDArray[np.generic]] | None = None,
    ) -> None:
        """Raises NotCompiled, UnknownGame, BadOption, and ValueError for other wrong arguments."""
        need_compiled()
        if rows < 1:
            raise ValueError(f"a table needs at least one row, not {rows}")
        self.rules = _rules(game, options or {})
        size, actions = _sizes(self.rules)
        self.rows = rows
        given = dict(out or {})
        self.obs: Bytes = _array(given, "obs", np.uint8, rows, size)
        self.mask: Bytes = _array(given, "mask", np.uint8, rows, actions)
        self.actor = _array(given, "actor", np.int32, rows)
        self.rewards = _array(given, "rewards", np.float32, rows, self.rules.seats)
        self.done: Bytes = _array(given, "done", np.uint8, rows)
        if given:
            raise ValueError(f"a table has no array {', '.join(given)}")
        self._crew = _crew(threads)
        self._close = weakref.finalize(self, self._crew.close)
        arrays = (self.obs, self.mask, self.actor, self.rewards, self.done)
        self._rows: TrickRows | FishingRows
        if isinstance(self.rules, TrickRules):
            self._rows = TrickRows(compiled_tricks(self.rules), self._crew, *arrays)
        else:
            self._rows = FishingRows(compiled_fishing(self.rules), self._crew, *arrays)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Deal anew in every row, by random dealers. Each row has its own numbers from the seed."""
        self._rows.reset(seed % 2**64)

    def step(self, actions: NDArray[np.int32]) -> int:
        """Take an action in every row; return how many were illegal.

        A row whose action is illegal stays as it is. Where a deal from `reset_from` is over,
        any action is ignored.
        """
        if actions.shape != (self.rows,) or actions.dtype != np.int32:
            raise ValueError(f"actions must be {self.rows} numbers of type int32")
        return self._rows.step(np.ascontiguousarray(actions))

    def choose(
        self,
        out: NDArray[np.int32] | None = None,
        *,
        policy: Policy | None = None,
        temperature: float = 0.0,
    ) -> NDArray[np.int32]:
        """Choose a legal action for each row; −1 where a deal is over.

        Without a `policy` all actions are equally likely. "steady" chooses like the bot of that
        name, from what the seat to move may know. A network is shown `obs` and chooses within
        `mask`. At `temperature` 0 it takes the first action with the highest output. Above 0 it
        draws one, with probabilities in proportion to exp(output / 2ˢʰⁱᶠᵗ / temperature); the shift
        is that of its last layer.

        Raises ValueError if the network has other inputs or outputs than this table.
        Raises TypeError for any other policy.
        """
        actions = self._actions(out)
        self._rows.choose(actions, self._compiled(policy, temperature), temperature)
        return actions

    def sample(
        self,
        scores: NDArray[np.float32],
        chances: NDArray[np.float64],
        *,
        temperature: float = 1.0,
        out: NDArray[np.int32] | None = None,
    ) -> NDArray[np.int32]:
        """Draw a legal action for each row by the scores of your own network; −1 as in `choose`.

        Probabilities are in proportion to exp(score / temperature). `scores` has the shape of
        `mask`; those of illegal actions are ignored, and −∞ rules an action out. `chances` has a
        random number for each row, from 0 up to 1, which decides.

        Raises ValueError for other shapes, types, chances or temperatures, and where no action can
        be drawn: a score is no number or +∞, or all are −∞.
        """
        actions = self._actions(out)
        if scores.shape != self.mask.shape or scores.dtype != np.float32:
            raise ValueError(f"scores must be {self.mask.shape} numbers of type float32")
        if chances.shape != (self.rows,) or chances.dtype != np.float64:
            raise ValueError(f"chances must be {self.rows} numbers of type float64")
        if not (chances.min() >= 0 and chances.max() < 1):
            raise ValueError("chances must be from 0 up to, but not including, 1")
        if not (math.isfinite(temperature) and temperature > 0):
            raise ValueError(f"the temperature must be above 0, not {temperature}")
        given = np.ascontiguousarray(scores), np.ascontiguousarray(chances)
        row = self._rows.sample(*given, 1 / temperature, actions)
        if row >= 0:
            raise ValueError(f"the scores of row {row} allow no draw")
        return actions

    def _actions(self, out: NDArray[np.int32] | None) -> NDArray[np.int32]:
        """The given array for actions or, if there is none, a new one."""
        actions = np.empty(self.rows, np.int32) if out is None else out
        if actions.shape != (self.rows,) or actions.dtype != np.int32:
            raise ValueError(f"out must be {self.rows} numbers of type int32")
        return actions

    def play(self, plies: int, *, policy: Policy | None = None, temperature: float = 0.0) -> int:
        """Make `plies` moves in every row, chosen as by `choose`; return how many deals ended.

        The arrays show the state after the last move; the points of the deals are not kept.
        """
        return self._rows.play(plies, self._compiled(policy, temperature), temperature)

    def collect(
        self, plies: int, policies: Sequence[Policy | None] = (None,), *, temperature: float = 0.0
    ) -> Rollout:
        """Make `plies` moves in every row, and keep what was shown, done and won.

        The policies take turns around the table: with two, seats 0 and 2 have the first. Each of
        them chooses as by `choose`. Raises ValueError without a policy.
        """
        if not policies:
            raise ValueError("a rollout needs at least one policy")
        actions = self._actions(None)
        arrays = self.obs, self.mask, self.actor, actions, self.rewards, self.done
        kept = Rollout(*(np.empty((plies, *it.shape), it.dtype) for it in arrays))
        for ply in range(plies):
            for number, policy in enumerate(policies):
                chosen = self.choose(policy=policy, temperature=temperature)
                np.copyto(actions, chosen, where=self.actor % len(policies) == number)
            kept.obs[ply], kept.mask[ply], kept.actor[ply] = self.obs, self.mask, self.actor
            self.step(actions)
            kept.actions[ply], kept.rewards[ply], kept.done[ply] = actions, self.rewards, self.done
        return kept

    def _compiled(self, policy: Policy | None, temperature: float) -> Compiled | None:
        """The compiled form of a policy that fits this table. Raises ValueError and TypeError."""
        if not (math.isfinite(temperature) and temperature >= 0):
            raise ValueError(f"the temperature must be 0 or more, not {temperature}")
        return compiled_policy(policy, self.rules, self.obs.shape[1], self.mask.shape[1])

    def reset_from(self, decks: Bytes, dealers: Bytes) -> None:
        """Deal `decks`, of shape (rows, P), with `dealers`, of shape (rows).

        A deck lists pack indices, and is dealt as by `start` of a game. No new deal follows
        when a deal ends. Raises ValueError if a deck is not the pack or a dealer is not a seat.
        """
        pack = np.arange(len(self.rules.pack), dtype=np.uint8)
        decks = np.ascontiguousarray(decks, np.uint8)
        dealers = np.ascontiguousarray(dealers, np.uint8)
        if decks.shape != (self.rows, len(pack)) or (np.sort(decks, axis=1) != pack).any():
            raise ValueError(f"each of {self.rows} decks must have the places 0 to {len(pack) - 1}")
        if dealers.shape != (self.rows,) or (dealers >= self.rules.seats).any():
            raise ValueError(f"each of {self.rows} dealers must be below {self.rules.seats}")
        self._rows.deal(decks, dealers)

    def observe(self, row: int, seat: Seat | None) -> Bytes:
        """The observation of a seat, or of a spectator (None), in a row."""
        if seat is not None and not 0 <= seat < self.rules.seats:
            raise IndexError(f"there is no seat {seat}")
        shown = np.empty(self.obs.shape[1], np.uint8)
        self._rows.observe(self._row(row), -1 if seat is None else seat, shown)
        return shown

    def state(self, row: int) -> TrickState | FishingState:
        """The deal of a row as a state of the specification, hidden cards included."""
        return self._rows.state(self._row(row)).to_spec()

    def begun(self, row: int) -> tuple[int, ...]:
        """The codes that the seat to move has chosen for a capture or build; () in trick games."""
        return self._rows.begun(self._row(row)) if isinstance(self._rows, FishingRows) else ()

    def save(self, row: int) -> bytes:
        """Save a row with its random numbers. Only the same version and machine can `load` it."""
        return self._rows.save(self._row(row))

    def load(self, row: int, saved: bytes) -> None:
        """Restore a row from what `save` returned for any row. Raises ValueError."""
        self._rows.load(self._row(row), saved)

    def close(self) -> None:
        """Stop the worker threads; the table is unusable afterwards."""
        self._close()

    def _row(self, row: int) -> int:
        if not 0 <= row < self.rows:
            raise IndexError(f"there is no row {row}: there are {self.rows}")
        return row


def _rules(game: str | Rules, options: Mapping[str, object]) -> Rules:
    if isinstance(game, str):
        return known(preset(game).game(options).rules)
    if options:
        raise ValueError("options go with the name of a game; rules have them already")
    return known(game)


def _sizes(rules: Rules) -> tuple[int, int]:
    """How many bytes an observation has, and how many actions there are."""
    if not isinstance(rules, TrickRules):
        fishing = compiled_fishing(rules).tables
        return fishing.size, fishing.actions.n
    tricks = compiled_tricks(rules).tables
    if tricks.always_misdealt:
        raise ValueError("every deal would be a misdeal under these rules (FO-13)")
    return tricks.observations.size, len(tricks.moves)


def _array(
    given: dict[str, NDArray[np.generic]], name: str, kind: type[_T], *shape: int
) -> NDArray[_T]:
    """The given array of this name or, if there is none, a new one."""
    array = given.pop(name, None)
    if array is None:
        return np.zeros(shape, kind)
    if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous:
        raise ValueError(f"{name} must be a C-ordered array of {kind.__name__} {shape}")
    return cast(NDArray[_T], array)


def _crew(threads: int) -> Crew:
    crew = Crew(threads)
    for number in range(1, threads):
        name = f"rookery-table-{number}"
        Thread(target=crew.serve, args=(number,), name=name, daemon=True).start()
    return crew
