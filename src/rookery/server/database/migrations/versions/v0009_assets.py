"""The ninth layout: files of earlier builds of the page are kept for pages that are open."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the table of files, which the next server fills."""
    op.create_table(
        "assets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.Column("replaced_at", sa.Double),
    )
    op.execute("UPDATE version SET number = 9")
