"""The collection that all tables of the database belong to, and the version of their layout."""

from __future__ import annotations

from sqlalchemy import MetaData

SCHEMA_VERSION = 7
"""The version of the layout that this program reads and writes."""

REVISION = f"{SCHEMA_VERSION:04}"
"""The name of the same version in the migrations."""

METADATA = MetaData()
