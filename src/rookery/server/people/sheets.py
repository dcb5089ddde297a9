"""The rule sheets that profiles and clubs keep, each under the name that its family gave it."""

from functools import lru_cache
from typing import Literal, TypeAlias

from sqlalchemy import delete, insert, select

from rookery.games import GAMES, preset
from rookery.games.table import kept_options, read_options
from rookery.messages import refusals
from rookery.server.codes import new_id
from rookery.server.database.connections import Connections, count
from rookery.server.database.schema.clubs import SHEETS
from rookery.server.people.messages import KeepSheet, SheetKept
from rookery.table.protocol import encode, stored
from rookery.table.refusal import Refusal
from rookery.table.words.plain_text import cut, one_line

MOST_SHEETS = 20
"""Maximum number of sheets that a profile or a club can keep. Unmeasured."""

_LONGEST_NAME = 40
"""Maximum number of visible characters of a sheet's name."""

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
        """Keep a sheet, in place of those that it replaces.

        Raises UnknownGame, BadOption, and Refusal for a bad name or too many sheets.
        """
        game = preset(wanted.game)
        game.game(wanted.options)
        chosen = {it: v for it, v in game.checked(wanted.options).items() if v != game.default(it)}
        name = cut(one_line(wanted.name), _LONGEST_NAME)
        if not name:
            raise Refusal("bad-name", refusals.name_length(most=_LONGEST_NAME))
        options = encode(kept_options(wanted.game, chosen)).decode()
        row = {"id": new_id(), "name": name, "game": wanted.game, "options": options}
        own = SHEETS.c[keeper] == id_
        with self._connections.writing() as connection:
            replaced = SHEETS.c.name.in_([name, wanted.was or name])
            connection.execute(delete(SHEETS).where(own, replaced))
            if count(connection, SHEETS, own) >= MOST_SHEETS:
                raise Refusal("too-many", refusals.sheets_most(most=MOST_SHEETS))
            connection.execute(insert(SHEETS), row | {keeper: id_})

    def drop(self, keeper: Keeper, id_: str, name: str) -> None:
        """Remove a sheet, if there is one of this name."""
        own = (SHEETS.c[keeper] == id_) & (SHEETS.c.name == name)
        self._connections.run(delete(SHEETS).where(own))


@lru_cache(1_000)  # checking a sheet takes 3 ms, and the page of a club asks every ten seconds
def _kept(name: str, game: str, options: str) -> SheetKept:
    known, read = GAMES.get(game), read_options(game, stored(options))
    title, fits = (game, False) if known is None else (known.title, known.allows(read))
    return SheetKept(name, game, title, read, fits)
