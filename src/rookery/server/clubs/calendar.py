"""Calendar files (RFC 5545) with a club's evenings.

Every evening is a separate entry with its time in UTC, so that the file needs no time zone rules.
Lines end with CR LF and have at most 75 bytes; longer ones are folded (3.1). In texts the
backslash, semicolon, comma and line break are escaped (3.3.11).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

LONGEST_LINE = 75
"""Maximum number of bytes of a line without its end (RFC 5545, 3.1)."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a calendar. Times are in seconds since 1970, `lasts` in minutes.

    `changes` counts the entry's changes; calendar programs keep the version with most changes.
    """

    id: str
    title: str
    about: str
    place: str
    link: str
    starts_at: float
    lasts: int
    changes: int
    changed_at: float
    is_cancelled: bool = False


def calendar_file(name: str, entries: Iterable[Entry]) -> str:
    """A calendar file with a name and entries."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Rookery//Clubs//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        f"NAME:{_escaped(name)}",
        f"X-WR-CALNAME:{_escaped(name)}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
        "X-PUBLISHED-TTL:PT6H",
    ]
    for entry in entries:
        lines += _lines(entry)
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in folded(line))


def folded(line: str) -> Iterator[str]:
    """Split a line into parts of at most 75 bytes; all parts but the first are indented.

    >>> [len(part.encode()) for part in folded("é" * 60)]
    [74, 47]
    """
    part, size = "", 0
    for character in line:
        width = len(character.encode())
        if size + width > LONGEST_LINE:
            yield part
            part, size = " ", 1
        part, size = part + character, size + width
    yield part


def _lines(entry: Entry) -> list[str]:
    lines = [
        "BEGIN:VEVENT",
        f"UID:{entry.id}@rookery",
        f"DTSTAMP:{_time(entry.changed_at)}",
        f"LAST-MODIFIED:{_time(entry.changed_at)}",
        f"SEQUENCE:{entry.changes}",
        f"DTSTART:{_time(entry.starts_at)}",
        f"DTEND:{_time(entry.starts_at, entry.lasts)}",
        f"SUMMARY:{_escaped(entry.title)}",
        f"STATUS:{'CANCELLED' if entry.is_cancelled else 'CONFIRMED'}",
        f"URL:{entry.link}",
    ]
    if entry.place:
        lines.append(f"LOCATION:{_escaped(entry.place)}")
    about = "\n".join(filter(None, (entry.about, entry.link)))
    return [*lines, f"DESCRIPTION:{_escaped(about)}", "END:VEVENT"]


def _time(at: float, minutes: int = 0) -> str:
    """A time in UTC (3.3.5), `minutes` after `at`."""
    when = datetime.fromtimestamp(int(at), UTC) + timedelta(minutes=minutes)
    return when.strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    r"""A text with its special characters escaped (3.3.11).

    >>> print(_escaped("Rook; tea, cake"))
    Rook\; tea\, cake
    """
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    plain = "".join(it for it in plain if it in "\n\t" or (it >= " " and it != "\x7f"))
    for character in "\\;,":
        plain = plain.replace(character, f"\\{character}")
    return plain.replace("\n", "\\n")
