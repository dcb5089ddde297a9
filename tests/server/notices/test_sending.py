"""Turn notices from a server's tables to a browser, over real TLS and encrypted."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from rookery.games import preset
from rookery.language.script import isolated
from rookery.records import move_text
from rookery.server.limits import UNBOUNDED
from rookery.server.notices.outbox import TRIED_AGAIN, Outbox
from rookery.server.notices.push_endpoints import is_public
from rookery.server.notices.turn_notices import TurnNotices
from rookery.server.notices.turns import turn_notice
from rookery.server.room_events import Missed
from rookery.table.chairs import hash_of
from rookery.table.table import DAY, Table
from tests.known import known
from tests.server.notices.push_service import HOST, Browser, PushService, claims_of, push_service
from tests.server.serving import Serving, serving, until
from tests.server.test_slow_tables import turn_is_ours
from tests.server.web.clubs import profile
from tests.server.web.test_http_api import fault
from tests.table.tables import Clock

TITLE = preset("three").title


@pytest.fixture(scope="module")
def running_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("push")) as it:
        yield it


@pytest.fixture(scope="module")
def server(running_service: PushService) -> Iterator[Serving]:
    with serving(UNBOUNDED, now=Clock()) as it:
        it.parts.notices.reach = running_service.reach()
        yield it


@pytest.fixture
def service(server: Serving, running_service: PushService) -> PushService:
    """The service, which has no requests from earlier tests and will get none."""
    settle(server)
    running_service.answers.clear()
    running_service.waits.clear()
    while not running_service.received.empty():
        running_service.received.get()
    return running_service


def settle(server: Serving) -> None:
    server.run(server.parts.notices.settle())


def want(server: Serving, browser: Browser, **wanted: Any) -> Any:
    return server.http.post("/api/notices", json={"subscription": browser.as_json, **wanted})


def begun(server: Serving, browser: Browser | None = None) -> dict[str, Any]:
    """A slow match of one person against bots; it is the person's turn, and they are away."""
    opened = server.open_table("three", others=["bot:easy"], clock=DAY)
    if browser is not None:
        assert want(server, browser, seats=[opened["secret"]]).status_code == 204
    begun = server.command(opened["code"], opened["secret"], type="start", id="s" * 20)
    assert begun["type"] == "done", begun
    until(lambda: turn_is_ours(server, opened))
    if browser is None:
        settle(server)  # or the turn is told to a browser that is subscribed afterwards
    return opened


def table_of(server: Serving, code: str) -> Table:
    return server.room(code).authority.table


def move(server: Serving, opened: dict[str, Any]) -> None:
    """Make the person's next move, any legal one."""
    table = table_of(server, opened["code"])
    text = move_text(table.match.game.view(known(table.match.current).state, 0).legal[0])
    code, secret, version = opened["code"], opened["secret"], table.version
    moved = {"type": "move", "id": f"move of {version:014}", "since": version, "move": text}
    said = server.command(code, secret, **moved)
    assert said["type"] == "done", said


def test_a_notice_comes_encrypted_and_signed(server: Serving, service: PushService) -> None:
    browser = Browser(service)
    code = begun(server, browser)["code"]
    pushed = service.next()
    assert (pushed.method, pushed.target) == ("POST", "/send/1")
    assert pushed.headers["host"] == f"{HOST}:{service.port}"
    notice = browser.read(pushed)
    assert notice["code"] == code
    assert notice["title"] == "Your turn"
    assert code.encode() not in pushed.body
    assert code not in str(pushed.headers)
    assert 0 < int(pushed.headers["ttl"]) <= DAY
    key = server.http.get("/api/notices").json()["public_key"]
    claims = claims_of(pushed, key)
    assert claims["aud"] == f"https://{HOST}:{service.port}"
    assert claims["sub"] == "https://127.0.0.1"
    assert server.parts.now() < claims["exp"] <= server.parts.now() + DAY


