"""The server is killed during play and restarted; nothing it acknowledged is lost or undone."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack as Lines
from pathlib import Path
from random import Random

import pytest

from rookery.table import events as ev
from rookery.table import protocol as p
from tests.server.acknowledged import PEOPLE, check, code_of, seated
from tests.server.scripted import DEADLINE, ConnectionClosed, Player
from tests.server.served import Served


@pytest.fixture
def server(tmp_path: Path, url: str) -> Iterator[Served]:
    with Served(tmp_path, "--unbounded", database=url) as served:
        yield served
    assert "Traceback" not in served.said()


def is_mid_trick(player: Player) -> bool:
    """Whether a trick has been begun; in Tuxedo, whether any card lies in the centre."""
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
    """Check that a returning player was sent every move of the deal in progress."""
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


async def test_nothing_is_lost_when_the_server_is_killed(server: Served, lines: Lines) -> None:
    await rounds_of_kill(lines, server, ["dixie", "tuxedo", "dixie"], 1)


@pytest.mark.slow
async def test_nothing_is_lost_in_twenty_rounds_of_killing(server: Served, lines: Lines) -> None:
    await rounds_of_kill(lines, server, [*PEOPLE, "dixie"] * 4, 2)


async def test_a_command_sent_again_is_carried_out_once(server: Served, lines: Lines) -> None:
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


async def test_a_seat_taken_as_the_server_dies_is_kept(server: Served, lines: Lines) -> None:
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
