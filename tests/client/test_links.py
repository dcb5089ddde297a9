"""Links in the form in which the page shows them."""

import pytest

from rookery.client.links import BadLink, Link, parse_link


@pytest.mark.parametrize(
    ("text", "address", "secret"),
    [
        ("http://localhost:8765/t/k3vq9xw2ab", "http://localhost:8765", None),
        (
            " https://rook.example/t/K3VQ9XW2AB/#s=9f0c4e2ab7d1\n",
            "https://rook.example",
            "9f0c4e2ab7d1",
        ),
        ("http://[::1]:80/t/k3vq9xw2ab#start", "http://[::1]:80", None),
    ],
)
def test_links_of_the_page_are_read(text: str, address: str, secret: str | None) -> None:
    link = Link(address, "k3vq9xw2ab", secret)
    assert parse_link(text) == link
    assert link.socket == f"ws{address.removeprefix('http')}/api/tables/k3vq9xw2ab/socket"
    assert parse_link(str(link)) == link


@pytest.mark.parametrize(
    "text",
    [
        "",
        "k3vq9xw2ab",
        "localhost:8765/t/k3vq9xw2ab",
        "http:///t/k3vq9xw2ab",
        "http://localhost:99999/t/k3vq9xw2ab",
        "http://[::1/t/k3vq9xw2ab",
        f"http://{'a' * 64}.example/t/k3vq9xw2ab",
        "http://localhost/r/k3vq9xw2ab",
        "http://localhost/t/a/b",
        "http://localhost/t/k3vq9xw2ab#s=" + "a" * 65,
    ],
)
def test_the_error_for_a_wrong_link_shows_a_right_one(text: str) -> None:
    with pytest.raises(BadLink, match="link"):
        parse_link(text)


def test_this_machine_is_reached_without_a_proxy() -> None:
    assert parse_link("http://127.0.0.1/t/aaaa").is_local
    assert parse_link("http://[::1]:9/t/aaaa").is_local
    assert not parse_link("http://192.0.2.1/t/aaaa").is_local
