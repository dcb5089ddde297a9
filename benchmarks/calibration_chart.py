"""A chart of the calibration of the bidding, as SVG: predicted chances against contracts made."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import fmean

from rookery.statistics.intervals import wilson

Contract = tuple[float, bool, int]
"""The predicted chance of making the contract, whether it was made, its points minus the bid."""

_SIDE = 200
_GAP = 60
_TOP = 60
_BINS = (0.0, 0.5, 0.7, 0.8, 0.9, 1.0001)
_STEP = 10
_REACH = 60
_INK = "#1d5c8f"


def chart(games: Mapping[str, Sequence[Contract]]) -> str:
    """The chart, with a column for each game.

    A column shows the chances at the top, and a histogram of the points beyond the bid below.
    """
    width = len(games) * (_SIDE + _GAP) + 40
    height = _TOP + 2 * (_SIDE + _GAP) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        '<text x="20" y="24" font-size="16" font-weight="bold">Predicted chance (across) '
        "and share made (up), and points taken beyond the bid</text>",
    ]
    for column, (name, contracts) in enumerate(games.items()):
        left = 40 + column * (_SIDE + _GAP)
        parts += _chances(name, contracts, left, _TOP)
        parts += _beyond(contracts, left, _TOP + _SIDE + _GAP)
    return "\n".join([*parts, "</svg>\n"])


def _frame(left: int, top: int) -> str:
    return (
        f'<rect x="{left}" y="{top}" width="{_SIDE}" height="{_SIDE}" fill="none" stroke="#888"/>'
    )


def _chances(name: str, contracts: Sequence[Contract], left: int, top: int) -> list[str]:
    parts = [
        f'<text x="{left}" y="{top - 8}" font-weight="bold">{name}</text>',
        _frame(left, top),
        f'<line x1="{left}" y1="{top + _SIDE}" x2="{left + _SIDE}" y2="{top}" '
        'stroke="#aaa" stroke-dasharray="4"/>',
    ]
    for low, high in pairwise(_BINS):
        some = [it for it in contracts if low <= it[0] < high]
        if not some:
            continue
        share = fmean(it[1] for it in some)
        x = left + _SIDE * fmean(it[0] for it in some)
        ends = [top + _SIDE * (1 - end) for end in wilson(sum(it[1] for it in some), len(some))]
        parts.append(
            f'<line x1="{x:.1f}" y1="{ends[0]:.1f}" x2="{x:.1f}" y2="{ends[1]:.1f}" '
            f'stroke="{_INK}" stroke-width="2"/>'
            f'<circle cx="{x:.1f}" cy="{top + _SIDE * (1 - share):.1f}" r="4" fill="{_INK}">'
            f"<title>{len(some)} contracts: {share:.0%} made</title></circle>"
        )
    return [*parts, *_scale(left, top + _SIDE, "0", "100 %")]


def _beyond(contracts: Sequence[Contract], left: int, top: int) -> list[str]:
    counts: dict[int, int] = {}
    for _, _, beyond in contracts:
        place = max(-_REACH, min(_REACH, beyond)) // _STEP
        counts[place] = counts.get(place, 0) + 1
    most = max(counts.values(), default=1)
    places = 2 * _REACH // _STEP + 1
    wide = _SIDE / places
    parts = [_frame(left, top)]
    for place, count in sorted(counts.items()):
        tall = (_SIDE - 10) * count / most
        x = left + wide * (place + _REACH // _STEP)
        colour = _INK if place >= 0 else "#8a5a00"
        parts.append(
            f'<rect x="{x:.1f}" y="{top + _SIDE - tall:.1f}" width="{wide - 1:.1f}" '
            f'height="{tall:.1f}" fill="{colour}"><title>{place * _STEP:+d} and up: {count}</title>'
            "</rect>"
        )
    return [*parts, *_scale(left, top + _SIDE, f"−{_REACH}", f"+{_REACH}")]


def _scale(left: int, bottom: int, least: str, most: str) -> list[str]:
    y = bottom + 16
    return [
        f'<text x="{left}" y="{y}" fill="#555">{least}</text>',
        f'<text x="{left + _SIDE}" y="{y}" text-anchor="end" fill="#555">{most}</text>',
    ]
