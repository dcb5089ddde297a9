"""The chart of the league as SVG: a panel for each game, with the ratings of all versions."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from benchmarks.league.ratings import Ratings
from benchmarks.league.results import Entrant

_COLUMNS = 4
_WIDE, _HIGH = 220, 150
_LEFT, _TOP, _GAP, _FOOT = 50, 96, 76, 52
"""Margins in pixels: left of each panel, above the first row, between rows, below the last row."""

_LETTERS_HIGH = 12
"""Pixels between two lines of text."""

_COLOURS = ("#1d5c8f", "#8a5a00", "#3d7a3d", "#7a3d6e")
_FAINT = "#999"
_LEFT_OUT = "random"
"""The bot that charts leave out, since it is too weak for their scale."""


@dataclass(frozen=True, slots=True)
class Panel:
    """The frame of one game: its lowest and highest rating, and the versions from left to right."""

    left: float
    top: float
    low: float
    high: float
    versions: tuple[str, ...]

    def x(self, version: str) -> float:
        """The x position of a version, in pixels."""
        return round(
            self.left + _WIDE * (self.versions.index(version) + 0.5) / len(self.versions), 1
        )

    def y(self, points: float) -> float:
        """The y position of a rating, in pixels."""
        return round(self.top + _HIGH * (self.high - points) / (self.high - self.low), 1)


def chart(
    rated: Mapping[str, Ratings], versions: Mapping[str, Sequence[Entrant]], anchor: str
) -> str:
    """Draw a curve for each bot with several versions, and a horizontal line for each other bot."""
    across = sorted(
        {
            (it.date, place, it.version)
            for each in versions.values()
            for place, it in enumerate(each)
        }
    )
    order = tuple(dict.fromkeys(version for _, _, version in across))
    curves = {bot: each for bot, each in versions.items() if len(each) > 1 or bot == "strong"}
    lines = {bot: each[0] for bot, each in versions.items() if bot not in curves}
    lines = {bot: it for bot, it in lines.items() if bot != _LEFT_OUT and it.name != anchor}
    colours = dict(zip(curves, _COLOURS, strict=False))
    rows = -(-len(rated) // _COLUMNS)
    width = _COLUMNS * (_WIDE + _LEFT) + 60
    height = _TOP + rows * (_HIGH + _GAP) - _GAP + _FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="11">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        '<text x="12" y="28" font-size="16" font-weight="bold">'
        f"The league: points a deal ahead of {escape(anchor)}</text>",
        *_legend(colours),
    ]
    for place, (table, it) in enumerate(rated.items()):
        row, column = divmod(place, _COLUMNS)
        left, top = _LEFT + column * (_WIDE + _LEFT), _TOP + row * (_HIGH + _GAP)
        parts += _panel(table, it, (left, top), order, curves, lines, colours)
    return "\n".join([*parts, "</svg>\n"])


def _legend(colours: Mapping[str, str]) -> Iterator[str]:
    x = 12
    for bot, colour in colours.items():
        yield f'<circle cx="{x + 5}" cy="52" r="4" fill="{colour}"/>'
        yield f'<text x="{x + 16}" y="56" font-size="13">{escape(bot)}</text>'
        x += 90
    yield (
        f'<text x="{x}" y="56" font-size="13" fill="#555">'
        "versions from left to right, with 95 % intervals; grey lines: other bots</text>"
    )


def _panel(
    table: str,
    it: Ratings,
    at: tuple[int, int],
    order: tuple[str, ...],
    curves: Mapping[str, Sequence[Entrant]],
    lines: Mapping[str, Entrant],
    colours: Mapping[str, str],
) -> Iterator[str]:
    drawn = {
        bot: [
            (each, lead.points, lead.interval)
            for each in versions
            if each.name in it
            for lead in [it.rating(each.name)]
        ]
        for bot, versions in curves.items()
    }
    across = {bot: it.rating(one.name).points for bot, one in lines.items() if one.name in it}
    ends = [
        points + sign * interval
        for each in drawn.values()
        for _, points, interval in each
        for sign in (-1, 1)
    ]
    low, high = min(0.0, *ends, *across.values()), max(0.0, *ends, *across.values())
    reach = (high - low) * 0.06 or 1.0
    left, top = at
    panel = Panel(left, top, low - reach, high + reach, order)
    yield f'<text x="{left}" y="{top - 8}" font-size="13" font-weight="bold">{escape(table)}</text>'
    yield (
        f'<rect x="{left}" y="{top}" width="{_WIDE}" height="{_HIGH}" fill="none" stroke="#ccc"/>'
    )
    for points in (low, 0.0, high):
        if points and abs(panel.y(points) - panel.y(0.0)) < _LETTERS_HIGH:
            continue
        yield (
            f'<text x="{left - 6}" y="{panel.y(points) + 4}" text-anchor="end" fill="#555">'
            f"{points:+.0f}</text>"
        )
    yield _line(panel, 0.0, "#888")
    for place, (bot, points) in enumerate(across.items()):
        yield _line(panel, points, "#ccc", bot, place)
    for bot, each in drawn.items():
        yield from _curve(panel, each, colours[bot])
    for version in order:
        x, y = panel.x(version), top + _HIGH + 14
        yield f'<text x="{x}" y="{y}" text-anchor="middle" fill="#555">{escape(version)}</text>'


def _line(panel: Panel, points: float, colour: str, bot: str = "", place: int = 0) -> str:
    """A horizontal line with its bot's name. Names of two close lines stand side by side."""
    x, y, right = panel.left + 4 + 46 * place, panel.y(points), panel.left + _WIDE
    return (
        f'<line x1="{panel.left}" y1="{y}" x2="{right}" y2="{y}" stroke="{colour}"/>'
        f'<text x="{x}" y="{y - 2}" font-size="10" fill="{_FAINT}">{bot}</text>'
    )


def _curve(
    panel: Panel, points: Sequence[tuple[Entrant, float, float]], colour: str
) -> Iterator[str]:
    """The ratings of one bot's versions, joined by a line, and the interval of each."""
    joined = " ".join(f"{panel.x(it.version)},{panel.y(rating)}" for it, rating, _ in points)
    yield f'<polyline points="{joined}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
    for it, rating, interval in points:
        x, y = panel.x(it.version), panel.y(rating)
        yield (
            f"<g><title>{escape(it.name)}: {rating:+.1f} ± {interval:.1f}</title>"
            f'<line x1="{x}" y1="{panel.y(rating - interval)}" x2="{x}" '
            f'y2="{panel.y(rating + interval)}" stroke="{colour}" stroke-width="2"/>'
            f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}"/></g>'
        )
