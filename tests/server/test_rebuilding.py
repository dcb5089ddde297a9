"""A table rebuilt from its log, at any point, equals the table in memory."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from rookery.core.cards import Seat
from rookery.core.errors import IllegalMove
from rookery.core.options import OptionValue
from rookery.games import GAMES
from rookery.records import move_text
from rookery.server.updates.feed import Feed, Reader
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.table.folding import folded
from rookery.table.refusal import Refused
from rookery.table.table import LOBBY, Table
from rookery.testing.strategies import options
from tests.matches import EVERY_TABLE
from tests.server.quick import run_machine
from tests.table.tables import NAMES, Sitting, opening, shuffling


def shown(authority: Authority, viewer: Seat | None, at: float) -> dict[str, Any]:
    """What a newcomer is sent, without what is not in the log: who is here, and the time left."""
    update = Feed(authority).update(Reader(viewer), at)
    assert update is not None
    message: dict[str, Any] = msgspec.json.decode(update)
    del message["table"]
    message.pop("clock_left", None)
    return message


def check_rebuilt(sitting: Sitting) -> None:
    """Check that the table and everybody's view of it can be rebuilt from the log."""
    at = sitting.clock()
    rebuilt = Authority.of_log(sitting.log, at)
    assert rebuilt.table == sitting.table
    assert folded(sitting.log) == sitting.table
    for viewer in (None, *range(len(sitting.table.chairs))):
        assert shown(rebuilt, viewer, at) == shown(sitting.authority, viewer, at)


NAMES_TRIED = (*NAMES, "", " ", "bot:", "\u202e", "Ann", "x" * 20, "Open seat", "ab\u0301")
TEXTS_TRIED = ("orange", "hold", "pass", "bid 70", "bury ?", "play R5", "lead left", "!", "take R5")


