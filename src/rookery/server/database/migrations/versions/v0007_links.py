"""The seventh layout: links to deals have random ids."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the links. Plays keep the links' former names: see `rookery.server.deals.links`."""
    op.create_table(
        "links",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
    )
    op.create_index("links_by_deal", "links", ["code", "deal", "seat"], unique=True)
    op.execute("UPDATE version SET number = 7")
