"""An endpoint is declared once; `test_openapi.py` proves that every route is described."""

import pytest
from msgspec import Struct
from starlette.responses import Response

from rookery.server.http.endpoints import endpoint


class Wish(Struct):
    """Something that is sent."""

    name: str


def test_each_part_of_a_path_needs_a_parameter() -> None:
    with pytest.raises(TypeError, match=r"wish must have a parameter for each part of /api/\{id\}"):

        @endpoint("GET", "/api/{id}")
        async def wish() -> Wish:
            raise NotImplementedError


def test_bytes_and_responses_need_a_type() -> None:
    async def sent(body: bytes) -> Wish:
        raise NotImplementedError

    async def answered() -> Response:
        raise NotImplementedError

    for wish in (sent, answered):
        with pytest.raises(TypeError, match="must say what it takes and gives"):
            endpoint("POST", "/api/wishes")(wish)
    endpoint("POST", "/api/wishes", takes=Wish)(sent)
    endpoint("POST", "/api/wishes", gives="text/csv")(answered)
