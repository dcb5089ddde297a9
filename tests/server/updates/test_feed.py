"""Each client is sent the parts that it lacks; clients that lack the same parts share the bytes."""

from random import Random
from typing import Any

import msgspec
import pytest

from rookery.core.cards import Seat
from rookery.language import language
from rookery.server.updates.feed import Feed, Reader
from rookery.table import protocol as p
from rookery.table.turns import live as lives
from tests.known import known
from tests.table.tables import Sitting, opening, read, shuffling


class Fed:
    """A table with its feed."""

    def __init__(self, chairs: str = "ppp", game: str = "tuxedo") -> None:
        self.sitting = Sitting(opening(game, chairs), deals=shuffling(1))
        self.feed = Feed(self.sitting.authority)

    def follow(self, happenings: int) -> None:
        """Tell the feed about the last events, as one step."""
        self.feed.follow(self.sitting.happenings[len(self.sitting.happenings) - happenings :])

    def do(self, seat: Seat, command: p.AnyCommand) -> None:
        """Carry out a command, and tell the feed about its events."""
        before = len(self.sitting.happenings)
        self.sitting.ask(seat, command)
        self.follow(len(self.sitting.happenings) - before)

    def play(self, plies: int, rng: Random) -> None:
        for _ in range(plies):
            self.sitting.play(rng, 1)
            self.follow(1)

    def raw(self, reader: Reader) -> bytes | None:
        return self.feed.update(reader, self.sitting.clock())

    def update(self, reader: Reader) -> p.Update | None:
        """The update that a client is sent now; None if it lacks nothing."""
        message = self.raw(reader)
        if message is None:
            return None
        update = read(message)
        assert isinstance(update, p.Update)
        return update

    def sent(self, reader: Reader) -> p.Update:
        """The update that a client is sent now; fails if there is none."""
        return known(self.update(reader))


def parts(update: p.Update) -> set[str]:
    """The parts of the view that an update brings."""
    return {name for name in ("table", "deal", "sheet") if getattr(update, name) is not None}


def begun(game: str = "tuxedo", chairs: str = "ppp") -> Fed:
    fed = Fed(chairs, game)
    fed.sitting.arrive(0, 1)
    fed.do(0, p.Start(id="start"))
    return fed


def test_whoever_has_everything_is_sent_nothing() -> None:
    fed = begun()
    reader = Reader(0)
    fed.update(reader)
    assert fed.update(reader) is None
    fed.follow(0)
    assert fed.update(reader) is None


def test_only_what_has_changed_is_sent() -> None:
    fed = begun()
    reader = Reader(1)
    fed.update(reader)
    fed.do(0, p.Say(id="1", phrase=0))
    update = fed.sent(reader)
    assert not parts(update)
    assert [it.what for it in update.happened] == ["said"]
    fed.play(1, Random(1))
    update = fed.sent(reader)
    assert parts(update) == {"deal"} and not update.is_fresh
    fed.do(0, p.Settings(id="2", locked=True))
    update = fed.sent(reader)
    assert known(update.table).locked
    assert parts(update) == {"table"} and not update.happened


def test_clients_that_lack_the_same_get_the_same_bytes() -> None:
    fed = begun()
    here, there, other = Reader(None), Reader(None), Reader(1)
    first, second = fed.raw(here), fed.raw(there)
    assert first is second
    assert fed.raw(other) != first
    assert fed.raw(Reader(None, language=language("fa"))) != first
    fed.play(1, Random(1))
    assert fed.raw(here) is fed.raw(there)


def test_a_latecomer_is_told_the_same_as_those_who_were_there() -> None:
    fed = begun("dixie", "pppp")
    rng = Random(3)
    readers = {seat: Reader(seat) for seat in (None, 0, 1, 2, 3)}
    for reader in readers.values():
        fed.update(reader)
    since = fed.sitting.table.version
    heard: dict[Any, list[p.Happened]] = {seat: [] for seat in readers}
    for _ in range(40):
        fed.play(1, rng)
        for seat, reader in readers.items():
            heard[seat] += fed.sent(reader).happened
    for seat in readers:
        assert list(fed.sent(Reader(seat, since)).happened) == heard[seat]
        fresh = fed.sent(Reader(seat))
        assert list(fresh.happened)[-len(heard[seat]) :] == heard[seat]


