from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from rookery.kernel.encoded_game import EncodedGame

class Playing:
    def __init__(
        self,
        game: EncodedGame,
        number: int,
        natural: Sequence[int],
        weights: Sequence[int],
        may_go: Sequence[int],
    ) -> None: ...
    def exchange(
        self,
        rows: NDArray[np.uint64],
        bidders: NDArray[np.int32],
        count: int,
        called: NDArray[np.uint64],
        seed: int,
        noise: int,
    ) -> None: ...
    def weigh(self, side: int, weights: Sequence[int]) -> None: ...
    def run(
        self,
        rows: NDArray[np.uint64],
        bidder: int,
        leader: int,
        called: int,
        partners: int,
        trick: Sequence[int],
        won: Sequence[int],
        first: int,
        seed: int,
        times: int,
        taken: NDArray[np.float32],
    ) -> None: ...
    def trace(
        self,
        row: Sequence[int],
        bidder: int,
        leader: int,
        called: int,
        partners: int,
        trick: Sequence[int],
        won: Sequence[int],
        first: int,
        seed: int,
        number: int,
    ) -> tuple[list[tuple[int, int]], list[int]]: ...
