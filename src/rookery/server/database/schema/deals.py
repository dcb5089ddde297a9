"""The database tables of deals that many people play: sets of boards, days, and links."""

from sqlalchemy import Column, Double, Index, Integer, String

from rookery.server.database.schema.metadata import table
from rookery.server.database.schema.people import of_profile

SETS = table(
    "sets",
    Column("kind", String, primary_key=True),
    Column("of", String, primary_key=True),
    Column("secret", String, nullable=False),
    Column("commitment", String, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("released_at", Double),
)
"""Sets of boards, with their secrets in hex. `released_at` is when a set becomes public, null if
that is not known yet. All times in this module are in seconds since 1970."""

DAY_PLAYS = table(
    "day_plays",
    Column("day", String, primary_key=True),
    Column("game", String, primary_key=True),
    of_profile(is_key=True),
    Column("code", String, nullable=False),
    Column("began_at", Double, nullable=False),
    Column("ended_at", Double),
    Column("points", Integer),
    Index("day_plays_by_points", "day", "game", "points"),
    Index("day_plays_by_code", "code", unique=True),
)
"""The table at which a profile plays the deal of a game on a day such as 2026-11-25. `points` are
null until the deal is over, and stay null if it was given up."""

DAY_MARKS = table(
    "day_marks",
    Column("day", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("points", Integer, nullable=False),
)
"""The strongest bot's points for the deal of a day."""

DAY_RUNS = table(
    "day_runs",
    Column("day", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("level", String, primary_key=True),
    Column("run", Integer, primary_key=True),
    Column("points", Integer, nullable=False),
)
"""Bots' points for the deal of a day. Each level plays several times with new random numbers."""

LINKS = table(
    "links",
    Column("id", String, primary_key=True),
    Column("code", String, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("made_at", Double, nullable=False),
    Index("links_by_deal", "code", "deal", "seat", unique=True),
)
"""Links to deals. Each has a random id, and refers to a table, a deal of it counted from 1, and a
seat. Only the server knows which, so that nobody can find the table before playing the deal."""

LINK_PLAYS = table(
    "link_plays",
    Column("code", String, primary_key=True),
    Column("link", String, nullable=False),
    Column("began_at", Double, nullable=False),
    Column("points", Integer),
    Index("link_plays_by_link", "link", "began_at"),
)
"""The tables at which shared deals are replayed. `link` is the id of the link; plays from before
layout 7 may have its former name, such as k3vq9xw2ab/2/0."""
