"""What can be wrong with a text or a record, with stable codes."""

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
"""Every code of `BadRecord` that reading and replay raise; docs/records.md explains each."""

ProofCode: TypeAlias = Literal[
    "no-proof",
    "bad-proof",
    "wrong-commitment",
    "wrong-contribution",
    "wrong-shuffle",
]
"""The further codes of `rookery.records.proof`; docs/records.md explains each."""


class BadText(RookeryError):
    """A text that is not a card, a move or a position."""

    code = "bad-text"

    def __init__(self, sentence: str) -> None:
        super().__init__(one_line(sentence))


class BadRecord(RookeryError):
    """The first thing that is wrong with a record: what, and where.

    `deal` and `move` count from 0 and are None where they do not apply. `reason` is the sentence
    without the place.
    """

    def __init__(
        self,
        code: Code | ProofCode,
        reason: str,
        deal: int | None = None,
        move: int | None = None,
    ) -> None:
        places = [("deal", deal), ("move", move)]
        where = ", ".join(f"{name} {number}" for name, number in places if number is not None)
        self.reason = one_line(reason)
        super().__init__(f"{where}: {self.reason}" if where else self.reason)
        self.code: Code | ProofCode = code
        self.deal = deal
        self.move = move

    def at(self, deal: int, move: int | None = None) -> BadRecord:
        """The same error with its place."""
        return BadRecord(self.code, self.reason, deal, move)


def shortened(text: str, most: int = 40) -> str:
    """A text from outside as an error may quote it: printable, and never long."""
    return repr(one_line(text, most))


def one_line(text: str, most: int = 250) -> str:
    """A text as an error may tell it: printable, in one line, and cut off where it is long."""
    shown = "".join(char if char.isprintable() else "·" for char in text[:most])
    return shown if len(text) <= most else shown + "…"
