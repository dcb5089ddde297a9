"""The field `boards` of a record: its deals are boards of a set, and each is scored by itself."""

from dataclasses import asdict, dataclass
from typing import Any

from rookery.core.shuffle import HEX_OF_32_BYTES
from rookery.records.errors import BadRecord
from rookery.records.match_file import MatchRecord

FIELD = "boards"
"""The name of the extra field of a record that says which boards it has."""

MOST_BOARDS = 1_000
"""The most boards of a match: more than anybody plays in one sitting."""

_LONGEST = 200
"""The greatest length of the texts of this field, in characters."""


@dataclass(frozen=True, slots=True)
class Boards:
    """The boards of a match: `count` boards of a set, from number `first` on (counted from 1).

    `kind` and `of` name the kind of set and the set; `commitment` commits to its secret.
    """

    kind: str
    of: str
    first: int
    count: int
    commitment: str

    @property
    def extra(self) -> dict[str, Any]:
        """The field `boards` as it is written in a record."""
        return {FIELD: asdict(self)}


def boards_of(record: MatchRecord) -> Boards | None:
    """The boards of a record; None if it has no such field. Raises BadRecord for a wrong form."""
    fields = record.extra.get(FIELD)
    if fields is None:
        return None
    if not isinstance(fields, dict):
        raise BadRecord("bad-form", f'"{FIELD}" must be a JSON object')
    kind, of, commitment = (fields.get(name) for name in ("kind", "of", "commitment"))
    for name, text in (("kind", kind), ("of", of)):
        if not isinstance(text, str) or len(text) > _LONGEST:
            raise BadRecord("bad-form", f'"{name}" of the boards must be a short text')
    if not isinstance(commitment, str) or not HEX_OF_32_BYTES.fullmatch(commitment):
        reason = '"commitment" of the boards must be 32 bytes in lower-case hex'
        raise BadRecord("bad-form", reason)
    first, count = _number(fields, "first", 2**31), _number(fields, "count", MOST_BOARDS)
    return Boards(str(kind), str(of), first, count, commitment)


def _number(fields: dict[str, Any], name: str, most: int) -> int:
    value = fields.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
        raise BadRecord("bad-form", f'"{name}" of the boards must be a number from 1 to {most}')
    return value
