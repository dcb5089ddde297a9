"""The twelfth layout: a profile has the number of its portrait."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column. Earlier profiles have the portrait that is drawn from their name."""
    column = sa.Column("portrait", sa.Integer, nullable=False, server_default="0")
    op.add_column("profiles", column)
    op.execute("UPDATE version SET number = 12")
