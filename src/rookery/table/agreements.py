"""Proposals to the people at a table: their kinds, who has to agree, and when they are settled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rookery.core.cards import Seat
from rookery.core.match import Match
from rookery.messages import refusals
from rookery.records import ply_text
from rookery.table import events as ev
from rookery.table.arrangement import swapped
from rookery.table.chairs import Chair
from rookery.table.claims import agreed_plies
from rookery.table.refusal import Refusal
from rookery.table.undo import moves_to_undo

ASKED_FOR = 60.0
"""Seconds after which a proposal lapses, but a day at a slow table. Unmeasured: enough to read it,
short enough to wait."""

_OF_A_POSITION = ("undo", "claim")
"""Questions about the present position. Bots do not move while one is open."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A question to the people at a table, asked by the event `version` at the time `at`.

    `what` is swap (with the person in `other`), undo, claim, end or restart; `agreed` are the seats
    that have said yes so far. It lapses after `lasts` seconds.
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
        """Whether bots make no move until it is settled."""
        return self.what in _OF_A_POSITION

    @property
    def lapses_at(self) -> float:
        """The time at which it lapses without an answer."""
        return self.at + self.lasts


def asked_of(chairs: Sequence[Chair], proposal: Proposal) -> tuple[Seat, ...]:
    """The seats that have to agree: the other person of a swap, or else everybody but the asker.

    Bots are not asked, nor is a person for whom a bot plays at the moment.
    """
    if proposal.what == "swap":
        return () if proposal.other is None else (proposal.other,)
    return tuple(
        seat for seat, chair in enumerate(chairs) if seat != proposal.seat and has_a_say(chair)
    )


def has_a_say(chair: Chair) -> bool:
    """Whether a person, who can answer, plays in a seat at the moment."""
    return chair.is_person and not chair.is_bot and not chair.is_stood_in


def is_agreed(chairs: Sequence[Chair], proposal: Proposal) -> bool:
    """Whether everybody who has to agree has agreed."""
    return set(asked_of(chairs, proposal)) <= set(proposal.agreed)


def granted(proposal: Proposal, match: Match[Any]) -> ev.AnyEvent:
    """The event that a proposal leads to once everybody has agreed."""
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
    """Whether a seat may ask to take its move back at all.

    Where deals are compared with other tables, there has to be somebody who could say no.
    """
    others = (chair for other, chair in enumerate(chairs) if other != seat)
    return not is_compared or any(map(has_a_say, others))


def need_opponents_asked(chairs: Sequence[Chair], match: Match[Any], seat: Seat) -> None:
    """Raise Refusal unless people play every seat against the claimant: bots cannot agree."""
    rivals = match.game.rules.rivals(seat)
    for other, chair in enumerate(chairs):
        if other in rivals and not has_a_say(chair):
            raise Refusal("not-certain", refusals.not_certain_claim())
