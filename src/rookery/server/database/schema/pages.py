"""The database table of the page's files: those of earlier builds are kept for a while."""

from sqlalchemy import Column, Double, LargeBinary, String

from rookery.server.database.schema.metadata import table

ASSETS = table(
    "assets",
    Column("name", String, primary_key=True),
    Column("packed", LargeBinary, nullable=False),
    Column("replaced_at", Double),
)
"""Files whose names change with their content, compressed by gzip. `replaced_at` is when a server
first started with a build that lacks the file, in seconds since 1970; null for files in use."""
