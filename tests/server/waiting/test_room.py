"""The waiting room: from a wish to a seat, with offers, ratings, blocks and bars on the way."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from unittest.mock import AsyncMock, patch

import pytest
from msgspec import structs

from rookery.server.database.database import StoreFailed
from rookery.server.ownership import SoleOwner
from rookery.server.waiting import messages as m
from rookery.server.waiting.requests import GONE_AFTER
from rookery.server.waiting.room import ShownRatings
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from rookery.table.refusal import Refusal
from rookery.table.table import DAY, LOBBY, PLAYING, Table
from tests.known import known
from tests.server.house import House

at_once, never = AsyncMock(return_value=True), AsyncMock(return_value=False)
"""Whether whoever polls has gone: then the poll is not held."""


async def wait_for(house: House, name: str = "Ann", profile: str = "", **wish: object) -> str:
    """Have a person join the waiting room a moment after the last one; return their ticket."""
    house.clock.tick(0.1)
    asked = structs.replace(m.AskSeat(name=name, games=(m.GameWished("three"),)), **wish)
    return await house.parts.waiting.ask(asked, profile, "192.0.2.7")


async def three_wait(house: House) -> list[str]:
    """Have three people wait for a table of three; returns their tickets."""
    return [await wait_for(house, name=it) for it in ("Ann", "Ben", "Cleo")]


async def view(house: House, ticket: str) -> m.WaitingView:
    return await house.parts.waiting.poll(ticket, "", at_once)


async def seat_of(house: House, ticket: str) -> p.Opened:
    return known((await view(house, ticket)).seat)


def profile_of(house: House, name: str) -> str:
    return house.parts.profiles.make(name, "", house.clock()).profile.id


def others(seen: m.WaitingView) -> list[tuple[str, int]]:
    return [(it.game, it.others) for it in seen.games]


def shown_in(game: str, ratings: Mapping[str, float]) -> ShownRatings:
    """Made-up ratings in one game."""
    return lambda profiles: {it: {game: ratings[it]} for it in profiles if it in ratings}


async def test_people_are_seated_as_soon_as_they_are_enough(house: House) -> None:
    tickets = [await wait_for(house, name=it) for it in ("Ann", "Ben")]
    await house.parts.waiting.round()
    assert others(await view(house, tickets[0])) == [("three", 1)]
    assert (await view(house, tickets[0])).seat is None
    tickets.append(await wait_for(house, name="Ann"))
    await house.parts.waiting.round()
    seats = [await seat_of(house, ticket) for ticket in tickets]
    assert len({it.code for it in seats}) == 1
    assert sorted(it.seat for it in seats) == [0, 1, 2]
    table = house.parts.tables.rooms[seats[0].code].authority.table
    assert [table.seat_of(it.secret) for it in seats] == [it.seat for it in seats]
    assert sorted(table.names) == ["Ann", "Ann 2", "Ben"]
    assert table.host == seats[0].seat
    assert (table.listed, table.stage) == (False, LOBBY)
    assert await house.parts.waiting.counts() == []


async def with_two_bots(house: House) -> tuple[p.Opened, Table]:
    """Have Ann wait until she gets two bots; returns her seat, and the table."""
    ann = await wait_for(house, bots_after=30)
    for _ in range(4):
        await view(house, ann)
        house.clock.tick(8.0)
    await house.parts.waiting.round()
    seat = await seat_of(house, ann)
    return seat, house.parts.tables.rooms[seat.code].authority.table


def kinds(table: Table) -> list[str]:
    return sorted(it.kind for it in table.chairs)


async def test_bots_fill_up_after_the_chosen_time_and_others_get_their_seats(house: House) -> None:
    seat, table = await with_two_bots(house)
    assert kinds(table) == ["bot", "bot", "person"]
    only_people = await wait_for(house, name="Zoe")
    await house.parts.waiting.round()
    unseated = await view(house, only_people)
    assert unseated.seat is None
    assert [it.code for it in unseated.offers] == [seat.code]
    xander = await wait_for(house, name="Xander", bots_after=120)
    await house.parts.waiting.round()
    seats = [await seat_of(house, it) for it in (xander, only_people)]
    table = house.parts.tables.rooms[seat.code].authority.table
    assert kinds(table) == ["person"] * 3
    for it, name in zip(seats, ("Xander", "Zoe"), strict=True):
        assert it.code == seat.code
        assert table.seat_of(it.secret) == it.seat
        assert table.chairs[it.seat].name == name


async def test_a_bots_seat_is_given_until_the_first_deal_has_ended(house: House) -> None:
    seat, table = await with_two_bots(house)
    line = await house.join(seat.code, seat.secret)
    await line.ask(p.Contribute(id="a contribution of Ann", value="ab" * 16))
    room = house.parts.tables.rooms[seat.code]
    await line.until(lambda: room.authority.table.stage == PLAYING)
    ben = await wait_for(house, name="Ben", bots_after=30)
    await house.parts.waiting.round()
    assert (await seat_of(house, ben)).code == seat.code
    table = room.authority.table
    ended = replace(table.match.deals[0], points=(0, 0, 0))
    match = replace(table.match, deals=(ended,))
    room.authority.table = structs.replace(table, match=match)
    cleo = await wait_for(house, name="Cleo", bots_after=30)
    await house.parts.waiting.round()
    assert (await view(house, cleo)).seat is None


async def test_no_seat_is_given_twice(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, _ = await with_two_bots(house)
    waiting = house.parts.waiting
    before = waiting._filling()
    for name in ("Xander", "Yara"):
        await wait_for(house, name=name, bots_after=120)
    await waiting.round()
    monkeypatch.setattr(waiting, "_filling", lambda: before)
    late = await wait_for(house, name="Zoe", bots_after=120)
    await waiting.round()
    assert (await view(house, late)).seat is None
    assert kinds(house.parts.tables.rooms[seat.code].authority.table) == ["person"] * 3


async def test_a_seat_is_given_back_if_its_person_has_gone_meanwhile(house: House) -> None:
    seat, _ = await with_two_bots(house)
    ben = await wait_for(house, name="Ben", bots_after=30)
    waiting = house.parts.waiting
    seat_them = waiting.requests.seat

    def late(people: list[tuple[str, int]], code: str, at: float) -> bool:
        waiting.requests.remove(ben)
        return seat_them(people, code, at)

    waiting.requests.seat = late  # type: ignore[method-assign, assignment]
    await waiting.round()
    table = house.parts.tables.rooms[seat.code].authority.table
    assert [it.name for it in table.chairs if it.kind == "person"] == ["Ann"]


async def test_a_poll_is_held_until_something_changes_and_keeps_ones_place(house: House) -> None:
    waiting = house.parts.waiting

    ann = await wait_for(house)
    await waiting.round()
    first = await view(house, ann)
    held = asyncio.ensure_future(waiting.poll(ann, first.tag, never))
    for _ in range(4):
        house.clock.tick(GONE_AFTER / 2)
        await waiting.round()
    assert not held.done()
    await wait_for(house, name="Ben")
    while not held.done():
        await waiting.round()
    assert others(await held) == [("three", 1)]


async def test_a_server_that_stops_holds_no_poll(house: House) -> None:
    ann = await wait_for(house)
    await house.parts.waiting.round()
    first = await view(house, ann)

    held = asyncio.ensure_future(house.parts.waiting.poll(ann, first.tag, never))
    await house.parts.waiting.round()
    assert not held.done()
    house.parts.close_tables()
    assert (await held).tag == first.tag


async def test_two_servers_on_one_database_seat_nobody_twice(house: House) -> None:
    """The other server has seated somebody after this one looked, and before it seats them."""
    tickets = await three_wait(house)
    waiting = house.parts.waiting
    requests = waiting.requests
    first = known(requests.of_ticket(tickets[0], house.clock()))
    seat = requests.seat

    def late(people: list[tuple[str, int]], code: str, at: float) -> bool:
        seat([(first.id, 0)], "elsewhere1", at)
        return seat(people, code, at)

    with patch.object(requests, "seat", late):
        await waiting.round()
    assert house.parts.tables.rooms == {}
    assert [it.name for it in requests.waiting(house.clock())] == ["Ben", "Cleo"]
    dan = await wait_for(house, name="Dan")
    await waiting.round()
    assert (await seat_of(house, dan)).code in house.parts.tables.rooms


async def test_a_server_without_chores_answers_and_seats_nobody() -> None:
    class Other(SoleOwner):
        does_chores = False

    async with House(ownership=Other()) as house:
        tickets = await three_wait(house)
        await house.parts.waiting.round()
        assert house.parts.tables.rooms == {}
        assert (await house.parts.waiting.poll(tickets[0], "", at_once)).seat is None


async def test_a_failing_database_seats_nobody_and_the_next_round_does(house: House) -> None:
    tickets = await three_wait(house)
    waiting = house.parts.waiting
    failing = AsyncMock(side_effect=StoreFailed("the disk is full"))
    with patch.object(house.parts.tables, "open_by", failing):
        await waiting.round()
    assert (await view(house, tickets[0])).seat is None
    await waiting.round()
    await seat_of(house, tickets[0])


async def test_those_who_have_blocked_each_other_are_not_seated_together(house: House) -> None:
    ann, ben = profile_of(house, "Ann"), profile_of(house, "Ben")
    house.parts.profiles.claim_seats(ben, [("k3vq9xw2ab", "ben's secret")], 1.0)
    house.parts.conduct.blocks.add(ann, hash_of("ben's secret"), "Ben", 1.0)
    people = {"Ann": ann, "Ben": ben, "Cleo": ""}
    tickets = [await wait_for(house, name=name, profile=it) for name, it in people.items()]
    await house.parts.waiting.round()
    counts = [others(await view(house, it)) for it in tickets]
    assert counts == [[("three", 1)], [("three", 1)], [("three", 2)]]
    assert house.parts.tables.rooms == {}
    dan = await wait_for(house, name="Dan")
    await house.parts.waiting.round()
    assert (await seat_of(house, dan)).code == (await seat_of(house, tickets[0])).code
    assert (await view(house, tickets[1])).seat is None


async def test_ratings_are_asked_for_by_who_shows_them(house: House) -> None:
    names = ("Ann", "Ben", "Cleo", "Dan")
    ids = {name: profile_of(house, name) for name in names}
    shown = {ids["Ann"]: 1500.0, ids["Ben"]: 1450.0, ids["Cleo"]: 1900.0}
    house.parts.waiting.shown = shown_in("three", shown)
    near = p.RatingRange(low=1400, high=1600)
    for name in ("Dan", ""):
        with pytest.raises(Refusal, match="you show no rating in Rook for Three"):
            await wait_for(house, profile=ids.get(name, ""), ratings=near)
    wrong = p.RatingRange(low=1600, high=1400)
    with pytest.raises(Refusal, match="no rating is both"):
        await wait_for(house, profile=ids["Ann"], ratings=wrong)
    tickets = [await wait_for(house, profile=ids["Ann"], ratings=near)]
    for name in ("Ben", "Cleo"):
        tickets.append(await wait_for(house, name=name, profile=ids[name]))
    await house.parts.waiting.round()
    counts = [others(await view(house, ticket)) for ticket in tickets]
    assert counts == [[("three", 1)], [("three", 2)], [("three", 1)]]
    dan = await wait_for(house, name="Dan", profile=ids["Dan"])
    await house.parts.waiting.round()
    assert (await seat_of(house, dan)).code == (await seat_of(house, tickets[2])).code
    assert (await view(house, tickets[0])).seat is None


async def test_offers_fit_the_wish(house: House) -> None:
    open_, server = house.parts.tables.open, house.parts
    plain = p.OpenTable(game="three", name="Zoe", others=("open",), listed=True)
    own_rules = structs.replace(plain, options={"target": 300})
    of_ratings = structs.replace(plain, asks=p.RatingRange(low=1400))
    others = structs.replace(plain, asks=p.RatingRange(low=1400, unrated=True))
    slow = structs.replace(plain, pace="slow")
    dixie = structs.replace(plain, game="dixie")
    private = structs.replace(plain, listed=False)
    wanted = (plain, own_rules, of_ratings, others, slow, dixie, private)
    code = [(await open_(each)).code for each in wanted]
    ann = await wait_for(house)
    any_rules = await wait_for(house, name="Ben", rules="any", pace="normal")
    rated = profile_of(house, "Cleo")
    server.waiting.shown = shown_in("three", {rated: 1500.0})
    cleo = await wait_for(house, name="Cleo", profile=rated, ratings=p.RatingRange(low=1900))
    await server.waiting.round()

    async def offered(ticket: str) -> set[str]:
        return {it.code for it in (await view(house, ticket)).offers}

    assert await offered(ann) == {code[0], code[3], code[4]}
    assert await offered(any_rules) == {code[0], code[1], code[3]}
    assert await offered(cleo) == {code[0], code[2], code[3], code[4]}


async def test_the_list_tells_house_rules_and_leaves_out_full_tables(house: House) -> None:
    party = await house.open("tuxedo", "po")
    await party.ask(0, p.Settings(id="listed", listed=True))
    (listed,) = house.parts.tables.listed()
    assert (listed.code, listed.open_seats, listed.seats) == (party.code, 1, 2)
    line = await house.join(party.code)
    await line.ask(p.Sit(id="a command of Ben's own", seat=1, name="Ben"))
    assert house.parts.tables.listed() == []
    wanted = p.OpenTable(game="dixie", name="Zoe", listed=True, options={"target": 500})
    await house.parts.tables.open(wanted)
    (listed,) = house.parts.tables.listed()
    assert listed.rules == "Points to win: 500"
    assert listed.options == {"seats": 4, "target": 500}


async def test_a_table_leaves_the_list_soon_after_everybody_has_gone(house: House) -> None:
    wanted = p.OpenTable(game="three", name="Zoe", others=("open",), listed=True)
    quick = await house.parts.tables.open(wanted)
    slow = await house.parts.tables.open(structs.replace(wanted, clock=3 * DAY))

    def listed() -> set[str]:
        return {it.code for it in house.parts.tables.listed()}

    line = await house.join(quick.code, quick.secret)
    house.clock.tick(1000.0)
    assert listed() == {quick.code, slow.code}
    await line.hang_up()
    house.clock.tick(60.0)
    assert listed() == {quick.code, slow.code}
    house.clock.tick(60.0)
    assert listed() == {slow.code}
    await house.join(quick.code, quick.secret)
    assert listed() == {quick.code, slow.code}


async def test_the_name_of_a_deleted_profile_leaves_open_tables(house: House) -> None:
    wanted = p.OpenTable(game="three", name="Zoe", others=("open",), listed=True)
    opened = await house.parts.tables.open(wanted)
    zoe = profile_of(house, "Zoe")
    house.parts.profiles.claim_seats(zoe, [(opened.code, opened.secret)], 1.0)
    house.parts.profiles.forget(zoe)
    for _ in range(2):
        await house.parts.housekeeping.forget_names()
    room = house.parts.tables.rooms[opened.code]
    assert room.authority.table.names[0] == "Player 1"
    assert [it.players for it in house.parts.tables.listed()] == [("Player 1",)]
    assert room.authority.table.version == 2
