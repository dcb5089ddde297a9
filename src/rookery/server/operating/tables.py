"""Tables as the operator sees them: people and their addresses, but no cards."""

import asyncio

from rookery.server.codes import is_code
from rookery.server.composition import Server
from rookery.server.operating import requests as r
from rookery.server.rebuilding import rebuilt
from rookery.server.room import Room
from rookery.table.refusal import Refusal
from rookery.table.table import Table, stage_of


async def find_table(server: Server, code: str) -> r.TableLine:
    """Find a table in memory or, unconnected, in the log. Raises BadLog, StoreFailed, Refusal."""
    room = server.tables.rooms.get(code)
    if room is not None:
        return table_line(room.authority.table, room)
    entries = await asyncio.to_thread(server.store.log_of, code) if is_code(code) else []
    if not entries:
        raise Refusal("no-table", f"there is no table with the code {code[:40]!r}")
    return table_line(rebuilt(entries, server.now()).table)


def table_line(table: Table, room: Room | None = None) -> r.TableLine:
    """A table as the operator sees it. `room` gives its connections; without it, none are shown."""
    clients = () if room is None else tuple(room.clients)

    def addresses(seat: int | None) -> tuple[str, ...]:
        return tuple(client.address for client in clients if client.seat == seat)

    return r.TableLine(
        code=table.code,
        game=table.game,
        stage=stage_of(table),
        is_listed=table.listed,
        deal=len(table.match.deals),
        totals=table.match.totals,
        seats=tuple(
            r.SeatLine(
                name=chair.name,
                kind=chair.kind,
                level=chair.level,
                is_host=seat == table.host and chair.is_person,
                is_stood_in=chair.is_person and chair.is_bot,
                addresses=addresses(seat),
            )
            for seat, chair in enumerate(table.chairs)
        ),
        spectators=addresses(None),
        opened_at=table.opened_at,
        changed_at=table.changed_at,
    )
