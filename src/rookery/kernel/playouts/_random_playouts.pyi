from rookery.kernel.encoded_game import CodedGame
from rookery.kernel.encoded_position import Coded

class Playing:
    def __init__(self, coded: Coded) -> None: ...
    def run(self, seed: int, first: int, points: memoryview) -> None: ...
    def tell(
        self, seed: int, number: int
    ) -> tuple[list[tuple[int, int]], list[tuple[int, int, int]]]: ...

class Dealing:
    def __init__(self, coded: CodedGame) -> None: ...
    def run(self, seed: int, first: int, points: memoryview) -> None: ...
    def tell(
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
