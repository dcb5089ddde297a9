"""The limits of `rookery serve` that operators set, and those that follow from them."""

from dataclasses import replace
from typing import Any

import pytest
from click.testing import CliRunner

from rookery.cli.server import serve, serving
from rookery.server.limits import UNBOUNDED, Limits


def chosen(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Limits:
    """The limits that a command line sets."""
    found: list[Any] = []
    monkeypatch.setattr(serving, "run", found.append)
    result = CliRunner().invoke(serve.serve, arguments)
    assert result.exit_code == 0, result.output
    return serving.limits_of(found[0])


def test_limits_are_options_and_otherwise_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch) == Limits()
    options = ("--most-evenings", "7", "--most-entries", "64", "--most-waiting", "0")
    wanted = replace(Limits(), evenings=7, entries=64, waiting=0)
    assert chosen(monkeypatch, *options) == wanted
    assert chosen(monkeypatch, "--unbounded", *options[:2]) == replace(UNBOUNDED, evenings=7)


def test_a_hall_has_as_much_for_each_as_a_family(monkeypatch: pytest.MonkeyPatch) -> None:
    hall, usual = chosen(monkeypatch, "--people-per-address", "240"), Limits()
    for name in ("address_rate", "address_burst", "opening_burst", "connections_per_address"):
        assert getattr(hall, name) == 4 * getattr(usual, name)
    assert chosen(monkeypatch, "--people-per-address", "60") == usual
