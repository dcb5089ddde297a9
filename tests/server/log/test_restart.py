"""The server is killed during play and restarted; nothing it acknowledged is lost or undone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack as Lines
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from rookery.server.log.store import Store
from rookery.table import events as ev
from rookery.table import protocol as p
from tests.server.acknowledged import PEOPLE, check, code_of, run, seated
from tests.server.scripted import DEADLINE, ConnectionClosed, Player
from tests.server.served import Served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path, "--unbounded") as served:
        yield served
    assert "Traceback" not in served.said()


@pytest.fixture
def server_on_postgresql(tmp_path: Path, postgres_url: str) -> Iterator[Served]:
    with Served(tmp_path, "--unbounded", database=postgres_url) as served:
        yield served
    assert "Traceback" not in served.said()


def is_mid_trick(player: Player) -> bool:
    """Whether some cards of a trick lie on the table; in Tuxedo, whether anything does."""
    deal = player.deal
    if isinstance(deal, p.TrickDeal):
        return deal.trick is not None and 0 < len(deal.trick.cards) < len(deal.hand_sizes)
    return deal is not None and deal.phase == "play" and bool(deal.centre)


async def killed_under_play(server: Served, players: list[Player], rng: Random) -> None:
    """Let everybody play for a while, and kill the server in the middle of a trick.

    The kill comes a random few turns of the event loop after a player saw such a trick, so that
    commands and commits are under way, have just arrived or were never sent.
    """
    witness = rng.choice(players)
    after = (witness.version or 0) + rng.randrange(1, 12)

    def is_moment() -> bool:
        return witness.is_over() or ((witness.version or 0) >= after and is_mid_trick(witness))

    async def kill() -> None:
        await witness.play(is_moment)
        for _ in range(rng.randrange(40)):
            await asyncio.sleep(0)
        server.kill()

    others = [each.play(lambda: False) for each in players if each is not witness]
    results = await asyncio.gather(kill(), *others, return_exceptions=True)
    assert results[0] is None, results[0]
    assert all(isinstance(each, ConnectionClosed) for each in results[1:]), results


def check_nothing_is_missing(player: Player, log: dict[int, ev.AnyEvent]) -> None:
    """Check that a returning player was told every move of the deal in progress."""
    dealt = max(version for version, event in log.items() if isinstance(event, ev.Dealt))
    moved = {version for version, event in log.items() if isinstance(event, ev.Moved)}
    told = {each.version for each in player.told if each.what == "moved"}
    missing = {version for version in moved - told if dealt < version <= (player.version or 0)}
    assert not missing


def check_record(server: Served, code: str, log: dict[int, ev.AnyEvent]) -> None:
    """Check that the server's record has every move of the log, in order."""
    record = server.get(f"api/tables/{code}/record")
    plies = [ply for deal in record["deals"] for ply in deal["moves"]]
    moved = [event for event in log.values() if isinstance(event, ev.Moved)]
    assert len(plies) >= len(moved)
    for ply, event in zip(plies, moved, strict=False):
        shown = f"{event.seat} {event.move}"
        assert ply in {shown, f"{event.seat} bury ?"}


async def come_back(server: Served, players: list[Player]) -> None:
    """Reconnect everybody, and wait for the answers to the commands that had none yet."""
    code, seats = code_of(players[0]), [player.seat for player in players]
    for player in players:
        await player.connect()
        check_nothing_is_missing(player, server.log_of(code))
    assert [player.seat for player in players] == seats
    for player in players:
        await player.until(lambda it=player: not it.unanswered)  # type: ignore[misc]


async def round_of_kill(server: Served, players: list[Player], rng: Random) -> None:
    """Play, kill, restart and reconnect once, comparing everything with the log on the disk."""
    code = code_of(players[0])
    for player in players:
        await player.connect()
    before = server.log_of(code)
    await killed_under_play(server, players, rng)
    found = server.log_of(code)
    assert before.items() <= found.items()
    check(players, found)
    server.start()
    await come_back(server, players)
    log = server.log_of(code)
    assert found.items() <= log.items()
    check(players, log)
    check_record(server, code, log)
    for player in players:
        await player.close()


async def rounds_of_kill(lines: Lines, server: Served, games: list[str], seed: int) -> None:
    """Run a round for each game named; a game named again goes on at the same table."""
    rng = Random(seed)
    tables: dict[str, list[Player]] = {}
    for game in games:
        if game not in tables or tables[game][0].is_over():
            tables[game] = await seated(lines, server, game, f"{seed} {server.port}")
        await round_of_kill(server, tables[game], rng)


def test_nothing_is_lost_when_the_server_is_killed_under_play(server: Served) -> None:
    run(lambda lines: rounds_of_kill(lines, server, ["dixie", "dixie", "tuxedo", "dixie"], 1))


def test_nothing_is_lost_on_postgresql_either(server_on_postgresql: Served) -> None:
    run(lambda lines: rounds_of_kill(lines, server_on_postgresql, ["dixie", "tuxedo"], 3))


@pytest.mark.slow
def test_nothing_is_lost_in_fifty_rounds_of_killing(server: Served) -> None:
    run(lambda lines: rounds_of_kill(lines, server, [*PEOPLE, "dixie"] * 10, 2))


