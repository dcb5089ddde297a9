"""Calendar files follow RFC 5545: lines, folding, escaping, and times in UTC."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.server.clubs.calendar import LONGEST_LINE, Entry, calendar_file, folded

ENTRY = Entry(
    id="k3vq9xw2ab",
    title="Rookers: Advent, with tea; and cake",
    about="Bring a friend.\nDoors open at 7\\8.",
    place="Library",
    link="https://cards.example/e/k3vq9xw2ab",
    starts_at=1_796_149_800.0,
    lasts=180,
    changes=2,
    changed_at=1_795_000_000.0,
)


def fields(text: str) -> list[tuple[str, str]]:
    """The lines of a calendar, unfolded, as name and value (RFC 5545, 3.1)."""
    assert text.endswith("\r\n")
    unfolded = re.sub(r"\r\n[ \t]", "", text[:-2]).split("\r\n")
    return [(line.split(":", 1)[0], line.split(":", 1)[1]) for line in unfolded]


def test_an_entry_has_what_calendar_programs_need() -> None:
    read = fields(calendar_file("Rookers", [ENTRY]))
    assert read[0] == ("BEGIN", "VCALENDAR")
    assert read[-1] == ("END", "VCALENDAR")
    event = dict(read)
    assert event["DTSTART"] == "20261201T183000Z"
    assert event["DTEND"] == "20261201T213000Z"
    assert event["UID"] == "k3vq9xw2ab@rookery"
    assert (event["SEQUENCE"], event["STATUS"]) == ("2", "CONFIRMED")
    assert event["SUMMARY"] == "Rookers: Advent\\, with tea\\; and cake"
    plain = re.sub(r"\\(.)", lambda it: "\n" if it[1] in "nN" else it[1], event["DESCRIPTION"])
    assert plain == f"{ENTRY.about}\n{ENTRY.link}"
    assert [name for name, _ in read].count("BEGIN") == [name for name, _ in read].count("END")


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=300), st.text(max_size=300))
def test_no_text_breaks_out_of_its_line(title: str, about: str) -> None:
    entry = Entry("x", title, about, "", "https://a.example/e/x", 0.0, 60, 0, 0.0)
    text = calendar_file("club", [entry])
    for line in text.split("\r\n"):
        assert len(line.encode()) <= LONGEST_LINE
        assert "\n" not in line and "\r" not in line
    names = [name for name, _ in fields(text)]
    assert names == [
        name for name, _ in fields(calendar_file("club", [ENTRY])) if name != "LOCATION"
    ]


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet=st.characters(exclude_characters="\r\n", exclude_categories=["Cs"])))
def test_folding_loses_nothing(line: str) -> None:
    first, *others = folded(line)
    assert all(part.startswith(" ") for part in others)
    assert first + "".join(part[1:] for part in others) == line
