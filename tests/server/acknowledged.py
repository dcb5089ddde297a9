"""People at the tables of a server, and the check that nothing acknowledged to them is lost."""

from collections import Counter
from contextlib import AsyncExitStack as Lines

from rookery.table import events as ev
from rookery.table import protocol as p
from tests.server.scripted import Player
from tests.server.served import Served

PEOPLE = {"dixie": (0, 2), "tuxedo": (0, 1, 3), "three": (0, 1), "five": (0, 1, 4)}
"""The seats of people in each game of these tests; bots have the other seats."""

FOLLOWS = (ev.Dealt, ev.Cut)
"""Events that follow a move by themselves, so that the version in its answer may include them."""


async def seated(
    lines: Lines, server: Served, game: str, seed: object, pace: str = "instant"
) -> list[Player]:
    """Open a table, have its people sit down, and start the match."""
    opened = server.post("api/tables", {"game": game, "name": "Ann", "pace": pace})
    host = Player(server.address, opened["code"], opened["secret"], seed=f"{seed} 0")
    players = [await lines.enter_async_context(host)]
    for seat in PEOPLE[game][1:]:
        player = Player(server.address, opened["code"], seed=f"{seed} {seat}")
        await lines.enter_async_context(player)
        sit = p.Sit(id=player.new_id(), seat=seat, name=f"Ben {seat}")
        assert isinstance(await player.ask(sit), p.Seated)
        players.append(player)
    await players[0].ask(p.Start(id=players[0].new_id()))
    return players


def code_of(player: Player) -> str:
    assert player.table is not None
    return player.table.code


def check(players: list[Player], log: dict[int, ev.AnyEvent]) -> None:
    """Check that every event shown and every command acknowledged is in the log, unchanged.

    A command that was called `not-kept` must not be there.
    """
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
