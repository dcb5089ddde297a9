"""The tenth layout: evenings have doors, and unknown guests are marked."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the door, and the guests' marks. People who answered before keep a reserved place."""
    op.add_column("club_evenings", sa.Column("door_closed_at", sa.Double))
    op.add_column("club_comers", sa.Column("mark", sa.String))
    op.add_column("club_comers", sa.Column("seen_at", sa.Double))
    op.execute("UPDATE version SET number = 10")
