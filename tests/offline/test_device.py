"""A device without a server: the page asks it, sits at its tables, and plays on after a reload."""

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from rookery.games import GAMES
from rookery.language import language
from rookery.messages import refusals
from rookery.offline.device import PREFIX, Device
from rookery.records import read_match
from rookery.records.proof import verify
from rookery.server.codes import is_code

START = 1_800_000_000.0


@dataclass
class Page:
    """The page and its worker, with a clock that jumps to the next scheduled event."""

    device: Device
    at: float = START
    language: str = "en"
    kept: list[dict[str, Any]] = field(default_factory=list)
    code: str = ""
    table: dict[str, Any] = field(default_factory=dict)
    deal: dict[str, Any] | None = None
    version: int = 0
    told: list[str] = field(default_factory=list)
    last: dict[str, Any] = field(default_factory=dict)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The status and the body of an answer; None if only a server has one."""
        text = "" if body is None else json.dumps(body)
        answer = self.device.answer(method, path, text, self.language, self.at)
        if answer is None:
            return None
        read = json.loads(answer)
        self.kept += read["kept"]
        return read["status"], read["body"]

    def open(self, **wanted: Any) -> None:
        """Open a table, as "Play now" does, and start the match."""
        body = {"game": "dixie", "name": "Ann", "others": ["bot:easy"], **wanted}
        status, opened = self.ask("POST", "/api/tables", body)
        assert status == 201, opened
        self.sit(opened["code"])
        self.say(type="contribute", value="ab" * 16)
        self.say(type="start")

    def sit(self, code: str) -> None:
        """Connect to a table that the device keeps."""
        self.code, self.version = code, 0
        events = [it for it in self.kept if it["code"] == code]
        self.device.load(code, json.dumps(events), self.at)
        self.hear({"type": "hello", "protocol": 1, "language": self.language})

    def say(self, **command: Any) -> dict[str, Any]:
        """Send a command, and return its answer."""
        self.last = {}
        self.hear({"id": f"c{len(self.kept)}-{self.at}", **command})
        return self.last

    def hear(self, message: dict[str, Any]) -> None:
        self._step(self.device.hear(self.code, json.dumps(message), self.at))

    def _step(self, kept: str) -> None:
        self.kept += json.loads(kept)
        for message in json.loads(self.device.shown(self.code)):
            if message["type"] != "update":
                self.last = message
                continue
            self.version = message["version"]
            self.table = message.get("table") or self.table
            self.deal = message.get("deal") or self.deal
            self.told += [it for each in message.get("happened", ()) for it in each["told"]]

    def wait(self) -> None:
        """Let scheduled events happen, until the person has to act."""
        for _ in range(1000):
            if self.deal is not None and self.deal.get("legal"):
                return
            due = self.device.acts_at(self.code, self.at)
            if due is None:
                return
            self.at = max(self.at, due)
            self._step(self.device.act(self.code, self.at))
        raise AssertionError("the table never waits for the person")

    def play(self, moves: int) -> None:
        """Make moves, the first that is legal each time, for at most one deal."""
        for _ in range(moves):
            self.wait()
            assert self.deal is not None
            if not self.deal.get("legal"):
                return
            answer = self.say(type="move", since=self.version, move=self.deal["legal"][0])
            assert answer["type"] == "done", answer


@pytest.fixture
def page() -> Page:
    return Page(Device(rng=Random(7)))


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_every_game_is_played_with_bots(page: Page, game: str) -> None:
    page.open(game=game, pace="instant")
    page.play(200)
    record = page.ask("GET", f"/api/tables/{page.code}/record")[1]
    assert record["deals"][0]["points"]
    assert {it["code"] for it in page.kept} == {page.code}
    assert [it["number"] for it in page.kept] == list(range(1, len(page.kept) + 1))


def test_a_reload_goes_on_with_the_same_deal(page: Page) -> None:
    page.open()
    page.play(3)
    page.wait()
    again = Page(Device(rng=Random(8)), page.at, kept=list(page.kept))
    again.sit(page.code)
    assert again.deal == page.deal
    assert again.version == page.version
    again.play(2)
    assert len(again.kept) > len(page.kept)


def test_a_step_happens_only_once_it_is_kept(page: Page) -> None:
    page.open()
    page.wait()
    before = len(page.kept)
    assert page.deal is not None
    move = {"type": "move", "id": "m", "since": page.version, "move": page.deal["legal"][0]}
    begun = page.device.hear(page.code, json.dumps(move), page.at)
    assert json.loads(begun)
    again = Page(page.device, page.at, kept=page.kept[:before])
    page.device.forget(page.code)  # the worker could not keep it
    again.sit(page.code)
    assert again.deal == page.deal


def test_bots_that_search_give_way_to_one_that_does_not(page: Page) -> None:
    page.open(others=["bot:strong@3s", "bot:easy"])
    levels = [seat.get("level") for seat in page.table["seats"]]
    assert levels == [None, "steady", "easy", "easy"]


def test_nobody_else_can_be_invited(page: Page) -> None:
    page.language = "de"
    body = {"game": "dixie", "name": "Ann", "others": ["open"]}
    status, fault = page.ask("POST", "/api/tables", body)
    assert (status, fault["code"]) == (400, "offline")
    assert fault["message"] == "ohne Netz kann niemand sonst an einen Tisch kommen"


def test_the_overview_offers_what_plays_here(page: Page) -> None:
    _, overview = page.ask("GET", "/api/overview?language=en")
    assert [bot["name"] for bot in overview["bots"]] == ["easy", "steady"]
    assert overview["usual_bot"] == "steady"
    assert overview["is_local"]
    assert {game["name"] for game in overview["games"]} == set(GAMES)
    assert page.ask("GET", "/api/games/dixie")[1]["options"]
    _, sheet = page.ask("POST", "/api/games/dixie/sheet", {"options": {"target": 200}})
    assert sheet["differences"] == [["Points to win: 200", "Points to win: 300"]]
    _, found = page.ask("POST", "/api/nearest/reading", {"text": "The lowest bid is 80."})
    assert [(it["option"], it["value"]) for it in found["claims"]] == [("minimum_bid", 80)]
    _, nearest = page.ask("GET", "/api/nearest", {"players": "3", "rules": "hold=true"})
    assert nearest[0]["options"] == {"hold": True}
    assert page.ask("GET", "/api/nearest/questions", {"players": "4"})[1]


def test_only_a_server_answers_other_requests(page: Page) -> None:
    assert page.ask("GET", "/api/games/whist") is None
    assert page.ask("GET", "/api/puzzles/today") is None
    assert page.ask("GET", "/api/tables/local-nowhere/replay") is None
    assert page.ask("POST", "/api/analysis", {}) is None


def test_a_request_of_the_wrong_form_is_refused(page: Page) -> None:
    assert page.ask("POST", "/api/tables", {"game": 1})[0] == 400
    status, fault = page.ask("POST", "/api/tables", {"game": "whist", "name": "Ann"})
    assert (status, fault["code"]) == (400, "unknown-game")


def test_a_hint_says_what_steady_would_do(page: Page) -> None:
    page.open()
    page.wait()
    hint = page.say(type="hint")
    assert hint["type"] == "hinted"
    assert page.deal is not None
    assert hint["move"] in page.deal["legal"]


def test_a_match_is_played_out_its_shuffle_checked_and_another_begun(page: Page) -> None:
    page.open(game="three", options={"target": 50}, pace="instant")
    commitment = page.table["commitment"]
    for _ in range(60):
        page.play(60)
        if page.table["stage"] == "over":
            break
        page.say(type="ready")
    before = page.code
    _, record = page.ask("GET", f"/api/tables/{before}/record")
    assert record["shuffle"]["commitment"] == commitment
    assert verify(read_match(json.dumps(record))).contributions
    assert page.say(type="again")["type"] == "done"
    following = page.table["next"]
    assert following.startswith(PREFIX) and not is_code(following)
    page.sit(following)
    assert page.table["stage"] == "lobby"
    assert page.table["seats"][0]["name"] == "Ann"
    assert page.ask("GET", f"/api/tables/{before}/replay/1")[1]["steps"]


def test_sentences_and_refusals_are_in_the_readers_language(page: Page) -> None:
    page.language = "de"
    page.open()
    assert "Die Partie beginnt." in page.told
    page.wait()
    refused = page.say(type="move", since=page.version, move="bid 72")
    assert refused["type"] == "refused"
    assert refused["message"] == language("de").words(refusals.bid_multiple(step=5))
    assert refused["message"] != "a bid must be a multiple of 5"


def test_whoever_leaves_is_told_so(page: Page) -> None:
    page.open()
    page.say(type="leave")
    assert page.last["type"] == "bye"
