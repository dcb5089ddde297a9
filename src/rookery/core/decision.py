"""A player's decision: a move, with the reason and the time it takes."""

from dataclasses import dataclass

from rookery.core.messages import Told
from rookery.core.moves import Move


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, a one-sentence reason for it, and the seconds that a person would think about it.

    Rookery's own bots give the reason as a message, shown in the reader's language; the words of
    other bots are shown as they are.

    The delay decides a race for an orange only in contests that ask for it. Elsewhere, also at
    tables, the seconds before a call come from one distribution for all bots. `considered` are the
    moves that were evaluated, best first, each with the expected points of its seat's side in the
    deal; it is empty if no move was evaluated. `then` are the moves that belong together with this
    one, such as the other cards to bury; the reason is for all of them. The reason, `considered`
    and `then` follow from the view alone, and may be shown only to the view's seat.
    """

    move: Move
    reason: Told = ""
    delay: float = 0.0
    considered: tuple[tuple[Move, float], ...] = ()
    then: tuple[Move, ...] = ()

    def alternatives(self, most: int) -> tuple[tuple[Move, float], ...]:
        """The best of the considered moves, at most `most` of them, to be shown to people.

        Empty if there was no choice, and for the first of several moves that belong together. Also
        empty if another move has clearly more expected points: the chosen move is then better for
        the match, or for making the bid.
        """
        points = [each for _, each in self.considered]
        if self.then or len(points) < 2 or points[0] < max(points) - 0.5:
            return ()
        return self.considered[:most]
