from rookery.coding import ObservationCoding
from rookery.fishing.rules import FishingRules

class Compiled:
    tables: ObservationCoding
    def __init__(self, tables: ObservationCoding) -> None: ...

def compiled(rules: FishingRules) -> Compiled: ...
