"""A push service on this machine with real TLS, and a browser that subscribes at it."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import json
import queue
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID

from rookery.server.notices.sender import Reach
from rookery.server.notices.subscriptions import Subscription
from tests.processes import DEADLINE

HOST = "push.example.org"


@dataclass(frozen=True, slots=True)
class Pushed:
    """A request that the service has received."""

    method: str
    target: str
    headers: Mapping[str, str]
    body: bytes


class Browser:
    """A browser with the keys of a subscription."""

    def __init__(self, service: PushService, target: str = "/send/1", host: str = HOST) -> None:
        self.endpoint = f"https://{host}:{service.port}{target}"
        self.auth = b"sixteen bytes ab"
        self._key = ec.generate_private_key(ec.SECP256R1())
        form = Encoding.X962, PublicFormat.UncompressedPoint
        self.public_key = self._key.public_key().public_bytes(*form)

    @property
    def as_json(self) -> dict[str, str]:
        """The subscription as the Push API has it."""
        p256dh, auth = (_text(it) for it in (self.public_key, self.auth))
        return {"endpoint": self.endpoint, "p256dh": p256dh, "auth": auth}

    @property
    def subscription(self) -> Subscription:
        return Subscription(self.endpoint, self.public_key, self.auth, "https://play.example.org")

    def read(self, pushed: Pushed) -> dict[str, Any]:
        """The notice in a request, decrypted."""
        assert pushed.headers["content-encoding"] == "aes128gcm"
        text = http_ece.decrypt(
            pushed.body, private_key=self._key, auth_secret=self.auth, version="aes128gcm"
        )
        notice: dict[str, Any] = json.loads(text)
        return notice


def claims_of(pushed: Pushed, public_key: str) -> dict[str, Any]:
    """The claims of the request's token, which must be signed by the server's key (RFC 8292)."""
    scheme, _, rest = pushed.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(it.strip().split("=", 1) for it in rest.split(","))
    assert parts["k"] == public_key
    signed, _, signature = parts["t"].rpartition(".")
    head, claims = (json.loads(_bytes(it)) for it in signed.split("."))
    assert head["alg"] == "ES256"
    raw = _bytes(signature)
    both = (int.from_bytes(it, "big") for it in (raw[:32], raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(public_key))
    key.verify(encode_dss_signature(*both), signed.encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = claims
    return found


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class PushService:
    """The service; it answers with the next of `answers`, 201 if there is none."""

    certificate: bytes
    port: int = 0
    answers: list[str] = field(default_factory=list)
    received: queue.Queue[Pushed] = field(default_factory=queue.Queue)
    waits: list[float] = field(default_factory=list)

    def next(self) -> Pushed:
        """The next request; fails if none comes."""
        return self.received.get(timeout=DEADLINE)

    def reach(self) -> Reach:
        """A server's access to the service: all names lead to it; waits are only recorded."""

        async def resolve(host: str, port: int) -> list[str]:
            return ["127.0.0.1"]

        async def sleep(seconds: float) -> None:
            self.waits.append(seconds)

        def context() -> ssl.SSLContext:
            return ssl.create_default_context(cadata=self.certificate.decode())

        return Reach(resolve, lambda address: True, frozenset({self.port}), context, sleep)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Receive one request and answer it."""
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            method, target, _ = head[0].split(" ")
            fields = (it.split(": ", 1) for it in head[1:] if it)
            headers = {name.lower(): value for name, value in fields}
            body = await reader.readexactly(int(headers["content-length"]))
            self.received.put(Pushed(method, target, headers, body))
            answer = self.answers.pop(0) if self.answers else "201 Created"
            writer.write(f"HTTP/1.1 {answer}\r\ncontent-length: 0\r\n\r\n".encode())
            await writer.drain()
        writer.close()


@contextlib.contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    """Run a service in a thread."""
    certificate, pair = _certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pair)
    service = PushService(certificate)
    loop = asyncio.new_event_loop()
    loop.set_exception_handler(lambda loop, context: None)  # clients that refuse the certificate
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    async def begun() -> asyncio.Server:
        return await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=context)

    async def ended(server: asyncio.Server) -> None:
        server.close()
        await server.wait_closed()

    server = asyncio.run_coroutine_threadsafe(begun(), loop).result(DEADLINE)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        asyncio.run_coroutine_threadsafe(ended(server), loop).result(DEADLINE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def _certificate(folder: Path) -> tuple[bytes, Path]:
    """A certificate for the service, and a file with it and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now, day = datetime.datetime.now(datetime.UTC), datetime.timedelta(days=1)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate = made.public_bytes(Encoding.PEM)
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    pair = folder / "push.pem"
    pair.write_bytes(private + certificate)
    return certificate, pair
