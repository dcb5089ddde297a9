"""The thirteenth layout: bots play the deal of a day several times."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the runs. The runs of earlier days are played when somebody asks for the results."""
    op.create_table(
        "day_runs",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("level", sa.String, primary_key=True),
        sa.Column("run", sa.Integer, primary_key=True),
        sa.Column("points", sa.Integer, nullable=False),
    )
    op.execute("UPDATE version SET number = 13")
