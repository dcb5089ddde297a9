"""The texts of the coach, in files of their own so that they can be translated."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


@cache
def texts(name: str) -> Mapping[str, Mapping[str, str]]:
    """The texts of a file, `answers` or `phases`, by section and key."""
    text = (files(__package__) / f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


def text(file: str, section: str, key: str, **words: str) -> str:
    """One text with its words filled in."""
    return texts(file)[section][key].format_map(words)
