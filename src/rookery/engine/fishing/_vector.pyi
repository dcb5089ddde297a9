from typing import Any

from numpy.typing import NDArray

from rookery.engine._rows import Rows
from rookery.engine._workers import Crew
from rookery.engine.fishing._rules import Compiled
from rookery.engine.fishing._states import EngineFishingState

class FishingRows(Rows):
    compiled: Compiled
    def __init__(self, compiled: Compiled, crew: Crew, *arrays: NDArray[Any]) -> None: ...
    def state(self, row: int) -> EngineFishingState: ...
    def begun(self, row: int) -> tuple[int, ...]: ...
