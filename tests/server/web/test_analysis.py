"""`POST /api/analysis` shows and evaluates the position that is sent, and nothing else."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rookery.games import GAMES
from rookery.kernel import read_position, solve
from rookery.records import record_of, write_match
from rookery.table.protocol import LONGEST_ANALYSIS
from tests.matches import random_match
from tests.server.serving import Serving
from tests.server.web.test_http_api import fault

LAID_OUT: dict[str, Any] = {
    "game": "dixie",
    "options": {"seats": 4},
    "hands": ["R14 B5", "R13 B10", "G1 G2", "Y13 Y1"],
    "nest": "G5",
    "trump": "red",
    "tricks_won": [5, 6],
}


def analysed(server: Serving, **asked: Any) -> dict[str, Any]:
    answer = server.http.post("/api/analysis", json=asked)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def refused(server: Serving, **asked: Any) -> tuple[int, str, str]:
    answer = server.http.post("/api/analysis", json=asked)
    body = answer.json()
    assert set(body) == {"code", "message"}
    return answer.status_code, body["code"], body["message"]


def record(name: str = "dixie", deals: int = 2, seed: int = 1) -> Any:
    match = random_match(GAMES[name].game(), Random(seed), deals=deals)
    players = ("Ida", "Otto", "Una", "Max", "Pia", "Leo")[: match.game.seats]
    return match, record_of(match, name, {"seats": match.game.seats}, players)


def test_an_ending_is_solved_as_by_rookery_solve(server: Serving) -> None:
    answer = analysed(server, laid_out=LAID_OUT, moves=["0 play R14"], ask="open")
    solution = solve(read_position(answer["solve"]))
    verdict = answer["verdict"]
    assert verdict["is_exact"] and verdict["low"] == solution.value
    assert (verdict["by"], verdict["seat"], verdict["side"]) == ("solver", 1, [0, 2])
    assert verdict["line"][0] == "1 play R13"
    assert answer["legal"] == ["1 play R13"]
    assert (answer["game"], answer["title"]) == ("dixie", "Dixie Rook")
    assert answer["sides"] == [0, 1, 0, 1]
    step = answer["step"]
    assert step["told"] == ["Ann plays red 14."]
    trick = step["deal"]["trick"]
    assert (trick["leader"], trick["cards"], trick["winner"]) == (0, ["R14"], None)
    assert (trick["points"], trick["winning"]) == (0, 0)
    assert step["hands"][0] == ["B5"]
    assert step["deal"]["trump"] == "red"
    moves = ["0 play R14", "1 play R13", "2 play G1", "3 play Y13"]
    after = analysed(server, laid_out=LAID_OUT, moves=moves)["step"]["deal"]
    assert (after["tricks_won"], after["points_won"]) == ([1, 0, 0, 0], [20, 0, 0, 0])


def test_the_text_of_an_answer_may_be_sent_instead(server: Serving) -> None:
    _, it = record()
    answer = analysed(server, text=write_match(it), deal=0, move=12)
    again = analysed(server, text=answer["text"], players=answer["players"])
    assert again == answer
    assert answer["players"] == ["Ida", "Otto", "Una", "Max"]


def test_names_in_a_record_are_made_fit_to_be_shown_and_bots_get_names(server: Serving) -> None:
    _, it = record()
    players = ("A\ud800nn", "bot:strong", "Cleo\u202e", "Ann")
    answer = analysed(server, text=write_match(replace(it, players=players)))
    assert answer["players"] == ["Ann", "Ben", "Cleo", "Dan"]


@pytest.mark.parametrize("name", ["three", "tuxedo"])
def test_a_moment_of_a_record_is_valued_with_hidden_hands(server: Serving, name: str) -> None:
    match, it = record(name, deals=1)
    states = [match.state_before(0, move) for move in range(len(match.deals[0].plies))]
    choices = [
        move
        for move, state in enumerate(states)
        if len(match.game.legal(state, match.game.actors(state)[0])) > 2
    ]
    answer = analysed(server, text=write_match(it), deal=0, move=choices[-1], ask="hidden")
    verdict = answer["verdict"]
    assert answer["is_whole"]
    assert f"{verdict['seat']} {verdict['moves'][0]['move']}" in answer["legal"]


def test_a_position_that_names_no_game_is_shown(server: Serving) -> None:
    position: Any = {"hands": ["SA SK", "S2 S3", "H5 H6"], "trump": "none", "leader": 0}
    position |= {"sides": [0, 1, 1], "values": {"K": 10}}
    answer = analysed(server, text=json.dumps(position), ask="open")
    assert (answer["game"], answer["title"]) == ("", "Position")
    assert answer["step"]["deal"]["counters"] == {"SK": 10}
    assert answer["step"]["deal"]["ranks"] == ["2", "3", "5", "6", "K", "A"]
    assert answer["verdict"]["low"] == 10


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({}, "give either a text or cards that are laid out"),
        ({"laid_out": LAID_OUT, "deal": 1}, "these are cards laid out"),
        ({"laid_out": LAID_OUT, "moves": ["0 play R14", "2 play G1"]}, "move 1: seat 2 cannot"),
    ],
)
def test_what_is_wrong_is_said(server: Serving, asked: Any, told: str) -> None:
    status, code, message = refused(server, **asked)
    assert (status, code) == (400, "bad-position")
    assert told in message


def test_the_deal_at_a_table_cannot_be_analysed(server: Serving) -> None:
    opened = server.open_table("three")
    server.command(opened["code"], opened["secret"], type="start", id="start")
    text = server.http.get(f"/api/tables/{opened['code']}/record").text
    assert refused(server, text=text)[:2] == (400, "redacted")


def test_a_body_may_be_longer_than_a_message_but_not_without_end(server: Serving) -> None:
    _, it = record(deals=8, seed=3)
    assert len(write_match(it)) > 8192
    assert analysed(server, text=write_match(it))["legal"]
    answer = server.http.post("/api/analysis", content=b" " * (LONGEST_ANALYSIS + 1))
    assert fault(answer) == (413, "too-long")


def test_analyses_wait_for_bots_at_tables(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(type(server.parts.bot_threads), "is_full", True)
        status, code, message = refused(server, laid_out=LAID_OUT, ask="open")
        assert (status, code) == (503, "too-many")
        assert "the bots at the tables need this server" in message
        assert analysed(server, laid_out=LAID_OUT)["legal"]
    assert analysed(server, laid_out=LAID_OUT, ask="open")["verdict"]["is_exact"]


def test_few_analyses_are_made_at_once(server: Serving) -> None:
    asked = server.parts.analyst._asked
    asked["127.0.0.1"] = 2
    assert refused(server, laid_out=LAID_OUT, ask="open")[:2] == (429, "too-fast")
    assert analysed(server, laid_out=LAID_OUT)["legal"]
    del asked["127.0.0.1"]
    asked["10.0.0.1"] = 8
    assert refused(server, laid_out=LAID_OUT, ask="open")[:2] == (503, "too-many")
    del asked["10.0.0.1"]
    assert analysed(server, laid_out=LAID_OUT, ask="open")["verdict"]
    assert server.parts.analyst.busy == 0


def test_few_positions_of_one_address_wait(server: Serving) -> None:
    shown = server.parts.analyst._shown
    shown["127.0.0.1"] = 16
    assert refused(server, laid_out=LAID_OUT)[:2] == (429, "too-fast")
    shown["127.0.0.1"], shown["10.0.0.1"] = 15, 16
    assert analysed(server, laid_out=LAID_OUT)["legal"]
    assert shown["127.0.0.1"] == 15
    shown.clear()
