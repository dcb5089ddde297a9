"""The HTTP API: opening and listing tables, records, and playing by event stream and POST alone."""

import contextlib
import json
import re
import socket
from itertools import count
from typing import Any

import httpx
import pytest

from rookery.core.options import OptionValue
from rookery.games import GAMES
from rookery.games.about.sheet import Sheet
from rookery.language import ENGLISH
from rookery.records import card_text, move_text, read_match
from rookery.records.proof import verify
from rookery.server.operating import acts
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.protocol import LONGEST_FRAME
from rookery.table.steps import Step
from rookery.table.table import next_deal
from rookery.table.words.phrases import PHRASES
from rookery.version import version
from tests.server.house import House, Stream
from tests.server.serving import DEADLINE, Serving, message_of, say, until


def fault(answer: httpx.Response) -> tuple[int, str]:
    """The status and code of an error; asserts that the answer holds nothing else."""
    body = answer.json()
    assert set(body) == {"code", "message"}
    assert body["message"]
    return answer.status_code, body["code"]


def sit(server: Serving, code: str, seat: int = 1, **more: Any) -> dict[str, Any]:
    wanted = {"type": "sit", "id": "sit", "seat": seat, "name": "Bea"} | more
    answer: dict[str, Any] = server.command(code, None, **wanted)
    return answer


def test_a_game_in_full_and_the_overview_are_parts_of_the_catalogue(server: Serving) -> None:
    catalogue = server.http.get("/api/games").json()
    overview = server.http.get("/api/overview").json()
    assert [game["name"] for game in catalogue["games"]] == list(GAMES)
    for whole, brief in zip(catalogue["games"], overview["games"], strict=True):
        alone = server.http.get(f"/api/games/{whole['name']}").json()
        assert alone | {"example": None} == whole
        assert (alone["example"] is None) == (whole["name"] == "tuxedo")
        assert brief.items() <= whole.items()
    shown_once = {"offline": overview["offline"], "is_local": False}  # by the page, at its start
    shown_once |= {"version": version(), "today": overview["today"]}
    assert catalogue | {"games": ()} | shown_once == overview | {"games": ()}


def test_the_overview_is_compressed_for_clients_that_accept_it(server: Serving) -> None:
    def asked(accepted: str) -> httpx.Response:
        return server.http.get("/api/overview", headers={"accept-encoding": accepted})

    plain, packed = asked("identity"), asked("br, gzip")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) * 3 < int(plain.headers["content-length"])
    assert packed.json() == plain.json()


def test_the_nearest_games_are_found(server: Serving) -> None:
    query = "players=5&calls=true&rook=low&target=300"
    found = server.http.get(f"/api/nearest?{query}").json()
    told = {"name": "five", "options": {"target": 300}, "told": ["Points to win: 300"]}
    assert found[0] == told | {"differences": []}
    assert len(found) == 5
    asked = "/api/nearest?players=6&rook=low"
    german = server.http.get(asked, headers={"accept-language": "de"}).json()
    told = {each["name"]: each["differences"] for each in german}
    assert told["tuxedo"] == ["der Turm ist nicht im Spiel"]
    assert len(server.http.get("/api/nearest").json()) == 5
    asked = "/api/nearest/questions?players=4&ones=high"
    assert server.http.get(asked).json()[:2] == ["rook", "minimum_bid"]
    asked = "/api/nearest?players=4&ones=high&rules=hold=true%20bury=spare"
    best = server.http.get(asked).json()[0]
    assert (best["options"], best["differences"]) == ({"hold": True, "bury": "spare"}, [])
    for wrong in ("rules=hold", "rules=hold=maybe", "rules=whist=true"):
        answer = server.http.get(f"/api/nearest?{wrong}")
        assert answer.status_code == 400 and wrong.split("=")[1] in answer.json()["message"]
    for wrong in ("players=7", "ones=top", "calls=perhaps", "target=x", "unknown=1"):
        answer = server.http.get(f"/api/nearest?{wrong}")
        assert fault(answer) == (400, "bad-message")
        assert wrong.split("=")[0] in answer.json()["message"]


