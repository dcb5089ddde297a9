"""Tables at the terminal: their players and cards, and that they behave as a server's tables do."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from rookery.bots.registry import UnknownBot
from rookery.games import GAMES
from rookery.records import MatchRecord, move_text, parse_ply, read_match, write_match
from rookery.records.proof import verify
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.table import Table
from rookery.tui import saves
from rookery.tui.prompt import Leave
from rookery.tui.tables import Chance, new_table, next_table, with_shuffle
from tests.table.tables import Sitting, opening
from tests.tui.sessions import steady_session

SHORT = {
    "dixie": {"target": 100},
    "five": {"target": 100},
    "tuxedo": {"seats": 3, "target": 20},
    "two-hundred": {"target": 200},
    "two-hundred-kitty": {"target": 200},
}


def table_for(name: str) -> Table:
    options = {"target": 50, **SHORT.get(name, {})}
    return new_table(name, options, ["steady"], "Ann")


def played(like: Table, record: MatchRecord) -> MatchRecord:
    """The record of a server's table with the same secret and moves, ten seconds apart."""
    chairs = tuple(ev.ChairKept(it.kind, it.name, it.level) for it in like.chairs)
    same: Any = {"options": dict(like.options), "chairs": chairs, "secret": like.secret}
    sitting = Sitting(structs.replace(opening(like.game), code="", **same))
    sitting.arrive(0)
    sitting.start()
    for number, deal in enumerate(record.deals):
        if number:
            assert isinstance(sitting.ask(0, p.Ready(id=sitting.new_id())), p.Done)
        for text in deal.moves:
            seat, move = parse_ply(text)
            now = sitting.clock.tick(10.0)
            if seat == 0:
                sitting.send(0, sitting.moved(0, move_text(move)))
            else:
                sitting.keep(sitting.authority.bot_move(seat, move, now))
    return sitting.table.record


@pytest.mark.parametrize("name", GAMES)
def test_a_terminal_match_is_a_servers_with_the_same_secret(name: str, tmp_path: Path) -> None:
    session = steady_session(with_shuffle(table_for(name), Chance.from_seed(None)), tmp_path)
    session.play()
    record = saves.record(session.table)
    assert played(session.table, record) == record
    assert verify(record).deals == len(record.deals)


def test_the_same_seed_deals_the_same_cards_whatever_is_played(tmp_path: Path) -> None:
    decks = []
    for levels in (["steady"], ["random"]):
        table = new_table("three", {"target": 250}, levels)
        session = steady_session(table, tmp_path, seed=8)
        session.play()
        decks.append([(deal.dealer, deal.deck) for deal in session.table.match.deals])
    most = min(map(len, decks))
    assert most > 1
    assert decks[0][:most] == decks[1][:most]


def test_a_match_that_is_left_and_continued_keeps_its_shuffle(tmp_path: Path) -> None:
    table = with_shuffle(new_table("three", {"target": 300}, ["steady"]), Chance.from_seed(None))
    for most in (1, 9, 14):
        session = steady_session(table, tmp_path, most=most)
        with pytest.raises(Leave):
            session.play()
        table = with_shuffle(saves.load(session.save_path), Chance.from_seed(None))
        assert table.match == session.table.match
        assert table.names == session.table.names
    session = steady_session(table, tmp_path)
    session.play()
    proof = verify(saves.record(session.table))
    assert proof.commitment == table.shuffle.commitment


def test_a_match_that_begins_with_a_seed_never_gets_a_secret(tmp_path: Path) -> None:
    session = steady_session(table_for("three"), tmp_path, most=3, seed=4)
    with pytest.raises(Leave):
        session.play()
    table = with_shuffle(saves.load(session.save_path), Chance.from_seed(None))
    assert table.secret == ""
    secret = with_shuffle(table_for("three"), Chance.from_seed(None))
    assert with_shuffle(secret, Chance.from_seed(4)).secret == ""


def test_the_next_match_has_another_secret() -> None:
    table = with_shuffle(table_for("five"), Chance.from_seed(None))
    following = with_shuffle(next_table(table), Chance.from_seed(None))
    assert len(table.secret) == len(following.secret) == 64
    assert table.secret != following.secret
    assert following.chairs == table.chairs
    assert not following.match.deals


def test_the_terminal_field_with_the_secret_is_only_in_unfinished_matches(tmp_path: Path) -> None:
    table = with_shuffle(table_for("three"), Chance.from_seed(None))
    assert saves.record(table).extra["terminal"] == {"secret": table.secret}
    assert table.secret not in repr(table)
    session = steady_session(table, tmp_path)
    session.play()
    extra = saves.record(session.table).extra
    assert set(extra) == {"table", "shuffle"}
    assert extra["shuffle"]["secret"] == table.secret


@pytest.mark.parametrize("secret", [None, 7, "ff", "F" * 64, "0" * 63 + "\n"])
def test_an_invalid_secret_is_ignored(secret: object, tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    saves.save(saved, table_for("three"))
    record = read_match(saved.read_text())
    extra = {**record.extra, "terminal": {"secret": secret}}
    saved.write_text(write_match(replace(record, extra=extra)))
    assert saves.load(saved).secret == ""


def test_bots_keep_the_names_in_the_record_and_otherwise_get_usual_ones(tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    saves.save(saved, new_table("five", {}, ["steady", "random"], "Ada"))
    assert saves.load(saved).names == ("Ada", "Ben", "Cleo", "Dan", "Eve")
    record = read_match(saved.read_text())
    for told in (None, "Ann", {"names": ["Ann"]}, {"names": [1, 2]}):
        saved.write_text(write_match(replace(record, extra={"table": told})))
        names = saves.load(saved).names
        assert names[0] == "Ada"
        assert len(set(names)) == 5
    strange = {"names": ["Ada", "B\x1b[31mob\n", "", "x" * 50, 7]}
    saved.write_text(write_match(replace(record, extra={"table": strange})))
    names = saves.load(saved).names
    assert (names[1], names[3], names[4]) == ("B[31mob", "x" * 20, "7")
    assert all(name.isprintable() and name for name in names)


def test_an_unknown_bot_in_a_saved_match_is_an_error(tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    saves.save(saved, table_for("three"))
    saved.write_text(saved.read_text().replace("bot:steady", "bot:clever"))
    with pytest.raises(UnknownBot, match="there is no bot 'clever'"):
        steady_session(saves.load(saved), tmp_path)
