"""Run by Alembic: migrates the database of the connection passed by `migrating`."""

from alembic import context

from rookery.server.database.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
