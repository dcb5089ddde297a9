"""Free text over the network: who is sent what, what people who return get, and what is kept."""

from rookery.table import protocol as p
from tests.known import known
from tests.server.house import House, Line, Party, Stream


async def chatting(house: House, chairs: str = "pp") -> Party:
    """A table with free text."""
    party = await house.open("tuxedo", chairs)
    assert isinstance(await party.ask(0, p.Settings(id="chat", chat=True)), p.Done)
    return party


async def write(party: Party, seat: int, text: str) -> None:
    """Write something, and wait until it is answered."""
    answer = await party.ask(seat, p.Write(id=party.new_id(), text=text))
    assert isinstance(answer, p.Done), answer


def read_by(line: Line | Stream) -> list[str]:
    """The texts that a client has now, after everything that it was sent."""
    texts: list[str] = []
    for update in line.all(p.Update):
        if update.written is not None:
            new = [f"{it.name}: {it.text}" for it in update.written.texts]
            texts = new if update.written.is_all else texts + new
    return texts


async def test_everybody_reads_it_and_only_what_is_new_is_sent(house: House) -> None:
    party = await chatting(house)
    watcher = await house.join(party.code)
    stream = house.stream(party.code)
    await stream.until(lambda: bool(stream.all(p.Update)))
    await write(party, 1, "Hello")
    await write(party, 0, "Hi")
    await party.all_heard()
    expected = [f"{party.table.names[1]}: Hello", f"{party.table.names[0]}: Hi"]
    readers: list[Line | Stream] = [*party.lines.values(), watcher, stream]
    for line in readers:
        await line.until(lambda it=line: len(read_by(it)) == 2)  # type: ignore[misc]
        assert read_by(line) == expected
    told = [each for it in party.lines[1].all(p.Update) for each in it.happened]
    changed = [each.told for each in told if each.what == "changed"]
    assert changed == [("Free text is on at this table.",)]
    sent = [it.written for it in watcher.all(p.Update) if it.written is not None]
    assert [(len(it.texts), it.is_all) for it in sent] == [(0, True), (1, False), (1, False)]


async def test_whoever_comes_back_or_sits_down_has_what_was_written(house: House) -> None:
    party = await chatting(house, "ppp")
    await write(party, 1, "Hello")
    version = party.lines[2].version
    await party.lines[2].hang_up()
    await write(party, 0, "Where are you?")
    line = await house.join(party.code, party.secrets[2], since=version)
    assert [it.split(": ")[1] for it in read_by(line)] == ["Hello", "Where are you?"]
    assert known(line.all(p.Update)[0].written).is_all


async def test_nobody_is_sent_texts_once_free_text_is_off(house: House) -> None:
    party = await chatting(house)
    await write(party, 1, "Hello")
    await party.ask(0, p.Settings(id="off", chat=False))
    watcher = await house.join(party.code)
    assert all(it.written is None for it in watcher.all(p.Update))
    await party.ask(0, p.Settings(id="on", chat=True))
    await write(party, 0, "Again")
    await watcher.until(lambda: len(read_by(watcher)) == 1)
    assert read_by(watcher)[0].endswith("Again")


async def test_texts_are_nowhere_in_the_database_or_the_record(house: House) -> None:
    party = await chatting(house)
    await write(party, 1, "Secretive")
    bodies = b"".join(entry.body for entry in house.store.log_of(party.code))
    assert b'"chat":true' in bodies
    assert b"Secretive" not in bodies
    record = await house.get(f"/api/tables/{party.code}/record")
    assert record.status == 200
    assert b"Secretive" not in record.body


async def test_texts_are_forgotten_once_the_match_is_over_and_all_have_left(house: House) -> None:
    party = await chatting(house)
    chat = party.room.authority.live.chat
    await party.start()
    await party.ask(0, p.End(id="end"))
    version = party.table.version
    asked = p.Reply(id="yes", to=version, agree=True)
    assert isinstance(await party.ask(1, asked), p.Done)
    await write(party, 1, "Good game, everybody")
    await party.lines[0].hang_up()
    kept = [len(chat.texts)]
    await party.lines[1].hang_up()
    assert [*kept, len(chat.texts)] == [1, 0]
