"""A software authenticator: it makes passkeys and signs with them, in the form browsers send."""

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as text

_PRESENT = 0x01
_HAS_KEY = 0x40


@dataclass
class Authenticator:
    """One passkey for one host, with its private key (ES256)."""

    host: str
    origin: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    uses: int = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options for a new passkey (WebAuthn, 7.1), without attestation."""
        held = len(self.id).to_bytes(2) + self.id + self._public_key()
        about = self._about(_PRESENT | _HAS_KEY) + bytes(16) + held
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        said = self._said("webauthn.create", options)
        answer = {"clientDataJSON": text(said), "attestationObject": text(attested)}
        return self._credential(answer)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options for signing in (WebAuthn, 7.2)."""
        self.uses += 1
        about, said = self._about(_PRESENT), self._said("webauthn.get", options)
        signed = self.key.sign(about + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            {
                "clientDataJSON": text(said),
                "authenticatorData": text(about),
                "signature": text(signed),
            }
        )

    def _about(self, flags: int) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([flags]) + self.uses.to_bytes(4)

    def _said(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _public_key(self) -> bytes:
        """The key as COSE has it (RFC 9053): an elliptic curve key, ES256, on P-256."""
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        return cbor2.dumps({1: 2, 3: -7, -1: 1} | point)

    def _credential(self, answer: dict[str, Any]) -> dict[str, Any]:
        name = text(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": answer}
