"""Connections: which messages are sent at once, which wait, and when a client counts as gone."""

import json
from collections.abc import Callable
from dataclasses import replace

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from rookery.server.limits import UNBOUNDED, Limits
from rookery.server.updates.clients import ASKED_AFTER, GONE_AFTER, Client
from rookery.table import protocol as p
from tests.known import known
from tests.server.serving import message_of, say, serving
from tests.server.web.test_limits import SMALL, deaf


def client_of(sent: list[bytes], send_now: Callable[[bytes], bool] | None = None) -> Client:
    """A client on a socket, last heard from at time 0."""

    def kept(message: bytes) -> bool:
        sent.append(message)
        return True

    return Client(0, None, "here", Limits(), heard_at=0.0, send_now=send_now or kept)


@given(st.lists(st.sampled_from(["send", "stop", "go", "drain"]), max_size=60))
def test_messages_leave_in_order_however_the_connection_stalls(acts: list[str]) -> None:
    arrived: list[bytes] = []
    is_open = True

    def send_now(message: bytes) -> bool:
        if is_open:
            arrived.append(message)
        return is_open

    client = client_of([], send_now)
    given_out = []
    for number, act in enumerate(acts):
        match act:
            case "send":
                given_out.append(b"%d" % number)
                client.send(given_out[-1])
            case "drain" if not client.outbox.empty():
                message = known(client.outbox.get_nowait())
                arrived.append(message)
                client.sent()
            case _:
                is_open = act != "stop"
    while not client.outbox.empty():
        message = known(client.outbox.get_nowait())
        arrived.append(message)
        client.sent()
    assert arrived == given_out


def types_of(sent: list[bytes]) -> list[str]:
    return [json.loads(message)["type"] for message in sent]


def test_an_active_client_is_pinged_only_where_delays_are_measured() -> None:
    sent: list[bytes] = []
    client = client_of(sent)
    client.keep_up(ASKED_AFTER - 1, is_timed=False)
    assert sent == []
    client.keep_up(ASKED_AFTER - 1, is_timed=True)
    client.keep_up(ASKED_AFTER, is_timed=False)
    assert types_of(sent) == ["ping", "ping"]


def test_a_client_silent_for_long_is_closed_unless_it_speaks_again() -> None:
    for is_timed in (False, True):
        sent: list[bytes] = []
        client = client_of(sent)
        client.keep_up(GONE_AFTER - 1, is_timed=is_timed)
        client.heard_at = 30.0
        client.keep_up(30 + GONE_AFTER - 1, is_timed=is_timed)
        assert types_of(sent) == ["ping", "ping"]
        client.keep_up(30 + GONE_AFTER, is_timed=is_timed)
        assert types_of(sent) == ["ping", "ping", "bye"]
        bye = msgspec.json.decode(sent[-1], type=p.Bye)
        assert bye.code == "silent"
        assert client.is_closed


async def test_a_client_of_an_event_stream_is_pinged_and_never_closed() -> None:
    client = Client(0, None, "here", Limits())
    client.keep_up(10_000.0, is_timed=False)
    assert not client.is_closed
    assert types_of([known(client.outbox.get_nowait())]) == ["ping"]


def test_a_slow_reader_is_told_everything_in_order() -> None:
    names = 150
    with serving(replace(UNBOUNDED, outbox=10_000), send_buffer=SMALL) as server:
        opened = server.open_table(others=["open"])
        sat = server.command(opened["code"], None, type="sit", id="s", seat=1, name="Bea")
        with (
            server.seat(opened["code"], opened["secret"], max_queue=None) as host,
            deaf(server, "socket", opened["code"], sat["secret"]) as line,
        ):
            for n in range(names):
                say(host, type="rename", id=f"r{n}", name=f"Zoe {n}")
                assert message_of(host, "done")["id"] == f"r{n}"
            heard = b""
            while f"is Zoe {names - 1} now".encode() not in heard:
                part = line.recv(65536)
                assert part, "the connection was closed"
                heard += part
        places = [heard.find(f"is Zoe {n} now".encode()) for n in range(names)]
        assert places == sorted(places)
        assert places[0] >= 0
