"""Cleans what people type before others see it: one line, nothing hidden, not too long."""

import unicodedata

import regex

from rookery.messages import refusals
from rookery.table.refusal import Refusal

LONGEST_TITLE = 60
"""Maximum number of visible characters of the name of a club, an evening or a rule sheet."""

_LONGEST_STORED = 100
"""Maximum number of code points of a cleaned name, so that it can be sent again as a `Name`."""

_grapheme = regex.compile(r"\X")
_HIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Unicode categories of characters that are invisible or change the direction of the text."""

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks outside those categories that are drawn as blanks."""

_JOINERS = "\u200c\u200d"
"""Joiners: invisible, but needed in the spelling of some languages and in joined emoji."""

_LOOKS = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏαβεζηικμνορτυχıيك", "abekmhopctyxijsdqwhlabezhikmnoptyxiیک"
)
"""Letters of other scripts, in lower case, each with the letter that it resembles in some case."""

_MOST_MARKS = 3
"""Maximum number of combining marks allowed on one letter: more than any written language uses."""


def one_line(text: str) -> str:
    """A text on one line in NFC, without hidden characters other than joiners within words.

    >>> one_line("  Ann\\n\\u202e of  Green Gables ")
    'Ann of Green Gables'
    """
    seen = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    return " ".join(word.rstrip(_JOINERS) for word in _without_tricks(seen).split())


def look_of(text: str) -> str:
    r"""A key that is equal for texts that look alike in some case, style, script or joining.

    >>> look_of("ANN") == look_of("\u0410\u200cnn")
    True
    """
    folded = unicodedata.normalize("NFKC", text).casefold().translate(_LOOKS)
    digits = (str(unicodedata.digit(c)) if c.isdigit() else c for c in folded)
    return without_joiners("".join(digits))


def without_joiners(text: str) -> str:
    """A text without joiners, for comparison, because not everybody types them."""
    return "".join(c for c in text if c not in _JOINERS)


def cut(text: str, most: int) -> str:
    """At most `most` visible characters of a text; flags, accents and the like stay whole."""
    return "".join(_grapheme.findall(text)[:most]).strip()


def title(text: str) -> str:
    """Clean a name to one line. Raises Refusal if no visible character is left, or many marks."""
    plain = cut(one_line(text), LONGEST_TITLE)
    if not 0 < len(plain) <= _LONGEST_STORED:
        raise Refusal("bad-name", refusals.name_length(most=LONGEST_TITLE))
    return plain


def length(text: str) -> int:
    """The number of visible characters (grapheme clusters)."""
    return len(_grapheme.findall(text))


def _without_tricks(text: str) -> str:
    """A text without invisible characters, and without piled-up or stray combining marks."""
    kept, marks = "", 0
    for c in text:
        category = unicodedata.category(c)
        is_mark = category in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        is_heaped = is_mark and (marks > _MOST_MARKS or kept[-1:] in ("", " "))
        joins = c in _JOINERS and kept[-1:] not in ("", " ", *_JOINERS)
        if joins or (category not in _HIDDEN and c not in _BLANK and not is_heaped):
            kept += c
    return kept
