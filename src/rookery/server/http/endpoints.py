"""Declares endpoints: each method declares, once, what its endpoint takes, gives and refuses.

    @endpoint("POST", "/api/clubs/{code}/members", 201, refuses=(404,))
    async def join_club(self, code: Id, profile: Profile, body: m.JoinClub) -> m.ClubView:
        \"""Join a club.\"""

This declaration determines the route, the checks of the request and the operation in the OpenAPI
document. The operation is named like the method; its summary is the first paragraph of the
docstring. An area is a class with such methods; `openapi.AREAS` lists all areas.

The parameters of a method name what it needs of a request: each part of the path, and any of

* `profile: Profile` (needed) or `profile: Profile | None` (None for a guest),
* `body`, of a type of the protocol, or `bytes` for a body that is decoded elsewhere,
* `query`, of a type of the protocol,
* `secret: str | None` of a seat, `address: str`, `language: Language`, or the whole `request`.

It returns a message, which is sent as JSON; None for a response without content; or a Response.
"""

import inspect
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType, NoneType
from typing import Annotated, Any, TypeAlias, TypeVar, get_type_hints

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, compile_path

from rookery.server.http.addresses import address_of
from rookery.server.http.desk import Desk, as_json, language_of, seat_secret_of
from rookery.server.people.profiles import Profile
from rookery.table import protocol as p

Schema: TypeAlias = dict[str, Any]
"""A JSON Schema, or another object of the OpenAPI document."""

Id: TypeAlias = Annotated[str, Meta(max_length=60)]
"""A part of a path: an id or code."""

OF_TABLE = (404, 409, 410, 503)
"""The statuses of refusals at a table; any endpoint may have some others."""

NOTHING: Mapping[int, str] = MappingProxyType({})

_AT_ONCE: Mapping[str, Callable[[Request], object]] = {
    "request": lambda request: request,
    "secret": seat_secret_of,
    "address": address_of,
    "language": language_of,
}
"""By parameter: a function that gives the argument without waiting for the request's body."""

_DECLARED = "declared"

_T = TypeVar("_T", bound=Callable[..., Awaitable[object]])


@dataclass(frozen=True, slots=True)
class Endpoint:
    """The declaration of an endpoint, with the types of the method's annotations."""

    method: str
    path: str
    status: int
    name: str
    summary: str
    takes: Any
    gives: Any
    parts: Mapping[str, Any]
    hints: Mapping[str, Any]
    profile: bool | None
    refuses: tuple[int, ...]
    also: Mapping[int, str]
    longest: int

    @property
    def address(self) -> str:
        """The path without the types of its parameters."""
        return compile_path(self.path)[1]

    async def answer(
        self, desk: Desk, method: Callable[..., Awaitable[object]], request: Request
    ) -> Response:
        """Answer a request. The sender is looked up before the body is read."""
        given = {name: of(request) for name, of in _AT_ONCE.items() if name in self.hints}
        given |= {name: request.path_params[name.rstrip("_")] for name in self.parts}
        if self.hints.get("profile") is Profile:
            given["profile"] = await desk.need_profile(request)
        elif "profile" in self.hints:
            given["profile"] = await desk.profile(request)
        if "query" in self.hints:
            given["query"] = desk.query(request, self.hints["query"])
        if self.hints.get("body") is bytes:
            given["body"] = await desk.body(request, self.longest)
        elif "body" in self.hints:
            given["body"] = await desk.read(request, self.hints["body"], self.longest)
        made = await method(**given)
        if isinstance(made, Response):
            return made
        return Response(status_code=204) if made is None else as_json(made, self.status)


def endpoint(
    method: str,
    path: str,
    status: int = 200,
    *,
    refuses: tuple[int, ...] = (),
    also: Mapping[int, str] = NOTHING,
    takes: Any = None,
    gives: Any = None,
    profile: bool | None = None,
    longest: int = p.LONGEST_FRAME,
) -> Callable[[_T], _T]:
    """Declare a method as an endpoint. `status` is the status of its usual answer.

    `refuses` are further statuses of refusals; a body and a profile add their own. `also` are
    further statuses that are not faults, each with a sentence. If the body is `bytes`, `takes`
    describes it; if a Response is returned, `gives` describes it: by a type, a schema, or the media
    type of a text. If no parameter is a profile, `profile` shows whether the secret of a device is
    required (True), optional (False) or not read (None). A body has at most `longest` bytes.
    """

    def declare(function: _T) -> _T:
        hints = get_type_hints(function, include_extras=True)
        returned = hints.pop("return")
        parts = _parts(function, path, hints)
        declared = Endpoint(
            method=method,
            path=path,
            status=204 if returned is NoneType else status,
            name=_camel(function.__name__),
            summary=_summary(function),
            takes=takes or hints.get("body"),
            gives=gives or returned,
            parts=parts,
            hints=hints,
            profile=hints["profile"] is Profile if "profile" in hints else profile,
            refuses=refuses,
            also=also,
            longest=longest,
        )
        if declared.takes is bytes or declared.gives in (bytes, Response):
            raise TypeError(f"{function.__qualname__} must say what it takes and gives")
        setattr(function, _DECLARED, declared)
        return function

    return declare


def ref(name: str) -> Schema:
    """A reference to the schema of a message."""
    return {"$ref": f"#/components/schemas/{name}"}


def one_of(*messages: type) -> Schema:
    """A schema for one of several messages, distinguished by `type`."""
    return {"oneOf": [ref(it.__name__) for it in messages]}


def endpoints_of(area: type) -> Iterator[tuple[str, Endpoint]]:
    """The endpoints of an area, in order, with the names of their methods."""
    for name, method in vars(area).items():
        declared = getattr(method, _DECLARED, None)
        if isinstance(declared, Endpoint):
            yield name, declared


def routes_of(area: object, desk: Desk) -> list[Route]:
    """The routes of an area."""
    return [
        desk.route(it.path, partial(it.answer, desk, getattr(area, name)), [it.method])
        for name, it in endpoints_of(type(area))
    ]


def _parts(function: Callable[..., object], path: str, hints: Mapping[str, Any]) -> dict[str, Any]:
    """The types of a path's parameters, by the names of the method's parameters."""
    known = {"profile", "body", "query", *_AT_ONCE}
    parts = {name: hint for name, hint in hints.items() if name not in known}
    of_path = {name.rstrip("_") for name in parts}
    if of_path != set(compile_path(path)[2]):
        raise TypeError(f"{function.__qualname__} must have a parameter for each part of {path}")
    return parts


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))


def _summary(function: Callable[..., object]) -> str:
    paragraph = (inspect.getdoc(function) or "").partition("\n\n")[0]
    return " ".join(paragraph.split())
