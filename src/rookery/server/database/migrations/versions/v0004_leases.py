"""The fourth layout: the servers of a pool, and which of them owns which table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the tables of servers and of leases, empty: a lease is made when a table is opened."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("lane", sa.Integer, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("owner", sa.String),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_by_owner", "leases", ["owner"])
    op.execute("UPDATE version SET number = 4")