def test_a_command_sent_again_is_carried_out_once_whether_or_not_it_was_answered(
    server: Served,
) -> None:
    async def story(lines: Lines) -> None:
        (ann, ben) = await seated(lines, server, "dixie", 3)
        others = asyncio.create_task(ben.play(lambda: False))
        await ann.play(lambda: ann.moves.keys() <= ann.answers.keys() and bool(ann.moves))
        server.kill()
        await asyncio.gather(others, return_exceptions=True)
        server.start()
        await ann.connect()
        for known, move in ann.moves.items():
            done = ann.answers.pop(known)
            assert await ann.ask(p.Move(id=known, since=0, move=move)) == done
        check([ann, ben], server.log_of(code_of(ann)))

    run(story)


def test_a_seat_taken_as_the_server_dies_is_taken_once_and_keeps_its_secret(
    server: Served,
) -> None:
    async def story(lines: Lines) -> None:
        opened = server.post("api/tables", {"game": "five", "name": "Ann", "others": ["open"]})
        ben = Player(server.address, opened["code"], seed=4)
        await lines.enter_async_context(ben)
        await ben.send(sit := p.Sit(id=ben.new_id(), seat=2, name="Ben"))
        until = time.monotonic() + DEADLINE
        while len(server.log_of(opened["code"])) < 2:
            assert time.monotonic() < until
        server.kill()
        server.start()
        await ben.connect()
        await ben.until(lambda: not ben.unanswered)
        seat = ben.answers[sit.id]
        assert isinstance(seat, p.Seated)
        assert len(server.log_of(opened["code"])) == 2
        server.kill()
        server.start()
        async with Player(server.address, opened["code"], seat.secret) as elsewhere:
            assert elsewhere.seat == 2
        async with Player(server.address, opened["code"], opened["secret"]) as host:
            assert host.seat == 0

    run(story)


def test_bots_go_on_by_themselves(server: Served) -> None:
    async def story(lines: Lines) -> None:
        (ann, _) = players = await seated(lines, server, "dixie", 5, pace="fast")
        tasks = [
            asyncio.create_task(it.play(lambda: ann.deal is not None and ann.deal.actors == (1,)))
            for it in players
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        server.kill()
        await asyncio.gather(*tasks, return_exceptions=True)
        before = len(server.log_of(code_of(ann)))
        server.start()
        until = time.monotonic() + DEADLINE
        while len(log := server.log_of(code_of(ann))) == before:
            assert time.monotonic() < until
            await asyncio.sleep(0.01)
        event = log[before + 1]
        assert isinstance(event, ev.Moved)
        assert (event.seat, event.by_bot) == (1, True)

    run(story)


def test_a_race_in_which_the_server_dies_is_void_and_run_again(server: Served) -> None:
    async def story(lines: Lines) -> None:
        for seed in range(5):
            ann, ben = await at_an_orange(lines, server, seed)
            if await is_killed_in_the_race(server, ann):
                break
        else:
            pytest.fail("the race was never waiting")
        (name,) = ann.unanswered
        server.start()
        await ann.connect()
        await ben.connect()
        await ann.until(lambda: not ann.unanswered)
        void = ann.answers[name]
        assert isinstance(void, p.Refused)
        assert void.code == "stale"
        again = await ann.ask(p.Move(id="again", since=ann.version or 0, move="orange"))
        assert isinstance(again, p.Done)
        log = server.log_of(code_of(ann))
        assert log[again.version] == ev.Moved(seat=0, move="orange", command="0:again")
        check([ann, ben], log)

    run(story)


async def at_an_orange(lines: Lines, server: Served, seed: int) -> tuple[Player, Player]:
    """Two players with an open orange before them; the second has a slow connection."""
    wanted = {"game": "tuxedo", "name": "Ann", "options": {"seats": 2}, "others": ["open"]}
    opened = server.post("api/tables", wanted)
    ann = Player(server.address, opened["code"], opened["secret"], seed=f"Ann {seed}")
    ben = Player(server.address, opened["code"], seed=f"Ben {seed}")
    ben.lag = 0.3
    await lines.enter_async_context(ann)
    await lines.enter_async_context(ben)
    await ben.ask(p.Sit(id=ben.new_id(), seat=1, name="Ben"))
    for each in (ben, ann):
        await each.connect()
        while not isinstance(await each.receive(), p.Ping):
            pass
    await ann.ask(p.Start(id=ann.new_id()))
    await asyncio.gather(ann.play(lambda: is_orange(ann)), ben.play(lambda: is_orange(ben)))
    return ann, ben


async def is_killed_in_the_race(server: Served, ann: Player) -> bool:
    """Press, and kill the server before it decides the race; False if it decided in time."""
    with closing(Store(server.database)) as store:
        await ann.send(p.Move(id=ann.new_id(), since=ann.version or 0, move="orange"))
        until = time.monotonic() + DEADLINE
        while not store.events(code_of(ann), ann.version or 0):
            assert time.monotonic() < until
            await asyncio.sleep(0)
        server.kill()
        entries = store.events(code_of(ann), ann.version or 0)
    if [type(ev.decode(entry.body)) for entry in entries] == [ev.Pressed]:
        return True
    server.start()
    return False


def is_orange(player: Player) -> bool:
    return isinstance(player.deal, p.FishingDeal) and player.deal.orange is not None
