"""Where a table stands, for the people who have a seat there and for nobody else."""

from random import Random

import pytest

from rookery.server.updates.standings import standing
from rookery.table import protocol as p
from rookery.table.chairs import hash_of
from rookery.table.events import Boards
from rookery.table.seating.boards import BoardTable, BotAt, Person
from tests.table.tables import Sitting, opening, playing, secret_of


def test_the_lobby_names_who_is_there() -> None:
    sitting = Sitting(opening("dixie", "pbop"))
    told = standing(sitting.table, secret_of(3))
    assert (told.stage, told.seat, told.deal, told.is_turn) == ("lobby", 3, 0, False)
    assert told.players == (
        p.PlayerNamed("Ann", is_bot=False),
        p.PlayerNamed("Robot 1", is_bot=True),
        p.PlayerNamed("", is_bot=False),
        p.PlayerNamed("Dora", is_bot=False),
    )
    assert told.sides == (0, 1, 0, 1)


@pytest.mark.parametrize("game", ["tuxedo", "three"])
def test_it_is_the_turn_of_whoever_has_to_move(game: str) -> None:
    sitting = playing(game, "ppp")
    turns = []
    for _ in range(6):
        turns.append([standing(sitting.table, secret_of(seat)).is_turn for seat in range(3)])
        (due,) = sitting.authority.table.match.game.actors(sitting.state)
        assert turns[-1] == [seat == due for seat in range(3)]
        sitting.play(Random(1), 1)
    assert len({tuple(turn) for turn in turns}) > 1


def test_totals_and_winners_are_those_of_the_match() -> None:
    sitting = playing("tuxedo", "pp", {"target": 5})
    sitting.play(Random(1))
    match = sitting.table.match
    assert match.winners
    told = standing(sitting.table, secret_of(0))
    assert (told.stage, told.deal, told.is_turn) == ("over", 1, False)
    assert (told.totals, told.winners, told.sides) == (match.totals, match.winners, None)
    assert told.boards is None


def test_a_table_with_boards_says_of_which_set_they_are() -> None:
    person = Person("Ann", hash_of(secret_of(0)))
    boards = Boards(kind="evening", of="anevening/2", first=1, count=3)
    opened = BoardTable("two", {}, boards, (person, BotAt("random"))).opening(
        bytes(32).hex(), "testgamesa", bytes(32).hex()
    )
    told = standing(Sitting(opened).table, secret_of(0))
    assert told.boards == p.BoardsView("evening", "anevening/2", 1, 3)


def test_a_table_that_nobody_came_to_is_closed() -> None:
    sitting = playing("tuxedo", "pp")
    sitting.keep(sitting.authority.expire(sitting.clock(), sitting.authority.table.version))
    told = standing(sitting.table, secret_of(1))
    assert (told.stage, told.is_turn) == ("expired", False)
