"""A game of a new genre works everywhere once it has a row in each table by genre."""

import io
import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rookery.client.views import view_of
from rookery.coding import ActionCoding, ObservationCoding, OracleCoding
from rookery.core import genres
from rookery.core.genres import ByGenre, MissingRow
from rookery.games import GAMES
from rookery.language import ENGLISH
from rookery.records.positions import position_text
from rookery.server.updates.wire import deal_view
from rookery.statistics import of_deals, summed
from rookery.table import protocol as p
from rookery.telling.spoken import Spoken
from rookery.testing import random_path
from tests.cli.running import ran_here
from tests.matches import random_match
from tests.matching import MATCHING, PRESET, ROWS
from tests.server.house import House

SOURCE = Path(__file__).parent.parent / "src"


def tables() -> Iterator[tuple[str, ByGenre[Any]]]:
    """Every table by genre, with the name of its module."""
    for path in sorted((SOURCE / "rookery").rglob("*.py")):
        if re.search(r"(?m)^\w+(?:: [^=]+)? = ByGenre\(", path.read_text(encoding="utf-8")):
            parts = path.relative_to(SOURCE).with_suffix("").parts
            name = ".".join(parts).removesuffix(".__init__")
            yield name, import_module(name).BY_GENRE


TABLES = dict(tables())


@pytest.fixture(autouse=True)
def in_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a test runs, add the game to the table of games and its genre to all other tables."""
    monkeypatch.setitem(GAMES, PRESET.name, PRESET)
    for name, row in ROWS.items():
        monkeypatch.setitem(TABLES[name].rows, MATCHING, row)


def test_every_table_has_a_row_for_it_and_says_its_own_name() -> None:
    assert ROWS.keys() == TABLES.keys()
    assert [table.name for table in TABLES.values()] == [f"{name}.BY_GENRE" for name in TABLES]


def test_a_genre_without_a_row_is_refused_with_the_name_of_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, table in TABLES.items():
        monkeypatch.delitem(table.rows, MATCHING)
        with pytest.raises(MissingRow, match=f"{name}.BY_GENRE has no row for .*matching"):
            table[MATCHING]
        monkeypatch.setattr(genres, "GENRES", (*genres.GENRES[:2], MATCHING))
        with pytest.raises(MissingRow, match=f"{name}.BY_GENRE has no row for .*matching"):
            ByGenre(table.name, table.rows)  # as when the module is imported


def test_matches_are_simulated_recorded_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "matches.jsonl")
    bots = ("--bots", "steady,easy", "--matches", "2", "--out", file)
    assert ran_here(capsys, "simulate", PRESET.name, *bots).code == 0
    assert len(ran_here(capsys, "replay", file, "--json").out.splitlines()) == 2
    assert "cards on the pile" in ran_here(capsys, "replay", file).out


def test_it_is_told_summed_up_and_written_in_one_line() -> None:
    match = random_match(PRESET.game(), Random(1), deals=3)
    points = [seat.points for seat in summed(of_deals(match), match.game.seats)]
    assert tuple(points) == match.totals
    state = match.deals[0].state
    assert position_text("matching", {}, state).startswith("matching; dealer ")


def test_its_moves_views_and_hidden_cards_are_numbers() -> None:
    game = PRESET.game()
    path = random_path(game, Random(2))
    actions, observed = ActionCoding(game.rules), ObservationCoding(game.rules)
    oracle = OracleCoding(game.rules)
    for state, (seat, move) in zip(path.states, path.plies, strict=False):
        view = game.view(state, seat)
        assert actions.choice(view.legal).then(actions.of[move]).move == move
        assert sum(observed.observe(view)) == len(view.hand) + 1
        assert sum(oracle.reveal(state, seat)) == sum(view.hand_sizes)


def test_a_view_goes_out_as_a_message_and_comes_back() -> None:
    game = PRESET.game()
    path = random_path(game, Random(4))
    for state in path.states:
        for seat in (None, 0, 1):
            view = game.view(state, seat)
            sent = deal_view(view, 1, Spoken(("Ann", "Ben"), seat, ENGLISH))
            assert view_of(sent, game.rules, seat, state.totals) == view


async def test_it_is_served_at_a_table() -> None:
    async with House() as house:
        party = await house.open(PRESET.name, "pp")
        watcher = await house.join(party.code)
        await party.start()
        while not (match := party.table.match).is_over:
            if (deal := match.current) is None:
                for seat in (0, 1):
                    await party.ask(seat, p.Ready(id=party.new_id()))
                continue
            (seat,) = match.game.actors(deal.state)
            await party.move(seat, match.game.legal(deal.state, seat)[0])
        await party.all_heard()
        frames = [json.loads(it) for line in (party.lines[0], watcher) for it in line.frames]
        assert {it["deal"]["kind"] for it in frames if it.get("deal")} == {"matching"}
        happened = [each for it in frames for each in it.get("happened", ())]
        told = [line for each in happened for line in each["told"]]
        assert any(line.startswith("Match ") for line in told)
        assert any("cards on the pile" in line for line in told)
        reply = await house.get(f"/api/tables/{party.code}/replay/1")
        assert reply.status == 200
        assert {step["deal"]["kind"] for step in reply.read()["steps"]} == {"matching"}


def test_it_is_played_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = "hint\n" + "1\n" * 40 + "quit\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    output = ran_here(capsys, "play", PRESET.name, "--plain", "--no-clock", "--seed", "3").out
    assert "On the pile: " in output
    assert "cards on the pile" in output
    assert "Traceback" not in output
