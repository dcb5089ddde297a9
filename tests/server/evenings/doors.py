"""`rookery` with an API for evenings that belong to no club: for tests and benchmarks.

`EVENING_AWAY_FOR` sets the seconds after which a bot stands in for somebody who is away.
"""

from __future__ import annotations

import os
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.cli.main import main
from rookery.evenings.as_object import read_settings
from rookery.server.evenings.states import results_of
from rookery.server.web import people
from rookery.server.web.desk import Desk
from rookery.table import live

_known = people.routes


def _routes(desk: Desk) -> list[Route]:
    director = desk.server.director

    async def make(request: Request) -> Response:
        return _json({"id": await director.make(read_settings(await request.json()))})

    async def join(request: Request) -> Response:
        wanted = await request.json()
        joined = await director.join(
            request.path_params["id"], wanted["name"], group=wanted.get("group", "")
        )
        return _json({"entry": joined.entry, "secret": joined.secret})

    async def leave(request: Request) -> Response:
        await director.leave(request.path_params["id"], request.path_params["entry"])
        return _json({})

    async def start(request: Request) -> Response:
        await director.start_round(request.path_params["id"])
        return _json({})

    async def state(request: Request) -> Response:
        asked = request.path_params["id"], request.path_params["entry"]
        return _json(await director.state_for(*asked))

    async def results(request: Request) -> Response:
        return _json(results_of(*await director.evening(request.path_params["id"])))

    here = "/api/doors"
    return [
        *_known(desk),
        desk.route(here, make, ["POST"]),
        desk.route(f"{here}/{{id}}/people", join, ["POST"]),
        desk.route(f"{here}/{{id}}/people/{{entry}}", state),
        desk.route(f"{here}/{{id}}/people/{{entry}}", leave, ["DELETE"]),
        desk.route(f"{here}/{{id}}/rounds", start, ["POST"]),
        desk.route(f"{here}/{{id}}/results", results),
    ]


def _json(answer: Any) -> Response:
    return Response(msgspec.json.encode(answer), media_type="application/json")


setattr(people, "routes", _routes)  # noqa: B010  # a door that only tests have
if "EVENING_AWAY_FOR" in os.environ:
    setattr(live, "AWAY_FOR", float(os.environ["EVENING_AWAY_FOR"]))  # noqa: B010

if __name__ == "__main__":
    main()
