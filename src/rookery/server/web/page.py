"""Serves the built page: its hashed files are cached for a year, the page itself never."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from rookery.core.errors import RookeryError

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"

_PAGES = (
    "/",
    "/learn",
    "/learn/{rest:path}",
    "/how",
    "/how/{rest:path}",
    "/rules",
    "/rules/{rest:path}",
    "/rulebook",
    "/find",
    "/analysis",
    "/puzzles",
    "/puzzles/{rest:path}",
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


def page_routes() -> list[BaseRoute]:
    """The routes of the page, or one route that says how to build it."""
    try:
        folder = page_folder()
    except NoPage as error:
        missing = HTMLResponse(f"<!doctype html><title>Rookery</title><p>{error}</p>", 503)

        async def no_page(request: Request) -> Response:
            return missing

        return [Route("/{rest:path}", no_page)]

    async def page(request: Request) -> Response:
        return FileResponse(folder / "index.html", headers={"cache-control": _ASK_AGAIN})

    async def lost(request: Request) -> Response:
        return FileResponse(
            folder / "index.html", status_code=404, headers={"cache-control": _ASK_AGAIN}
        )

    top = [path for path in folder.iterdir() if path.is_file() and path.name != "index.html"]
    return [
        *(Route(path, page) for path in _PAGES),
        *(Route(f"/{path.name}", _file(path)) for path in top),
        Mount("/assets", GZipMiddleware(_Assets(directory=folder / "assets"))),
        Route("/{rest:path}", lost),
    ]


def _file(path: Path) -> Any:
    kind = "image/svg+xml; charset=utf-8" if path.suffix == ".svg" else None

    async def served(request: Request) -> Response:
        return FileResponse(path, headers={"cache-control": _ASK_AGAIN}, media_type=kind)

    return served


class _Assets(StaticFiles):
    """Files whose names change with their content."""

    def file_response(self, *arguments: Any, **named: Any) -> Response:
        response = super().file_response(*arguments, **named)
        response.headers["cache-control"] = _FOR_EVER
        return response
