"""Blocks, reports and restrictions in SQLite and in PostgreSQL."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass

import pytest
from sqlalchemy import select

from rookery.server.conduct.blocks import Blocks
from rookery.server.conduct.reports import HOLD_WITHIN, KEPT_FOR, Party, Reports, Written
from rookery.server.conduct.restrictions import RestrictionList, Restrictions
from rookery.server.database.schema.conduct import REPORTS, RESTRICTIONS
from rookery.server.database.store import Store
from rookery.server.people.profiles import Profiles
from rookery.table.chairs import hash_of
from rookery.table.refusal import Refusal
from rookery.table.seating.doors import mark_of

NOBODY = ""


@dataclass
class Kept:
    """The parts of a store."""

    store: Store
    profiles: Profiles
    blocks: Blocks
    reports: Reports
    restrictions: RestrictionList

    def person(self, name: str, *seats: str) -> str:
        """A profile that has linked some seats."""
        profile = self.profiles.make(name, "", 1.0).profile.id
        self.profiles.claim_seats(profile, [("table", seat) for seat in seats], 1.0)
        return profile

    def report(
        self, seat: str, by: str, *, code: str = "table1", origin: str = "", at: float = 10.0
    ) -> str:
        """Report the owner of a seat; `by` is the reporter's seat. Return the profile to hold."""
        accused = Party("Zed", hash_of(seat), "198.51.100.1")
        reporter = Party(by, hash_of(by), origin or f"from {by}")
        texts = [Written("Zed", "nonsense")]
        return self.reports.add(code, accused, reporter, "insults", "", texts, at)


@pytest.fixture
def kept(url: str) -> Iterator[Kept]:
    with closing(Store(url, survives_power_cut=False)) as store:
        lent = store.connections
        yield Kept(store, Profiles(lent, 50), Blocks(lent), Reports(lent), RestrictionList(lent))


def test_a_block_follows_the_profile_to_other_seats(kept: Kept) -> None:
    ann, zed = kept.person("Ann", "a1"), kept.person("Zed", "z1", "z2")
    kept.blocks.add(ann, hash_of("z1"), "Zed", 1.0)
    kept.blocks.add(ann, hash_of("z1"), "Zed", 2.0)
    assert [it.name for it in kept.blocks.of(ann)] == ["Zed"]
    asked = [hash_of(it) for it in ("z2", "z1", "a1", "x")]
    assert kept.blocks.among(ann, asked) == {hash_of("z1"), hash_of("z2")}
    assert kept.blocks.among(zed, asked) == set()
    assert kept.blocks.pairs([ann, zed]) == {frozenset((ann, zed))}
    assert kept.blocks.pairs([ann]) == kept.blocks.pairs([zed]) == frozenset()


def test_a_guest_who_gets_a_profile_later_stays_blocked(kept: Kept) -> None:
    ann, zed = kept.person("Ann"), kept.person("Zed")
    kept.blocks.add(ann, hash_of("z1"), "Zed", 1.0)
    assert kept.blocks.among(ann, [hash_of("z1")]) == {hash_of("z1")}
    assert kept.blocks.pairs([ann, zed]) == frozenset()
    kept.profiles.claim_seats(zed, [("table", "z1"), ("other", "z9")], 2.0)
    assert kept.blocks.pairs([ann, zed]) == {frozenset((ann, zed))}
    assert kept.blocks.among(ann, [hash_of("z9")]) == {hash_of("z9")}


def test_somebody_is_unblocked_by_any_of_their_seats(kept: Kept) -> None:
    ann, zed, yan = kept.person("Ann"), kept.person("Zed", "z1", "z2"), kept.person("Yan", "y1")
    for seat in ("z1", "y1", "guest"):
        kept.blocks.add(ann, hash_of(seat), seat, 1.0)
    kept.blocks.remove_of(zed, hash_of("z2"))
    kept.blocks.remove_of(ann, hash_of("z2"))
    assert {it.name for it in kept.blocks.of(ann)} == {"y1", "guest"}
    kept.blocks.remove_of(ann, hash_of("guest"))
    assert kept.blocks.pairs([ann, zed, yan]) == {frozenset((ann, yan))}
    assert [it.name for it in kept.blocks.of(ann)] == ["y1"]


def test_only_the_own_blocks_are_removed_and_forgetting_removes_them(kept: Kept) -> None:
    ann, zed = kept.person("Ann"), kept.person("Zed", "z1")
    kept.blocks.add(ann, hash_of("z1"), "Zed", 1.0)
    (block,) = kept.blocks.of(ann)
    assert not kept.blocks.remove(zed, block.id)
    assert kept.blocks.remove(ann, block.id)
    assert not kept.blocks.remove(ann, block.id)
    kept.blocks.add(ann, hash_of("z1"), "Zed", 1.0)
    kept.profiles.forget(ann)
    assert kept.blocks.of(ann) == ()


def test_a_report_has_what_was_written_and_no_address(kept: Kept) -> None:
    zed, ann = kept.person("Zed", "z1"), kept.person("Ann", "a1")
    kept.report("z1", "a1", origin="203.0.113.9")
    (report,) = kept.reports.open()
    assert (report.profile, report.reporter_profile) == (zed, ann)
    assert report.texts == (Written("Zed", "nonsense"),)
    assert kept.reports.get(report.id) == report
    assert kept.reports.get("unknown") is None
    with kept.store.connections.reading() as connection:
        row = str(connection.execute(select(REPORTS)).one())
    assert "198.51.100.1" not in row
    assert "203.0.113.9" not in row