class AnyTable(RuleBasedStateMachine):
    """A table whose people give any command at any time."""

    sitting: Sitting

    @initialize(
        table=st.sampled_from(EVERY_TABLE),
        letters=st.lists(st.sampled_from("ppob"), min_size=6, max_size=6),
        seed=st.integers(0, 1000),
        clock=st.sampled_from((0, 0, 20)),
        plies=st.sampled_from((None, 0, 10, 60, 200)),
        chosen=st.data(),
    )
    def open(
        self,
        table: tuple[str, int],
        letters: list[str],
        seed: int,
        clock: int,
        plies: int | None,
        chosen: Any,
    ) -> None:
        """Open a table of any game, and play to any point of its match."""
        game, seats = table
        house_rules: dict[str, OptionValue] = chosen.draw(options(GAMES[game], seats))
        del house_rules["seats"]
        chairs = "p" + "".join(letters)[: seats - 1]
        self.sitting = Sitting(
            opening(game, chairs, house_rules, clock=clock), deals=shuffling(seed)
        )
        self.rng = Random(seed)
        if plies is not None:
            self.come_or_go(0, comes=True)
            self.sitting.start()
            self.play(plies, 0.0)

    def caller(self, number: int) -> Seat | None:
        """A person of the table, or a spectator."""
        people = [s for s, chair in enumerate(self.sitting.table.chairs) if chair.is_person]
        return [*people, None][number % (len(people) + 1)]

    def give(self, who: int, command: p.AnyCommand, trip: float = 0.0) -> None:
        """Give a command, and check that it is carried out completely or changes nothing."""
        sitting = self.sitting
        before, length = sitting.table, len(sitting.log)
        seat = self.caller(who)
        step = sitting.send(seat, command, trip)
        refused = [it.message for it in step.answers if isinstance(it.message, Refused)]
        assert sitting.table.version == before.version + len(step.happenings)
        assert len(sitting.log) == length + len(step.happenings)
        mine = [it for it in refused if it.id == command.id]
        if mine and not any(isinstance(it.event, ev.Pressed | ev.Moved) for it in step.happenings):
            assert sitting.table is before
        assert not any(isinstance(it.message, p.Bye) for it in step.answers)

    @rule(who=st.integers(0, 6), seat=st.integers(0, 5), name=st.sampled_from(NAMES_TRIED))
    def sit(self, who: int, seat: Seat, name: str) -> None:
        self.give(-1 if who else 0, p.Sit(id=f"{who}" * 20, seat=seat, name=name or "-"))

    @rule(who=st.integers(0, 6), number=st.integers(0, 10), seat=st.integers(0, 5))
    def ask(self, who: int, number: int, seat: Seat) -> None:
        command = self.sitting.new_id()
        commands: list[p.AnyCommand] = [
            p.Rename(id=command, name=NAMES_TRIED[seat] or "-"),
            p.Contribute(id=command, value="c0ffee"),
            p.Start(id=command),
            p.Ready(id=command),
            p.Say(id=command, phrase=seat * 3),
            p.SetBot(id=command, seat=seat, level=("random", "steady", "divine")[seat % 3]),
            p.OpenSeat(id=command, seat=seat),
            p.Release(id=command, seat=seat),
            p.Settings(id=command, locked=seat == 5, clock=20 if seat == 4 else None),
            p.Start(id="the same"),
            p.Hint(id=command),
        ]
        self.give(who, commands[number])

    @rule(who=st.integers(0, 6))
    def leave(self, who: int) -> None:
        if self.rng.random() < 0.1:
            self.give(who, p.Leave(id=self.sitting.new_id()))

    @rule(who=st.integers(0, 6), text=st.sampled_from(TEXTS_TRIED), trip=st.floats(0.0, 0.4))
    def try_a_move(self, who: int, text: str, trip: float) -> None:
        since = self.sitting.table.version - self.rng.choice((0, 0, 1, 5))
        self.give(who, p.Move(id=self.sitting.new_id(), since=max(0, since), move=text), trip)
        self.give(who, p.Why(id=self.sitting.new_id(), move=text), trip)

    @rule(plies=st.sampled_from((1, 5, 20, 60)), trip=st.sampled_from((0.0, 0.0, 0.1)))
    def play(self, plies: int, trip: float) -> None:
        """Everybody whose turn it is makes a legal move, people and bots alike."""
        sitting = self.sitting
        for _ in range(plies):
            deal = sitting.table.match.current
            if deal is None:
                self.all_ready()
                continue
            game = sitting.table.match.game
            seat = self.rng.choice(game.actors(deal.state))
            move = self.rng.choice(game.legal(deal.state, seat))
            if sitting.table.chairs[seat].is_person:
                command = sitting.moved(seat, move_text(move))
                sitting.send(seat, command, trip)
                if self.rng.random() < 0.1:
                    sitting.send(seat, command, trip)
            else:
                self.bot_move(seat)

    def bot_move(self, seat: Seat) -> None:
        sitting = self.sitting
        for asked in sitting.authority.asked(sitting.clock()):
            view = sitting.authority.view(asked.seat)
            move = self.rng.choice(view.legal)
            if asked.seat == seat:
                sitting.keep(sitting.authority.bot_move(seat, move, sitting.clock()))
                return

    @rule(seat=st.integers(0, 5))
    def bot_cheats(self, seat: Seat) -> None:
        """A bot's illegal move is refused, and changes nothing."""
        sitting = self.sitting
        deal = sitting.table.match.current
        if deal is None or seat >= len(sitting.table.chairs):
            return
        game, before = sitting.table.match.game, sitting.table
        others = [other for other in game.actors(deal.state) if other != seat]
        for move in [move for other in others for move in game.legal(deal.state, other)][:3]:
            if move not in game.legal(deal.state, seat):
                with pytest.raises(IllegalMove):
                    sitting.authority.bot_move(seat, move, sitting.clock())
        assert sitting.table is before

    @rule(who=st.integers(0, 6), comes=st.booleans())
    def come_or_go(self, who: int, comes: bool) -> None:
        seat = self.caller(who)
        if seat is not None:
            (self.sitting.arrive if comes else self.sitting.go_away)(seat)

    @rule()
    def all_ready(self) -> None:
        for seat, chair in enumerate(self.sitting.table.chairs):
            if chair.is_person:
                self.sitting.arrive(seat)
                self.sitting.send(seat, p.Ready(id=self.sitting.new_id()))

    @rule(seconds=st.sampled_from((0.0, 0.05, 0.3, 5.0, 30.0, 100.0)))
    def wait(self, seconds: float) -> None:
        self.sitting.wait(seconds)

    @rule(presses=st.lists(st.tuples(st.integers(0, 5), st.floats(0.0, 0.4)), max_size=5))
    def race(self, presses: list[tuple[int, float]]) -> None:
        """Play until an orange is open, and have people press for it."""
        for _ in range(40):
            if self.sitting.authority.live.is_race:
                break
            self.play(1, 0.0)
        for who, trip in presses:
            version = self.sitting.table.version
            move = p.Move(id=self.sitting.new_id(), since=version, move="orange")
            self.give(who, move, trip)
            self.wait(trip / 4)

    @rule()
    def restart(self) -> None:
        """Restart the server: the table is the same, and everybody is away."""
        check_rebuilt(self.sitting)
        deals = self.sitting.authority._deals
        self.sitting.authority = Authority.of_log(
            self.sitting.log, self.sitting.clock(), deals=deals
        )

    @invariant()
    def is_sound(self) -> None:
        table: Table = self.sitting.table
        assert table.version == len(self.sitting.log)
        names = [name.casefold() for name in table.names if name != "Open seat"]
        assert len(set(names)) == len(names)
        people = [seat for seat, chair in enumerate(table.chairs) if chair.is_person]
        assert not people or table.host in people
        if table.stage != LOBBY:
            assert all(chair.kind != "open" for chair in table.chairs)

    def teardown(self) -> None:
        if hasattr(self, "sitting"):
            check_rebuilt(self.sitting)


@pytest.mark.parametrize(
    ("examples", "steps"), [(12, 20), pytest.param(150, 50, marks=pytest.mark.slow)]
)
def test_no_command_crashes_a_table_and_it_can_always_be_rebuilt(examples: int, steps: int) -> None:
    run_machine(AnyTable, examples, steps)
