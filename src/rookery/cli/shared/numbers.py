"""Parses numbers on the command line."""

import math
from typing import Any

import click

COUNT = click.IntRange(1, 10_000_000)
"""The type of a number of matches or deals to play."""


class FiniteRange(click.FloatRange):
    """A number within bounds. Unlike click's own range, it rejects `nan`."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Parse a number. Raises BadParameter."""
        number = float(super().convert(value, param, ctx))
        if not math.isfinite(number):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return number
