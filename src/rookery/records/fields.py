"""The named fields of a position in one line: `dealer 0; totals 0 0; …`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rookery.core.cards import Card, Seat
from rookery.records.cards import parse_cards
from rookery.records.errors import BadText, shortened

_BETWEEN_FIELDS = ";"
_BETWEEN_SEATS = "|"


def join_fields(head: str, fields: Mapping[str, str]) -> str:
    """The line for a position: its head, then every field whose text is not empty."""
    written = [f"{name} {text}" for name, text in fields.items() if text]
    return f"{_BETWEEN_FIELDS} ".join([head, *written])


def join_seats(texts: list[str]) -> str:
    """The text of a field with one part for each seat."""
    return f" {_BETWEEN_SEATS} ".join(texts)


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of a position while it is read."""

    head: str
    texts: Mapping[str, str]

    @classmethod
    def read(cls, line: str, names: Sequence[str]) -> Fields:
        """The fields of a line. Raises BadText if a field is unknown or given twice."""
        head, *parts = (part.strip() for part in line.split(_BETWEEN_FIELDS))
        texts: dict[str, str] = {}
        for part in parts:
            name, _, text = part.partition(" ")
            if name not in names:
                known = ", ".join(names)
                raise BadText(f"a position has no field {shortened(name)}; its fields are {known}")
            if name in texts:
                raise BadText(f"the field {name} is given twice in the position")
            texts[name] = text.strip()
        return cls(head, texts)

    def text(self, name: str) -> str:
        """The text of a field, empty if the field is missing."""
        return self.texts.get(name, "")

    def cards(self, name: str) -> tuple[Card, ...]:
        """The cards of a field, empty if the field is missing. Raises BadText."""
        return parse_cards(self.text(name))

    def numbers(self, name: str) -> tuple[int, ...]:
        """The whole numbers of a field, which may be negative. Raises BadText."""
        return tuple(number(word, name) for word in self.text(name).split())

    def seat(self, name: str, seats: int) -> Seat | None:
        """The seat of a field; None if the field is missing. Raises BadText."""
        if not self.text(name):
            return None
        seat = number(self.text(name), name)
        if not 0 <= seat < seats:
            raise BadText(f"{name} must be a seat from 0 to {seats - 1}, not {seat}")
        return seat

    def needed_seat(self, name: str, seats: int) -> Seat:
        """The seat of a field that must not be missing. Raises BadText."""
        seat = self.seat(name, seats)
        if seat is None:
            raise BadText(f"the position needs a field {name} with a seat")
        return seat

    def by_seat(self, name: str, seats: int) -> tuple[str, ...]:
        """The parts of a field that has one for each seat. Raises BadText."""
        texts = tuple(part.strip() for part in self.text(name).split(_BETWEEN_SEATS))
        if len(texts) != seats:
            raise BadText(f"{name} must have {seats} parts, one for each seat, not {len(texts)}")
        return texts


def number(word: str, what: str) -> int:
    """The whole number written in a word of at most six digits. Raises BadText."""
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > 6:
        raise BadText(f"{what} must be whole numbers of at most 6 digits, not {shortened(word)}")
    return int(word)
