"""The rule sheets that profiles and clubs keep, each under the name that its family gave it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from sqlalchemy import Connection, delete, insert, select, update

from rookery.games import GAMES, preset
from rookery.games.table import kept_options, read_options
from rookery.messages import refusals
from rookery.server.codes import new_id
from rookery.server.database.connections import Connections
from rookery.server.database.schema.clubs import CLUBS, SHEETS
from rookery.server.database.schema.people import PROFILES
from rookery.server.people.messages import KeepSheet, RenameSheet, SheetKept
from rookery.table.protocol import encode, stored
from rookery.table.refusal import Refusal
from rookery.table.words.plain_text import title

MOST_SHEETS = 20
"""Maximum number of sheets that a profile or a club can keep. Unmeasured."""

Keeper: TypeAlias = Literal["profile", "club"]


class Sheets:
    """The sheets of a database, by the id of who keeps them. Methods block; raise StoreFailed."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def of(self, keeper: Keeper, id_: str) -> tuple[SheetKept, ...]:
        """The sheets of a profile or a club, by name."""
        columns = SHEETS.c.name, SHEETS.c.game, SHEETS.c.options
        rows = self._connections.rows(select(*columns).where(SHEETS.c[keeper] == id_))
        return tuple(sorted((_kept(*row) for row in rows), key=lambda it: it.name.casefold()))

    def keep(self, keeper: Keeper, id_: str, wanted: KeepSheet) -> None:
        """Keep a sheet. Raises UnknownGame, BadOption, and Refusal for its name or too many."""
        game, name = preset(wanted.game), title(wanted.name)
        chosen = game.checked(wanted.options)
        game.game(chosen)
        changed = {it: value for it, value in chosen.items() if value != game.default(it)}
        options = encode(kept_options(wanted.game, changed)).decode()
        row = {"id": new_id(), "name": name, "game": wanted.game, "options": options}
        with self._connections.writing() as connection:
            if len(_names(connection, keeper, id_, name)) >= MOST_SHEETS:
                raise Refusal("too-many", refusals.sheets_most(most=MOST_SHEETS))
            connection.execute(insert(SHEETS), row | {keeper: id_})

    def rename(self, keeper: Keeper, id_: str, wanted: RenameSheet) -> None:
        """Give a sheet another name. Raises Refusal."""
        name, was = title(wanted.name), title(wanted.was)
        with self._connections.writing() as connection:
            _names(connection, keeper, id_, "" if name == was else name)
            own = (SHEETS.c[keeper] == id_) & (SHEETS.c.name == was)
            if not connection.execute(update(SHEETS).where(own).values(name=name)).rowcount:
                raise Refusal("not-found", refusals.sheets_none())

    def drop(self, keeper: Keeper, id_: str, name: str) -> None:
        """Remove a sheet, if there is one of this name."""
        own = (SHEETS.c[keeper] == id_) & (SHEETS.c.name == title(name))
        self._connections.run(delete(SHEETS).where(own))


def _names(connection: Connection, keeper: Keeper, id_: str, wanted: str) -> Sequence[str]:
    """Lock a keeper's sheets; return their names. Refuses if one is `wanted`, or no keeper left."""
    owners = PROFILES if keeper == "profile" else CLUBS
    locked = select(owners.c.id).where(owners.c.id == id_).with_for_update()
    if connection.scalar(locked) is None:
        raise Refusal("not-found", refusals.nothing_here())
    names = connection.scalars(select(SHEETS.c.name).where(SHEETS.c[keeper] == id_)).all()
    if wanted in names:
        raise Refusal("bad-name", refusals.sheets_taken())
    return names


@lru_cache(1_000)  # checking a sheet takes 3 ms, and the page of a club asks every ten seconds
def _kept(name: str, game: str, options: str) -> SheetKept:
    known, read = GAMES.get(game), read_options(game, stored(options))
    title, fits = (game, False) if known is None else (known.title, known.allows(read))
    return SheetKept(name, game, title, read, fits)
