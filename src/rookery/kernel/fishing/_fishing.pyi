from collections.abc import Sequence

from rookery.kernel.fishing.model import CodedDeal, CodedRules, CodedTurn

Hand = tuple[int, int, int, Sequence[int], int]

class Dealt:
    def __init__(self, rules: CodedRules, deal: CodedDeal) -> None: ...
    def moves(self, limit: int = ...) -> tuple[list[CodedTurn], bool]: ...
    def play(self, kind: int, card: int, cards: int) -> None: ...
    def fields(
        self,
    ) -> tuple[
        int,
        set[tuple[int, int, int]],
        list[int],
        list[int],
        list[float],
        list[int],
        int,
        int,
        int,
    ]: ...
    def points(self) -> list[float]: ...
    def worth(self, totals: Sequence[int], is_close: bool) -> list[float]: ...
    @property
    def is_played_out(self) -> bool: ...

class Worlds:
    def __init__(self, seats: int, unseen: int, hands: tuple[Sequence[Hand], int]) -> None: ...
    def draw(self, seed: int, first: int, rows: memoryview) -> int: ...

class Search:
    nodes: int
    def __init__(
        self,
        rules: CodedRules,
        deal: CodedDeal,
        worlds: Worlds,
        moves: Sequence[CodedTurn],
        style: tuple[int, int, int, float, float, float],
        match: tuple[Sequence[int], bool],
        room: int,
    ) -> None: ...
    def run(self, seed: int, first: int, count: int, moves: Sequence[int], limit: int) -> int: ...
    def prior_values(self, seed: int) -> list[float] | None: ...
    def found(self) -> list[tuple[int, float, float]]: ...
    def solve(self, seed: int, limit: int) -> list[tuple[float, float]] | None: ...
