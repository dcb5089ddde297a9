from rookery.engine.fishing.tables import FishingTables
from rookery.fishing.rules import FishingRules

class Compiled:
    tables: FishingTables
    def __init__(self, tables: FishingTables) -> None: ...

def compiled(rules: FishingRules) -> Compiled: ...
