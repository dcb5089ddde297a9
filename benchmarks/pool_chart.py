"""A chart of the setups of `pool_load`, as SVG: moves per second, and what a move costs."""

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from benchmarks.pool_results import Rounds

PARTS = {"servers": "#1d5c8f", "database": "#8a5a00", "Valkey": "#a33b3b", "players": "#bbb"}
"""The parts into which a move's processor time is divided, with their colours."""

_ROW = 28
_NAMES = 170
_PLOT = 300
_GAP = 70
_TOP = 76


def chart(rows: Sequence[Rounds], title: str) -> str:
    """Chart the rates with their spread on the left, the processor time by parts on the right."""
    height = _TOP + _ROW * len(rows) + 20
    width = _NAMES + 2 * (_PLOT + _GAP)
    most = max(row.spread(lambda it: it.rate)[1] for row in rows)
    dearest = max(sum(cost(row, part) for part in PARTS) for row in rows)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="26" font-size="16" font-weight="bold">{escape(title)}</text>',
        f'<text x="{_NAMES}" y="{_TOP - 16}">moves per second</text>',
        *_legend(_NAMES + _PLOT + _GAP),
    ]
    for place, row in enumerate(rows):
        y = _TOP + _ROW * place
        lines.append(f'<text x="12" y="{y + 15}">{escape(row.setup.title)}</text>')
        lines += _rate(row, y, most)
        lines += _cost(row, y, dearest)
    return "\n".join([*lines, "</svg>\n"])


def cost(row: Rounds, part: str) -> float:
    """The milliseconds of processor time that a part, such as `servers`, spends on a move."""
    return 1000 * row.median(lambda it: it.cpu_of_a_move(part))


def _legend(left: int) -> Iterator[str]:
    yield f'<text x="{left}" y="{_TOP - 32}">processor time of a move, in milliseconds</text>'
    for place, (part, colour) in enumerate(PARTS.items()):
        x = left + 80 * place
        yield f'<rect x="{x}" y="{_TOP - 24}" width="10" height="10" fill="{colour}"/>'
        yield f'<text x="{x + 14}" y="{_TOP - 15}">{part}</text>'


def _rate(row: Rounds, y: int, most: float) -> Iterator[str]:
    rate = row.median(lambda it: it.rate)
    low, high = row.spread(lambda it: it.rate)
    yield _bar(_NAMES, y, _PLOT * rate / most, "#1d5c8f", f"{rate:,.0f} ({low:,.0f}–{high:,.0f})")
    ends = [_NAMES + _PLOT * it / most for it in (low, high)]
    yield (
        f'<line x1="{ends[0]:.1f}" y1="{y + 10}" x2="{ends[1]:.1f}" y2="{y + 10}" stroke="#111" '
        'stroke-width="2"/>'
    )
    yield f'<text x="{ends[1] + 6:.1f}" y="{y + 15}">{rate:,.0f}</text>'


def _cost(row: Rounds, y: int, dearest: float) -> Iterator[str]:
    x = float(_NAMES + _PLOT + _GAP)
    for part, colour in PARTS.items():
        took = cost(row, part)
        wide = _PLOT * took / dearest
        if wide:
            yield _bar(x, y, wide, colour, f"{part}: {took:.2f} ms")
        x += wide
    yield f'<text x="{x + 6:.1f}" y="{y + 15}">{sum(cost(row, it) for it in PARTS):.2f}</text>'


def _bar(x: float, y: int, wide: float, colour: str, told: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y}" width="{wide:.1f}" height="20" fill="{colour}">'
        f"<title>{escape(told)}</title></rect>"
    )
