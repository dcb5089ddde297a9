from collections.abc import Mapping, Sequence

from rookery.core.cards import Seat
from rookery.kernel.encoded_game import EncodedGame

class Tree:
    def __init__(
        self, coded: EncodedGame, places: Mapping[int, int], room: int, explore: float
    ) -> None: ...
    def begin(
        self,
        leader: Seat,
        trick: Sequence[int],
        tricks_left: int,
        won: tuple[int, int],
        sides: Sequence[int],
        called: int,
        total: float,
        must_lead: int,
    ) -> None: ...
    def run(self, masks: memoryview, seed: int, first: int, times: int) -> None: ...
    def cards(self) -> list[tuple[int, int, float]]: ...
