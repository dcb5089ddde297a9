"""Checks the origin of requests, and adds security headers to every response."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_POLICY = "; ".join(
    (
        "default-src 'none'",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

_WORKER_POLICY = _POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""The policy of the Web Worker that runs Python: it may compile WebAssembly."""

_WORKERS = "/assets/offline-worker-"
"""How the path of that worker's script begins; `web/vite.config.ts` sets the name."""

_ALWAYS = {
    "content-security-policy": _POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

_ONLY_TLS = "max-age=31536000"
"""Strict-Transport-Security for a year; sent only over TLS (RFC 6797, 7.2)."""

_LOOPBACK = ("127.0.0.1", "::1")

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""Headers that show that a request came through a proxy."""

STARTS = ("http.response.start", "websocket.http.response.start")
"""The ASGI messages that begin a response; the second one refuses a WebSocket."""


def own_origin(connection: HTTPConnection) -> str:
    """The origin of this server as its client knows it: scheme, host and port."""
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    return f"{scheme}://{connection.headers.get('host', '')}"


def is_secure_context(connection: HTTPConnection) -> bool:
    """Whether browsers consider the requested address secure: https, or this machine.

    A header can name this machine although the client is elsewhere. So the client's address must
    also be local, and the request must not come through a proxy.
    """
    if connection.url.scheme == "https":
        return True
    is_here = connection.client is not None and connection.client.host in _LOOPBACK
    is_forwarded = any(name in connection.headers for name in FORWARDED)
    return is_here and not is_forwarded and connection.url.hostname in ("localhost", *_LOOPBACK)


def is_own_origin(connection: HTTPConnection, others: frozenset[str]) -> bool:
    """Whether a request comes from a page of this server, or from a program that is no browser.

    Browsers always send the origin with a WebSocket or a POST (RFC 6455, 10.2); other programs need
    not. The origin must equal the requested host, with scheme and port, or one of `others`.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin == own_origin(connection) or origin in others


class Headers:
    """Middleware that adds security headers to every response and keeps the API out of caches."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                for name, value in _ALWAYS.items():
                    headers[name] = value
                if scope["path"].startswith(_WORKERS):
                    headers["content-security-policy"] = _WORKER_POLICY
                if scope["scheme"] in ("https", "wss"):
                    headers["strict-transport-security"] = _ONLY_TLS
                if scope["path"].startswith("/api/"):
                    headers["cache-control"] = "no-store"
            await send(message)

        await self._app(scope, receive, with_headers)
