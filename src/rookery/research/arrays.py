"""Observations and masks as NumPy arrays with their Gymnasium spaces, for `zoo` and `gym`."""

from math import prod
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rookery.coding import history
from rookery.core.cards import Seat
from rookery.core.moves import seen_by
from rookery.records.moves import ply_text
from rookery.research.coded import CodedGame
from rookery.research.episode import Episode

Bytes = NDArray[np.uint8]
Observed = dict[str, NDArray[Any]]


def observation_space(coded: CodedGame, plies: int, actions: int) -> spaces.Dict:
    """The space of `observed`: an observation, a mask of `actions` bytes, and any history."""
    highs = [np.full(prod(it.shape), it.high, np.uint8) for it in coded.observations.features()]
    found: dict[str, spaces.Space[object]] = {
        "observation": spaces.Box(np.uint8(0), np.concatenate(highs), dtype=np.uint8),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    if plies:
        found["history"] = spaces.Box(0, 255, (plies, 2), np.uint8)
    return spaces.Dict(found)


def observed(episode: Episode, seat: Seat, plies: int, mask: NDArray[np.int8]) -> Observed:
    """What a seat observes, with this mask, and the last plies if there is a history."""
    position = episode.position
    found: Observed = {
        "observation": np.frombuffer(position.observe(seat), np.uint8).copy(),
        "action_mask": mask,
    }
    if plies:
        rows = history(position.coded.actions, position.plies, seat, plies)
        found["history"] = np.frombuffer(rows, np.uint8).reshape(plies, 2).copy()
    return found


def mask_of(episode: Episode, seat: Seat) -> NDArray[np.int8]:
    """A byte for each action, 1 where a seat may choose it now; all 0 once the episode is over."""
    coded = episode.coded
    mask = bytes(coded.actions.n) if episode.is_over else episode.position.mask(seat)
    return np.frombuffer(mask, np.int8).copy()


def rendered(episode: Episode, mode: str | None) -> str | None:
    """The deal as a spectator sees it: returned as text, or printed in the mode "human"."""
    position = episode.position
    moves = ", ".join(ply_text(seen_by(None, ply)) for ply in position.plies)
    ahead = "over" if episode.seat is None else f"seat {episode.seat} is to choose"
    totals = " ".join(map(str, episode.totals))
    text = f"totals {totals}; dealer {position.state.dealer}; {moves or 'no move yet'}; {ahead}"
    if mode != "human":
        return text
    print(text)
    return None
