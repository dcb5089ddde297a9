"""Reports, mutes and bars at tables, and what the operator does about them."""

from rookery.server.conduct.reports import Party as Side
from rookery.server.operating import requests as r
from rookery.server.operating.conduct import carried_out
from rookery.table import protocol as p
from tests.server.house import House, Party, refusal

HOUSE_ADDRESS = "192.0.2.1"
"""The address from which all people of a House connect."""


async def report(party: Party, seat: int | None, other: int, note: str = "") -> str:
    """Report somebody; return the code of a refusal, or "" if the report was accepted."""
    command = p.Report(id=party.new_id(), seat=other, reason="insults", note=note)
    answer = await party.ask(seat, command)
    return answer.code if isinstance(answer, p.Refused) else ""


async def reports(house: House) -> tuple[r.ReportLine, ...]:
    found = await carried_out(house.parts, r.ListReports())
    assert isinstance(found, r.ReportList)
    return found.reports


async def reported(house: House, party: Party) -> r.ReportLine:
    """The report that seat 0 makes of seat 1."""
    assert await report(party, 0, 1) == ""
    (line,) = await reports(house)
    return line


def owner_of(house: House, party: Party, *seats: int) -> str:
    """The id of a new profile that owns seats of a table."""
    profile = house.parts.profiles.make("Somebody", "", house.clock()).profile.id
    claimed = [(party.code, party.secrets[seat]) for seat in seats]
    house.parts.profiles.claim_seats(profile, claimed, house.clock())
    return profile


async def test_a_report_carries_the_texts_that_were_on_the_page(house: House) -> None:
    party = await house.open("tuxedo", "pp")
    await party.ask(0, p.Settings(id="chat", chat=True))
    await party.ask(1, p.Write(id=party.new_id(), text="You play like a goat."))
    assert await report(party, 0, 1, "  what\nhe wrote ") == ""
    (line,) = await reports(house)
    assert [(it.name, it.text) for it in line.texts] == [("Bob", "You play like a goat.")]
    assert (line.code, line.name, line.reporter) == (party.code, "Bob", "Ann")
    assert (line.note, line.has_address, line.profile) == ("what he wrote", True, "")
    assert HOUSE_ADDRESS not in str(line)


async def test_who_has_left_can_still_be_reported(house: House) -> None:
    party = await house.open("tuxedo", "ppp")
    await party.ask(1, p.Leave(id=party.new_id()))
    assert await report(party, 0, 1) == ""
    assert [it.name for it in await reports(house)] == ["Bob"]


async def test_only_players_report_other_people_and_not_twice(house: House) -> None:
    party = await house.open("tuxedo", "ppb")
    party.lines[None] = await house.join(party.code)
    assert await report(party, None, 1) == "no-seat"
    assert await report(party, 0, 0) == "bad-seat"
    assert await report(party, 0, 2) == "bad-seat"
    assert await report(party, 0, 5) == "bad-seat"
    assert await report(party, 0, 1) == ""
    for _ in range(5):
        assert await report(party, 0, 1) == "reported"
    assert await report(party, 0, 1) == "too-fast"
    assert len(await reports(house)) == 1


async def test_nobody_at_the_table_is_shown_a_report(house: House) -> None:
    party = await house.open("tuxedo", "ppp")
    await party.all_heard()
    before = {seat: len(line.frames) for seat, line in party.lines.items()}
    await report(party, 0, 1)
    await party.all_heard()
    now = {seat: len(line.frames) for seat, line in party.lines.items()}
    assert now == {0: before[0] + 2, 1: before[1] + 1, 2: before[2] + 1}


async def test_a_muted_person_says_nothing_at_tables_of_strangers(house: House) -> None:
    party = await house.open("tuxedo", "pp")
    owner_of(house, party, 1)
    line = await reported(house, party)
    wanted = r.Restrict(report=line.id, kind="mute", reason="Insults.", days=7)
    made = await carried_out(house.parts, wanted)
    assert isinstance(made, r.RestrictionLines)
    assert await reports(house) == ()
    say = p.Say(id=party.new_id(), phrase=0)
    assert isinstance(await party.ask(1, say), p.Done)  # among friends
    await party.ask(0, p.Settings(id="listed", listed=True))
    assert refusal(await party.ask(1, p.Say(id=party.new_id(), phrase=0))) == "muted"
    posted = await house.post(party.code, p.Say(id="x", phrase=0), party.secrets[1])
    assert posted.read()["code"] == "muted"
    assert isinstance(await party.ask(0, p.Say(id=party.new_id(), phrase=0)), p.Done)
    await carried_out(house.parts, r.LiftRestriction(made.restrictions[0].id))
    assert isinstance(await party.ask(1, p.Say(id=party.new_id(), phrase=0)), p.Done)


async def test_a_barred_address_does_not_sit_down_at_listed_tables(house: House) -> None:
    party = await house.open("tuxedo", "pp")
    line = await reported(house, party)
    wanted = r.Restrict(report=line.id, kind="bar", reason="Insults.", whom="both")
    made = await carried_out(house.parts, wanted)
    assert isinstance(made, r.RestrictionLines)
    assert [it.is_of_address for it in made.restrictions] == [True]
    other = await house.open("tuxedo", "po")
    stranger = await house.join(other.code)
    await other.ask(0, p.Settings(id="listed", listed=True))
    answer = await stranger.ask(p.Sit(id="sitting down here", seat=1, name="Zed"))
    assert isinstance(answer, p.Refused)
    assert answer.code == "kept-out"
    assert answer.message.endswith("for good: Insults.")
    await other.ask(0, p.Settings(id="private", listed=False))
    answer = await stranger.ask(p.Sit(id="sitting down there", seat=1, name="Zed"))
    assert isinstance(answer, p.Seated)


async def test_a_profile_is_held_until_the_operator_has_looked(house: House) -> None:
    """The store gets reports from other addresses, since all in a House have the same one."""
    conduct = house.parts.conduct
    party = await house.open("tuxedo", "pp")
    zed = owner_of(house, party, 1)
    guest = party.room.authority.origins.guest
    accused = guest(party.table, 1)
    assert accused is not None
    for number in range(2):
        by = Side("Eve", f"hash {number}", f"203.0.113.{number}")
        who = Side("Bob", accused.secret_hash, "")
        conduct.reports.add(f"table{number}", who, by, "insults", "", (), house.clock())
    await report(party, 0, 1)
    held = [it.kind for it in conduct.restrictions.of(zed, "", house.clock())]
    assert held == ["hold"]
    lines = await reports(house)
    assert len(lines) == 3
    for line in lines:
        held = [it.kind for it in conduct.restrictions.of(zed, "", house.clock())]
        assert held == ["hold"]
        await carried_out(house.parts, r.CloseReport(line.id, "nothing"))
    assert list(conduct.restrictions.of(zed, "", house.clock())) == []