def test_a_rule_sheet_is_read_into_claims_in_the_words_of_the_reader(server: Serving) -> None:
    def asked(text: str) -> httpx.Response:
        german = {"accept-language": "de"}
        return server.http.post("/api/nearest/reading", json={"text": text}, headers=german)

    read = asked("Low bid is 65. My aunt deals.").json()
    claim = {"option": "minimum_bid", "value": 65, "told": "Mindestgebot: 65"}
    assert read["claims"] == [{**claim, "sentence": "Low bid is 65."}]
    assert read["not_understood"] == ["My aunt deals."]
    assert fault(asked("a" * 20_001)) == (400, "bad-message")
    assert fault(asked("a" * 90_000)) == (413, "too-long")


def test_house_rules_are_told_as_a_sheet_in_words(server: Serving) -> None:
    rules: dict[str, OptionValue] = {"minimum_bid": 80, "nest_to": "bidder"}
    body = {"options": rules}
    told = server.http.post("/api/games/kentucky-rook/sheet", json=body).json()
    assert told["differences"][0] == ["Lowest bid: 80", "Lowest bid: 100"]
    sheet = Sheet(GAMES["kentucky-rook"], rules)
    assert tuple(told["how_to"]) == tuple(map(ENGLISH.sentences, sheet.how_to))
    german = {"accept-language": "de"}
    told = server.http.post("/api/games/house/sheet", json=body, headers=german).json()
    assert told["differences"][0][0] == "Mindestgebot: 80"
    beside = {"options": {"target": 300}, "beside": "kentucky", "beside_options": {"target": 400}}
    told = server.http.post("/api/games/kentucky-rook/sheet", json=beside).json()
    starts = [("There are 45 cards", "There are 41 cards"), ("A bid of 180", "")]
    pairs = [tuple(pair) for pair in told["differences"]]
    for here, there in starts:
        assert any(one.startswith(here) and other[:18] == there for one, other in pairs)
    unknown = server.http.post("/api/games/house/sheet", json={"beside": "whist"})
    assert fault(unknown) == (400, "unknown-game")
    for name, options, refusal in (
        ("whist", {}, (404, "not-found")),
        ("house", {"minimum_bid": 81}, (400, "bad-option")),
    ):
        answer = server.http.post(f"/api/games/{name}/sheet", json={"options": options})
        assert fault(answer) == refusal


def test_only_tables_that_their_hosts_list_are_listed(server: Serving) -> None:
    def listed() -> set[str]:
        return {each["code"] for each in server.http.get("/api/tables").json()}

    hidden, shown = server.open_table()["code"], server.open_table(listed=True)
    assert re.fullmatch("[a-hjkmnp-z2-9]{10}", hidden)
    assert re.fullmatch("[0-9a-f]{48}", shown["secret"])
    assert listed() & {hidden, shown["code"]} == {shown["code"]}
    server.command(shown["code"], shown["secret"], type="settings", id="s", listed=False)
    assert shown["code"] not in listed()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "poker", "name": "Ann"}, "unknown-game"),
        ({"game": "dixie", "name": "bot:steady"}, "bad-name"),
        ({"game": "dixie", "name": "Ann", "options": {"nonsense": 1}}, "bad-option"),
        ({"game": "dixie", "name": "Ann", "options": {"seats": 10**4000}}, "bad-option"),
        ({"game": "dixie", "name": "Ann", "others": ["bot:cheater"]}, "unknown-bot"),
        ({"game": "dixie", "name": "Ann", "others": ["open"] * 5}, "bad-seats"),
    ],
)
def test_an_impossible_table_is_refused(server: Serving, body: Any, code: str) -> None:
    assert fault(server.http.post("/api/tables", json=body)) == (400, code)


