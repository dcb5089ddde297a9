"""The fifth layout: people, and the clubs, evenings, deals and ratings they share."""

from __future__ import annotations

from functools import partial

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

create_table = partial(op.create_table, if_not_exists=True)
create_index = partial(op.create_index, if_not_exists=True)
"""A database of the early fifth layout has some of them: see `migrating`."""


def upgrade() -> None:
    """Add the tables of people, empty."""
    _people()
    _clubs()
    _evenings()
    _notices()
    _waiting()
    _conduct()
    _results()
    _ratings()
    _deals()
    op.execute("UPDATE version SET number = 5")


def _of_profile(*, is_key: bool = False) -> sa.Column[str]:
    owner = sa.ForeignKey("profiles.id", ondelete="CASCADE")
    return sa.Column("profile", sa.String, owner, primary_key=is_key, nullable=False)


def _people() -> None:
    """Add profiles with their devices, passkeys and seats."""
    create_table(
        "profiles",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
    )
    create_table(
        "devices",
        sa.Column("secret_hash", sa.String, primary_key=True),
        _of_profile(),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("added_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
    )
    create_index("devices_by_profile", "devices", ["profile"])
    create_table(
        "carries",
        sa.Column("code_hash", sa.String, primary_key=True),
        _of_profile(),
        sa.Column("until", sa.Double, nullable=False),
    )
    create_index("carries_by_profile", "carries", ["profile"])
    create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        _of_profile(),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("added_at", sa.Double, nullable=False),
    )
    create_index("passkeys_by_profile", "passkeys", ["profile"])
    create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary, primary_key=True),
        sa.Column("profile", sa.String),
        sa.Column("until", sa.Double, nullable=False),
    )
    create_table(
        "seats",
        sa.Column("secret_hash", sa.String, primary_key=True),
        _of_profile(),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    create_index("seats_by_profile", "seats", ["profile", "at"])
    create_index("seats_by_code", "seats", ["code"])


def _of_evening() -> sa.Column[str]:
    evening = sa.ForeignKey("evenings.id", ondelete="CASCADE")
    return sa.Column("evening", sa.String, evening, primary_key=True)


def _evenings() -> None:
    """Add evenings, their happenings, their people and their tables."""
    create_table(
        "evenings",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
    )
    create_index("evenings_by_stage", "evenings", ["stage"])
    create_table(
        "evening_happenings",
        _of_evening(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    create_table(
        "evening_entries",
        _of_evening(),
        sa.Column("entry", sa.String, primary_key=True),
        sa.Column("secret_hash", sa.String, nullable=False, unique=True),
        sa.Column("profile", sa.String, sa.ForeignKey("profiles.id", ondelete="SET NULL")),
    )
    create_index("evening_entries_by_profile", "evening_entries", ["profile"])
    create_table(
        "evening_tables",
        _of_evening(),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("code", sa.String, nullable=False, unique=True),
    )


def _clubs() -> None:
    """Add clubs, their members, their evenings, and the people who come."""
    create_table(
        "clubs",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("code", sa.String, nullable=False, unique=True),
        sa.Column("calendar", sa.String, nullable=False, unique=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("standing", sa.String),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    create_table(
        "club_members",
        sa.Column("id", sa.String, primary_key=True),
        _of("clubs", "club"),
        _of_profile(),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("is_host", sa.Boolean, nullable=False),
        sa.Column("joined_at", sa.Double, nullable=False),
        sa.UniqueConstraint("club", "profile", name="club_members_once"),
    )
    create_index("club_members_by_profile", "club_members", ["profile"])
    create_table(
        "club_series",
        sa.Column("id", sa.String, primary_key=True),
        _of("clubs", "club"),
        sa.Column("first", sa.String, nullable=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
    )
    create_index("club_series_by_club", "club_series", ["club"])
    _club_evenings()


def _club_evenings() -> None:
    series = sa.ForeignKey("club_series.id", ondelete="SET NULL")
    create_table(
        "club_evenings",
        sa.Column("id", sa.String, primary_key=True),
        _of("clubs", "club"),
        sa.Column("series", sa.String, series),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("starts_at", sa.Double, nullable=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("is_cancelled", sa.Boolean, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.UniqueConstraint("series", "number", name="club_evenings_once"),
    )
    create_index("club_evenings_by_club", "club_evenings", ["club", "starts_at"])
    profile = sa.ForeignKey("profiles.id", ondelete="CASCADE")
    create_table(
        "club_comers",
        sa.Column("id", sa.String, primary_key=True),
        _of("club_evenings", "evening"),
        sa.Column("profile", sa.String, profile),
        sa.Column("secret_hash", sa.String, nullable=False, unique=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("answer", sa.String, nullable=False),
        sa.Column("partner", sa.String),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("evening", "profile", name="club_comers_once"),
    )
    create_index("club_comers_by_profile", "club_comers", ["profile"])


def _of(table: str, name: str) -> sa.Column[str]:
    owner = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(name, sa.String, owner, nullable=False)


def _notices() -> None:
    """Add notices: when slow tables are due, the key, the subscribers, and the notices sent."""
    if "due_at" not in {it["name"] for it in sa.inspect(op.get_bind()).get_columns("tables")}:
        op.add_column("tables", sa.Column("due_at", sa.Double))
    create_index("tables_by_due", "tables", ["due_at"])
    create_table(
        "push_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("private_key", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
    )
    create_table(
        "subscriptions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("endpoint", sa.String, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("site", sa.String, nullable=False),
        sa.Column("profile", sa.String, sa.ForeignKey("profiles.id", ondelete="CASCADE")),
        sa.Column("made_at", sa.Double, nullable=False),
    )
    create_index("subscriptions_by_profile", "subscriptions", ["profile"])
    subscription = sa.ForeignKey("subscriptions.id", ondelete="CASCADE")
    create_table(
        "subscribed_seats",
        sa.Column("subscription", sa.String, subscription, primary_key=True),
        sa.Column("secret_hash", sa.String, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    create_index("subscribed_seats_by_seat", "subscribed_seats", ["secret_hash"])
    create_table(
        "notices",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("secret_hash", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("tried_at", sa.Double, nullable=False),
        sa.Column("is_seen", sa.Boolean, nullable=False),
        sa.Column("is_sent", sa.Boolean, nullable=False),
    )
    create_index("notices_by_sent", "notices", ["is_sent", "tried_at"])


def _waiting() -> None:
    """Add the waiting room."""
    create_table(
        "waiting",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("ticket_hash", sa.String, nullable=False, unique=True),
        sa.Column("waits_as", sa.String, unique=True),
        sa.Column("profile", sa.String, sa.ForeignKey("profiles.id", ondelete="CASCADE")),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("wish", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("heard_at", sa.Double, nullable=False),
        sa.Column("code", sa.String),
        sa.Column("seat", sa.Integer),
    )
    create_index("waiting_by_heard_at", "waiting", ["heard_at"])


def _conduct() -> None:
    """Add blocks, reports and restrictions."""
    create_table(
        "blocks",
        _of_profile(),
        sa.Column("seat_hash", sa.String, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("profile", "seat_hash"),
    )
    create_index("blocks_by_seat_hash", "blocks", ["seat_hash"])
    create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("seat_hash", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("reporter_hash", sa.String, nullable=False),
        sa.Column("reporter_name", sa.String, nullable=False),
        sa.Column("reporter_mark", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("texts", sa.LargeBinary, nullable=False),
        sa.Column("closed_at", sa.Double),
        sa.Column("outcome", sa.String, nullable=False),
        sa.UniqueConstraint("code", "reporter_hash", "seat_hash"),
    )
    create_index("reports_by_seat_hash", "reports", ["seat_hash"])
    create_index("reports_by_closed_at", "reports", ["closed_at"])
    create_table(
        "restrictions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("profile", sa.String, sa.ForeignKey("profiles.id", ondelete="CASCADE")),
        sa.Column("mark", sa.String),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("report", sa.String),
    )
    create_index("restrictions_by_profile", "restrictions", ["profile"])


def _results() -> None:
    """Add the results of matches, empty: a server makes them from the events as it runs."""
    create_table(
        "results",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.String, nullable=False),
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("set_of", sa.String, nullable=False),
        sa.Column("began_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("is_early", sa.Boolean, nullable=False),
        sa.Column("has_winner", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    create_index("results_by_end", "results", ["ended_at"])
    create_table(
        "result_seats",
        sa.Column(
            "code", sa.String, sa.ForeignKey("results.code", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret_hash", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("has_won", sa.Boolean, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("moves_by_bot", sa.Integer, nullable=False),
        sa.Column("facts", sa.String, nullable=False),
    )
    create_index("result_seats_by_secret", "result_seats", ["secret_hash"])
    create_table(
        "uncounted",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("changed_at", sa.Double, nullable=False),
    )
    create_table(
        "forgetting",
        sa.Column("secret_hash", sa.String, primary_key=True),
        sa.Column("code", sa.String, nullable=False),
    )


def _ratings() -> None:
    """Add ratings, empty: a server makes them from the results as it runs."""
    create_table(
        "ratings",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("player", sa.String, primary_key=True),
        _of_person(),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("results", sa.Integer, nullable=False),
    )
    create_index("ratings_by_profile", "ratings", ["profile"])
    create_table(
        "rating_changes",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("at", sa.Double, primary_key=True),
        sa.Column("unit", sa.String, primary_key=True),
        sa.Column("player", sa.String, primary_key=True),
        _of_person(),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("results", sa.Integer, nullable=False),
    )
    create_index("rating_changes_by_player", "rating_changes", ["game", "player", "at"])
    create_index("rating_changes_by_profile", "rating_changes", ["profile"])
    create_table(
        "rated",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("unit", sa.String, nullable=False),
    )
    create_index("rated_by_order", "rated", ["game", "at", "unit"])
    create_table(
        "rating_locks",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("turns", sa.Integer, nullable=False),
    )
    create_table(
        "board_points",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("boards", sa.String, nullable=False),
    )
    create_table(
        "rating_choices",
        _of_profile(is_key=True),
        sa.Column("at", sa.Double, primary_key=True),
        sa.Column("is_rated", sa.Boolean, nullable=False),
    )
    create_table("ratings_shown", _of_profile(is_key=True))


def _of_person() -> sa.Column[str | None]:
    """A column with the profile of a rating; null for bots."""
    return sa.Column("profile", sa.String, sa.ForeignKey("profiles.id", ondelete="CASCADE"))


def _deals() -> None:
    """Add the sets of boards, the plays of the days' deals, and the plays of links."""
    create_table(
        "sets",
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("of", sa.String, primary_key=True),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("released_at", sa.Double),
    )
    create_table(
        "day_plays",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        _of_profile(is_key=True),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("began_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double),
        sa.Column("points", sa.Integer),
    )
    create_index("day_plays_by_points", "day_plays", ["day", "game", "points"])
    create_index("day_plays_by_code", "day_plays", ["code"], unique=True)
    create_table(
        "day_marks",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("points", sa.Integer, nullable=False),
    )
    create_table(
        "link_plays",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("link", sa.String, nullable=False),
        sa.Column("began_at", sa.Double, nullable=False),
        sa.Column("points", sa.Integer),
    )
    create_index("link_plays_by_link", "link_plays", ["link", "began_at"])
