from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from rookery.kernel.encoded_game import EncodedGame

class Habits:
    def __init__(
        self, game: EncodedGame, number: int, natural: Sequence[int], weights: Sequence[float]
    ) -> None: ...
    def log_likelihoods(
        self,
        rows: NDArray[np.uint64],
        bidder: int,
        leader: int,
        called: int,
        partners: int,
        plies: Sequence[tuple[int, int]],
        reader: int,
        found: NDArray[np.float32],
    ) -> None: ...
    def log_weights(
        self,
        row: Sequence[int],
        bidder: int,
        leader: int,
        called: int,
        partners: int,
        plies: Sequence[tuple[int, int]],
    ) -> list[tuple[int, float]]: ...
    def play(
        self,
        rows: NDArray[np.uint64],
        bidder: int,
        leader: int,
        called: int,
        partners: int,
        plies: Sequence[tuple[int, int]],
        first: int,
        sharpness: float,
        seed: int,
        times: int,
        taken: NDArray[np.float32],
    ) -> None: ...
    def fates(
        self,
        rows: NDArray[np.uint64],
        bidder: int,
        leader: int,
        called: int,
        partners: int,
        plies: Sequence[tuple[int, int]],
        first: int,
        sharpness: float,
        seed: int,
        found: NDArray[np.int16],
        taken: NDArray[np.float32],
    ) -> None: ...
    def play_deals(
        self,
        rows: NDArray[np.uint64],
        bidders: NDArray[np.int32],
        leaders: NDArray[np.int32],
        called: NDArray[np.uint64],
        sharpness: float,
        seed: int,
        worlds: int,
        taken: NDArray[np.float32],
    ) -> None: ...
    def trace(
        self,
        row: Sequence[int],
        bidder: int,
        leader: int,
        called: int,
        partners: int,
        plies: Sequence[tuple[int, int]],
    ) -> list[tuple[int, int, int, list[list[float]]]]: ...