def test_closed_reports_are_kept_for_a_while(kept: Kept) -> None:
    kept.report("z1", "a1")
    (report,) = kept.reports.open()
    assert kept.reports.close(report.id, "nothing", 20.0)
    assert not kept.reports.close(report.id, "again", 30.0)
    assert kept.reports.open() == []
    kept.reports.remove_old(20.0 + KEPT_FOR - 1.0)
    assert [it.outcome for it in kept.reports.all()] == ["nothing"]
    kept.reports.remove_old(21.0 + KEPT_FOR)
    assert kept.reports.all() == []


def test_one_party_cannot_hold_somebody(kept: Kept) -> None:
    """Nor can many of one table, address or profile, or over days. Guests are never held."""
    for number, by in enumerate(("a1", "b1", "c1", "d1")):
        assert kept.report("guest", by, code=f"table{number}") == NOBODY
    kept.person("Zed", "z1", "z2")
    for by in ("a1", "b1", "c1"):
        assert kept.report("z1", by) == NOBODY
    kept.person("Yan", "y1", "y2")
    for number in range(4):
        code, seat = f"table{number}", f"d{number}"
        assert kept.report("y1", seat, code=code, origin="one address") == NOBODY
    kept.person("Many", "m1", "m2", "m3", "m4")
    kept.person("Xia", "x1")
    for number in range(1, 5):
        assert kept.report("x1", f"m{number}", code=f"table{number}") == NOBODY
    kept.person("Wim", "w1")
    for number, by in enumerate(("e1", "f1", "g1")):
        at = 10.0 + number * HOLD_WITHIN
        assert kept.report("w1", by, code=f"table{number}", at=at) == NOBODY


def test_closed_reports_do_not_hold_again(kept: Kept) -> None:
    zed = kept.person("Zed", "z1")
    kept.report("z1", "a1")
    kept.report("z1", "b1", code="table2")
    kept.reports.close(kept.reports.open()[0].id, "looked at", 11.0)
    assert kept.report("z1", "c1", code="table3") == NOBODY
    assert kept.report("z1", "d1", code="table4") == zed


def loaded(kept: Kept, at: float = 10.0) -> Restrictions:
    restrictions = Restrictions(kept.restrictions)
    asyncio.run(restrictions.load(at))
    return restrictions


@pytest.mark.parametrize("kind", ["bar", "hold"])
def test_a_profile_or_an_address_is_kept_out(kept: Kept, kind: str) -> None:
    ann, ben = kept.person("Ann"), kept.person("Ben")
    kept.restrictions.add(kind, "Insults.", 1.0, profile=ann)  # type: ignore[arg-type]
    mark = mark_of("salt", "192.0.2.7")
    kept.restrictions.add(kind, "Insults.", 1.0, 50.0, mark=mark)  # type: ignore[arg-type]
    restrictions = loaded(kept)
    for profile, origin in ((ann, ""), (ann, "192.0.2.8"), ("", "192.0.2.7"), (ben, "192.0.2.7")):
        with pytest.raises(Refusal):
            restrictions.need_welcome(profile, origin, 10.0)
    for profile, origin in (("", ""), (ben, ""), (ben, "192.0.2.8")):
        restrictions.need_welcome(profile, origin, 10.0)
    restrictions.need_welcome("", "192.0.2.7", 50.0)
    assert "192.0.2.7" not in str(kept.store.connections.rows(select(RESTRICTIONS)))


def test_a_muted_profile_says_nothing_in_any_of_its_seats(kept: Kept) -> None:
    zed = kept.person("Zed", "z1", "z2")
    kept.restrictions.add("mute", "Insults.", 1.0, 50.0, profile=zed)
    restrictions = loaded(kept)
    for seat in ("z1", "z2"):
        with pytest.raises(Refusal, match=r"muted .* until 1970-01-01 00:00 UTC: Insults\."):
            restrictions.need_voice(hash_of(seat), 10.0)
    restrictions.need_voice(hash_of("a1"), 10.0)
    restrictions.need_voice(hash_of("z1"), 50.0)
    restrictions.need_welcome(zed, "", 10.0)


def test_restrictions_end_are_lifted_and_go_with_the_profile(kept: Kept) -> None:
    ann = kept.person("Ann")
    bar = kept.restrictions.add("bar", "x", 1.0, 50.0, profile=ann)
    hold = kept.restrictions.add("hold", "x", 2.0, profile=ann)
    assert [it.id for it in kept.restrictions.all(10.0)] == [bar.id, hold.id]
    assert [it.id for it in kept.restrictions.all(50.0)] == [hold.id]
    kept.restrictions.remove_old(50.0)
    assert [it.id for it in kept.restrictions.all(10.0)] == [hold.id]
    kept.restrictions.lift_holds(ann)
    assert not kept.restrictions.lift(hold.id)
    kept.restrictions.add("bar", "x", 1.0, profile=ann)
    kept.profiles.forget(ann)
    assert kept.restrictions.all(10.0) == []
