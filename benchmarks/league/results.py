"""The results of the league: a file of JSON Lines that later runs add to.

A line is an entrant, which is a bot of one version, or a meeting of two entrants in one game. A
meeting has an edge for each deck: how far the first entrant leads, in points per deal.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

import msgspec

FORMAT = "rookery-league/1"


class Entrant(msgspec.Struct, frozen=True, tag="entrant"):
    """A bot of one version (see `Version`). Two versions with the same code are one entrant."""

    bot: str
    version: str
    date: str
    code: str
    net: str

    @property
    def name(self) -> str:
        """The name in tables and in meetings."""
        return f"{self.bot} {self.version}"


class Meeting(msgspec.Struct, frozen=True, tag="meeting"):
    """A meeting of two entrants, given by name, in one game; `edges[n]` is the edge on deck n."""

    game: str
    seats: int
    pair: tuple[str, str]
    edges: tuple[float, ...]

    @property
    def table(self) -> str:
        """The name of the game with its seats."""
        return f"{self.game} {self.seats}"


class Terms(msgspec.Struct, frozen=True, tag="terms"):
    """The conditions of all meetings in a file. Other conditions need another file."""

    format: str
    decks: str
    nodes: int
    seatings: int


Line: TypeAlias = Entrant | Meeting | Terms
Key: TypeAlias = tuple[str, int, tuple[str, str]]


class OtherTerms(Exception):
    """The file has results that were played under other terms."""


@dataclass(slots=True)
class League:
    """All results, and the file that keeps them."""

    path: Path
    terms: Terms
    entrants: dict[str, Entrant] = field(default_factory=dict)
    meetings: dict[Key, Meeting] = field(default_factory=dict)

    def enter(self, bot: str, version: str, date: str, code: str, net: str) -> Entrant:
        """Find or add an entrant. Raises OtherTerms if one of its name has other code."""
        for each in self.entrants.values():
            if (each.bot, each.code) == (bot, code):
                return each
        one = Entrant(bot, version, date, code, net)
        if one.name in self.entrants:
            raise OtherTerms(f"the league has another {one.name}, with other code; commit first")
        self.entrants[one.name] = one
        return one

    def edges(self, game: str, seats: int, pair: tuple[str, str]) -> tuple[float, ...]:
        """How far the first entrant leads the second on each deck played so far."""
        for names, sign in ((pair, 1), (pair[::-1], -1)):
            found = self.meetings.get((game, seats, names))
            if found is not None:
                return tuple(sign * edge for edge in found.edges)
        return ()

    def add(self, game: str, seats: int, pair: tuple[str, str], edges: tuple[float, ...]) -> None:
        """Add the edges on the next decks, and write the file."""
        if (game, seats, pair[::-1]) in self.meetings:
            pair, edges = pair[::-1], tuple(-edge for edge in edges)
        so_far = self.edges(game, seats, pair)
        met = Meeting(game, seats, pair, so_far + tuple(round(edge, 3) for edge in edges))
        self.meetings[game, seats, pair] = met
        self.write()

    def write(self) -> None:
        """Replace the file atomically."""
        known = {name for each in self.meetings.values() for name in each.pair}
        lines: list[Line] = [self.terms]
        lines += [each for each in self.entrants.values() if each.name in known]
        lines += [self.meetings[key] for key in sorted(self.meetings)]
        new = self.path.with_suffix(".part")
        new.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in lines))
        new.replace(self.path)


def read_league(path: Path, terms: Terms) -> League:
    """Read the league from a file; it is empty if there is no file. Raises OtherTerms."""
    league = League(path, terms)
    for line in _lines(path):
        match line:
            case Terms() if line != terms:
                raise OtherTerms(f"{path} has results of other terms: {line}; name another --out")
            case Entrant():
                league.entrants[line.name] = line
            case Meeting():
                league.meetings[line.game, line.seats, line.pair] = line
    return league


def _lines(path: Path) -> Iterator[Line]:
    for each in path.read_bytes().splitlines() if path.exists() else ():
        line: Line = msgspec.json.decode(each, type=Line)
        yield line
