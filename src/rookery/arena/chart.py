"""A chart of the duels of a contest as SVG: each edge as a point with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from xml.sax.saxutils import escape

from rookery.arena.ratings import Duel

_ROW = 28
_NAMES = 240
_PLOT = 480
_TOP = 56


def chart(title: str, duels: Sequence[Duel]) -> str:
    """An SVG chart with a row for each duel, the better bot first, and a line at zero."""
    duels = [it if it.edge >= 0 else it.turned() for it in duels]
    reach = max(
        [1.0, *(abs(it.edge) + (it.interval if isfinite(it.interval) else 0) for it in duels)]
    )
    height = _TOP + _ROW * len(duels) + 40
    rows = [_row(it, _TOP + _ROW * (place + 0.5), reach) for place, it in enumerate(duels)]
    zero = _x(0, reach)
    foot = height - 14
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_NAMES + _PLOT + 20}" '
            f'height="{height}" font-family="sans-serif" font-size="14">',
            '<rect width="100%" height="100%" fill="#fff"/>',
            f'<text x="12" y="28" font-size="16" font-weight="bold">{escape(title)}</text>',
            f'<line x1="{zero}" y1="{_TOP - 8}" x2="{zero}" y2="{height - 34}" stroke="#888"/>',
            *rows,
            *(
                f'<text x="{_x(at, reach)}" y="{foot}" text-anchor="middle" fill="#555">'
                f"{at:+.1f}</text>"
                for at in (-reach, 0, reach)
            ),
            "</svg>\n",
        ]
    )


def _x(points: float, reach: float) -> float:
    """The distance from the left for a number of points, in pixels."""
    return round(_NAMES + _PLOT * (0.5 + 0.45 * points / reach), 1)


def _row(it: Duel, y: float, reach: float) -> str:
    spread = it.interval if isfinite(it.interval) else 0.0
    colour = "#1d5c8f" if it.is_clear else "#8a5a00"
    names = escape(f"{it.pair[0]} over {it.pair[1]}")
    label = escape(f"{it.edge:+.2f} ± {it.interval:.2f} points a deal, {it.rounds} rounds")
    return (
        f"<g><title>{names}: {label}</title>"
        f'<text x="12" y="{y + 5}">{names}</text>'
        f'<line x1="{_x(it.edge - spread, reach)}" y1="{y}" x2="{_x(it.edge + spread, reach)}" '
        f'y2="{y}" stroke="{colour}" stroke-width="3"/>'
        f'<circle cx="{_x(it.edge, reach)}" cy="{y}" r="5" fill="{colour}"/></g>'
    )
