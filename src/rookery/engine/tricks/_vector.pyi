from numpy import float32, int32, uint8
from numpy.typing import NDArray

from rookery.engine._rows import Rows
from rookery.engine._workers import Crew
from rookery.engine.tricks._rules import Compiled
from rookery.engine.tricks._states import EngineState

class TrickRows(Rows):
    compiled: Compiled
    def __init__(
        self,
        compiled: Compiled,
        crew: Crew,
        obs: NDArray[uint8],
        mask: NDArray[uint8],
        actor: NDArray[int32],
        rewards: NDArray[float32],
        done: NDArray[uint8],
    ) -> None: ...
    def state(self, row: int) -> EngineState: ...
