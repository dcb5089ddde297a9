"""Reads JSON from outside: files of any age and origin."""

import json
import math
from collections import Counter
from collections.abc import Iterable
from typing import Any, NoReturn

from rookery.records.errors import BadJson, shortened

BYTE_ORDER_MARK = "\ufeff"
"""The mark that some editors write at the beginning of a file. It is ignored."""

_DEEPEST = 100
"""The deepest nesting of lists and objects that is read."""


def parsed(text: str | bytes) -> Any:
    """The value of a JSON text; refuses anything on which Python or JSON would fail later.

    Bytes that are not UTF-8 are replaced by `�`. Raises BadJson.
    """
    if isinstance(text, bytes):
        text = text.decode(errors="replace")
    text = text.removeprefix(BYTE_ORDER_MARK)
    try:
        value = _decode(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        begins = f"; it begins {shortened(text)}" if error.pos == 0 and text.strip() else ""
        what = f"not JSON: {error.msg} at {where}{begins}" if text.strip() else "nothing"
        raise BadJson("not-json", f"this is {what}") from None
    except RecursionError:
        raise _too_deep() from None
    level = [value]  # deep nesting could be read, but not copied or compared
    for _ in range(_DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
    if level:
        raise _too_deep()
    return value


def _too_deep() -> BadJson:
    return BadJson("not-json", "this JSON is nested too deeply")


def _inside(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        ((twice, _),) = Counter(name for name, _ in pairs).most_common(1)
        raise BadJson("bad-form", f"an object has the field {shortened(twice)} twice")
    return fields


def _no_constant(name: str) -> NoReturn:
    raise BadJson("bad-form", f"{name} is not a number that JSON allows")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise BadJson("bad-form", f"{shortened(text)} is too large for a number")
    return number


def _whole(text: str) -> int:
    """A whole number that fits a float and can be printed."""
    _finite(text)
    return int(text)


_decode = json.JSONDecoder(
    object_pairs_hook=_once, parse_constant=_no_constant, parse_int=_whole, parse_float=_finite
).decode
