"""What a server knows of clubs and their evenings, made once for all endpoints."""

from __future__ import annotations

from dataclasses import dataclass

from rookery.server.clubs.clubs import Clubs
from rookery.server.clubs.comers import Comers
from rookery.server.clubs.evenings import Evenings
from rookery.server.clubs.members import Members
from rookery.server.clubs.phones import Phones
from rookery.server.clubs.playing import Playing
from rookery.server.clubs.season import Season
from rookery.server.hub import Hub


@dataclass(frozen=True, slots=True)
class ClubStores:
    """The clubs of a server's database with all that belongs to them, also at the director."""

    clubs: Clubs
    members: Members
    evenings: Evenings
    comers: Comers
    phones: Phones
    playing: Playing
    season: Season

    @classmethod
    def of(cls, hub: Hub) -> ClubStores:
        """Those of a hub's database."""
        connections, playing = hub.store.connections, Playing(hub)
        comers = Comers(connections, hub.limits.entries)
        return cls(
            Clubs(connections, hub.limits.clubs),
            Members(connections),
            Evenings(connections),
            comers,
            Phones(connections),
            playing,
            Season(playing, comers),
        )
