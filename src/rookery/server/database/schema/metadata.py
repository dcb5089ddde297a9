"""The metadata to which all database tables belong, and the version of the layout."""

from sqlalchemy import MetaData

SCHEMA_VERSION = 14
"""The version of the layout that this program reads and writes."""

REVISION = f"{SCHEMA_VERSION:04}"
"""The name of the layout version in the migrations."""

METADATA = MetaData()
