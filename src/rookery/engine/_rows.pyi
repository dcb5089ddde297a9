from numpy import float32, float64, int32, uint8
from numpy.typing import NDArray

from rookery.core.cards import Seat
from rookery.engine._workers import Crew
from rookery.engine.policies import Compiled

class Rows:
    count: int
    def __init__(
        self,
        crew: Crew,
        obs: NDArray[uint8],
        mask: NDArray[uint8],
        actor: NDArray[int32],
        rewards: NDArray[float32],
        done: NDArray[uint8],
    ) -> None: ...
    def reset(self, seed: int) -> None: ...
    def step(self, actions: NDArray[int32]) -> int: ...
    def choose(
        self, actions: NDArray[int32], policy: Compiled | None, temperature: float
    ) -> None: ...
    def play(self, plies: int, policy: Compiled | None, temperature: float) -> int: ...
    def sample(
        self,
        scores: NDArray[float32],
        chances: NDArray[float64],
        scale: float,
        actions: NDArray[int32],
    ) -> int: ...
    def deal(self, decks: NDArray[uint8], dealers: NDArray[uint8]) -> None: ...
    def observe(self, row: int, viewer: Seat, shown: NDArray[uint8]) -> None: ...
    def save(self, row: int) -> bytes: ...
    def load(self, row: int, saved: bytes) -> None: ...
