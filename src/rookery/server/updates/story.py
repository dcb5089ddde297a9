"""Describes the events of a table in sentences, for one seat or for a spectator."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, TypeAlias

from rookery import telling
from rookery.core.cards import Seat
from rookery.core.game import AnyView
from rookery.core.match import Match
from rookery.core.moves import Build, CallOrange, Hold, Play, Take, Trail, seen_by
from rookery.language import ENGLISH, Language
from rookery.language.script import isolated
from rookery.records import move_text
from rookery.server.updates.agreement_story import agreement_told, rules_told
from rookery.table import events as ev
from rookery.table.protocol import Happened
from rookery.table.steps import Happening
from rookery.table.table import Table
from rookery.telling.sheet import deal_line, points_line, won_line
from rookery.telling.spoken import Spoken
from rookery.telling.tricks import cut_line

_spoken = lru_cache(maxsize=4096)(Spoken)

See: TypeAlias = Callable[[Match[Any], Seat | None], Any]
"""Returns the last deal of a match as a viewer sees it."""


class Story:
    """Sentences about the events of one table. A text that several viewers get is made once."""

    def __init__(self, see: See) -> None:
        self._see = see
        self._shared: dict[tuple[int, Language], tuple[tuple[Happened, ...], frozenset[Seat]]] = {}

    def begin(self) -> None:
        """Clear the cache before the next step is described."""
        self._shared = {}

    def told(
        self, each: Happening, viewer: Seat | None, language: Language = ENGLISH
    ) -> Iterable[Happened]:
        """The messages about an event for one viewer in a language: see `happened`.

        After a public move, spectators and seats that the sentences do not name get the same text.
        A named seat gets "you" instead of its name. So a spectator's view suffices for all texts.
        """
        if not (isinstance(each.event, ev.Moved) and _is_public(each, each.event)):
            return happened(each, viewer, self._see, language)
        key = each.after.version, language
        if key not in self._shared:
            words = Naming(each.after.names, None, language)
            told = tuple(_told(each, words, self._seen_by_all))
            self._shared[key] = told, frozenset({each.event.seat, *words.named})
        told, named = self._shared[key]
        return happened(each, viewer, self._seen_by_all, language) if viewer in named else told

    def _seen_by_all(self, match: Match[Any], viewer: Seat | None) -> Any:
        """A spectator's view of the last deal, whoever the viewer is."""
        return self._see(match, None)


_SEEN_ALIKE = (Play, Take, Build, Trail, CallOrange, Hold)
"""The moves about which all viewers get the same sentences."""


def _is_public(each: Happening, event: ev.Moved) -> bool:
    """Whether all viewers get the same text, but for "you"; false where sides are told of."""
    if each.after.match.current is None:
        return False
    return isinstance(ev.move_of(event.move), _SEEN_ALIKE)


class Naming(Spoken):
    """Words that record which seats they have named."""

    __slots__ = ("named",)

    named: set[Seat]

    def __init__(
        self, names: tuple[str, ...], me: Seat | None, language: Language = ENGLISH
    ) -> None:
        super().__init__(names, me, language)
        object.__setattr__(self, "named", set())

    def _person(self, seat: Seat) -> tuple[str, str]:
        self.named.add(seat)
        return super()._person(seat)


def happened(
    each: Happening, viewer: Seat | None, see: See, language: Language = ENGLISH
) -> Iterator[Happened]:
    """The messages about an event for one viewer, and the results if it ends the deal or match.

    There are no messages about the presses in a race for an orange.
    """
    return _told(each, _spoken(each.after.names, viewer, language), see)