def test_since_another_deal_or_a_future_version_everything_is_sent_again() -> None:
    fed = begun()
    first = fed.sitting.table.version
    fed.play(60, Random(1))
    for seat in range(3):
        fed.do(seat, p.Ready(id=f"ready {seat}"))
    fed.sitting.wait(100.0)
    fed.follow(1)
    assert len(fed.sitting.table.match.deals) == 2
    for since in (0, first, 10**9):
        update = fed.sent(Reader(0, since))
        assert update.is_fresh
        assert update.happened[0].what == "dealt"


def test_at_the_present_version_and_after_a_refusal_the_view_is_sent_without_a_story() -> None:
    fed = begun()
    reader = Reader(0, fed.sitting.table.version)
    for _ in range(2):
        update = fed.sent(reader)
        assert parts(update) == {"table", "deal", "sheet"}
        assert (update.is_fresh, update.happened) == (False, ())
        reader.resend_parts()


def test_readiness_and_spectators_are_seen() -> None:
    fed = begun()
    reader, rng = Reader(0), Random(1)
    fed.play(60, rng)
    fed.update(reader)
    fed.do(1, p.Ready(id="1"))
    seats = known(fed.sent(reader).table).seats
    assert [seat.is_ready for seat in seats] == [False, True, False]
    fed.feed.spectators = 7
    fed.follow(0)
    assert known(fed.sent(reader).table).spectators == 7


def test_too_long_a_story_is_replaced_by_the_whole_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lives, "_LONGEST_STORY", 12)
    fed = begun()
    here, gone = Reader(0), Reader(1)
    fed.update(here)
    fed.update(gone)
    for number in range(15):
        fed.do(0, p.Say(id=f"say {number}", phrase=0))
        update = fed.sent(here)
        assert [it.what for it in update.happened] == ["said"]
        assert not update.is_fresh
    update = fed.sent(gone)
    assert update.is_fresh and parts(update) == {"table", "deal", "sheet"}


@pytest.mark.parametrize(
    ("game", "fields"), [("dixie", {"tricks"}), ("tuxedo", {"taken", "shown"})]
)
def test_the_history_is_sent_only_to_those_who_asked_for_it(game: str, fields: set[str]) -> None:
    fed, rng = begun(game, "pppp"), Random(3)
    asked, others = Reader(1, history=True), Reader(1)
    for _ in range(20):
        fed.play(1, rng)
        sent = [msgspec.json.decode(fed.raw(reader) or b"")["deal"] for reader in (asked, others)]
        assert set(sent[0]) - set(sent[1]) == fields
        assert sent[0].items() >= sent[1].items()


def test_each_reader_is_told_in_their_own_language() -> None:
    fed, rng = begun(), Random(1)
    tags = {0: "fr", 1: "de", 2: "en", None: "fa"}
    readers = {seat: Reader(seat, language=language(tag)) for seat, tag in tags.items()}
    first = [fed.sent(it).happened[-1].told[0] for it in readers.values()]
    assert first == ["Donne 1.", "Runde 1.", "Deal 1.", "دور ۱."]
    moved = 0
    for _ in range(40):
        fed.play(1, rng)
        told = [update.happened[0].told for it in readers.values() if (update := fed.update(it))]
        if len(told) == 4 and all(told):
            moved += 1
            assert len({lines[0] for lines in told}) == 4
    assert moved > 10


def test_what_moves_bring_and_the_sheet_are_in_the_readers_language() -> None:
    fed, rng = begun(), Random(1)
    fed.play(30, rng)
    brings: set[str] = set()
    for _ in range(30):
        fed.play(1, rng)
        for seat in range(3):
            update = fed.sent(Reader(seat, language=language("de")))
            assert isinstance(update.deal, p.FishingDeal)
            brings.update(update.deal.brings)
            assert known(update.sheet).ending == "Wer zuerst 100 hat, gewinnt"
    assert any("Karte" in each for each in brings)
    assert not any("card" in each for each in brings)
