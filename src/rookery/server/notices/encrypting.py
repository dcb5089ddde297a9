"""Encrypts notices so that only the subscribed browser can read them (RFC 8291)."""

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec

KEY_BYTES, AUTH_BYTES = 65, 16
"""The lengths in bytes of a browser's public key (an uncompressed point) and secret (RFC 8291)."""

_PADDED_TO = 384
"""Bytes to which every notice is padded, so that its length reveals nothing to a push service."""

_CURVE = ec.SECP256R1()


def is_key(point: bytes) -> bool:
    """Whether bytes are a public key on the P-256 curve."""
    if len(point) != KEY_BYTES:
        return False
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
    except ValueError:
        return False
    return True


def encrypted(text: bytes, public_key: bytes, auth: bytes) -> bytes:
    """Encrypt a JSON text for the owner of a key. Returns the body of a request (aes128gcm)."""
    own = ec.generate_private_key(_CURVE)
    padded = text.ljust(_PADDED_TO)
    body: bytes = http_ece.encrypt(
        padded, private_key=own, dh=public_key, auth_secret=auth, version="aes128gcm"
    )
    return body
