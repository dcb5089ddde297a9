"""A chart of the duels of a contest as SVG: each edge as a point with its interval."""

from collections.abc import Sequence
from math import isfinite
from xml.sax.saxutils import escape

from rookery.arena.ratings import Duel

_ROW = 28
_NAMES = 240
_LETTER = 7
"""The usual width of a letter, in pixels."""
_PLOT = 480
_TOP = 56


def chart(title: str, duels: Sequence[Duel], names: Sequence[str] = ()) -> str:
    """An SVG chart with a row for each duel, called as in `names`, and a line at zero."""
    if not names:
        duels = [it if it.edge >= 0 else it.turned() for it in duels]
        names = [f"{it.pair[0]} over {it.pair[1]}" for it in duels]
    left = max([_NAMES, *(_LETTER * len(name) + 24 for name in names)])
    reach = max(
        [1.0, *(abs(it.edge) + (it.interval if isfinite(it.interval) else 0) for it in duels)]
    )
    height = _TOP + _ROW * len(duels) + 40
    rows = [
        _row(name, it, _TOP + _ROW * (place + 0.5), left, reach)
        for place, (name, it) in enumerate(zip(names, duels, strict=True))
    ]
    zero = _x(0, left, reach)
    foot = height - 14
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + _PLOT + 20}" '
            f'height="{height}" font-family="sans-serif" font-size="14">',
            '<rect width="100%" height="100%" fill="#fff"/>',
            f'<text x="12" y="28" font-size="16" font-weight="bold">{escape(title)}</text>',
            f'<line x1="{zero}" y1="{_TOP - 8}" x2="{zero}" y2="{height - 34}" stroke="#888"/>',
            *rows,
            *(
                f'<text x="{_x(at, left, reach)}" y="{foot}" text-anchor="middle" fill="#555">'
                f"{f'{at:+.1f}' if at else 0}</text>"
                for at in (-reach, 0, reach)
            ),
            "</svg>\n",
        ]
    )


def _x(points: float, left: int, reach: float) -> float:
    """The x position of a number of points, in pixels; the plot begins at `left`."""
    return round(left + _PLOT * (0.5 + 0.45 * points / reach), 1)


def _row(name: str, it: Duel, y: float, left: int, reach: float) -> str:
    spread = it.interval if isfinite(it.interval) else 0.0
    colour = "#1d5c8f" if it.is_clear else "#8a5a00"
    first, last = (_x(it.edge + sign * spread, left, reach) for sign in (-1, 1))
    label = escape(f"{it.edge:+.2f} ± {it.interval:.2f} points a deal, {it.rounds} rounds")
    return (
        f"<g><title>{escape(name)}: {label}</title>"
        f'<text x="12" y="{y + 5}">{escape(name)}</text>'
        f'<line x1="{first}" y1="{y}" x2="{last}" y2="{y}" stroke="{colour}" stroke-width="3"/>'
        f'<circle cx="{_x(it.edge, left, reach)}" cy="{y}" r="5" fill="{colour}"/></g>'
    )
