"""People at servers' tables, and the check that nothing acknowledged to them is lost."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack as Lines

from rookery.table import events as ev
from rookery.table import protocol as p
from tests.server.scripted import DEADLINE, ConnectionClosed, Player
from tests.server.served import Served

PEOPLE = {"dixie": (0, 2), "tuxedo": (0, 1, 3), "three": (0, 1), "five": (0, 1, 4)}
"""The seats of people in each game of these tests; bots have the other seats."""

FOLLOWS = (ev.Dealt, ev.Cut)
"""Events that follow a move automatically; the version in the move's answer may include them."""


async def seated(
    lines: Lines, server: Served, game: str, seed: object, *others: Served
) -> list[Player]:
    """Open a table, have its people sit down, spread over the servers, and start."""
    servers = (server, *others)
    opened = server.post("api/tables", {"game": game, "name": "Ann", "pace": "instant"})
    host = Player(server.address, opened["code"], opened["secret"], seed=f"{seed} 0")
    players = [await lines.enter_async_context(host)]
    for number, seat in enumerate(PEOPLE[game][1:], 1):
        there = servers[number % len(servers)]
        player = Player(there.address, opened["code"], seed=f"{seed} {seat}")
        await lines.enter_async_context(player)
        sit = p.Sit(id=player.new_id(), seat=seat, name=f"Ben {seat}")
        assert isinstance(await player.ask(sit), p.Seated)
        players.append(player)
    await players[0].ask(p.Start(id=players[0].new_id()))
    return players


async def play_until(
    players: list[Player],
    is_enough: Callable[[], bool],
    come_back: Callable[[Player], Awaitable[None]] = Player.connect,
    patience: float = DEADLINE,
) -> None:
    """Let everybody play until a condition holds, reconnecting when a server disconnects them."""

    async def play(player: Player) -> None:
        while not is_enough():
            if not player.is_connected:  # it was coming back when the others had seen enough
                await come_back(player)
            try:
                await player.play(is_enough)
            except ConnectionClosed:
                await come_back(player)

    tasks = [asyncio.create_task(play(player)) for player in players]
    done, others = await asyncio.wait(tasks, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
    for other in others:  # they wait for news that does not come while nobody plays
        other.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    assert done, "the table does not go on"
    for it in done:
        it.result()


def code_of(player: Player) -> str:
    assert player.table is not None
    return player.table.code


def check(players: list[Player], log: dict[int, ev.AnyEvent]) -> None:
    """Check that all that was shown or acknowledged, and no `not-kept`, is in the log."""
    assert list(log) == list(range(1, len(log) + 1))
    commands = Counter(event.command for event in log.values() if event.command)
    assert set(commands.values()) <= {1}, "a command was carried out twice"
    for player in players:
        assert (player.version or 0) <= len(log), "an event was shown before it was in the log"
        for each in player.told:
            event = log[each.version]
            if each.what == "moved":
                assert isinstance(event, ev.Moved)
                assert (each.seat, each.by_bot) == (event.seat, event.by_bot)
                assert each.move == event.move or (each.move or "").startswith("bury")
        for name, answer in player.answers.items():
            if isinstance(answer, p.Refused) and answer.code == "not-kept":
                key = f"{player.seat}:{name}"
                assert key not in commands, f"a refused command was kept: {key}"
            if isinstance(answer, p.Done) and name in player.moves:
                acted = [each for each in log if log[each].command == f"{player.seat}:{name}"]
                assert acted, "an acknowledged move was lost"
                event = log[acted[0]]
                assert isinstance(event, ev.Moved) and event.move == player.moves[name]
                assert all(
                    isinstance(log[v], FOLLOWS) for v in range(acted[0] + 1, answer.version + 1)
                )
