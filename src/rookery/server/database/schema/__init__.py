"""The tables of the database. Their earlier layouts are in `migrations/versions`.

Each area has a module. `METADATA` is complete only if imported from here.
"""

from rookery.server.database.schema import (
    clubs,
    conduct,
    deals,
    evenings,
    notices,
    pages,
    people,
    ratings,
    results,
    waiting,
)
from rookery.server.database.schema.log import (
    BARS,
    EVENTS,
    FIRST_LANE,
    HEAD,
    LEASES,
    REVISIONS,
    SERVERS,
    TABLES,
    VERSIONS,
)
from rookery.server.database.schema.metadata import METADATA, REVISION, SCHEMA_VERSION

__all__ = [
    "BARS",
    "EVENTS",
    "FIRST_LANE",
    "HEAD",
    "LEASES",
    "METADATA",
    "REVISION",
    "REVISIONS",
    "SCHEMA_VERSION",
    "SERVERS",
    "TABLES",
    "VERSIONS",
    "clubs",
    "conduct",
    "deals",
    "evenings",
    "notices",
    "pages",
    "people",
    "ratings",
    "results",
    "waiting",
]
