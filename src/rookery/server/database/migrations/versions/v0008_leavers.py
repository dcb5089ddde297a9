"""The eighth layout: results list the people who left a match for good."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the leavers. `database results --rebuild` finds those of earlier matches."""
    op.create_table(
        "result_leavers",
        sa.Column(
            "code", sa.String, sa.ForeignKey("results.code", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret_hash", sa.String, primary_key=True),
    )
    op.create_index("result_leavers_by_secret", "result_leavers", ["secret_hash"])
    op.execute("UPDATE version SET number = 8")
