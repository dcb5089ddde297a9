"""Suggestions to replace a name that is not known."""

from collections.abc import Iterable
from difflib import get_close_matches


def suggestion(name: str, known: Iterable[str]) -> str:
    """A clause for an error message: the known name that was probably meant, or all of them.

    >>> suggestion("dixei", ["tuxedo", "dixie"])
    'did you mean dixie?'
    >>> suggestion("whist", ["tuxedo", "dixie"])
    'choose from tuxedo, dixie'
    """
    names = list(known)
    near = get_close_matches(name[:40].lower(), names, n=1)
    return f"did you mean {near[0]}?" if near else f"choose from {', '.join(names)}"
