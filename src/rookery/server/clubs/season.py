"""The season of a club: members, not guests, get points for places in finished evenings."""

import asyncio
from collections.abc import Mapping, Sequence
from fractions import Fraction

from rookery.evenings.season import Place, SeasonRow, SeasonRule, season
from rookery.evenings.standings import places
from rookery.server.clubs import messages as m
from rookery.server.clubs.comers import Comers
from rookery.server.clubs.evenings import SEASON, Evening
from rookery.server.clubs.members import Member
from rookery.server.clubs.playing import Playing
from rookery.server.evenings.keeping import OVER

RULE = SeasonRule()
"""The rule that turns the places of an evening into points."""

_KNOWN = 10 * SEASON
"""The places of at most this many evenings are kept in memory. Unmeasured."""


class Season:
    """Makes season tables. Computes an evening's places once for each version of the evening."""

    def __init__(self, playing: Playing, comers: Comers) -> None:
        self._playing = playing
        self._comers = comers
        self._known: dict[tuple[str, int], Mapping[str, Place]] = {}

    async def table(
        self, evenings: Sequence[Evening], members: Sequence[Member], you: Member
    ) -> m.SeasonView:
        """The season table of a club's members. Only finished evenings count."""
        stages = await asyncio.to_thread(self._playing.stages, evenings)
        over = [each for each in evenings if stages[each.id] == OVER]
        ranked = [await self._places(each, members) for each in over]
        rows = season(ranked, RULE)
        return m.SeasonView(
            points=RULE.points,
            later=RULE.for_coming,
            evenings=tuple(m.SeasonEvening(it.id, it.plan.title, it.starts_at) for it in over),
            lines=tuple(_line(row, members, you) for row in rows),
        )

    async def _places(self, evening: Evening, members: Sequence[Member]) -> dict[str, Place]:
        """The place of each member at an evening, by the member's id."""
        _, now = await self._playing.need_begun(evening)
        key = evening.id, now.version
        if key not in self._known:
            while len(self._known) >= _KNOWN:
                del self._known[next(iter(self._known))]
            self._known[key] = await asyncio.to_thread(places, now)
        found = self._known[key]
        of_profile = {each.profile: each.id for each in members}
        comers = await asyncio.to_thread(self._comers.of, evening.id)
        return {
            of_profile[each.profile]: found[each.id]
            for each in comers
            if each.profile in of_profile and each.id in found
        }


def _line(row: SeasonRow, members: Sequence[Member], you: Member) -> m.SeasonLine:
    name = next(each.name for each in members if each.id == row.person)
    points = tuple("" if each is None else _figure(each) for each in row.evenings)
    return m.SeasonLine(
        row.place, row.is_shared, name, row.person == you.id, _figure(row.total), points
    )


def _figure(value: Fraction) -> str:
    return str(value) if value.denominator == 1 else f"{float(value):.1f}"