@pytest.mark.parametrize("path", ["commands", "events", "record", "replay", "replay/1"])
def test_an_unknown_code_is_not_found(server: Serving, path: str) -> None:
    method = "POST" if path == "commands" else "GET"
    body = b'{"type":"start","id":"a"}' if path == "commands" else b""
    for code in ("aaaaaaaaaa", "a" * 500, "%2e%2e", "%00", "é"):
        answer = server.http.request(method, f"/api/tables/{code}/{path}", content=body)
        assert fault(answer) in ((404, "no-table"), (404, "not-found")), code


def test_unknown_paths_and_methods_are_refused(server: Serving) -> None:
    for path in ("", "nothing", "tables/", "games/none"):
        assert fault(server.http.get(f"/api/{path}")) == (404, "not-found")
    for method in ("PUT", "OPTIONS", "TRACE", "PROPFIND"):
        answer = server.http.request(method, "/api/tables")
        assert fault(answer) == (405, "wrong-method")
        assert "GET" in answer.headers["allow"]


def standings(server: Serving, *seats: tuple[str, str]) -> list[dict[str, Any]]:
    """The standings of tables, asked for by code and a seat's secret."""
    body = {"seats": [{"code": code, "secret": secret} for code, secret in seats]}
    answer = server.http.post("/api/standings", json=body)
    assert answer.status_code == 200, answer.text
    told: list[dict[str, Any]] = answer.json()
    return told


def test_a_table_is_read_from_its_log_to_tell_where_it_stands(server: Serving) -> None:
    opened, playing = server.open_table(), server.open_table("three")
    server.command(playing["code"], playing["secret"], type="start", id="start")
    server.look(lambda: server.parts.tables.rooms.pop(opened["code"]).close("expired", "dropped"))
    seats = [(each["code"], each["secret"]) for each in (playing, opened)]
    assert [told["stage"] for told in standings(server, *seats)] == ["playing", "lobby"]
    assert not server.room(playing["code"]).clients


@pytest.mark.parametrize("is_table", [True, False])
def test_a_wrong_secret_is_told_nothing(server: Serving, *, is_table: bool) -> None:
    code = server.open_table()["code"] if is_table else "aaaaaaaaaa"
    for told in standings(server, (code, ""), (code, "0" * 48)):
        assert (told["code"], told["stage"]) == (code, "unknown")
        assert not any(it for name, it in told.items() if name not in ("code", "stage"))


def test_of_a_table_that_the_operator_has_closed_nothing_is_told(server: Serving) -> None:
    closed, other = server.open_table(), server.open_table()
    server.run(acts.close_for_good(server.parts, closed["code"]))
    told = standings(server, *[(each["code"], each["secret"]) for each in (closed, other)])
    assert [each["stage"] for each in told] == ["unknown", "lobby"]


def test_a_secret_counts_only_in_the_header(server: Serving) -> None:
    opened = server.open_table()
    path = f"/api/tables/{opened['code']}/commands"
    start = {"type": "start", "id": "a"}
    secret = opened["secret"]
    by_address = server.http.post(f"{path}?secret={secret}&authorization={secret}", json=start)
    assert by_address.json()["code"] == "no-seat"
    by_cookie = server.http.post(path, json=start, headers={"cookie": f"secret={secret}"})
    assert by_cookie.json()["code"] == "no-seat"
    by_body = server.http.post(path, json=start | {"secret": secret})
    assert fault(by_body) == (400, "bad-message")
    by_name = server.http.post(path, json=start, auth=httpx.BasicAuth(secret, secret))
    assert by_name.json()["code"] == "no-seat"
    by_header = server.command(opened["code"], secret, **start)
    assert by_header["type"] == "done"


def test_a_wrong_secret_opens_nothing(server: Serving) -> None:
    code = server.open_table()["code"]
    body = {"type": "start", "id": "a"}
    for secret in ("0" * 48, "x" * 5000, "é".encode().decode("latin-1")):
        headers = {b"authorization": f"Bearer {secret}".encode("latin-1")}
        answer = server.http.post(f"/api/tables/{code}/commands", json=body, headers=headers)
        assert fault(answer) == (403, "bad-secret")
        stream = server.http.get(f"/api/tables/{code}/events", headers=headers)
        assert fault(stream) == (403, "released")


