"""The lobby on a server: connections follow their people, and everybody goes to the next table."""

from typing import Any

import msgspec

from rookery.core.cards import Seat
from rookery.server.updates.wire import open_hands
from rookery.table import protocol as p
from tests.known import known
from tests.server.house import House, Party, refusal


async def give(party: Party, seat: Seat, kind: Any, /, **fields: Any) -> None:
    """Give a command on a connection, and assert that it is carried out."""
    answer = await party.ask(seat, kind(id=party.new_id(), **fields))
    assert isinstance(answer, p.Done), answer


async def agree(party: Party, seat: Seat) -> None:
    await give(party, seat, p.Reply, to=known(party.table.proposal).version, agree=True)


async def test_connections_follow_their_people_to_their_new_seats(house: House) -> None:
    party = await house.open("dixie", "pppb")
    await give(party, 1, p.ChangeSeat, seat=2)
    asked = known(party.lines[2].table.asked)
    assert (asked.what, asked.seat, asked.waits_for) == ("swap", 1, (2,))
    await agree(party, 2)
    await party.all_heard()
    assert [party.lines[line].table.you for line in range(3)] == [0, 2, 1]
    assert party.lines[0].table.asked is None
    seen = party.lines[1].all(p.Update)[-1]
    assert "You and Cora have swapped seats." in [
        line for each in seen.happened for line in each.told
    ]
    await party.start()
    await party.all_heard()
    for line in range(3):
        deal = [it.deal for it in party.lines[line].all(p.Update) if it.deal is not None][-1]
        seat = known(party.lines[line].table.you)
        assert deal.hand == open_hands(party.table.match.deals[-1].state)[seat]


async def test_a_secret_opens_the_seat_that_its_person_has_now(house: House) -> None:
    party = await house.open("dixie", "ppbb")
    await give(party, 0, p.Arrange, order=(1, 2, 0, 3))
    again = await house.join(party.code, party.secrets[0])
    assert again.table.you == 2
    assert again.table.seats[2].is_host
    bye = await party.lines[0].closed()
    assert bye.code == "replaced"


async def test_a_released_person_who_is_barred_stays_outside(house: House) -> None:
    party = await house.open("dixie", "ppbb")
    for seat, origin in enumerate(("192.0.2.1", "192.0.2.2")):
        party.room.authority.origins.note(seat, origin)
    await give(party, 0, p.Release, seat=1, bar=True)
    assert (await party.lines[1].closed()).code == "released"
    log = [entry.body for entry in house.store.events(party.code)]
    assert not any(b"192.0.2.2" in body for body in log)
    client = next(iter(party.room.clients))
    client.address = "192.0.2.2"
    client.reader.seat = None
    assert refusal(await party.lines[0].ask(p.Sit(id="back again", seat=1, name="Bob"))) == "barred"


async def test_an_undo_is_kept_and_shown_to_all(house: House) -> None:
    party = await house.open("dixie", "pppp")
    await party.start()
    state = party.table.match.deals[-1].state
    seat = state.turn
    await party.move(seat, party.room.authority.view(seat).legal[0])
    await give(party, seat, p.Undo)
    for other in range(4):
        if other != seat:
            await agree(party, other)
    await party.all_heard()
    assert party.table.match.deals[-1].state == state
    told = [each for it in party.lines[seat].all(p.Update) for each in it.happened]
    assert (told[-1].what, told[-1].moves) == ("undone", 1)
    assert told[-1].told == ("You take a move back.",)
    record = msgspec.json.decode((await house.get(f"/api/tables/{party.code}/record")).body)
    assert record["deals"][-1]["moves"] == []
