"""An endpoint is declared once; `test_openapi.py` proves that every route is described."""

import pytest
from msgspec import Struct
from starlette.responses import Response

from rookery.server.http.endpoints import Id, endpoint, endpoints_of
from rookery.server.people.profiles import Profile


class Wish(Struct):
    """Something that is sent."""

    name: str


class Wishes:
    @endpoint("GET", "/api/wishes/{id}/{number:int}", refuses=(404,))
    async def one_wish(self, id_: Id, number: int, profile: Profile | None) -> Wish:
        """One of the wishes
        of somebody.

        What follows is for those who read the code.
        """
        raise NotImplementedError

    @endpoint("DELETE", "/api/wishes/{id}", 200)
    async def forget(self, id_: str, profile: Profile, body: Wish) -> None:
        """Forget a wish."""

    def no_endpoint(self) -> None:
        raise NotImplementedError


def test_a_declaration_is_read_from_the_method() -> None:
    (name, one), (_, forget) = endpoints_of(Wishes)
    assert (name, one.name, one.method, one.address) == (
        "one_wish",
        "oneWish",
        "GET",
        "/api/wishes/{id}/{number}",
    )
    assert one.summary == "One of the wishes of somebody."
    assert one.parts == {"id_": Id, "number": int}
    assert (one.takes, one.gives, one.profile, one.status) == (None, Wish, False, 200)
    assert (forget.takes, forget.profile, forget.status) == (Wish, True, 204)


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
