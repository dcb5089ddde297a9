"""The sixth layout: guests' phones at evenings, and the links that hand them over."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add how often a guest's phone has changed, and the link that hands a phone over."""
    handed = sa.Column("handed", sa.Integer, nullable=False, server_default="0")
    has_phone = sa.Column("has_phone", sa.Boolean, nullable=False, server_default=sa.true())
    for column in (
        handed,
        has_phone,
        sa.Column("pass_hash", sa.String),
        sa.Column("pass_until", sa.Double),
    ):
        op.add_column("club_comers", column)
    op.create_index("club_comers_by_pass", "club_comers", ["pass_hash"], unique=True)
    op.execute("UPDATE version SET number = 6")
