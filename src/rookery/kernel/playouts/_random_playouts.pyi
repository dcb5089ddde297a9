from rookery.kernel.encoded_game import EncodedGame
from rookery.kernel.encoded_position import EncodedPosition

class Playing:
    def __init__(self, coded: EncodedPosition) -> None: ...
    def run(self, seed: int, first: int, points: memoryview) -> None: ...
    def trace(
        self, seed: int, number: int
    ) -> tuple[list[tuple[int, int]], list[tuple[int, int, int]]]: ...

class Dealing:
    def __init__(self, coded: EncodedGame) -> None: ...
    def run(self, seed: int, first: int, points: memoryview) -> None: ...
    def trace(
        self, seed: int, number: int
    ) -> tuple[
        int,
        int,
        int,
        int,
        list[int],
        int,
        int,
        list[int],
        list[tuple[int, int]],
        list[tuple[int, int, int]],
    ]: ...
