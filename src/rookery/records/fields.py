"""The frame of a position: named fields in one line, `dealer 0; totals 0 0; …`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rookery.core.cards import Card, Seat
from rookery.records.cards import parse_cards
from rookery.records.errors import BadText, shortened

_BETWEEN_FIELDS = ";"
_BETWEEN_SEATS = "|"


def join_fields(head: str, fields: Mapping[str, str]) -> str:
    """One line of a head and fields; a field whose text is empty is left out."""
    written = [f"{name} {text}" for name, text in fields.items() if text]
    return f"{_BETWEEN_FIELDS} ".join([head, *written])


def join_seats(texts: list[str]) -> str:
    """Texts by seat as one field."""
    return f" {_BETWEEN_SEATS} ".join(texts)


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of a position that is being read."""

    head: str
    texts: Mapping[str, str]

    @classmethod
    def read(cls, line: str, names: Sequence[str]) -> Fields:
        """Part a line. Raises BadText for a field without a name, unknown, or given twice."""
        head, *parts = (part.strip() for part in line.split(_BETWEEN_FIELDS))
        texts: dict[str, str] = {}
        for part in parts:
            name, _, text = part.partition(" ")
            if name not in names:
                known = ", ".join(names)
                raise BadText(f"a position has no field {shortened(name)}; it has {known}")
            if name in texts:
                raise BadText(f"the field {name} stands twice in the position")
            texts[name] = text.strip()
        return cls(head, texts)

    def text(self, name: str) -> str:
        """The text of a field, empty if it is not there."""
        return self.texts.get(name, "")

    def cards(self, name: str) -> tuple[Card, ...]:
        """A field of cards."""
        return parse_cards(self.text(name))

    def numbers(self, name: str) -> tuple[int, ...]:
        """A field of whole numbers, which may be negative."""
        return tuple(number(word, name) for word in self.text(name).split())

    def seat(self, name: str, seats: int) -> Seat | None:
        """A field that is a seat, or is not there."""
        if not self.text(name):
            return None
        seat = number(self.text(name), name)
        if not 0 <= seat < seats:
            raise BadText(f"{name} must be a seat from 0 to {seats - 1}, not {seat}")
        return seat

    def needed_seat(self, name: str, seats: int) -> Seat:
        """A field that must be a seat."""
        seat = self.seat(name, seats)
        if seat is None:
            raise BadText(f"the position says nothing of {name}")
        return seat

    def by_seat(self, name: str, seats: int) -> tuple[str, ...]:
        """A field with a text for each seat."""
        texts = tuple(part.strip() for part in self.text(name).split(_BETWEEN_SEATS))
        if len(texts) != seats:
            raise BadText(f"{name} must have {seats} parts, one a seat, not {len(texts)}")
        return texts


def number(word: str, what: str) -> int:
    """A whole number of at most six digits."""
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > 6:
        raise BadText(f"{what} has whole numbers, not {shortened(word)}")
    return int(word)