def _told(each: Happening, words: Spoken, see: See) -> Iterator[Happened]:
    """The messages about an event, in the words for one viewer."""
    event, before, after, viewer = each.event, each.before, each.after, words.me
    version = after.version
    match event:
        case ev.Moved(seat=seat, move=text, by_bot=by_bot):
            move, told = _moved(
                words, see(before.match, viewer), see(after.match, viewer), seat, text
            )
            yield Happened(version, "moved", seat, move, by_bot, None, told)
            yield from _scored(words, before, after)
        case ev.Cut():
            yield Happened(version, "cut", told=(cut_line(words, see(after.match, viewer)),))
            yield from _scored(words, before, after)
        case ev.Dealt():
            view = see(after.match, viewer)
            lines = telling.of(view).opening(words, view)
            title = words.tell("deal-title", number=len(after.match.deals))
            yield Happened(version, "dealt", event.dealer, told=(title, *lines))
        case ev.Said(seat=seat, phrase=phrase):
            line = words.tell("said", seat, said=words.tell("phrase", phrase=phrase))
            yield Happened(version, "said", seat, phrase=phrase, told=(line,))
        case ev.Changed(chat=bool(chat)) if chat != before.chat:
            line = words.tell("free-text", state="on" if chat else "off")
            yield Happened(version, "changed", told=(line,))
        case ev.Changed(clock=int()) if after.is_slow and not before.is_slow:
            rules = rules_told(words, before, after) if after.options != before.options else ()
            lines = (words.tell("table-is-slow"), *rules)
            yield Happened(version, "changed", told=lines)
        case ev.Undone(seat=seat, moves=moves):
            line = words.tell("move-taken-back", seat)
            yield Happened(version, "undone", seat, told=(line,), moves=moves)
        case ev.Claimed(seat=seat):
            line = words.tell("rest-claimed", seat)
            yield Happened(version, "claimed", seat, told=(line,))
            yield from _scored(words, before, after)
        case ev.RulesChanged():
            lines = rules_told(words, before, after)
            yield Happened(version, "rules", told=lines)
        case _:
            line = _people_told(words, event, before)
            if line:
                what = str(event.__struct_config__.tag)
                yield Happened(version, what, getattr(event, "seat", None), told=(line,))


def _moved(
    words: Spoken, before: AnyView, after: AnyView, seat: Seat, text: str
) -> tuple[str, tuple[str, ...]]:
    move = ev.move_of(text)
    ply = seen_by(words.me, (seat, move))
    shown = text if ply[1] is move else move_text(ply[1])
    return shown, tuple(telling.of(after).move_lines(words, before, ply, after))


def _scored(words: Spoken, before: Table, after: Table) -> Iterator[Happened]:
    """The results of the deal and of the match, if the event has ended them."""
    match = after.match
    deal = match.deals[-1]
    if deal.points is None or before.match.deals[-1].points is not None:
        return
    lines = (f"{deal_line(match, deal, words)}.", points_line(deal, words))
    yield Happened(after.version, "scored", told=lines)
    if match.winners:
        yield Happened(after.version, "won", told=(won_line(words, match.winners),))


def _people_told(words: Spoken, event: ev.AnyEvent, before: Table) -> str:
    """A sentence about people who come and go; empty for other events."""
    as_before = Spoken(before.names, words.me, words.language)
    by_name = Spoken(before.names, None, words.language)
    match event:
        case ev.Sat(seat=seat, is_bot=is_bot):
            return words.tell("sat-down-bot" if is_bot else "sat-down", seat)
        case ev.Renamed(seat=seat, name=name) if name != before.chairs[seat].name:
            return as_before.tell("renamed", seat, new=isolated(name))
        case ev.Declared(seat=seat, is_bot=is_bot):
            return words.tell("lets-bot-play" if is_bot else "plays-without-bot", seat)
        case ev.Left(seat=seat):
            return by_name.tell("left-table", seat)
        case ev.Released(seat=seat):
            return by_name.tell("seat-given-to-bot", seat)
        case ev.Started():
            return words.tell("match-begins")
        case ev.StoodIn():
            return _stood_in(words, event, before)
        case ev.Returned(seat=seat):
            return as_before.tell("back", seat)
        case ev.Continued():
            return words.tell("next-match-elsewhere")
        case ev.Expired():
            return words.tell("table-closed")
        case ev.HandedOver(seat=seat):
            return words.tell("plays-on-other-phone", seat)
        case ev.Held(is_held=is_held):
            return words.tell("evening-paused" if is_held else "evening-goes-on")
        case ev.Reopened():
            return words.tell("table-open-again")
    return agreement_told(words, event, before)


def _stood_in(words: Spoken, event: ev.StoodIn, before: Table) -> str:
    """The sentence that says why a bot now plays in a person's seat."""
    if before.is_slow:
        return words.tell("bot-stands-in-late", event.seat)
    if event.is_idle:
        return words.tell("bot-stands-in-idle", event.seat)
    by_name = Spoken(before.names, None, words.language)
    return by_name.tell("bot-stands-in-away", event.seat)
