"""Choose one of our languages by the language tags of a reader."""

from collections.abc import Mapping

TAGS = ("en", "fr", "de", "es", "fa")
"""The languages that have a catalogue, as tags of BCP 47; English is the source."""

PSEUDO = "en-XA"
"""Accented, longer English, to find texts that are in no catalogue or do not fit."""

_MOST_ACCEPTED = 20
"""The most languages of an `Accept-Language` that are looked at. Browsers send fewer."""


def best(wanted: str) -> str:
    """The tag of ours that fits a wanted one best, English if none does.

    POSIX locales are accepted, too.

    >>> [best(tag) for tag in ("fr-CA", "de", "fa_IR.UTF-8", "nl", "")]
    ['fr', 'de', 'fa', 'en', 'en']
    """
    return _ours(wanted) or "en"


def accepted(header: str) -> str:
    """The tag of ours that an `Accept-Language` header prefers, English if it has none.

    >>> accepted("nl, de-AT;q=0.8, en;q=0.9"), accepted("es"), accepted("*")
    ('en', 'es', 'en')
    """
    found = ("en", 0.0)
    for part in header.split(",")[:_MOST_ACCEPTED]:
        tag, _, parameter = part.partition(";")
        ours, weight = _ours(tag), _weight(parameter)
        if ours and weight > found[1]:
            found = ours, weight
    return found[0]


def of_environment(environment: Mapping[str, str]) -> str:
    """The locale that a system's environment asks for; empty if it asks for none.

    >>> of_environment({"LANG": "de_AT.UTF-8"}), of_environment({"LC_ALL": "C", "LANG": "fr_CA"})
    ('de_AT.UTF-8', 'C')
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((environment[name] for name in names if environment.get(name)), "")


def _ours(wanted: str) -> str:
    """Our tag for the main language of a wanted tag; empty if there is none."""
    tag = wanted.strip().replace("_", "-").lower()
    if tag == PSEUDO.lower():
        return PSEUDO
    main = tag.partition("-")[0].partition(".")[0]
    return main if main in TAGS else ""


def _weight(parameter: str) -> float:
    """The weight of a language in `Accept-Language` (RFC 9110); 0 for one that cannot be read."""
    name, _, value = parameter.partition("=")
    if not parameter.strip():
        return 1.0
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if name.strip().lower() == "q" and 0 <= weight <= 1 else 0.0