def test_each_turn_is_told_once_and_without_a_card(server: Serving, service: PushService) -> None:
    """The test lists everything that a notice may say, so a notice cannot name a card."""
    browser = Browser(service, "/each")
    opened = begun(server, browser)
    players = [chair.name for chair in table_of(server, opened["code"]).chairs]
    allowed = {f"{TITLE}: {isolated(it)} has moved." for it in players}
    allowed.add(f"{TITLE} waits for you.")
    lengths = set()
    for turn in range(6):
        if turn:  # and none after the last, whose notice would come during the next test
            move(server, opened)
        pushed = service.next()
        notice = browser.read(pushed)
        assert set(notice) == {"title", "body", "code"}
        assert notice["title"] == "Your turn"
        assert notice["code"] == opened["code"]
        assert notice["body"] in allowed
        lengths.add(len(pushed.body))
        settle(server)
        assert service.received.empty()
    assert len(lengths) == 1


def test_whoever_is_there_gets_none(server: Serving, service: PushService) -> None:
    browser = Browser(service, "/there")
    opened = begun(server)
    assert want(server, browser, seats=[opened["secret"]]).status_code == 204
    code, secret = opened["code"], opened["secret"]
    present = server.room(code).authority.live.present
    with server.seat(code, secret):
        until(lambda: server.look(lambda: 0 in present))
        move(server, opened)
        until(lambda: turn_is_ours(server, opened))
        settle(server)
        assert service.received.empty()
    pushed = service.next()  # they went without a sign of having seen their turn
    assert browser.read(pushed)["body"] == f"{TITLE} waits for you."


@pytest.mark.parametrize(
    ("answer", "is_kept"),
    [("404 Not Found", False), ("410 Gone", False), ("307 Elsewhere", True), ("400 Bad", True)],
)
def test_some_answers_end_a_subscription_and_no_redirect_is_followed(
    server: Serving, service: PushService, answer: str, *, is_kept: bool
) -> None:
    there = f"https://{HOST}:{service.port}/elsewhere"
    service.answers.append(f"{answer}\r\nlocation: {there}")
    opened = begun(server, Browser(service, f"/ended/{answer[:3]}"))
    service.next()
    settle(server)
    kept = server.parts.notices.subscriptions.of_seat(hash_of(opened["secret"]))
    assert bool(kept) == is_kept
    assert service.received.empty()
    assert not service.waits


def test_failures_that_may_pass_are_tried_again(server: Serving, service: PushService) -> None:
    service.answers += ["503 Busy", "429 Slower\r\nretry-after: 100", "500 Broken"]
    browser = Browser(service, "/again")
    opened = begun(server, browser)
    notices = [browser.read(service.next()) for _ in range(4)]
    settle(server)
    assert notices.count(notices[0]) == 4
    assert service.waits == [30.0, 100.0, 120.0]
    assert service.received.empty()
    assert len(server.parts.notices.subscriptions.of_seat(hash_of(opened["secret"]))) == 1


def test_a_subscription_that_gets_nothing_is_removed(server: Serving, service: PushService) -> None:
    service.answers += ["503 Busy"] * 18
    opened = begun(server, Browser(service, "/never"))
    for turn in range(3):
        assert server.parts.notices.subscriptions.of_seat(hash_of(opened["secret"]))
        if turn:
            move(server, opened)
        for _ in range(6):
            service.next()
        settle(server)
    assert not server.parts.notices.subscriptions.of_seat(hash_of(opened["secret"]))


def test_the_certificate_must_be_for_the_name(server: Serving, service: PushService) -> None:
    begun(server, Browser(service, "/1", host="other.example.org"))
    settle(server)
    assert service.received.empty()
    assert service.waits == [30.0, 60.0, 120.0, 240.0, 480.0]


