"""The rule sheets that a profile or a club keeps."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from sqlalchemy import update

from rookery.core.errors import BadOption
from rookery.server.clubs.clubs import Clubs, ClubText
from rookery.server.database.database import StoreFailed
from rookery.server.database.schema.clubs import SHEETS
from rookery.server.database.store import Store
from rookery.server.people import sheets as module
from rookery.server.people.messages import KeepSheet, RenameSheet
from rookery.server.people.profiles import Profile, Profiles
from rookery.server.people.sheets import Sheets
from rookery.table.refusal import Refusal

NOW = 1_796_000_000.0


@pytest.fixture
def ann(store: Store) -> Profile:
    return Profiles(store.connections, most=5).make("Ann", "", NOW).profile


@pytest.fixture
def sheets(store: Store) -> Sheets:
    return Sheets(store.connections)


def sheet(name: str, target: int = 200) -> KeepSheet:
    return KeepSheet(name=name, game="dixie", options={"target": target, "seats": 4})


def test_sheets_have_names_and_are_bounded(
    sheets: Sheets, ann: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    def kept() -> dict[str, object]:
        return {it.name: it.options for it in sheets.of("profile", ann.id)}

    monkeypatch.setattr(module, "MOST_SHEETS", 2)
    for each in (sheet("ours", 250), sheet(" At\nHome ")):
        sheets.keep("profile", ann.id, each)
    assert list(kept().items()) == [("At Home", {"target": 200}), ("ours", {"target": 250})]
    with pytest.raises(Refusal, match="at most 2"):
        sheets.keep("profile", ann.id, sheet("Third"))
    for name, was, why in (("ours", "At Home", "already"), ("x", "At home", "no rule sheet")):
        with pytest.raises(Refusal, match=why):
            sheets.rename("profile", ann.id, RenameSheet(was, name))
    sheets.rename("profile", ann.id, RenameSheet("At\nHome", "At home"))
    sheets.rename("profile", ann.id, RenameSheet("ours", " ours"))
    sheets.drop("profile", ann.id, "none")
    sheets.drop("profile", ann.id, "At  home")
    assert kept() == {"ours": {"target": 250}}
    for wrong, why in (("\u200b", "visible"), ("\u0958" * 55, "visible"), ("ours ", "already")):
        with pytest.raises(Refusal, match=why):
            sheets.keep("profile", ann.id, sheet(wrong))
    with pytest.raises(BadOption):
        sheets.keep("profile", ann.id, sheet("x", -1))


def test_sheets_are_counted_while_others_are_kept(
    sheets: Sheets, ann: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_SHEETS", 2)

    def keep(number: int) -> None:
        with suppress(Refusal):
            sheets.keep("profile", ann.id, sheet("ABC"[number % 3]))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(keep, range(12)))
    assert len(sheets.of("profile", ann.id)) == 2


def test_a_sheet_whose_game_or_rule_is_gone_is_told_and_goes_with_its_keeper(
    store: Store, sheets: Sheets, ann: Profile
) -> None:
    clubs, profiles = Clubs(store.connections, most=5), Profiles(store.connections, most=5)
    club = clubs.make(ClubText("Rookers", "", "dixie", {}), ann, "Ann", NOW).id
    for keeper, id_ in (("profile", ann.id), ("club", club)):
        sheets.keep(keeper, id_, sheet("ours"))  # type: ignore[arg-type]  # one of two words
    told = []
    for change in ({}, {"options": '{"gone":1}'}, {"game": "gone"}):
        store.connections.run(update(SHEETS).values(name="Ours", **change))
        told += [(it.title, it.fits) for it in sheets.of("profile", ann.id)]
    assert told == [("Dixie Rook", True), ("Dixie Rook", False), ("gone", False)]
    with pytest.raises(StoreFailed):
        store.connections.run(update(SHEETS).values(profile=None, club=None))
    profiles.forget(ann.id)
    with pytest.raises(Refusal, match="nothing"):
        sheets.keep("profile", ann.id, sheet("ours"))
    assert [len(sheets.of("profile", ann.id)), len(sheets.of("club", club))] == [0, 1]
    clubs.close(club)
    assert store.connections.rows(SHEETS.select()) == []
