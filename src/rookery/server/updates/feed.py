"""Makes the updates for a table's clients: the parts that a client lacks and may see."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Raw

from rookery.core.cards import Seat
from rookery.games import preset
from rookery.language import ENGLISH, Language
from rookery.records import move_text
from rookery.server.updates.deal_parts import DealParts
from rookery.server.updates.origins import boards_view, practice_view
from rookery.server.updates.standings import range_asked
from rookery.server.updates.story import Story
from rookery.server.updates.wire import cards_text, joined_json, sheet_views
from rookery.table import protocol as p
from rookery.table.asking.agreements import asked_of
from rookery.table.asking.coach import coached_at, lesson_of
from rookery.table.authority import Authority
from rookery.table.folding import after
from rookery.table.steps import Happening
from rookery.table.table import Table
from rookery.table.words.chat import author_of
from rookery.telling.wording import Words


@dataclass(slots=True, eq=False)
class Reader:
    """What one client has received: its version (None if nothing), and the state of each part.

    `texts` is the number of the last text sent to it; None if it lacks all stored texts. With
    `history`, the client wants each deal with everything played in it before. `language` is the
    client's language.
    """

    seat: Seat | None
    version: int | None = None
    history: bool = False
    language: Language = ENGLISH
    table_key: object = None
    sheet_key: object = None
    state: object = None
    texts: int | None = None

    def resend_parts(self) -> None:
        """Send every part again with the next update, except the events."""
        self.table_key = self.sheet_key = self.state = None

    def sit(self, seat: Seat) -> None:
        """Move to a seat; everything is sent again."""
        self.seat, self.version, self.texts = seat, None, None
        self.resend_parts()


class Feed:
    """Makes updates from an authority. Clients that lack the same parts get the same bytes."""

    def __init__(self, authority: Authority) -> None:
        self._authority = authority
        self._tail: Sequence[Happening] = ()
        self._deals = DealParts()
        self._story = Story(self._deals.view)
        self._sheets: tuple[object, dict[Language, dict[Seat | None, Raw]]] = None, {}
        self._made: dict[object, bytes | None] = {}
        self._keys: tuple[object, object] | None = None
        self._clock: tuple[float, float | None] = float("nan"), None
        self.spectators = 0
        self.lost_end: p.LostEnd | None = None

    def follow(self, happenings: Sequence[Happening]) -> None:
        """Drop cached updates, because a step was committed, or a client came or went."""
        self._tail = happenings
        self._story.begin()
        self._made = {}
        self._keys = None
        self._clock = float("nan"), None

    def update(self, reader: Reader, at: float) -> bytes | None:
        """The encoded update for a client; None if the client lacks nothing."""
        table = self._authority.table
        if self._keys is None:
            self._keys = self._table_key(table, at), self._sheet_key(table)
        table_key, sheet_key = self._keys
        state = table.match.deals[-1].state if table.match.deals else None
        needs_table, needs_sheet = reader.table_key != table_key, reader.sheet_key != sheet_key
        needs_deal = reader.state is not state
        last_text = self._authority.live.chat.last if table.chat else None
        needs_texts = last_text is not None and reader.texts != last_text
        lacks = (
            reader.seat,
            reader.version,
            reader.history,
            reader.language,
            needs_table,
            needs_sheet,
            needs_deal,
            needs_texts,
            reader.texts,
        )
        if lacks not in self._made:
            update = self._update(
                reader, at, table=needs_table, sheet=needs_sheet, deal=needs_deal, texts=needs_texts
            )
            self._made[lacks] = None if update is None else p.encode(update)
        reader.version, reader.state, reader.texts = table.version, state, last_text
        reader.table_key, reader.sheet_key = table_key, sheet_key
        return self._made[lacks]

    def _update(
        self, reader: Reader, at: float, *, table: bool, sheet: bool, deal: bool, texts: bool
    ) -> p.Update | None:
        it, viewer = self._authority.table, reader.seat
        is_fresh = not self._can_be_told(reader.version)
        if is_fresh:
            table = sheet = deal = True
        told = tuple(self._happened(reader, None if is_fresh else reader.version))
        if not (told or table or sheet or deal or texts):
            return None
        return p.Update(
            version=it.version,
            is_fresh=is_fresh,
            happened=told,
            table=self.table_view(viewer, at, reader.language) if table else None,
            deal=self._deal_for(reader) if deal and it.match.deals else None,
            sheet=self._sheet_of(it, reader) if sheet else None,
            clock_left=self._clock_left(at),
            written=self._written(reader.texts) if texts else None,
        )

    def _clock_left(self, at: float) -> float | None:
        """The seconds left for the current move, the same in all updates made at one time."""
        if self._clock[0] != at:
            self._clock = at, self._authority.live.clock_left(at)
        return self._clock[1]

    def _written(self, last: int | None) -> p.Written:
        """The texts after number `last`; for None, all stored texts."""
        texts = tuple(
            p.Text(it.number, it.seat, it.author, it.name, it.text)
            for it in self._authority.live.chat.texts
            if last is None or it.number > last
        )
        return p.Written(texts, is_all=last is None)

    def _can_be_told(self, version: int | None) -> bool:
        """Whether all events after a version are still in memory, and so can be sent."""
        if version is None:
            return False
        if self._tail and version == self._tail[0].before.version:
            return True
        return self._authority.live.base.version <= version <= self._authority.table.version

    def _happened(self, reader: Reader, version: int | None) -> Iterator[p.Happened]:
        for each in self._since(version):
            yield from self._story.told(each, reader.seat, reader.language)

    def _since(self, version: int | None) -> Iterator[Happening]:
        """The events after a version; for None, all events of the current deal."""
        if version is not None and version == self._authority.table.version:
            return
        if self._tail and version == self._tail[0].before.version:
            yield from self._tail
            return
        live = self._authority.live
        table = live.base
        for event, at in live.story:
            each = Happening(event, table, table := after(table, event, at))
            if version is None or table.version > version:
                yield each

    def _deal_for(self, reader: Reader) -> Any:
        """The deal as JSON for a reader, with its history if the reader asked for it."""
        table = self._authority.table
        deal = self._deals.deal(table, reader.seat, reader.language)
        return (
            joined_json(bytes(deal), self._deals.history(table.match)) if reader.history else deal
        )

    def _sheet_of(self, table: Table, reader: Reader) -> Any:
        """The score sheet as JSON, in words for one reader."""
        key, language = self._sheet_key(table), reader.language
        if self._sheets[0] != key:
            self._sheets = key, {}
        if language not in self._sheets[1]:
            viewers = (None, *range(len(table.names)))
            readers = [Words(table.names, each, language) for each in viewers]
            views = zip(viewers, sheet_views(table.match, readers), strict=True)
            self._sheets[1][language] = {each: Raw(p.encode(it)) for each, it in views}
        return self._sheets[1][language][reader.seat]

    def _table_key(self, table: Table, at: float) -> object:
        live = self._authority.live
        return (
            table.game,
            table.options,
            table.proposal,
            table.unready,
            table.chairs,
            table.host,
            table.stage,
            table.locked,
            table.listed,
            table.chat,
            table.asks,
            table.pace,
            table.calls,
            table.move_seconds,
            table.one_move,
            table.next,
            table.is_held,
            live.shown_here(at),
            live.idle.asked,
            frozenset(live.ready_seats),
            self.spectators,
            table.match.deals[-1].state if table.given and table.match.deals else None,
        )

    @staticmethod
    def _sheet_key(table: Table) -> object:
        match = table.match
        scored = sum(deal.points is not None for deal in match.deals[-1:])
        return len(match.deals) - 1 + scored, table.names, table.game, table.options

    def table_view(
        self, viewer: Seat | None, at: float, language: Language = ENGLISH
    ) -> p.TableView:
        """Everything about the table as one viewer sees it, except the cards."""
        table = self._authority.table
        return p.TableView(
            code=table.code,
            game=table.game,
            title=preset(table.game).title,
            options=dict(table.options),
            stage=table.stage,
            you=viewer,
            seats=tuple(self._seat_view(seat, at) for seat in range(len(table.chairs))),
            sides=table.match.game.rules.fixed_sides,
            spectators=self.spectators,
            locked=table.locked,
            listed=table.listed,
            pace=table.pace,
            calls=table.calls if table.match.game.rules.has_races else None,
            clock=table.move_seconds,
            one_move=table.one_move,
            commitment="" if table.given else table.shuffle.commitment,
            contributions=sum(bool(chair.contribution) for chair in table.chairs),
            next=table.next,
            asked=_asked_view(table, viewer),
            chat=table.chat,
            lost=self.lost_end,
            practice=practice_view(table),
            boards=boards_view(table),
            coach=_coach_view(table, viewer, language),
            is_met=table.is_met,
            is_held=table.is_held,
            asks=range_asked(table),
        )

    def _seat_view(self, seat: Seat, at: float) -> p.SeatView:
        table, live = self._authority.table, self._authority.live
        chair = table.chairs[seat]
        is_here = chair.kind == "bot" or seat in live.shown_here(at)
        away_for = None if is_here else live.away_for(seat, at)
        idle_for = live.idle.answer_for(seat, at)
        return p.SeatView(
            name=chair.name,
            kind=chair.kind,
            level=chair.level if chair.is_played_by_bot else "",
            is_host=seat == table.host and chair.is_person,
            is_here=is_here,
            is_stood_in=chair.is_stood_in,
            is_ready=seat in live.ready_seats,
            is_bot=chair.is_bot,
            must_ready=seat in table.unready,
            author=author_of(chair, table.key) if chair.is_person else "",
            portrait=chair.portrait,
            away_for=None if away_for is None else round(away_for, 1),
            idle_for=None if idle_for is None else round(idle_for, 1),
        )


def _coach_view(table: Table, viewer: Seat | None, language: Language) -> p.CoachView | None:
    """The coach's words for a viewer of a lesson, in a language."""
    said, lesson = coached_at(table, viewer), lesson_of(table)
    if said is None or lesson is None:
        return None
    return p.CoachView(
        language.words(lesson.title),
        said.step,
        said.steps,
        after=language.sentences(said.after),
        say=language.sentences(said.say),
        ask=language.sentences(said.ask),
        moves=tuple(map(move_text, said.moves)),
        is_done=said.is_done,
    )


def _asked_view(table: Table, viewer: Seat | None) -> p.AskedView | None:
    """The open question as a viewer sees it. Only seats asked about a claim see its hand."""
    it = table.proposal
    if it is None:
        return None
    asked = asked_of(table.chairs, it)
    waits_for = tuple(seat for seat in asked if seat not in it.agreed)
    hand: tuple[str, ...] = ()
    if it.what == "claim" and viewer in asked:
        hand = cards_text(table.match.game.view(table.match.deals[-1].state, it.seat).hand)
    return p.AskedView(it.version, it.what, it.seat, it.other, it.agreed, waits_for, hand)
