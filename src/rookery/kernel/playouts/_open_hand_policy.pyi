from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rookery.kernel.encoded_game import EncodedGame

_Rows: TypeAlias = NDArray[np.uint64]
_Seats: TypeAlias = NDArray[np.int32]
_Taken: TypeAlias = NDArray[np.float32]
_Scene: TypeAlias = tuple[int, int, int, int, Sequence[int], Sequence[int]]

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
        self, rows: _Rows, bidders: _Seats, count: int, called: _Rows, seed: int, noise: int
    ) -> None: ...
    def weigh(self, side: int, weights: Sequence[int]) -> None: ...
    def run(
        self, rows: _Rows, scene: _Scene, first: int, seed: int, times: int, taken: _Taken
    ) -> None: ...
    def trace(
        self, row: Sequence[int], scene: _Scene, first: int, seed: int, number: int
    ) -> tuple[list[tuple[int, int]], list[int]]: ...
