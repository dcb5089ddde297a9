"""The key that signs notices, so that a push service knows which server sent them (VAPID)."""

from base64 import urlsafe_b64encode

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import select

from rookery.server.database.connections import Connections
from rookery.server.database.schema.notices import PUSH_KEYS

_TOKEN_SECONDS = 12 * 3600
"""A signature is valid for this many seconds; push services allow 24 hours (RFC 8292, 2)."""

_ID = 1


class Signer:
    """Signs requests to push services."""

    def __init__(self, key: Vapid02) -> None:
        self._key = key
        point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = urlsafe_b64encode(point).rstrip(b"=").decode()

    def authorization(self, audience: str, site: str, at: float) -> str:
        """The header for a push service at `audience` (RFC 8292); `site` is the contact."""
        claims = {"aud": audience, "sub": site, "exp": int(at) + _TOKEN_SECONDS}
        headers: dict[str, str] = self._key.sign(claims)
        return headers["Authorization"]


def signer_of(connections: Connections, at: float) -> Signer:
    """The signer of a database. Its key is made on first use. Raises StoreFailed."""
    chosen = select(PUSH_KEYS.c.private_key).where(PUSH_KEYS.c.id == _ID)
    kept = connections.scalar(chosen)
    if kept is None:
        made = Vapid02()
        made.generate_keys()
        row = {"id": _ID, "private_key": made.private_pem(), "made_at": at}
        with connections.writing() as connection:  # another server may have made the key
            connection.execute(connections.insert_new(PUSH_KEYS), row)
            kept = connection.execute(chosen).scalar_one()
    return Signer(Vapid02.from_pem(bytes(kept)))
