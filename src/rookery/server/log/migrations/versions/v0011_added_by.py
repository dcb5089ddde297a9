"""The eleventh layout: passkeys and push subscriptions know the device that they are from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the columns. Which device earlier passkeys and subscriptions are from is unknown."""
    op.add_column("passkeys", sa.Column("added_by", sa.String))
    op.add_column("passkeys", sa.Column("added_by_name", sa.String))
    op.add_column("subscriptions", sa.Column("device", sa.String))
    op.execute("UPDATE version SET number = 11")
