"""The errors of texts and records, with stable codes."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rookery.core.errors import RookeryError

Code: TypeAlias = Literal[
    "not-json",
    "bad-form",
    "unknown-game",
    "bad-option",
    "bad-players",
    "match-over",
    "bad-dealer",
    "bad-deck",
    "bad-move",
    "illegal-move",
    "redacted",
    "unfinished-deal",
    "bad-cut",
    "wrong-points",
    "wrong-totals",
    "wrong-winners",
]
"""The codes of a `BadRecord` raised by reading or replay, explained in docs/records.md."""

ProofCode: TypeAlias = Literal[
    "no-proof", "sealed", "bad-proof", "wrong-commitment", "wrong-contribution", "wrong-shuffle"
]
"""The additional codes of `rookery.records.proof`, explained in docs/records.md."""


class BadText(RookeryError):
    """A text that is not a valid card, move, option or position."""

    code = "bad-text"

    def __init__(self, sentence: str) -> None:
        super().__init__(one_line(sentence))


class BadRecord(RookeryError):
    """The first fault of a record and its place.

    `deal` and `move` are counted from 0, and None if the fault is not in a deal or a move. `reason`
    is the message without the place.
    """

    def __init__(
        self, code: Code | ProofCode, reason: str, deal: int | None = None, move: int | None = None
    ) -> None:
        places = [("deal", deal), ("move", move)]
        where = ", ".join(f"{name} {number}" for name, number in places if number is not None)
        self.reason = one_line(reason)
        super().__init__(f"{where}: {self.reason}" if where else self.reason)
        self.code: Code | ProofCode = code
        self.deal = deal
        self.move = move

    def at(self, deal: int, move: int | None = None) -> BadRecord:
        """The same error at the given place."""
        return BadRecord(self.code, self.reason, deal, move)


class BadJson(RookeryError):
    """A text that is not JSON (code `not-json`), or breaks a limit of `parsed` (`bad-form`)."""

    def __init__(self, code: Literal["not-json", "bad-form"], sentence: str) -> None:
        super().__init__(one_line(sentence))
        self.code: Literal["not-json", "bad-form"] = code


def shortened(text: str, most: int = 40) -> str:
    """Text from outside, quoted, printable and cut off after `most` characters."""
    return repr(one_line(text, most))


def one_line(text: str, most: int = 250) -> str:
    """Text from outside as one printable line, cut off after `most` characters."""
    shown = "".join(char if char.isprintable() else "·" for char in text[:most])
    return shown if len(text) <= most else shown + "…"
