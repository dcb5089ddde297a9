"""A move that is being chosen, code by code."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rookery.core.errors import RookeryError
from rookery.core.moves import Move, is_same


class IllegalAction(RookeryError):
    """A code that may not come next, or a move that has no code in the game."""

    code = "illegal-action"


@dataclass(frozen=True, slots=True)
class Choice:
    """The legal moves that begin with the codes chosen so far, each with all its codes.

    `begun` are the codes so far, none before the first. If only one code can come next, it is added
    at once, so that every step but the first offers two or more codes. `n` is the number of codes
    of the game. `done` is the code that ends a move where longer moves begin with the same codes;
    None in games where every move is one code.
    """

    n: int
    done: int | None
    begun: tuple[int, ...]
    moves: tuple[tuple[tuple[int, ...], Move], ...]

    @property
    def move(self) -> Move | None:
        """The move that has been chosen; None while there are several, or none at all."""
        return self.moves[0][1] if self.begun and len(self.moves) == 1 else None

    @property
    def codes(self) -> tuple[int, ...]:
        """The codes that may come next, ascending; none once the move has been chosen."""
        if self.move is not None:
            return ()
        return tuple(sorted({self._next(codes) for codes, _ in self.moves}))

    @property
    def mask(self) -> bytes:
        """A byte for each code of the game, 1 for those that may come next."""
        mask = bytearray(self.n)
        for code in self.codes:
            mask[code] = 1
        return bytes(mask)

    def then(self, code: int) -> Choice:
        """The choice after one more code. Raises IllegalAction if it may not come next."""
        if self.move is not None:
            raise IllegalAction(f"the move is chosen already: {self.move}")
        left = tuple(each for each in self.moves if self._next(each[0]) == code)
        if not left:
            allowed = ", ".join(map(str, self.codes)) or "none, because it is not this seat's turn"
            raise IllegalAction(f"{code} may not come next; allowed: {allowed}")
        after = replace(self, begun=(*self.begun, code), moves=left)
        while after.move is None and len(after.codes) == 1:
            after = replace(after, begun=(*after.begun, *after.codes))
        return after

    def toward(self, move: Move) -> int:
        """The next code on the way to a move. Raises IllegalAction if it cannot be chosen now.

        A capture or build is known by its cards, however they are grouped (TX-6).
        """
        for codes, each in self.moves:
            if is_same(each, move) and self.move is None:
                return self._next(codes)
        raise IllegalAction(f"{move} is none of the moves that can be chosen now")

    def _next(self, codes: tuple[int, ...]) -> int:
        """The code that follows in a move, `done` where the move is complete."""
        place = len(self.begun)
        if place < len(codes):
            return codes[place]
        assert self.done is not None
        return self.done
