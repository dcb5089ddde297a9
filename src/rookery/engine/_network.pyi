from collections.abc import Sequence

from numpy import int8, int32, uint8
from numpy.typing import NDArray

class CompiledNetwork:
    def __init__(self, layers: Sequence[tuple[NDArray[int8], NDArray[int32], int]]) -> None: ...
    def outputs(self, observations: NDArray[uint8], found: NDArray[int32]) -> None: ...
