"""The eleventh layout: a passkey or push subscription has the id of the device that added it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the columns. For earlier passkeys and subscriptions, the device is unknown."""
    op.add_column("passkeys", sa.Column("added_by", sa.String))
    op.add_column("passkeys", sa.Column("added_by_name", sa.String))
    op.add_column("subscriptions", sa.Column("device", sa.String))
    op.execute("UPDATE version SET number = 11")
