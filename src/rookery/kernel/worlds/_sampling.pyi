from collections.abc import Sequence

from rookery.kernel.worlds.distribution_counts import DistributionGraph

class Drawing:
    def __init__(
        self,
        graph: DistributionGraph,
        kinds: Sequence[Sequence[int]],
        rows: Sequence[Sequence[int]],
        known: Sequence[int],
        nest: tuple[int, int, int, int, int, int, tuple[int, ...]],
        leading_bits: int = 64,
    ) -> None: ...
    def draw(self, seed: int, first: int, rows: memoryview) -> None: ...
