"""`rookery` with an API for evenings that belong to no club: for tests and benchmarks.

`EVENING_AWAY_FOR` sets the seconds after which a bot stands in for somebody who is away.
"""

import os
from typing import Any

from rookery.cli.main import main
from rookery.evenings.as_object import read_settings
from rookery.server.evenings.states import results_of
from rookery.server.http.endpoints import endpoint
from rookery.server.web import app
from rookery.server.web.openapi import AREAS
from rookery.server.web.server_desk import ServerDesk
from rookery.table.turns import live

HERE = "/api/doors"


class Doors:
    def __init__(self, desk: ServerDesk) -> None:
        self._director = desk.server.director

    @endpoint("POST", HERE)
    async def make(self, body: dict[str, Any]) -> dict[str, Any]:
        return {"id": await self._director.make(read_settings(body))}

    @endpoint("POST", f"{HERE}/{{id}}/people")
    async def join(self, id_: str, body: dict[str, Any]) -> dict[str, Any]:
        joined = await self._director.join(id_, body["name"], group=body.get("group", ""))
        return {"entry": joined.entry, "secret": joined.secret}

    @endpoint("GET", f"{HERE}/{{id}}/people/{{entry}}")
    async def state(self, id_: str, entry: str) -> Any:
        return await self._director.state_for(id_, entry)

    @endpoint("DELETE", f"{HERE}/{{id}}/people/{{entry}}")
    async def leave(self, id_: str, entry: str) -> dict[str, Any]:
        await self._director.leave(id_, entry)
        return {}

    @endpoint("POST", f"{HERE}/{{id}}/rounds")
    async def start(self, id_: str) -> dict[str, Any]:
        await self._director.start_round(id_)
        return {}

    @endpoint("GET", f"{HERE}/{{id}}/results")
    async def results(self, id_: str) -> Any:
        return results_of(*await self._director.evening(id_))


setattr(app, "AREAS", {**AREAS, Doors: Doors})  # noqa: B010  # a door that only tests have
if "EVENING_AWAY_FOR" in os.environ:
    setattr(live, "AWAY_FOR", float(os.environ["EVENING_AWAY_FOR"]))  # noqa: B010

if __name__ == "__main__":
    main()
