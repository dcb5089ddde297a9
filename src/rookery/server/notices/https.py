"""Sends one POST over https to a checked address. Only the head of the answer is read."""

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass

import h11

from rookery.server.notices.push_endpoints import Endpoint

SECONDS = 15.0
"""Seconds for a whole request, from connecting to the answer. Unmeasured."""

_READ_AT_ONCE = 4096
_LONGEST_HEAD = 16_384
"""Maximum number of bytes of the head of an answer; a longer head is an error."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A push service's answer: its status, and the seconds of `Retry-After` (None if missing)."""

    status: int
    retry_after: float | None = None


class NoAnswer(Exception):
    """The service did not answer in time, or its answer was not HTTP."""


async def post(
    address: str,
    endpoint: Endpoint,
    headers: Mapping[str, str],
    body: bytes,
    context: ssl.SSLContext,
    seconds: float = SECONDS,
) -> Answer:
    """POST to an address of an endpoint; the certificate must name its host. Raises NoAnswer."""
    try:
        async with asyncio.timeout(seconds):
            return await _posted(address, endpoint, headers, body, context)
    except (OSError, TimeoutError, h11.ProtocolError) as error:
        raise NoAnswer(type(error).__name__) from None


async def _posted(
    address: str,
    endpoint: Endpoint,
    headers: Mapping[str, str],
    body: bytes,
    context: ssl.SSLContext,
) -> Answer:
    reader, writer = await asyncio.open_connection(
        address, endpoint.port, ssl=context, server_hostname=endpoint.host, limit=_LONGEST_HEAD
    )
    try:
        http = h11.Connection(h11.CLIENT, max_incomplete_event_size=_LONGEST_HEAD)
        host = endpoint.origin.removeprefix("https://")
        wanted = {"host": host, "content-length": str(len(body)), "connection": "close"}
        lines = [*wanted.items(), *headers.items()]
        request = h11.Request(method="POST", target=endpoint.target, headers=lines)
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(http.send(event) or b"")
        await writer.drain()
        return await _answer(http, reader)
    finally:
        writer.transport.abort()  # the body of the answer is not needed
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def _answer(http: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    while True:
        event = http.next_event()
        if isinstance(event, h11.Response):
            return Answer(event.status_code, _retry_after(dict(event.headers)))
        if event is h11.NEED_DATA:
            http.receive_data(await reader.read(_READ_AT_ONCE))
        elif not isinstance(event, h11.InformationalResponse):
            raise NoAnswer("the service has closed the connection")


def _retry_after(headers: Mapping[bytes, bytes]) -> float | None:
    """The seconds in `Retry-After`. A date is ignored: push services do not use dates."""
    text = headers.get(b"retry-after", b"")
    return float(text) if text.isdigit() and len(text) < 8 else None
