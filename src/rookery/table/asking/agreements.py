"""Proposals to the people at a table: their kinds, who must agree, and when they end."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rookery.core.cards import Seat
from rookery.core.match import Match
from rookery.messages import refusals
from rookery.records import ply_text
from rookery.table import events as ev
from rookery.table.asking.claims import agreed_plies
from rookery.table.asking.undo import moves_to_undo
from rookery.table.chairs import Chair
from rookery.table.refusal import Refusal
from rookery.table.seating.arrangement import swapped

ASKED_FOR = 60.0
"""Seconds after which a proposal lapses; at a slow table it lasts a day. Long enough to read the
question, and short enough to wait for. Unmeasured."""

_OF_A_POSITION = ("undo", "claim")
"""Proposals about the present position. Bots do not move while one is open."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A question to the people at a table, asked by the event `version` at the time `at`.

    `what` is swap (with the person in `other`), undo, claim, end or restart; `agreed` are the seats
    that have said yes so far. The proposal lapses after `lasts` seconds.
    """

    what: str
    seat: Seat
    version: int
    at: float
    other: Seat | None = None
    agreed: tuple[Seat, ...] = ()
    lasts: float = ASKED_FOR

    @property
    def stops_play(self) -> bool:
        """Whether bots must not move while the proposal is open."""
        return self.what in _OF_A_POSITION

    @property
    def lapses_at(self) -> float:
        """The time at which the proposal lapses without an answer."""
        return self.at + self.lasts


def asked_of(chairs: Sequence[Chair], proposal: Proposal) -> tuple[Seat, ...]:
    """The seats that have to agree: for a swap the other person, otherwise everybody but the asker.

    Bots and people for whom a bot plays at the moment are not asked.
    """
    if proposal.what == "swap":
        return () if proposal.other is None else (proposal.other,)
    return tuple(
        seat for seat, chair in enumerate(chairs) if seat != proposal.seat and has_a_say(chair)
    )


def has_a_say(chair: Chair) -> bool:
    """Whether a seat has a person who plays it at the moment and can answer."""
    return chair.is_person and not chair.is_bot and not chair.is_stood_in


def is_agreed(chairs: Sequence[Chair], proposal: Proposal) -> bool:
    """Whether all seats that have to agree have agreed."""
    return set(asked_of(chairs, proposal)) <= set(proposal.agreed)


def granted(proposal: Proposal, match: Match[Any]) -> ev.AnyEvent:
    """The event that carries out a proposal after everybody has agreed."""
    seat = proposal.seat
    match proposal.what:
        case "swap":
            assert proposal.other is not None
            order = swapped(match.game.seats, seat, proposal.other)
            return ev.Reseated(order=order, why="swapped", seat=seat)
        case "undo":
            return ev.Undone(seat=seat, moves=moves_to_undo(match, seat))
        case "claim":
            plies = agreed_plies(match, seat)
            if plies is None:
                return ev.Lapsed()
            return ev.Claimed(seat=seat, plies=tuple(map(ply_text, plies)))
    return ev.Ended(restarts=proposal.what == "restart")


def still_stands(proposal: Proposal, event: ev.AnyEvent) -> bool:
    """Whether a proposal is still open after an event."""
    match event:
        case (
            ev.Reseated()
            | ev.RulesChanged()
            | ev.Declined()
            | ev.Lapsed()
            | ev.Expired()
            | ev.Undone()
            | ev.Claimed()
            | ev.Ended()
        ):
            return False
        case ev.Moved() | ev.Dealt() | ev.Cut():
            return not proposal.stops_play
        case ev.Started():
            return proposal.what != "swap"
        case (
            ev.Left(seat=seat)
            | ev.Released(seat=seat)
            | ev.StoodIn(seat=seat)
            | ev.Declared(seat=seat)
        ):
            return seat not in (proposal.seat, proposal.other) and proposal.what != "claim"
    return True


def allows_undo(chairs: Sequence[Chair], seat: Seat, *, is_compared: bool) -> bool:
    """Whether a seat may ever ask to undo: at compared deals only if somebody can refuse."""
    others = (chair for other, chair in enumerate(chairs) if other != seat)
    return not is_compared or any(map(has_a_say, others))


def need_opponents_asked(chairs: Sequence[Chair], match: Match[Any], seat: Seat) -> None:
    """Raise Refusal if a bot plays against the claimant, because bots cannot agree."""
    rivals = match.game.rules.rivals(seat)
    for other, chair in enumerate(chairs):
        if other in rivals and not has_a_say(chair):
            raise Refusal("not-certain", refusals.not_certain_claim())
