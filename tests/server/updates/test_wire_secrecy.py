"""The swap test over the wire: cards that a viewer has not seen change nothing that it is sent.

Two servers get the same clock, random numbers and commands, and decks in which two cards that a
viewer has not seen are exchanged. Everything that both send to that viewer must be the same, byte
for byte: answers, refusals, updates, event streams and records. So must the lines of their logs.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.core.cards import Card, CardSet
from rookery.core.options import OptionValue
from rookery.fishing.state import FishingState
from rookery.games import GAMES
from rookery.language import Language
from rookery.records import card_text, redacted
from rookery.server import room as rooms
from rookery.server.room import Room
from rookery.server.updates import story as stories
from rookery.server.updates.deal_parts import DealParts
from rookery.server.updates.wire import known_to
from rookery.server.web.areas import tables as application
from rookery.table import protocol as p
from rookery.table.authority import Authority
from rookery.testing.path import Path
from rookery.testing.strategies import options
from rookery.testing.swap import shown_to
from tests.matches import EVERY_TABLE, FEW_TABLES
from tests.server.apart import Story, Viewer, check_same, dealt, story, traffic_of, with_asides


def pairs(it: Story, deal: int, viewer: Viewer, rng: Random) -> Iterator[tuple[Card, Card]]:
    """Random pairs of cards that a viewer has not seen, from two different hands or piles."""
    state = it.deals[deal].state
    seen = shown_to(it.deals[deal], viewer)
    hidden = [list(CardSet.of(place) - seen) for place in (*state.hands, *_face_down(state))]
    places = [place for place in hidden if place]
    for _ in range(80 if len(places) > 1 else 0):
        one, two = rng.sample(places, 2)
        yield rng.choice(one), rng.choice(two)


def _face_down(state: Any) -> tuple[Iterable[Card], ...]:
    """The face-down piles; the next card of the stock is a pile of its own."""
    if isinstance(state, FishingState):
        return state.stock[:1], state.stock[1:]
    return (state.nest - state.buried, state.buried)


def swaps(
    it: Story, deal: int, rng: Random, times: int = 1
) -> Iterator[tuple[Story, tuple[Viewer, ...]]]:
    """Stories with two cards exchanged, and viewers who saw neither, until each had `times`."""
    wanted = dict.fromkeys(it.viewers, times)
    for viewer in rng.sample(it.viewers, len(it.viewers)):
        tried = pairs(it, deal, viewer, rng)
        while wanted[viewer] > 0 and (pair := next(tried, None)) is not None:
            other = it.swapped(deal, *pair)
            if other is not None:
                blind = it.blind(deal, *pair)
                for each in blind:
                    wanted[each] = wanted.get(each, 0) - 1
                yield other, blind


def check(
    it: Story, rng: Random, *, deal: int = -1, times: int = 1, at_least: int = 1
) -> list[bytes]:
    """Play a story on servers whose decks differ in two cards, and compare what they sent.

    Returns the frames sent to viewers who have seen neither card, and raises AssertionError if
    any of them could tell the servers apart.
    """
    deal %= len(it.deals)
    one, sent, tried = asyncio.run(traffic_of(it)), [], 0
    for other, blind in swaps(it, deal, rng, times):
        check_same(it, one, asyncio.run(traffic_of(other)), blind)
        sent += [frame for viewer in blind for frame in one.sent.get(viewer, [])]
        tried += 1
    assert tried >= at_least, "no two cards could change places"
    return sent


def phases(sent: Sequence[bytes]) -> set[str]:
    """The phases of the deals in these updates."""
    shown = (msgspec.json.decode(it) for it in sent if it.startswith(b'{"type":"update"'))
    return {update["deal"]["phase"] for update in shown if update.get("deal")}


@pytest.mark.parametrize(("game", "seats"), FEW_TABLES)
def test_nothing_sent_depends_on_cards_that_the_viewer_has_not_seen(game: str, seats: int) -> None:
    rng = Random(seats)
    whole = story(game, "p" * seats, rng)
    length = len(whole.deals[0].plies)
    plies = rng.randrange(length // 2, length * 9 // 10)
    it = replace(whole, deals=(whole.deals[0].until(plies),))
    sent = check(with_asides(it, it.viewers, rng), rng)
    assert "play" in phases(sent)


@pytest.mark.parametrize("orange", ["race", "owner_first", "auto"])
def test_nor_while_an_orange_is_open(orange: str) -> None:
    rng = Random(7)
    shown: list[int] = []
    while not shown:
        whole = story("tuxedo", "ppp", rng, options={"orange": orange})
        states = whole.deals[0].states
        shown = [n for n in range(10, 35) if _has_orange(states[n])]
    it = replace(whole, deals=(whole.deals[0].until(shown[0]),))
    check(with_asides(it, it.viewers, rng, every=0.5), rng)


def _has_orange(state: FishingState) -> bool:
    return state.orange is not None or any(haul.oranges for haul in state.hauls)


@pytest.mark.parametrize(
    ("game", "chairs", "plies"), [("tuxedo", "ppp", 20), ("five", "ppppp", 24)]
)
def test_nor_by_the_passage_to_the_next_deal(game: str, chairs: str, plies: int) -> None:
    rng = Random(3)
    it = story(game, chairs, rng, before=1, plies=plies)
    check(with_asides(it, it.viewers, rng), rng)


def test_hands_that_were_thrown_in_are_never_sent() -> None:
    game = "dixie"
    rng = Random(4)
    seats = GAMES[game].usual_seats
    it = story(game, "p" * seats, rng, plies=20)
    second = it.deals[0]
    first = dealt(it.rules, rng, (second.dealer - 1) % seats, passes=True)
    assert it.rules.score(first.state) == (0,) * seats
    it = replace(it, deals=(first, second))
    it = with_asides(it, it.viewers, rng)
    asides = tuple(each for each in it.asides if each[2] != "get")
    sent = check(replace(it, asides=asides), rng, deal=0)
    assert "over" in phases(sent)


@pytest.mark.parametrize(
    ("game", "chairs", "options"), [("dixie", "pbpb", {}), ("tuxedo", "pbb", {"orange": "auto"})]
)
def test_nor_where_bots_see_only_views(game: str, chairs: str, options: dict[str, Any]) -> None:
    rng = Random(game)
    it = _until_a_person(story(game, chairs, rng, plies=40, options=options))
    check(with_asides(it, it.viewers, rng), rng)


def _until_a_person(it: Story) -> Story:
    """The story, cut short so that a person is to move next."""
    path = it.deals[-1]
    plies = next(
        number
        for number in range(len(path.plies), 0, -1)
        if it.chairs[path.game.actors(path.states[number])[0]] == "p"
    )
    return replace(it, deals=(*it.deals[:-1], path.until(plies)))


def test_nor_when_a_bot_stands_in_and_the_person_comes_back() -> None:
    rng = Random(5)
    it = story("dixie", "pppp", rng, plies=44)
    path = it.deals[0]
    away = next(seat for seat in range(1, 4) if path.game.actors(path.state) != (seat,))
    it = replace(it, away=(away, 8, 36))
    check(with_asides(it, [v for v in it.viewers if v != away], rng), rng)


def test_nor_when_the_log_or_a_bot_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "_AGAIN_AFTER", 0.01)
    rng = Random(6)
    it = _until_a_person(story("dixie", "pbpp", rng, plies=30))
    it = replace(it, fails_every=9, bot_fails_at=3)
    lines = asyncio.run(traffic_of(it)).log
    assert any("writing to the log failed" in line for line in lines)
    assert any("takes over" in line for line in lines)
    check(it, rng)


Leak = Callable[[pytest.MonkeyPatch], None]


def _in_deal(leaks: Callable[[Any, Any], Any]) -> Leak:
    """A leak: what is sent of a deal is changed by hidden cards."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = DealParts.deal

        def leaky(parts: DealParts, table: Any, viewer: Viewer, language: Language) -> Any:
            raw = real(parts, table, viewer, language)
            deal: p.AnyDeal = msgspec.json.decode(raw, type=p.AnyDeal)
            return msgspec.Raw(p.encode(leaks(deal, table.match.deals[-1].state)))

        patch.setattr(DealParts, "deal", leaky)

    return plant


