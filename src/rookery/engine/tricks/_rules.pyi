from collections.abc import Mapping, Sequence

from rookery.core.moves import Move
from rookery.engine.tricks.tables import TrickTables
from rookery.tricks.rules import TrickRules

class Compiled:
    tables: TrickTables
    actions: Mapping[Move, int]
    def __init__(self, tables: TrickTables) -> None: ...

def compiled(rules: TrickRules) -> Compiled: ...
def spread_bytes(words: Sequence[int], count: int, most_bits: int) -> bytes: ...
