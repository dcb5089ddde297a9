"""The third layout: networks that the operator has barred."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the table of barred networks, empty."""
    op.create_table(
        "bars",
        sa.Column("network", sa.String, primary_key=True),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.execute("UPDATE version SET number = 3")
