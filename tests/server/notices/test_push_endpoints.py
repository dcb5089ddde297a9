"""To which addresses a server may be asked to send notices."""

import asyncio
from ipaddress import ip_network
from threading import Event, Semaphore

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.server.notices.push_endpoints import (
    BadEndpoint,
    Resolver,
    checked_addresses,
    endpoint_of,
    is_public,
)

INSIDE_4 = [
    *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
    *("192.0.0.0/24", "192.168.0.0/16", "198.18.0.0/15", "224.0.0.0/4", "240.0.0.0/4"),
]
"""Networks of the own machine, house or provider, and multicast (RFC 6890, RFC 5771)."""

INSIDE_6 = [
    *("::/127", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8", "2001:db8::/32"),
    *("3fff::/20", "5f00::/16"),
]
"""The same in IPv6."""

STANDING_FOR = [
    *("::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48"),
    *("2002::/16", "2001::/32"),
]
"""Networks whose addresses embed others; they are refused whatever those are."""


@given(st.sampled_from([*INSIDE_4, *INSIDE_6, *STANDING_FOR]), st.integers(min_value=0))
def test_no_address_inside_is_public(network: str, number: int) -> None:
    inside = ip_network(network)
    assert not is_public(str(inside[number % inside.num_addresses]))


def test_addresses_of_the_internet_are_public_and_other_text_is_not() -> None:
    for address in ("9.9.9.9", "142.250.74.46", "2620:fe::fe", "2a00:1450::1"):
        assert is_public(address)
    for text in ("", "push.example.org", "9.9.9", "2620:fe::fe%eth0", "0x7f.1"):
        assert not is_public(text)


BAD_URLS = """\
http://push.example.org/1
https://push.example.org:8443/1
https://push.example.org:65536/1
https://localhost/1
https://127.0.0.1/1
https://2130706433/1
https://0x7f.0.0.1/1
https://[::1]/1
https://user@push.example.org/1
https://push.example.org@127.0.0.1/1
https://push.example.org/1#part
https://push.example.org
https://push_1.example.org/1
https://push.example.org/a b
https://push.example.org/ä
push.example.org/1
"""


def test_only_https_by_a_name_at_the_usual_port_is_accepted() -> None:
    for url in (*BAD_URLS.splitlines(), "", "https://" + "a" * 1_000 + ".example.org/1"):
        with pytest.raises(BadEndpoint):
            endpoint_of(url)


@pytest.mark.parametrize("tail", ["\r\nx: y", "/1\r\nx: y", "/1\n", "/1\t2"])
def test_no_line_break_reaches_a_request(tail: str) -> None:
    url = f"https://push.example.org{tail}"
    try:
        target = endpoint_of(url).target
    except BadEndpoint:
        return
    assert not any(it.isspace() for it in target)


def test_an_endpoint_is_taken_apart() -> None:
    endpoint = endpoint_of("https://Push.Example.ORG:443/send/a:B-c?x=1")
    assert (endpoint.host, endpoint.port) == ("push.example.org", 443)
    assert endpoint.target == "/send/a:B-c?x=1"
    assert endpoint.origin == "https://push.example.org"


@pytest.mark.parametrize(
    "addresses", [[], ["10.0.0.1", "9.9.9.9"], ["9.9.9.9", "::1"], ["9.9.9.9", "64:ff9b::a00:1"]]
)
def test_a_name_that_leads_inside_as_well_is_refused(addresses: list[str]) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return addresses

    endpoint = endpoint_of("https://push.example.org/1")
    with pytest.raises(BadEndpoint):
        asyncio.run(checked_addresses(endpoint, resolve, is_public))


async def test_a_resolver_that_does_not_answer_keeps_nobody_waiting() -> None:
    """Readiness checks and profiles need the loop's threads, so no look-up may block them."""
    ends, begun = Event(), Semaphore(0)

    def look_up(host: str, port: int) -> list[str]:
        begun.release()
        ends.wait()
        return ["9.9.9.9"]

    resolve = Resolver(look_up, seconds=0.05)
    asked = [asyncio.create_task(resolve(f"{n}.example.org", 443)) for n in range(40)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(it, OSError) for it in found)
    looked_up = 0
    while begun.acquire(blocking=False):
        looked_up += 1
    assert 0 < looked_up < 10
    assert await asyncio.to_thread(lambda: "at once") == "at once"
    ends.set()
    assert await Resolver(look_up)("push.example.org", 443) == ["9.9.9.9"]


async def test_a_name_that_nobody_knows_is_an_error_of_the_system() -> None:
    def look_up(host: str, port: int) -> list[str]:
        raise UnicodeError("label too long")

    with pytest.raises(OSError, match="label too long"):
        await Resolver(look_up)("a.example.org", 443)
