"""A chart of curves as SVG: points per deal against another number, with intervals."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from xml.sax.saxutils import escape

COLOURS = ("#1d5c8f", "#8a5a00", "#a33b3b", "#2f7a3d", "#6b4c9a", "#b0508a")

_LEFT, _TOP = 64, 48
_WIDE, _HIGH = 520, 300
_APART = 16

Curve = Sequence[tuple[float, float, float]]
"""A triple for each point: x value, points per deal, half the width of their 95 % interval."""


def chart(curves: Mapping[str, Curve], title: str, across: str) -> str:
    """Draw a line for each curve, and one at zero; `across` is the label of the x axis."""
    every = [it for curve in curves.values() for it in curve]
    first = min(number for number, _, _ in every)
    span = max(number for number, _, _ in every) - first or 1.0
    low = 10 * (min(points - spread for _, points, spread in every) // 10)
    high = 10 * (max(points + spread for _, points, spread in every) // 10 + 1)

    def x(number: float) -> float:
        return round(_LEFT + _WIDE * (number - first) / span, 1)

    def y(points: float) -> float:
        return round(_TOP + _HIGH * (high - points) / (high - low), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_LEFT + _WIDE + 150}" '
        f'height="{_TOP + _HIGH + 50}" font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="26" font-size="16" font-weight="bold">{escape(title)}</text>',
    ]
    for points in range(int(low), int(high) + 1, 10):
        stroke = "#888" if points == 0 else "#e4e4e4"
        lines.append(
            f'<line x1="{_LEFT}" y1="{y(points)}" x2="{_LEFT + _WIDE}" y2="{y(points)}" '
            f'stroke="{stroke}"/><text x="{_LEFT - 8}" y="{y(points) + 4}" text-anchor="end" '
            f'fill="#555">{points:+d}</text>'
        )
    for place in range(5):
        number = first + span * place / 4
        lines.append(
            f'<text x="{x(number)}" y="{_TOP + _HIGH + 20}" text-anchor="middle" fill="#555">'
            f"{number:.3g}</text>"
        )
    lines.append(
        f'<text x="{_LEFT + _WIDE / 2}" y="{_TOP + _HIGH + 40}" text-anchor="middle">'
        f"{escape(across)}</text>"
    )
    beside = _apart({name: y(curve[-1][1]) + 4 for name, curve in curves.items()})
    for (name, curve), colour in zip(curves.items(), cycle(COLOURS), strict=False):
        lines += _line(name, [(x(s), y(p), y(p - e) - y(p), p, e) for s, p, e in curve], colour)
        end = x(curve[-1][0]) + 10
        lines.append(f'<text x="{end}" y="{beside[name]}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*lines, "</svg>\n"])


def _line(
    name: str, places: Sequence[tuple[float, float, float, float, float]], colour: str
) -> Iterator[str]:
    """A curve: its points, joined by a line, and the interval of each."""
    joined = " ".join(f"{x},{y}" for x, y, *_ in places)
    yield f'<polyline points="{joined}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for x, y, spread, points, interval in places:
        yield (
            f'<g><title>{escape(name)}: {points:+.1f} ± {interval:.1f}</title><line x1="{x}" '
            f'y1="{y - spread:.1f}" x2="{x}" y2="{y + spread:.1f}" stroke="{colour}"/>'
            f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/></g>'
        )


def _apart(heights: Mapping[str, float]) -> dict[str, float]:
    """The y positions of the labels, moved down where they would overlap."""
    found: dict[str, float] = {}
    for name in sorted(heights, key=heights.__getitem__):
        above = max(found.values(), default=heights[name] - _APART)
        found[name] = round(max(heights[name], above + _APART), 1)
    return found
