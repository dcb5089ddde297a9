from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rookery.kernel.encoded_game import EncodedGame

_Rows: TypeAlias = NDArray[np.uint64]
_Found: TypeAlias = NDArray[np.float32]
_Seats: TypeAlias = NDArray[np.int32]
_Past: TypeAlias = tuple[int, int, int, int, Sequence[tuple[int, int]]]

class Habits:
    def __init__(
        self, game: EncodedGame, number: int, natural: Sequence[int], weights: Sequence[float]
    ) -> None: ...
    def log_likelihoods(self, rows: _Rows, past: _Past, reader: int, found: _Found) -> None: ...
    def log_weights(self, row: Sequence[int], past: _Past) -> list[tuple[int, float]]: ...
    def play(
        self,
        rows: _Rows,
        past: _Past,
        first: int,
        sharpness: float,
        seed: int,
        times: int,
        taken: _Found,
    ) -> None: ...
    def fates(
        self,
        rows: _Rows,
        past: _Past,
        first: int,
        sharpness: float,
        seed: int,
        found: NDArray[np.int16],
        taken: _Found,
    ) -> None: ...
    def play_deals(
        self,
        rows: _Rows,
        bidders: _Seats,
        leaders: _Seats,
        called: _Rows,
        sharpness: float,
        seed: int,
        worlds: int,
        taken: _Found,
    ) -> None: ...
    def trace(
        self, row: Sequence[int], past: _Past
    ) -> list[tuple[int, int, int, list[list[float]]]]: ...