def test_a_name_that_leads_inside_is_not_reached(server: Serving, service: PushService) -> None:
    """A subscription is checked again whenever something is sent: names can change."""
    opened, browser = begun(server), Browser(service, "/inside")
    key = hash_of(opened["secret"])
    it = server.parts
    other = server.look(lambda: TurnNotices(it.tables, it.store.connections, it.limits, it.now))
    other.reach = replace(service.reach(), is_allowed=is_public)
    other.subscriptions.add(browser.subscription, [key], None, server.parts.now())
    table = table_of(server, opened["code"])

    async def told() -> None:
        other.hear(Missed(table, 0))
        await other.settle()

    server.run(told())
    assert service.received.empty()
    assert other.subscriptions.of_seat(key) == []


def test_what_a_stopped_server_left_another_sends(server: Serving, service: PushService) -> None:
    browser = Browser(service, "/left")
    opened = begun(server)
    assert want(server, browser, seats=[opened["secret"]]).status_code == 204
    table = table_of(server, opened["code"])
    due, now = turn_notice(table, 0).due, server.parts.now()
    assert Outbox(server.parts.store.connections).claim(due, now - TRIED_AGAIN)
    for _ in range(2):
        server.run(server.parts.notices.take_up())
        settle(server)
    assert browser.read(service.next())["code"] == opened["code"]
    assert service.received.empty()


def test_a_browser_can_renew_and_stop(server: Serving, service: PushService) -> None:
    first, second = Browser(service, "/first"), Browser(service, "/second")
    opened = begun(server, first)
    first.read(service.next())
    settle(server)
    renewed = {"old": first.endpoint, "subscription": second.as_json}
    assert server.http.post("/api/notices/renew", json=renewed).status_code == 204
    move(server, opened)
    pushed = service.next()
    assert pushed.target == "/second"
    second.read(pushed)
    settle(server)
    ended = server.http.post("/api/notices/stop", json={"endpoint": second.endpoint})
    assert ended.status_code == 204
    move(server, opened)
    until(lambda: turn_is_ours(server, opened))
    settle(server)
    assert service.received.empty()


def test_a_profile_gets_notices_for_all_its_seats(server: Serving, service: PushService) -> None:
    header = profile(server)
    browser = Browser(service, "/profile")
    body = {"subscription": browser.as_json}
    assert server.http.post("/api/notices", json=body, headers=header).status_code == 204
    opened = server.open_table("three", others=["bot:easy"], clock=DAY)
    seat = {"code": opened["code"], "secret": opened["secret"]}
    claimed = server.http.post("/api/profile/seats", headers=header, json={"seats": [seat]})
    assert claimed.status_code == 204
    server.command(opened["code"], opened["secret"], type="start", id="s" * 20)
    assert browser.read(service.next())["code"] == opened["code"]
    stored = server.http.get("/api/profile/stored", headers=header).json()
    assert stored["subscriptions"][0]["endpoint"] == browser.endpoint
    settle(server)

    seats = [server.open_table("three", others=["bot:easy"], clock=DAY)["secret"]]
    assert want(server, browser, seats=seats).status_code == 204  # by a guest from now on
    move(server, opened)
    until(lambda: turn_is_ours(server, opened))
    settle(server)
    assert service.received.empty()


def test_subscriptions_of_no_use_are_refused(server: Serving, service: PushService) -> None:
    for changes in ({"endpoint": "https://10.0.0.1/1"}, {"p256dh": "A" * 87}, {"auth": "A" * 24}):
        wanted = {"subscription": Browser(service).as_json | changes, "seats": ["ab" * 24]}
        assert fault(server.http.post("/api/notices", json=wanted)) == (400, "bad-endpoint")


def test_over_plain_http_it_says_why_not(server: Serving) -> None:
    said = server.http.get("/api/notices", headers={"Host": "play.example.org"}).json()
    assert said["public_key"] == ""
    assert "https" in said["why_not"]


def test_an_operator_can_switch_them_off(running_service: PushService) -> None:
    with serving(replace(UNBOUNDED, sends_notices=False)) as server:
        assert server.http.get("/api/notices").json()["public_key"] == ""
        wanted = {"subscription": Browser(running_service).as_json, "seats": ["ab" * 24]}
        assert fault(server.http.post("/api/notices", json=wanted)) == (400, "no-notices")
