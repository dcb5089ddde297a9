"""The authority over one table: it turns a command and the time into events and answers.

It does no input or output, so the same authority serves the network, the terminal and the tests.
Its caller stores the events of a `Step` durably, then calls `commit`, and only then sends the
answers and updates.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from msgspec import UNSET, UnsetType, structs

from rookery.core.cards import Seat
from rookery.core.errors import IllegalMove
from rookery.core.game import AnyView
from rookery.core.messages import Told
from rookery.core.moves import CallOrange, Hold, Move
from rookery.messages import refusals
from rookery.records import BadText
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.asking.agreements import granted, is_agreed
from rookery.table.asking.answers import acted, acted_before, key_of
from rookery.table.asking.coach import need_right, need_turn_to_call
from rookery.table.commands import event_of, need_ready, need_seat, need_stage, sat
from rookery.table.folding import after
from rookery.table.refusal import Reason, Refusal, Refused
from rookery.table.seating.doors import Origins, mark_to_bar, need_welcome
from rookery.table.seating.meeting import need_admission
from rookery.table.seating.practice import opening_events
from rookery.table.steps import Answer, Asked, Caller, Happening, Step
from rookery.table.table import OVER, PLAYING, Table, due_cut, fixed_deal, next_deal, opened
from rookery.table.turns import race
from rookery.table.turns.due import asked_bots, due_events
from rookery.table.turns.live import Live
from rookery.table.turns.settlement import moved, settled
from rookery.table.turns.stand_ins import only_move


class Authority:
    """One table in play: `table` is its state from the log, `live` the state that is not stored.

    `deals` makes the next deal and `cuts` the next cut; tests pass their own functions. `origins`
    has the addresses of people, by which they can be barred.
    """

    def __init__(
        self,
        table: Table,
        at: float,
        *,
        deals: Callable[[Table], ev.Dealt] = next_deal,
        cuts: Callable[[Table], ev.Cut] = due_cut,
    ) -> None:
        self.table = table
        self.live = Live(self.table, at)
        self.origins = Origins()
        self._deals = deals
        self._cuts = cuts

    @classmethod
    def of_log(
        cls, history: Sequence[tuple[ev.AnyEvent, float]], at: float, **making: Any
    ) -> Authority:
        """The authority of a table rebuilt from its log, with all people away."""
        first, opened_at = history[0]
        assert isinstance(first, ev.Opened), "a log begins with its table's opening"
        it = cls(opened(first, opened_at), at, **making)
        for event, then in history[1:]:
            table = after(it.table, event, then)
            it.commit(Step(table, at, (Happening(event, it.table, table),)))
        it.live.void_race(at)
        return it

    # ── commands ────────────────────────────────────────────────────────────────────────────────

    def decide(self, caller: Caller, command: p.AnyCommand, at: float) -> Step:
        """Decide what a command leads to. A refusal is an answer and changes nothing."""
        known = key_of(caller, command)
        version = acted_before(self.table, caller, command, known)
        if version is not None:
            return Step(self.table, at, answers=(acted(self.table, caller, command, version),))
        if any(press.command == known for press in self.live.presses):
            return self._pressed_again(caller, command, known, at)
        if caller.seat is not None:
            self.live.heard(caller.seat, at)
        try:
            return self._decided(caller, command, known, at)
        except Refusal as refusal:
            return self._refused(caller, command.id, refusal.code, refusal.told, at)
        except IllegalMove as illegal:
            return self._refused(caller, command.id, illegal.code, illegal.reason, at)

    def has_acted(self, caller: Caller, command: p.AnyCommand) -> bool:
        """Whether a command with the same id was carried out before."""
        return acted_before(self.table, caller, command, key_of(caller, command)) is not None

    def _decided(self, caller: Caller, command: p.AnyCommand, known: str, at: float) -> Step:
        if self.table.is_expired:
            raise Refusal("over", refusals.table_closed())
        match command:
            case p.Move():
                return self._move(caller, command, known, at)
            case p.Why():
                return self._why(caller, command, at)
            case p.Ready():
                need_seat(caller.seat)
                return self._ready(caller, command, at)
            case p.Here():
                return self._here(caller, command, at)
            case p.Write():
                return self._write(caller, command, known, at)
        if isinstance(command, p.Sit):
            need_welcome(self.table.barred, caller.origin)
            need_admission(self.table, command.admission, at)
        event = event_of(self.table, caller.seat, command, known)
        if isinstance(command, p.Start):
            need_ready(self.table, self.live.present)
        if isinstance(command, p.Release) and command.bar:
            event = structs.replace(
                event, barred=mark_to_bar(self.table, self.origins, command.seat)
            )
        step = self._stepped([event], at)
        is_sitting = isinstance(command, p.Sit)
        version = self.table.version + 1 if is_sitting else step.table.version
        answer = acted(self.table, caller, command, version)
        return replace(step, answers=(*step.answers, answer))

    def seat(self, command: p.Sit, secret: str, at: float) -> Step:
        """Seat a person from the waiting room. Raises Refusal."""
        return self._stepped([sat(self.table, command, secret, known="")], at)

    def unseat(self, seat: Seat, at: float) -> Step:
        """Remove a person who was seated by the waiting room but has not come."""
        return self._stepped([ev.Left(seat=seat)], at)

    def unnamed(self, secret_hash: str, at: float) -> Step:
        """Give the owner of a seat the name "Player N"; no event if that is the name already."""
        events = [
            ev.Renamed(seat=seat, name=name)
            for seat, chair in enumerate(self.table.chairs)
            if chair.secret_hash == secret_hash and (name := f"Player {seat + 1}") != chair.name
        ]
        return self._stepped(events, at)

    def restarted(self, code: str, at: float) -> Step:
        """Record the table at which an ended match is started again, unless a table is recorded."""
        return self._stepped([ev.Continued(code=code)] if self.table.next is None else [], at)

    def continued(self, caller: Caller, command: p.Again, code: str, at: float) -> Step:
        """Move the players on to another table, which is open already."""
        version = acted_before(self.table, caller, command, key_of(caller, command))
        if version is not None:
            return Step(self.table, at, answers=(acted(self.table, caller, command, version),))
        try:
            self.need_end(caller)
        except Refusal as refusal:  # another player asked first
            return self._refused(caller, command.id, refusal.code, refusal.told, at)
        event = ev.Continued(code=code, command=key_of(caller, command))
        step = self._stepped([event], at)
        answer = Answer(caller.answer_to, p.Done(command.id, step.table.version))
        return replace(step, answers=(answer,))

    def begun(self, at: float) -> Step:
        """Start a newly opened table that starts without a command.

        A practice table begins with its deal and the moves that precede the practice; a table with
        boards begins with its first board.
        """
        return self._stepped(list(opening_events(self.table)), at)

    def need_end(self, caller: Caller) -> None:
        """Raise Refusal unless a seat may ask for another match now."""
        need_seat(caller.seat)
        need_stage(self.table, OVER, refusals.match_goes_on())
        if self.table.next is not None:
            raise Refusal("continued", refusals.match_has_next())

    def _refused(self, caller: Caller, command: str, code: str, message: Told, at: float) -> Step:
        answer = Answer(caller.answer_to, Refused(command, code, message))
        return Step(self.table, at, answers=(answer,))

    # ── moves ───────────────────────────────────────────────────────────────────────────────────

    def _move(self, caller: Caller, command: p.Move, known: str, at: float) -> Step:
        seat = need_seat(caller.seat)
        need_stage(self.table, PLAYING, refusals.match_none_played())
        move = _parsed(command.move)
        if isinstance(move, CallOrange):
            return self._press(caller, command, known, at)
        if command.since < self.live.moment_since and not isinstance(move, Hold):
            raise Refusal("stale", refusals.moved_on())
        if not caller.has_seen(command.since, self.table):
            raise Refusal("stale", refusals.not_come_that_far())
        if self.table.match.current is None:
            raise IllegalMove(seat, move, refusals.deal_over_already())
        need_right(self.table, seat, move)
        if self.live.is_race and not isinstance(move, Hold):
            self._try(seat, move)
            counts_at = self.live.turn_counts_at(race.corrected(at, caller.trip))
            counts_at = max(counts_at, self.live.acts_at(seat, move))
            waiting = (caller, command.id)
            press = race.Press(counts_at, seat, move, known, answer_to=waiting, came_at=at)
            return self._raced(press, self._returning(seat), at)
        step = self._stepped([*self._returning(seat), moved(seat, move, known)], at)
        return replace(step, answers=(acted(self.table, caller, command, step.table.version),))

    def _press(self, caller: Caller, command: p.Move, known: str, at: float) -> Step:
        """Decide a press of "orange", which is logged even if refused, as in some lessons."""
        seat = need_seat(caller.seat)
        need_turn_to_call(self.table, seat)
        code, message = self._pressed_wrongly(caller, seat, command.since, at)
        counts_at = max(race.corrected(at, caller.trip), self.live.acts_at(seat, CallOrange()))
        event = ev.Pressed(
            seat=seat,
            at=at,
            trip=round(caller.trip, 3),
            outcome=code or "counts",
            corrected=0.0 if code else round(at - counts_at, 3),
        )
        if code:
            if code not in ("too-late", "stale"):
                self.live.disarm(seat, at)
            step = self._stepped([event], at)
            refused = Answer(caller.answer_to, Refused(command.id, code, message))
            return replace(step, answers=(*step.answers, refused))
        waiting = (caller, command.id)
        press = race.Press(counts_at, seat, CallOrange(), known, answer_to=waiting, came_at=at)
        return self._raced(press, [*self._returning(seat), event], at)

    def _pressed_wrongly(
        self, caller: Caller, seat: Seat, since: int, at: float
    ) -> tuple[str, Told]:
        """Why a press does not count: a code and a sentence. Both are empty if the press counts."""
        live = self.live
        if live.is_disarmed(seat, at):
            return "disarmed", refusals.orange_disarmed()
        if live.awaits_rerun:
            return "stale", refusals.orange_again_soon()
        if not caller.has_seen(since, self.table):
            return "not-open", refusals.orange_unseen()
        if live.is_race and since >= live.race_version:
            try:
                self._try(seat, CallOrange())
            except IllegalMove as illegal:
                return "not-open", illegal.reason
            return "", ""
        if live.was_race(at):
            return "too-late", refusals.orange_too_late()
        return "not-open", refusals.orange_no_such()

    def _pressed_again(self, caller: Caller, command: p.AnyCommand, known: str, at: float) -> Step:
        """Send the answer to a repeated press in the race to the connection that repeated it."""
        presses = tuple(
            replace(press, answer_to=(caller, command.id)) if press.command == known else press
            for press in self.live.presses
        )
        return Step(self.table, at, presses=presses)

    def _raced(self, press: race.Press, events: Sequence[ev.AnyEvent], at: float) -> Step:
        """Add a press to the race; this may decide the race at once."""
        presses = (*self.live.presses, press)
        if self.live.settles_at(presses) <= at:
            return self._settled(presses, events, at)
        return replace(self._stepped(events, at), presses=presses)

    def _settled(
        self, presses: Sequence[race.Press], events: Sequence[ev.AnyEvent], at: float
    ) -> Step:
        """End the race, after the events that have led to its end."""
        happenings, table = self._happenings([(event, at) for event in events])
        made, answers = settled(table, presses, at)
        step = self._gone_on([*happenings, *made], at)
        return replace(step, answers=(*answers, *step.answers), presses=())

    def bot_move(self, seat: Seat, move: Move, at: float) -> Step:
        """Make a bot's move. Raises IllegalMove."""
        only = only_move(self.table, seat)
        if only is not None and move != only:
            raise IllegalMove(seat, move, refusals.bot_no_contract())
        if self.live.is_race and not isinstance(move, Hold):
            self._try(seat, move)
            is_call = isinstance(move, CallOrange)
            counts_at = at if is_call else self.live.turn_counts_at(at)
            return self._raced(race.Press(counts_at, seat, move, by_bot=True, came_at=at), [], at)
        return self._stepped([moved(seat, move, by_bot=True)], at)

    def view(self, seat: Seat) -> AnyView:
        """A seat's view of the deal, the only thing that its bot receives."""
        match = self.table.match
        view: AnyView = match.game.view(match.deals[-1].state, seat)
        return view

    def expire(self, at: float, version: int) -> Step:
        """Close the table because nobody visits it; the next visitor reopens it.

        If the table has a later version by now, somebody has visited it, and nothing happens.
        """
        return self._stepped([ev.Expired()] if self.table.version == version else [], at)

    def close(self, at: float) -> Step:
        """Close the table for good, on behalf of the server's operator."""
        return self._stepped([ev.Closed()], at)

    def release(self, seat: Seat, at: float) -> Step:
        """Give a person's seat to a bot, because they have left the table's evening."""
        may = self.table.stage == PLAYING and self.table.chairs[seat].is_person
        return self._stepped([ev.Released(seat=seat)] if may else [], at)

    def hand_over(
        self, seat: Seat, secret_hash: str, at: float, *, is_absent: bool = False
    ) -> Step:
        """Change the secret of a person's seat, because they have another phone, or none."""
        chair = self.table.chairs[seat]
        had = chair.secret_hash, chair.is_absent
        is_new = chair.is_person and had != (secret_hash, is_absent)
        event = ev.HandedOver(seat=seat, secret_hash=secret_hash, is_absent=is_absent)
        return self._stepped([event] if is_new else [], at)

    def pause(self, at: float, *, is_held: bool) -> Step:
        """Make the table wait after the deal in play (its evening is paused), or let it go on."""
        is_new = self.table.stage == PLAYING and self.table.is_held is not is_held
        return self._stepped([ev.Held(is_held=is_held)] if is_new else [], at)

    def end(self, at: float) -> Step:
        """End the match in its present state, because the time of its round is over."""
        return self._stepped([ev.Ended()] if self.table.stage == PLAYING else [], at)

    def replace_bot(self, seat: Seat, level: str, at: float) -> Step:
        """Put a bot of another level in a seat, or make it the seat's stand-in from now on."""
        return self._stepped([ev.BotSet(seat=seat, level=level)], at)

    def _try(self, seat: Seat, move: Move) -> None:
        """Check a move against the rules. Raises IllegalMove."""
        deal = self.table.match.current
        if deal is None:
            raise IllegalMove(seat, move, refusals.deal_over_already())
        self.table.match.game.apply(deal.state, seat, move)

    def _why(self, caller: Caller, command: p.Why, at: float) -> Step:
        seat = need_seat(caller.seat)
        reason: Told | None = None
        try:
            self._try(seat, _parsed(command.move))
        except IllegalMove as illegal:
            reason = illegal.reason
        answer = Answer(caller.answer_to, Reason(command.id, reason))
        return Step(self.table, at, answers=(answer,))

    def _here(self, caller: Caller, command: p.Here, at: float) -> Step:
        """Record a sign of life, by which the player takes the seat back from a stand-in."""
        step = self._stepped(self._returning(need_seat(caller.seat)), at)
        done = Answer(caller.answer_to, p.Done(command.id, step.table.version))
        return replace(step, answers=(done,))

    def _write(self, caller: Caller, command: p.Write, known: str, at: float) -> Step:
        """Add a text for everybody at the table. If the command is repeated, only answer again."""
        seat, chat = need_seat(caller.seat), self.live.chat
        text = None if chat.has(known) else chat.text_of(self.table, seat, command.text, known, at)
        done = Answer(caller.answer_to, p.Done(command.id, self.table.version))
        return Step(self.table, at, answers=(done,), text=text)

    def _returning(self, seat: Seat) -> list[ev.AnyEvent]:
        """The event that gives a seat back to its owner, if a bot stands in there."""
        return [ev.Returned(seat=seat)] if self.table.chairs[seat].is_stood_in else []

    def _ready(self, caller: Caller, command: p.Ready, at: float) -> Step:
        assert caller.seat is not None
        if caller.seat in self.table.unready:
            known = key_of(caller, command)
            step = self._stepped([ev.Readied(seat=caller.seat, command=known)], at)
        else:
            self.live.ready(caller.seat, at)
            step = self._stepped([], at)
        done = Answer(caller.answer_to, p.Done(command.id, step.table.version))
        return replace(step, answers=(done,))

    # ── time, and players coming and going ──────────────────────────────────────────────────────

    def arrive(self, seat: Seat, at: float, portrait: int | UnsetType = UNSET) -> Step:
        """Record that a seat's owner has connected; a stand-in gives the seat back at once.

        The owner may have chosen another `portrait`; it is ignored once the table is over.
        """
        self.live.arrive(seat, at)
        events = [*self._reopening(), *self._returning(seat)]
        chair = self.table.chairs[seat]
        if isinstance(portrait, int) and portrait != chair.portrait and self.table.stage != OVER:
            events.append(ev.Renamed(seat=seat, name=chair.name, portrait=portrait))
        return self._stepped(events, at)

    def reopen(self, at: float) -> Step:
        """Reopen the table if it is closed, because somebody has come."""
        return self._stepped(self._reopening(), at)

    def _reopening(self) -> list[ev.AnyEvent]:
        return [ev.Reopened()] if self.table.is_expired else []

    def go_away(self, seat: Seat, at: float) -> None:
        """Record that a seat's owner has disconnected."""
        self.live.go_away(seat, at)

    def wake_at(self, at: float) -> float | None:
        """The time at which `tick` next has something to do, if nothing happens before."""
        lapses_at = None if self.table.proposal is None else self.table.proposal.lapses_at
        due = [time for time in (self.live.wake_at(at), lapses_at) if time is not None]
        return max(at, min(due)) if due else None

    def tick(self, at: float) -> Step:
        """Do what is due at this time."""
        self.live.begin_rerun(at)
        presses = self.live.presses
        if presses and self.live.settles_at(presses) <= at:
            return self._settled(presses, [], at)
        self.live.ask_idle(at)
        return self._stepped(list(due_events(self.table, self.live, at)), at)

    def asked(self, at: float) -> tuple[Asked, ...]:
        """The bots that have to decide now."""
        return asked_bots(self.table, self.live, at)

    # ── steps ───────────────────────────────────────────────────────────────────────────────────

    def _stepped(self, events: Sequence[ev.AnyEvent], at: float) -> Step:
        """The step with these events and the events that follow from them. Raises IllegalMove."""
        happenings, _ = self._happenings([(event, at) for event in events])
        return self._gone_on(happenings, at)

    def _gone_on(self, happenings: list[Happening], at: float) -> Step:
        """The step with these happenings and the happenings that follow from them."""
        table = happenings[-1].after if happenings else self.table
        while (following := self._following(table, at)) is not None:
            changed = after(table, following, at)
            happenings.append(Happening(following, table, table := changed))
        return Step(table, at, tuple(happenings))

    def _happenings(
        self, history: Iterable[tuple[ev.AnyEvent, float]]
    ) -> tuple[list[Happening], Table]:
        """The happenings of some events with their times, and the table after them."""
        found, table = [], self.table
        for event, at in history:
            found.append(Happening(event, table, table := after(table, event, at)))
        return found, table

    def _following(self, table: Table, at: float) -> ev.AnyEvent | None:
        """The next automatic event: a granted proposal, a deal or a cut; None if there is none."""
        if table.proposal is not None and is_agreed(table.chairs, table.proposal):
            return granted(table.proposal, table.match)
        if table.stage != PLAYING or table.is_expired:
            return None
        deal = table.match.current
        if deal is None:
            if not self._may_deal(table, at):
                return None
            return fixed_deal(table) or self._deals(table)
        return self._cuts(table) if table.match.game.needs_cut(deal.state) else None

    def _may_deal(self, table: Table, at: float) -> bool:
        return not table.match.deals or (
            table.match is self.table.match and self.live.all_ready(at)
        )

    def caught_up(self, history: Sequence[tuple[ev.AnyEvent, float]], at: float) -> Step:
        """The step with events that another server has stored; each event keeps its time.

        Presses that wait for the end of a race are refused, because the race may be over. Players
        may press again.
        """
        happenings, table = self._happenings(history)
        waiting = (press.answer_to for press in self.live.presses if press.answer_to)
        refused = tuple(
            Answer(caller.answer_to, Refused(command, "stale", refusals.has_moved_on()))
            for caller, command in waiting
        )
        return Step(table, at, tuple(happenings), refused, presses=())

    def commit(self, step: Step) -> None:
        """Adopt the state after a step whose events have been stored."""
        self.table = step.table
        if step.presses is not None:
            self.live.presses = step.presses
        if step.text is not None:
            self.live.chat.add(step.text)
        for each in step.happenings:
            self.live.follow(each.event, each.before, each.after, step.at)
            self.origins.follow(each.event, each.before)


def _parsed(text: str) -> Move:
    try:
        return ev.move_of(text)
    except BadText as error:
        raise Refusal("bad-move", str(error)) from None
