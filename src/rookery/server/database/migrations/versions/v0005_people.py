"""The fifth layout: people, and the clubs, evenings, deals and ratings they share.

The tables are made from the present schema, without the columns that later layouts have added:
those columns must be named in `_LATER`. A test notices if this layout changes.
"""

import sqlalchemy as sa
from alembic import op
from alembic.operations import ops

from rookery.server.database.schema import METADATA

revision = "0005"
down_revision = "0004"

_TABLES = {
    *("profiles", "devices", "carries", "passkeys", "challenges", "seats"),
    *("clubs", "club_members", "club_series", "club_evenings", "club_comers"),
    *("evenings", "evening_happenings", "evening_entries", "evening_tables"),
    *("push_keys", "subscriptions", "subscribed_seats", "notices", "waiting"),
    *("blocks", "reports", "restrictions"),
    *("results", "result_seats", "uncounted", "forgetting"),
    *("ratings", "rating_changes", "rated", "rating_locks", "board_points"),
    *("rating_choices", "ratings_shown", "sets", "day_plays", "day_marks", "link_plays"),
}

_LATER = {
    "club_comers": {"handed", "has_phone", "pass_hash", "pass_until", "mark", "seen_at"},
    "club_evenings": {"door_closed_at"},
    "passkeys": {"added_by", "added_by_name"},
    "profiles": {"portrait"},
    "subscriptions": {"device"},
}
"""The columns that these tables got in later layouts."""


def upgrade() -> None:
    """Add the tables of people, empty: servers make results and ratings from the events.

    An early database of this layout has some of the tables already: see `migrating`.
    """
    if "due_at" not in {it["name"] for it in sa.inspect(op.get_bind()).get_columns("tables")}:
        op.add_column("tables", sa.Column("due_at", sa.Double))
    op.create_index("tables_by_due", "tables", ["due_at"], if_not_exists=True)
    for table in METADATA.sorted_tables:
        if table.name in _TABLES:
            _create(table, _LATER.get(table.name, set()))
    op.execute("UPDATE version SET number = 5")


def _create(table: sa.Table, later: set[str]) -> None:
    """Create a table and its indexes if they are missing, without the columns of later layouts."""
    creation = ops.CreateTableOp.from_table(table)
    creation.columns = [it for it in creation.columns if getattr(it, "name", None) not in later]
    creation.if_not_exists = True
    op.invoke(creation)
    for index in table.indexes:
        if later.isdisjoint(column.name for column in index.columns):
            indexing = ops.CreateIndexOp.from_index(index)
            indexing.if_not_exists = True
            op.invoke(indexing)
