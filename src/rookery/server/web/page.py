"""Serves the built page: its hashed files may be cached for a year, the page itself never.

It also serves the offline runtime, if that was built; with it, a device plays without a network.
"""

import asyncio
from functools import cache, partial
from http.client import MOVED_PERMANENTLY, NOT_FOUND, OK
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from rookery.core.errors import RookeryError
from rookery.records.json_text import parsed
from rookery.server.database.database import StoreFailed
from rookery.server.http.desk import language_of
from rookery.server.web.kept_assets import KeptAssets

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"

_KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm", ".txt": "text/plain"}
"""The media types of the runtime's files. All other files are opaque data for our own code."""

_PAGES = (
    "/",
    "/games",
    "/games/{rest:path}",
    "/learn",
    "/learn/puzzles",
    "/learn/puzzles/{rest:path}",
    "/learn/analysis",
    "/rulebook",
    "/c",
    "/c/{rest:path}",
    "/d/{rest:path}",
    "/day",
    "/day/{rest:path}",
    "/e/{rest:path}",
    "/meet",
    "/privacy",
    "/t/{rest:path}",
    "/r/{rest:path}",
    "/you",
    "/you/{rest:path}",
)

_WITH_OVERVIEW = ("/games", "/learn", "/day", "/meet")
"""The pages besides home that need the overview at once."""

_OVERVIEW = '<link rel="preload" href="/api/overview?language={}" as="fetch" crossorigin>'

_EARLIER = {
    "/how": "/games",
    "/rules": "/games",
    "/find": "/games",
    "/how/{part}": "/games/{part}/how",
    "/rules/{part}": "/games/{part}/rules",
    "/learn/{part}": "/games/{part}/learn",
    "/puzzles": "/learn/puzzles",
    "/puzzles/{part}": "/learn/puzzles/{part}",
    "/analysis": "/learn/analysis",
}
"""Earlier addresses of pages, still found in messages and on paper, with their present addresses.

The page does the same in `web/src/lib/browser/route.svelte.ts`.
"""


class NoPage(RookeryError):
    """The page has not been built."""

    code = "no-page"


def page_folder() -> Path:
    """The folder of the built page. Raises NoPage."""
    folder = Path(str(files("rookery"))) / "web" / "page"
    if not (folder / "index.html").is_file():
        raise NoPage(
            "the page is not built: in a checkout run `make page`; if pip installed Rookery, "
            "install it again with ROOKERY_PAGE=required, which says what is missing"
        )
    return folder


def runtime_folder() -> Path | None:
    """The folder of the runtime that `make offline` builds; None if it was not built."""
    folder = Path(str(files("rookery"))) / "web" / "runtime"
    return folder if (folder / "files.json").is_file() else None


def page_routes(kept: KeptAssets) -> list[BaseRoute]:
    """The page's routes, or one that says how to build it. `kept` has files of other builds."""
    try:
        folder = page_folder()
    except NoPage as error:
        missing = HTMLResponse(f"<!doctype html><title>Rookery</title><p>{error}</p>", 503)

        async def no_page(request: Request) -> Response:
            return missing

        return [Route("/{rest:path}", no_page)]

    first = cache(partial(_first_page, (folder / "index.html").read_text("utf-8")))

    async def page(request: Request) -> Response:
        path = request.url.path
        with_overview = path == "/" or path.startswith(_WITH_OVERVIEW)
        return first(language_of(request).tag, with_overview=with_overview)

    async def lost(request: Request) -> Response:
        return first(language_of(request).tag, status=NOT_FOUND)

    top = [path for path in folder.iterdir() if path.is_file() and path.name != "index.html"]
    return [
        *(Route(path, page) for path in _PAGES),
        *(Route(path, _moved(to)) for path, to in _EARLIER.items()),
        *(Route(f"/{path.name}", _file(path)) for path in top),
        *_runtime_routes(),
        Mount("/assets", GZipMiddleware(_Assets(folder / "assets", kept))),
        Route("/{rest:path}", lost),
    ]


def _first_page(text: str, tag: str, *, with_overview: bool = False, status: int = OK) -> Response:
    """The built page (`text`) for a language. It lists files that the browser should load at once.

    These are the first messages of the language and, if `with_overview`, the overview of the games.
    """
    text = text.replace("/assets/en-", f"/assets/{tag}-")
    if with_overview:
        text = text.replace("<head>", f"<head>{_OVERVIEW.format(tag)}", 1)
    headers = {"cache-control": _ASK_AGAIN, "vary": "accept-language"}
    return HTMLResponse(text, status, headers)


def _moved(to: str) -> Any:
    """An endpoint that redirects to another address, with the query; browsers keep the "#" part."""

    async def moved(request: Request) -> Response:
        path = to.format(part=quote(request.path_params.get("part", "")))
        return RedirectResponse(
            f"{path}?{request.url.query}" if request.url.query else path, MOVED_PERMANENTLY
        )

    return moved


def _file(path: Path) -> Any:
    kind = "image/svg+xml; charset=utf-8" if path.suffix == ".svg" else None

    async def served(request: Request) -> Response:
        return FileResponse(path, headers={"cache-control": _ASK_AGAIN}, media_type=kind)

    return served


def _runtime_routes() -> list[BaseRoute]:
    """The routes of the runtime. Its files were compressed when it was built."""
    folder = runtime_folder()
    if folder is None:
        return []
    list_file = folder / "files.json"
    listed = parsed(list_file.read_bytes())
    routes: list[BaseRoute] = [Route("/runtime/files.json", _file(list_file))]
    for name in listed["files"]:
        routes.append(Route(f"/runtime/{listed['version']}/{name}", _compressed(folder, name)))
    return routes


def _compressed(folder: Path, name: str) -> Any:
    kind = _KINDS.get(Path(name).suffix, "application/octet-stream")
    headers = {"cache-control": _FOR_EVER, "content-encoding": "gzip"}

    async def served(request: Request) -> Response:
        return FileResponse(folder / f"{name}.gz", headers=headers, media_type=kind)

    return served


class _Assets(StaticFiles):
    """Files whose names contain a hash of their content: of this build, and of kept builds."""

    def __init__(self, folder: Path, kept: KeptAssets) -> None:
        super().__init__(directory=folder)
        self._kept = kept

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != NOT_FOUND:
                raise
            packed = await asyncio.to_thread(self._find, path)
            if packed is None:
                raise
        headers = {"cache-control": _FOR_EVER, "content-encoding": "gzip"}
        kind = guess_type(path)[0] or "application/octet-stream"
        return Response(packed, headers=headers, media_type=kind)

    def _find(self, path: str) -> bytes | None:
        try:
            return self._kept.find(path)
        except StoreFailed:
            return None  # the page tries again

    def file_response(self, *arguments: Any, **named: Any) -> Response:
        response = super().file_response(*arguments, **named)
        response.headers["cache-control"] = _FOR_EVER
        return response