def test_a_command_acts_for_whoever_has_the_seat_when_it_is_complete(server: Serving) -> None:
    """If the sender loses the seat while a slow body is on its way, nothing is done."""
    opened = server.open_table(others=["open"])
    secret = sit(server, opened["code"])["secret"]
    body = b'{"type":"rename","id":"n","name":"Eve"}'
    head = (
        f"POST /api/tables/{opened['code']}/commands HTTP/1.1\r\nHost: x\r\n"
        f"Authorization: Bearer {secret}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), DEADLINE) as line:
        line.sendall(head.encode() + body[:10])
        server.command(opened["code"], opened["secret"], type="release", id="r", seat=1)
        sit(server, opened["code"], id="other")
        line.sendall(body[10:])
        assert b" 403 " in line.recv(65536)
    assert server.room(opened["code"]).authority.table.chairs[1].name == "Bea"


async def test_a_whole_deal_is_played_by_event_stream_and_post(house: House) -> None:
    wanted = p.OpenTable(game="three", name="Ann", others=("bot:random",), pace="instant")
    opened = await house.parts.tables.open(wanted)
    own, watching = house.stream(opened.code, opened.secret), house.stream(opened.code)

    async def does(command: p.AnyCommand) -> str:
        answer = await house.post(opened.code, command, opened.secret)
        return str(answer.read()["type"])

    def deals(stream: Stream) -> list[p.AnyDeal]:
        return [it.deal for it in stream.all(p.Update) if it.deal is not None]

    def is_over(stream: Stream) -> bool:
        return bool(deals(stream)) and deals(stream)[-1].phase == "over"

    def version() -> int:
        return max((it.version for it in own.all(p.Update)), default=0)

    assert await does(p.Contribute(id="contribute", value="ab" * 16)) == "done"
    assert await does(p.Start(id="start")) == "done"
    tried: set[int] = set()

    def is_due() -> bool:
        has_move = any(it.legal for it in deals(own)[-1:])
        return is_over(own) or (has_move and version() not in tried)

    while True:
        await own.until(is_due)
        if is_over(own):
            break
        since, legal = version(), deals(own)[-1].legal
        tried.add(since)
        move = "pass" if "pass" in legal else legal[0]
        moved = p.Move(id=f"move at {since}", since=since, move=move)
        assert await does(moved) in ("done", "refused")
    await watching.until(lambda: is_over(watching))
    assert [it.sheet for it in own.all(p.Update) if it.sheet is not None][-1].rows[0].points
    assert all(deal.hand == () for deal in deals(watching))


async def test_pings_on_a_stream_are_answered_by_post_until_a_socket_comes(house: House) -> None:
    opened = await house.parts.tables.open(p.OpenTable(game="dixie", name="Ann"))
    stream = house.stream(opened.code, opened.secret)
    await stream.until(lambda: bool(stream.all(p.Ping)))
    n = stream.all(p.Ping)[-1].n
    pong = p.encode(p.Pong(n=n))
    path = f"/api/tables/{opened.code}/commands"
    assert (await house.request("POST", path, pong, opened.secret)).body == b""
    assert 0 in house.parts.tables.rooms[opened.code].authority.live.trips
    await house.join(opened.code, opened.secret)
    await stream.until(lambda: [it.code for it in stream.all(p.Bye)] == ["replaced"])


def test_everybody_sees_the_portrait_of_a_hello(server: Serving) -> None:
    opened = server.open_table()
    code, secret = opened["code"], opened["secret"]
    with server.seat(code) as other, server.socket(code) as line:
        say(line, type="hello", secret=secret, portrait=7)
        tables = (message_of(other, "update").get("table") for _ in count())
        assert any(table and table["seats"][0].get("portrait") == 7 for table in tables)
    replay = server.http.get(f"/api/tables/{code}/replay").json()
    assert replay["portraits"] == [7, 0, 0, 0]
    with server.socket(code) as line:
        say(line, type="hello", secret=secret, portrait=25)
        bye = message_of(line, "bye")
        assert bye["code"] == "bad-message"
        assert "<= 24" in bye["message"]
    path = f"/api/tables/{code}/events"
    headers = {"authorization": f"Bearer {secret}"}
    answer = server.http.get(path, params={"portrait": 25}, headers=headers)
    assert fault(answer) == (400, "bad-message")
    with server.http.stream("GET", path, params={"portrait": 0}, headers=headers) as stream:
        assert any('"type":"update"' in text for text in stream.iter_lines())
    assert server.room(code).authority.table.chairs[0].portrait == 0


def test_since_is_a_version(server: Serving) -> None:
    path = f"/api/tables/{server.open_table()['code']}/events"
    for since in ("-1", "1.5", "x", "9" * 16, "٣", "1e3", " 1"):
        answer = server.http.get(path, params={"since": since})
        assert fault(answer) == (400, "bad-message"), since


def test_a_stream_sends_only_what_is_new(server: Serving) -> None:
    opened = server.open_table()
    code = opened["code"]
    server.command(code, opened["secret"], type="start", id="s")
    version = server.room(code).authority.table.version
    path = f"/api/tables/{code}/events"

    def first_update(since: str) -> Any:
        with server.http.stream("GET", path, params={"since": since}) as answer:
            assert answer.headers["content-type"].startswith("text/event-stream")
            for line in answer.iter_lines():
                message = json.loads(line.removeprefix("data: ") or "{}")
                if message.get("type") == "update":
                    return message
        raise AssertionError("no update came")

    assert not first_update(str(version)).get("is_fresh")
    assert first_update("")["is_fresh"]
    assert first_update("9" * 15)["is_fresh"]


def test_a_head_request_opens_no_stream(server: Serving) -> None:
    code = server.open_table()["code"]
    answer = server.http.head(f"/api/tables/{code}/events")
    assert answer.status_code == 200
    assert server.look(lambda: len(server.parts.tables.rooms[code].clients)) == 0


def test_a_stream_closed_at_once_does_not_stay_counted(server: Serving) -> None:
    code = server.open_table()["code"]
    for cut in range(0, 12, 3):
        with socket.create_connection(("127.0.0.1", server.port), DEADLINE) as line:
            line.sendall(f"GET /api/tables/{code}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            if cut:
                line.recv(cut)
    room = server.room(code)
    until(lambda: server.look(lambda: not room.clients))
    until(lambda: server.look(lambda: not server.parts.addresses._connections))


def test_the_record_hides_cards_and_tells_the_shuffle_secret_at_the_end(server: Serving) -> None:
    opened = server.open_table("tuxedo", others=["bot:random"], options={"seats": 2})
    code, secret = opened["code"], opened["secret"]
    table = server.room(code).authority.table
    server.command(code, secret, type="start", id="s")
    text = server.http.get(f"/api/tables/{code}/record").text
    assert "?" in json.loads(text)["deals"][0]["deck"]
    for hidden in (secret, table.secret, table.key, table.chairs[0].secret_hash):
        assert hidden not in text
    assert "shuffle" not in json.loads(text)
    assert not server.http.get(f"/api/tables/{code}/replay").json()["can_verify"]
    assert fault(server.http.get(f"/api/tables/{code}/replay/1")) == (404, "no-deal")
    play_out(server, code)
    answer = server.http.get(f"/api/tables/{code}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="tuxedo-{code}.json"'
    record = read_match(answer.text)
    assert verify(record).deals == len(record.deals)
    for hidden in (secret, table.key, table.chairs[0].secret_hash):
        assert hidden not in answer.text
    seen = server.http.get(f"/api/tables/{code}/replay").json()
    assert seen["pack"] == [card_text(card) for card in GAMES[seen["game"]].game().pack]
    assert seen["is_over"] and seen["can_verify"]
    assert seen["bots"] == [seat for seat, chair in enumerate(table.chairs) if chair.kind == "bot"]
    assert seen["bots"]
    for number in (1, seen["deals"]):
        deal = server.http.get(f"/api/tables/{code}/replay/{number}").json()
        assert deal["number"] == number and len(deal["steps"]) > 2
    for number in (0, seen["deals"] + 1, 10**30):
        assert fault(server.http.get(f"/api/tables/{code}/replay/{number}")) == (404, "no-deal")
    german = {"accept-language": "de-AT, en;q=0.5"}
    deal = server.http.get(f"/api/tables/{code}/replay/1", headers=german).json()
    assert "gibt allen je 4 Karten." in deal["steps"][0]["told"][0]


def play_out(server: Serving, code: str) -> None:
    """Play a match to its end inside the server, with arbitrary legal moves."""
    room = server.room(code)

    def next_step(at: float) -> Step:
        authority, table = room.authority, room.authority.table
        deal = table.match.current
        if deal is None:
            return authority._stepped([next_deal(table)], at)
        game = table.match.game
        seat = game.actors(deal.state)[0]
        move = move_text(game.legal(deal.state, seat)[0])
        return authority._stepped([ev.Moved(seat=seat, move=move)], at)

    async def played() -> None:
        while not room.is_over:
            await room.take(next_step)

    server.run(played())


def test_a_body_of_the_longest_size_is_read_and_a_longer_one_refused(server: Serving) -> None:
    padding = LONGEST_FRAME - len(b'{"game":"dixie","name":"A"}')
    fits = b'{"game":"dixie","name":"A"' + b" " * padding + b"}"
    assert server.alone("POST", "/api/tables", content=fits).status_code == 201
    assert fault(server.alone("POST", "/api/tables", content=fits + b" ")) == (413, "too-long")
    in_parts = (b" " * 1000 for _ in range(1000))
    with contextlib.suppress(httpx.NetworkError, httpx.RemoteProtocolError):
        assert fault(server.alone("POST", "/api/tables", content=in_parts)) == (413, "too-long")


def test_sentences_are_in_the_language_that_the_browser_accepts(server: Serving) -> None:
    def asked(path: str, tag: str = "fr-CA, en;q=0.1") -> Any:
        return server.http.get(f"/api/{path}", headers={"accept-language": tag}).json()

    assert asked("overview")["phrases"][0] == "Bien joué!"
    assert asked("games")["phrases"][0] == "Bien joué!"
    assert asked("overview", "tlh")["phrases"] == list(PHRASES)
    assert asked("overview")["games"][0]["summary"].startswith("Prends des cartes du tapis")
    titles = {it["name"]: it["title"] for it in asked("games/dixie")["options"]}
    assert titles["target"] == "Points pour gagner"
    steps = asked("games/dixie")["example"]["steps"]
    assert "donne." in steps[0]["text"] and "a ces cartes" in steps[1]["text"]
    assert asked("puzzles", "de")["themes"][0]["title"] == "Bieten oder passen"
    happened = asked("puzzles/today")["update"]["happened"]
    assert next(it["told"] for it in happened if "told" in it)[0].startswith("Donne ")


def test_a_command_by_post_is_refused_in_the_language_of_the_browser(server: Serving) -> None:
    path = f"/api/tables/{server.open_table('dixie')['code']}/commands"

    def refused(tag: str, **command: str) -> str:
        body = {"type": "start", "id": "a", **command}
        answer = server.http.post(path, json=body, headers={"accept-language": tag})
        message: str = answer.json()["message"]
        return message

    assert refused("en") == "you are watching; sit down to play"
    assert refused("de") == "du schaust zu; setz dich, um zu spielen"
    assert refused("fa").startswith("شما تماشا می‌کنید")
    assert refused("de", type="hint") == "du hast jetzt nichts zu entscheiden"
