"""Plays the evenings of clubs: people on a club's list become people at the director's evening.

Somebody who comes has an entry at the director's evening, with the same id and secret. The
director's evening is made when a host begins the evening. After that, people who change their
answer to yes play from the next round on, and people who change it to no leave.
"""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection, select

from rookery.evenings.evening import Evening as Played
from rookery.messages import refusals
from rookery.server.clubs.comers import Comer, partners
from rookery.server.clubs.evenings import Evening
from rookery.server.clubs.texts import settings_of
from rookery.server.clubs.views import CANCELLED, PLANNED
from rookery.server.database.connections import Connections
from rookery.server.database.schema.clubs import CLUB_COMERS
from rookery.server.database.schema.evenings import EVENINGS
from rookery.server.evenings.director import Director
from rookery.server.evenings.keeping import GATHERING, OVER, Kept
from rookery.server.evenings.messages import EveningMissing
from rookery.server.evenings.states import Glimpse
from rookery.table.refusal import Refusal

PLAYING = "playing"


class Playing:
    """The evenings of clubs, played by the director."""

    def __init__(self, connections: Connections, director: Director) -> None:
        self._connections = connections
        self._director = director

    def stages(self, evenings: Collection[Evening]) -> dict[str, str]:
        """The stage of each evening: planned, cancelled, playing or over. Blocks."""
        ids = [each.id for each in evenings]
        chosen = select(EVENINGS.c.id, EVENINGS.c.stage).where(EVENINGS.c.id.in_(ids))
        begun = {row.id: row.stage for row in self._connections.rows(chosen)}
        return {each.id: _stage(each, begun.get(each.id)) for each in evenings}

    async def played(self, evening: Evening) -> tuple[Kept, Played] | None:
        """An evening as the director plays it; None until a host has begun it."""
        try:
            return await self._director.evening(evening.id)
        except Refusal:
            return None

    def glimpse(self, evening: Evening) -> Glimpse | None:
        """The state of an evening at this moment; None until a host has begun it. Blocks."""
        try:
            return self._director.glimpse(evening.id)
        except Refusal:
            return None

    async def missing(self, glimpse: Glimpse | None) -> EveningMissing:
        """The people who are not at their tables at the moment, such as people without a phone."""
        return EveningMissing() if glimpse is None else await self._director.missing(glimpse)

    async def begin(self, evening: Evening, comers: Sequence[Comer]) -> None:
        """Draw the next round; the first is for all who say yes. Raises Refusal, EveningError."""
        await self._director.make(settings_of(evening.plan), evening.id)
        await self._gather(evening, comers)
        await self._director.start_round(evening.id)

    async def end(self, evening: Evening) -> None:
        """End the round being played, if any, and the evening. Raises Refusal and EveningError."""
        _, now = await self._director.evening(evening.id)
        if now.current is not None:
            await self._director.close_round(evening.id)
        await self._director.end(evening.id)

    async def come(self, evening: Evening, comer: Comer, comers: Sequence[Comer]) -> None:
        """Apply an answer to an evening that has begun: the person joins or leaves."""
        found = await self.played(evening)
        if found is None or found[1].is_over:
            return
        known = found[1].entries.get(comer.id)
        if comer.is_expected:
            group = groups(comers, found[1].settings.unit_size).get(comer.id, "")
            await self._join(evening, comer, "" if known is not None else group)
        elif known is not None and known.is_here:
            await self._director.leave(evening.id, comer.id)

    async def hand_over(self, guest: Comer) -> None:
        """Make tables in play accept a guest's new secret, if the evening has begun."""
        with suppress(Refusal):
            await self._director.hand_over(guest.evening)

    async def _gather(self, evening: Evening, comers: Sequence[Comer]) -> None:
        """Make everybody who says yes join the director's evening, and everybody else leave it."""
        _, now = await self._director.evening(evening.id)
        together = groups(comers, now.settings.unit_size)
        coming = {each.id for each in comers if each.is_expected}
        for entry in now.here:
            if not entry.is_bot and entry.id not in coming:
                await self._director.leave(evening.id, entry.id)
        for each in comers:
            known = now.entries.get(each.id)
            if each.is_expected and (known is None or not known.is_here):
                await self._join(evening, each, "" if known else together.get(each.id, ""))

    async def _join(self, evening: Evening, comer: Comer, group: str) -> None:
        """Make somebody join, unless they have changed their answer or were removed meanwhile."""
        try:
            await self._director.join(
                evening.id,
                comer.name,
                entry=comer.id,
                secret_hash=partial(_hash_of_one_who_comes, comer.id),
                group=group,
                profile=comer.profile,
                has_phone=comer.has_phone,
            )
        except Refusal as refused:
            if refused.code != "no-comer":
                raise

    async def need_begun(self, evening: Evening) -> tuple[Kept, Played]:
        """The director's evening. Raises Refusal if the evening has not begun."""
        found = await self.played(evening)
        if found is None:
            raise Refusal("not-begun", refusals.evening_not_begun())
        return found


def groups(comers: Sequence[Comer], size: int) -> dict[str, str]:
    """Map each person to the id of a group: two partners, or the two pairs of a team.

    The director combines people without a group in the order in which they came.
    """
    coming = {each.id for each in comers if each.answer == "yes"}
    chosen: Mapping[str, str] = partners(list(comers)) if size > 1 else {}
    pairs = [
        (one, other) for one, other in chosen.items() if one < other and {one, other} <= coming
    ]
    together = size // 2
    return {
        member: f"with-{pairs[number - number % together][0]}"
        for number, pair in enumerate(pairs)
        for member in pair
    }


def _hash_of_one_who_comes(comer: str, connection: Connection) -> str:
    """Lock somebody's current secret for the transaction; returns its hash. Raises Refusal."""
    which = (CLUB_COMERS.c.id == comer) & (CLUB_COMERS.c.answer == "yes")
    chosen = select(CLUB_COMERS.c.secret_hash).where(which).with_for_update()
    found: str | None = connection.scalar(chosen)
    if found is None:
        raise Refusal("no-comer", refusals.evening_not_coming())
    return found


def _stage(evening: Evening, begun: str | None) -> str:
    if evening.is_cancelled:
        return CANCELLED
    if begun is None or begun == GATHERING:
        return PLANNED
    return OVER if begun == OVER else PLAYING
