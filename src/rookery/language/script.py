"""How languages are written: from right to left or not, with which digits and plural forms."""

from functools import lru_cache
from unicodedata import bidirectional

RIGHT_TO_LEFT = frozenset({"fa"})
"""The languages written from right to left."""

_DIGITS = {"fa": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")}
"""The digits of languages that have their own."""


_DECIMAL_MARKS = {"fr": ",", "de": ",", "es": ",", "fa": "٫"}
"""The decimal marks of languages that do not use a point."""

_ONES = {"fr": (0, 1), "fa": (0, 1)}
"""The numbers that take the singular, by CLDR, in languages where 1 is not the only one."""

_LEFT_TO_RIGHT, _RIGHT_TO_LEFT = {"L"}, {"R", "AL", "AN"}
"""The classes of characters that are written one way (UAX 9)."""

_ISOLATE = "\N{FIRST STRONG ISOLATE}"


def has_digits(tag: str) -> bool:
    """Whether a language has digits of its own."""
    return tag in _DIGITS


def plural(tag: str, value: int) -> str:
    """The plural form of a number that texts of a language select by: `one` or `other`.

    >>> plural("en", 0), plural("fr", 0)
    ('other', 'one')
    """
    return "one" if value in _ONES.get(tag, (1,)) else "other"


@lru_cache(maxsize=4096)
def number(tag: str, value: int) -> str:
    """A number in the digits of a language, without a separator of thousands.

    >>> number("en", 1200), number("fa", 120)
    ('1200', '۱۲۰')
    """
    return str(value).translate(_DIGITS.get(tag, {}))


def decimal(tag: str, number: str) -> str:
    """A number in English notation, in the digits and with the decimal mark of a language.

    >>> decimal("en", "2.5"), decimal("de", "2.5"), decimal("fa", "2.5")
    ('2.5', '2,5', '۲٫۵')
    """
    return number.translate(_DIGITS.get(tag, {})).replace(".", _DECIMAL_MARKS.get(tag, "."))


def signed(tag: str, value: int) -> str:
    """A number with its sign, which precedes it even in text written from right to left.

    >>> signed("en", 80), signed("de", -30)
    ('+80', '-30')
    """
    mark = "\N{LEFT-TO-RIGHT MARK}" if tag in RIGHT_TO_LEFT else ""
    return f"{mark}{value:+d}".translate(_DIGITS.get(tag, {}))


@lru_cache(maxsize=4096)
def isolated(text: str, tag: str = "en") -> str:
    """A text to be put into another one, isolated if it runs in the other direction.

    Without the isolates of Unicode (UAX 9) the words next to it would be shown in the wrong order.
    A text that already has isolates in it stays as it is.
    """
    others = _LEFT_TO_RIGHT if tag in RIGHT_TO_LEFT else _RIGHT_TO_LEFT
    if _ISOLATE in text or not any(bidirectional(each) in others for each in text):
        return text
    return f"{_ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"
