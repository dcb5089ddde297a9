"""Tables with boards for tests: opened at a house, and played to their end by one person."""

from functools import partial
from typing import Any

from rookery.core.cards import Seat
from rookery.server.deals.sets import DeckSet
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from rookery.table.seating.boards import BoardTable, BotAt, Person
from rookery.table.table import OVER, Table
from tests.known import known
from tests.server.house import House, Party
from tests.table.tables import NAMES, secret_of

GUEST = {"name": "Gail", "pace": "instant"}
"""The body of a request to play a deal."""


async def a_party(
    house: House, of: DeckSet, chairs: str = "pppp", *, first: int = 1, count: int = 1
) -> Party:
    """A table of Dixie Rook with boards of a set, whose people have connected."""
    who = tuple(
        Person(NAMES[seat], hash_of(secret_of(seat))) if letter == "p" else BotAt("steady")
        for seat, letter in enumerate(chairs)
    )
    boards = of.boards(first, count)
    wanted = BoardTable("dixie", {"seats": len(chairs)}, boards, who, "instant", 0)
    party = Party(house, await house.parts.tables.open_boards(wanted, of.secret))
    for seat, letter in enumerate(chairs):
        if letter == "p":
            party.secrets[seat] = secret_of(seat)
            party.lines[seat] = await house.join(party.code, secret_of(seat))
    return party


async def joined(house: House, opened: dict[str, Any]) -> Party:
    """The table that a request has opened, with its person connected."""
    party = Party(house, opened["code"])
    party.secrets[opened["seat"]] = opened["secret"]
    party.lines[opened["seat"]] = await house.join(opened["code"], opened["secret"])
    return party


async def play_on(party: Party, seats: tuple[Seat, ...] = (0,), moves: int = 1_000) -> None:
    """Play the first legal move of the people, until the match is over or so many are made."""
    while party.table.stage != OVER and moves:
        deal = party.table.match.current
        if deal is None:
            for seat in seats:
                await party.ask(seat, p.Ready(id=party.new_id()))
            continue
        actors = [seat for seat in party.table.match.game.actors(deal.state) if seat in seats]
        if actors:
            view = party.room.authority.view(actors[0])
            await party.move(actors[0], view.legal[-1])
            moves -= 1
            continue
        await party.settled(partial(_is_past, deal.state))


async def a_match_in_play(house: House) -> Party:
    """A table at which one deal is over, and the next is being played."""
    party = await house.open("dixie", "pbbb")
    await party.start()
    while len(party.table.match.deals) < 2:
        await play_on(party, moves=1)
    return party


def _is_past(state: Any, table: Table) -> bool:
    """Whether a table has left a state of its deal behind."""
    return table.match.current is None or table.match.deals[-1].state is not state


def score_of(party: Party, seat: Seat = 0) -> int:
    """The points of a seat in the first deal, which must be over."""
    return known(party.table.match.deals[0].points)[seat]
