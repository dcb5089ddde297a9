"""The stores of clubs and evenings, created once for all endpoints."""

from __future__ import annotations

from dataclasses import dataclass

from rookery.server.clubs.clubs import Clubs
from rookery.server.clubs.comers import Comers
from rookery.server.clubs.evenings import Evenings
from rookery.server.clubs.members import Members
from rookery.server.clubs.phones import Phones
from rookery.server.clubs.playing import Playing
from rookery.server.clubs.season import Season
from rookery.server.database.connections import Connections
from rookery.server.evenings.director import Director
from rookery.server.limits import Limits
from rookery.server.people.sheets import Sheets


@dataclass(frozen=True, slots=True)
class ClubStores:
    """The clubs in a server's database, their evenings, and the director who plays the evenings."""

    clubs: Clubs
    members: Members
    evenings: Evenings
    comers: Comers
    phones: Phones
    playing: Playing
    season: Season
    sheets: Sheets

    @classmethod
    def of(cls, connections: Connections, limits: Limits, director: Director) -> ClubStores:
        """The stores of a server's database."""
        playing, comers = Playing(connections, director), Comers(connections, limits.entries)
        return cls(
            Clubs(connections, limits.clubs),
            Members(connections),
            Evenings(connections),
            comers,
            Phones(connections),
            playing,
            Season(playing, comers),
            Sheets(connections),
        )
