"""The fourteenth layout: profiles and clubs keep rule sheets."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the sheets."""
    op.create_table(
        "sheets",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("profile", sa.String, sa.ForeignKey("profiles.id", ondelete="CASCADE")),
        sa.Column("club", sa.String, sa.ForeignKey("clubs.id", ondelete="CASCADE")),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.UniqueConstraint("profile", "name", name="sheets_once_in_profile"),
        sa.UniqueConstraint("club", "name", name="sheets_once_in_club"),
        sa.CheckConstraint("(profile IS NULL) <> (club IS NULL)", name="sheets_of_one"),
    )
    op.execute("UPDATE version SET number = 14")