def _next_of_the_stock(patch: pytest.MonkeyPatch) -> None:
    _in_deal(
        lambda deal, state: msgspec.structs.replace(deal, brings=(card_text(state.stock[0]),))
    )(patch)


def _nest(patch: pytest.MonkeyPatch) -> None:
    _in_deal(
        lambda deal, state: msgspec.structs.replace(deal, nest=tuple(map(card_text, state.nest)))
    )(patch)


def _buried_cards_in_the_story(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(stories, "seen_by", lambda viewer, ply: ply)


def _holder_in_refusals(patch: pytest.MonkeyPatch) -> None:
    real = Authority._refused

    def leaky(it: Authority, caller: Any, command: str, code: str, message: str, at: float) -> Any:
        state = it.table.match.deals[-1].state
        lowest = "".join(card_text(card) for card in state.hands[2])[:2]
        return real(it, caller, command, code, f"{message} {lowest}", at)

    patch.setattr(Authority, "_refused", leaky)


def _hands_in_the_log(patch: pytest.MonkeyPatch) -> None:
    real = Room._show

    def leaky(room: Room, step: Any) -> None:
        deals = step.table.match.deals
        logging.getLogger("rookery.table").debug("hands %s", deals[-1].state.hands if deals else ())
        real(room, step)

    patch.setattr(Room, "_show", leaky)


def _one_message_more(patch: pytest.MonkeyPatch) -> None:
    real = Room._show

    def leaky(room: Room, step: Any) -> None:
        real(room, step)
        deals = step.table.match.deals
        if deals and sum(card.rank for card in deals[-1].state.hands[1]) % 2:
            for client in room.clients:
                client.send(p.encode(p.Ping(0)))

    patch.setattr(Room, "_show", leaky)


def _a_seat_in_the_record(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(application, "redacted", lambda match, record, viewer: redacted(match, record, 1))


def _hand_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    real = known_to

    def leaky(game: Any, state: Any, viewer: Viewer) -> Any:
        known = real(game, state, viewer)
        return known if viewer is None else replace(known, hand=state.hands[0])

    patch.setattr("rookery.server.updates.deal_parts.known_to", leaky)


PLANTED: list[tuple[str, int, Leak]] = [
    ("tuxedo", 13, _next_of_the_stock),
    ("dixie", 4, _nest),
    ("dixie", 20, _buried_cards_in_the_story),
    ("dixie", 20, _holder_in_refusals),
    ("dixie", 20, _hands_in_the_log),
    ("dixie", 20, _one_message_more),
    ("dixie", 20, _a_seat_in_the_record),
    ("dixie", 20, _hand_of_another_seat),
]


def check_planted(game: str, plies: int) -> None:
    rng = Random(8)
    it = story(game, "pppp", rng, plies=plies)
    check(with_asides(it, it.viewers, rng, every=0.7), Random(1), times=3)


def test_without_a_planted_leak_none_is_found() -> None:
    check_planted("dixie", 20)


@pytest.mark.parametrize(("game", "plies", "leak"), PLANTED)
def test_a_planted_leak_is_found(
    game: str, plies: int, leak: Leak, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"differ|sent more"):
        check_planted(game, plies)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_nothing_sent_depends_on_unseen_cards_at_length(game: str, seats: int, seed: int) -> None:
    rng = Random(f"{game} {seats} {seed}")
    whole = story(game, "p" * seats, rng, before=seed % 3)
    path: Path = whole.deals[-1]
    plies = rng.randrange(1, max(2, len(path.plies)))
    it = replace(whole, deals=(*whole.deals[:-1], path.until(plies)))
    check(with_asides(it, it.viewers, rng, every=0.4), rng, times=3, at_least=0)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nor_under_any_options(game: str) -> None:
    @settings(max_examples=8, deadline=None)
    @given(options(GAMES[game]), st.integers(0, 2**32))
    def one(chosen: dict[str, OptionValue], seed: int) -> None:
        rng = Random(seed)
        seats = GAMES[game].game(chosen).seats
        whole = story(game, "p" * seats, rng, options=chosen)
        path = whole.deals[-1]
        it = replace(whole, deals=(path.until(rng.randrange(1, max(2, len(path.plies)))),))
        check(with_asides(it, it.viewers, rng), rng, at_least=0)

    one()
