"""An explanation names a worse move, and says what happens more often after the better one."""

import itertools
from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from rookery import heuristics
from rookery.arena.suite import exercises
from rookery.bots import Decision, Limits, bot
from rookery.bots.assessing import JudgedMove, assess
from rookery.bots.assessing.assessment import Stakes
from rookery.bots.explaining import explained, label, what_differs, why
from rookery.bots.explaining.explanation import LIMITS as FIRST
from rookery.bots.explaining.explanation import LONGER, is_worse
from rookery.bots.explaining.playouts import play_card
from rookery.bots.explaining.rivals import Temptation
from rookery.bots.explaining.turns import held_by_next
from rookery.bots.strong.bidding.calibration import told_chance
from rookery.core.cards import CardSet
from rookery.core.messages import Message
from rookery.core.moves import Bury, NameTrump, Pass, Play
from rookery.fishing.turns import Turn
from rookery.fishing.view import FishingView
from rookery.games import GAMES
from rookery.kernel import is_compiled
from rookery.kernel.worlds.masks import place_of
from rookery.kernel.worlds.sampling import Sampler, masks_of
from rookery.messages import reasons
from rookery.puzzles.making import Source, moments
from rookery.tricks.rules import Phase
from rookery.tricks.view import TrickView

pytestmark = pytest.mark.skipif(not is_compiled, reason="the kernel thinks")

LIMITS = Limits(nodes=20_000)
POSITIONS = tuple(exercises())


def judged(number: int) -> tuple[JudgedMove, JudgedMove]:
    """The best and the worst move of a position."""
    moves = assess(POSITIONS[number].view(), Random(1), LIMITS).moves
    return moves[0], max(moves, key=lambda it: it.behind)


def ids(told: Message | None) -> set[str]:
    """The ids of the messages in an explanation, with the card that each is about."""
    if told is None:
        return set()
    arguments = dict(told.arguments)
    if told.id == "contrast-both":
        parts = (arguments["one"], arguments["other"])
        return {it for part in parts if isinstance(part, Message) for it in ids(part)}
    return {f"{told.id} {arguments.get('card', '')}"}


@pytest.mark.parametrize("number", range(0, len(POSITIONS), 9))
def test_nothing_is_better_and_worse_at_once(number: int) -> None:
    view, (better, worse) = POSITIONS[number].view(), judged(number)
    told, other = what_differs(view, better, worse), what_differs(view, worse, better)
    assert not ids(told) & ids(other)
    for each in (it for it in (told, other) if it is not None):
        arguments = dict(each.arguments)
        assert arguments.get("more", 1) != arguments.get("less", 0)
        assert arguments.get("fewer", 0) != arguments.get("more", 1)


@pytest.mark.parametrize("number", range(4, len(POSITIONS), 9))
def test_the_named_move_is_clearly_worse(number: int) -> None:
    view = POSITIONS[number].view()
    decision = bot("strong", Random(1), LIMITS).decide(view)
    told = explained(view, decision)
    assert told == explained(view, decision)
    assert told.move == decision.move and told.considered == decision.considered
    if told.reason != decision.reason:
        reason, better, rest = str(told.reason).partition("better than ")
        assert reason in ("", f"{decision.reason}; ")
        assert better and rest


@pytest.mark.parametrize("number", range(2, len(POSITIONS), 9))
def test_a_trick_is_ruffed_where_its_winner_is_a_trump_and_the_card_led_is_not(number: int) -> None:
    view = POSITIONS[number].view()
    if not isinstance(view, TrickView) or view.phase is not Phase.PLAY or view.trump is None:
        return
    masks, order = masks_of(Sampler(view).draw(3, 4)), view.rules.orders[view.trump]
    move = view.legal[0]
    assert isinstance(move, Play) and view.leader is not None
    out, ruffs, ruffed = play_card(view, masks, move.card, 5), 0, 0
    for row, mask in enumerate(masks):
        leader = view.leader
        for trick in range(len(view.tricks), view.rules.tricks):
            cards = [it for it in view.rules.pack if out.fates.trick[row, place_of(it)] == trick]
            (best,) = (it for it in cards if out.wins(it)[row])
            held = [it for it in cards if mask[leader] >> np.uint64(place_of(it)) & np.uint64(1)]
            led = view.trick[0] if trick == len(view.tricks) and view.trick else held[0]
            leader = int(out.fates.taker[row, place_of(best)])
            if best in order.trumps and led not in order.trumps:
                ruffs += leader == view.seat
                ruffed += not out.ours[row, leader]
    assert (out.ruffs.sum(), out.ruffed.sum()) == (ruffs, ruffed)


def test_the_chance_of_the_next_player_s_hand_counts_what_the_seats_have_shown() -> None:
    tried = 0
    for view in (it.view() for it in POSITIONS if it.view().genre == "fishing"):
        assert isinstance(view, FishingView) and view.seat is not None
        unseen = CardSet.of(view.rules.pack) - view.seen
        seat = (view.seat + 1) % view.rules.seats
        shown, size = view.shown[seat], view.hand_sizes[seat]
        if view.rules.seats > 2 or comb(len(unseen), size) > 20_000 or not shown.keeps:
            continue
        hands = [it for it in map(CardSet.of, combinations(unseen, size)) if shown.allows(it)]
        tried += 1
        for cards in map(CardSet.of, combinations(list(unseen)[:9], 2)):
            share = sum(bool(hand & cards) for hand in hands) / len(hands)
            assert held_by_next(view, cards, unseen) == pytest.approx(share)
    assert tried > 1


@pytest.mark.parametrize("number", range(1, len(POSITIONS), 9))
def test_the_rival_is_what_most_people_would_consider(number: int) -> None:
    view = POSITIONS[number].view()
    moves = assess(view, Random(1), LIMITS).moves
    usual, order = heuristics.decide(view, Random(0)).move, Temptation(view).sorted(moves[::-1])
    assert sorted(map(id, order)) == sorted(map(id, moves))
    if any(it.move == Pass() for it in moves):
        assert order[0].move == Pass()
    elif any(it.includes((usual,)) for it in moves):
        assert order[0].includes((usual,)) or not isinstance(usual, Bury)


def test_a_chance_that_the_reason_tells_is_not_told_again() -> None:
    view = next(it.view() for it in POSITIONS if Pass() in it.view().legal)
    own = JudgedMove(Pass(), 0.0, 0.0, 0.0, 0.0, 0.0, stakes=Stakes(won=-10.0))
    stakes = Stakes(won=60.0, lost=-110.0)
    least = JudgedMove(view.legal[0], 0.0, 9.0, 1.0, 9.0, 1.0, made=0.3, stakes=stakes)
    for reason in (
        reasons.passes_less(points=60, trump="red", amount=80, percent=30),
        reasons.passes_hardly_more(points=60, trump="red", amount=80, percent=30, more=3),
        reasons.passes_seldom(points=60, trump="red", amount=80, percent=30),
    ):
        _, compared = why(view, reason, own, [least], Temptation(view))
        assert "that bid is made in" not in str(compared)
        assert "the bid gains about 60 points" in str(compared)


def test_a_hint_for_a_card_that_is_clearly_worse_names_the_best_one_instead() -> None:
    found = 0
    for view in (it.view() for it in POSITIONS[::11] if isinstance(it.view().legal[0], Play)):
        worst = min(assess(view, Random(0), FIRST).moves, key=lambda it: -it.behind).move
        considered = tuple((it, float(it == worst)) for it in view.legal)
        told = explained(view, Decision(worst, reasons.only_legal(), considered=considered))
        for limits in (FIRST, LONGER):
            judged = assess(view, Random(0), limits, (worst,))
            own = judged.of(worst)
            if own is None or not is_worse(own, judged.moves[0]):
                break
        else:
            found += 1
            assert judged.moves[0].includes((told.move,))
            assert told.considered[0][0] == told.move
            assert str(reasons.only_legal()) not in str(told.reason)
    assert found


def test_a_trump_suit_without_a_rival_is_compared_by_its_length() -> None:
    lengths = set()
    for view in (it.view() for it in POSITIONS):
        if isinstance(view, TrickView) and view.phase is Phase.TRUMP:
            decision = bot("strong", Random(1), LIMITS).decide(view)
            told = str(explained(view, decision).reason)
            assert isinstance(decision.move, NameTrump)
            orders, calls = view.rules.orders, view.rules.allowed_trumps
            held = {it: len(view.hand & orders[it].trumps) for it in calls}
            own = held.pop(decision.move.trump)
            if "with any other suit" in told:
                assert f"at most {max(held.values())} trump" in told
                assert max(held.values()) < own
            lengths.add("with any other suit" in told)
    assert lengths == {True, False}


def test_a_hint_says_so_where_no_other_move_is_clearly_worse() -> None:
    told = reasons.discards(suit="red")
    for position in POSITIONS:
        view = position.view()
        moves = assess(view, Random(0), FIRST).moves if isinstance(view.legal[0], Play) else ()
        if len(moves) > 1 and all(abs(it.behind) < 0.5 for it in moves):
            decision = Decision(moves[0].move, told, considered=((moves[0].move, 0.0),))
            words = str(explained(view, decision).reason)
            assert words == f"{told}; no other move is clearly worse"
            return
    pytest.fail("no position has equal cards")


def test_a_call_is_explained_by_what_it_and_a_pass_bring() -> None:
    calls = [it.view() for it in POSITIONS if it.view().phase_name == "auction"]
    for view in calls[:3]:
        for it in assess(view, Random(1), LIMITS).moves:
            assert it.stakes is not None
            if it.move == Pass():
                assert it.stakes.won == pytest.approx(it.points)
            elif it.stakes.won is not None and it.stakes.lost is not None:
                assert it.stakes.won > it.stakes.lost


def test_the_figures_of_a_bid_add_up_and_speak_for_the_better_call() -> None:
    view = next(it.view() for it in POSITIONS if it.view().phase_name == "auction")
    assert isinstance(view, TrickView)
    nothing = (0.0, 0.0, 0.0, 0.0)
    passed = JudgedMove(Pass(), -56.0, *nothing, stakes=Stakes(-56.0, None, 0.6, 0.9))
    for made in (0.3, 0.6):
        chance = told_chance(view.rules, made)
        average = round(99.0 * chance - 206.0 * (1.0 - chance))
        bid = JudgedMove(view.legal[0], -63.0, *nothing, made=made, stakes=Stakes(99.0, -206.0))
        calls = (passed, bid) if average < -56 else (bid, passed)
        told = str(why(view, reasons.only_legal(), calls[0], calls[1:], Temptation(view))[1])
        assert f" by about {abs(average + 56)} points: " in told
        assert what_differs(view, *calls[::-1]) is None
        is_told = f"is made in {round(100 * chance)}% of imagined deals" in told
        assert is_told is (average < -56)


def test_where_others_may_bid_more_a_bid_is_better_by_what_all_imagined_deals_say() -> None:
    view = next(it.view() for it in POSITIONS if it.view().phase_name == "auction")
    passed = JudgedMove(Pass(), -56.0, 20.0, *(0.0,) * 3, stakes=Stakes(-56.0, None, 0.6, 0.9))
    stakes = Stakes(99.0, -106.0, outbid=0.4, upto=115)
    bid = JudgedMove(view.legal[0], -36.0, *(0.0,) * 4, made=0.6, stakes=stakes)
    told = str(why(view, reasons.only_legal(), bid, (passed,), Temptation(view))[1])
    assert " by about 20 points: if nobody bids more, the bid gains about 99 points" in told
    assert "others bid more in 40% of imagined deals, and bidding on up to 115 is then" in told


def test_what_cannot_be_explained_stays_as_it_is() -> None:
    view = POSITIONS[0].view()
    decision = Decision(view.legal[0], "own words")
    assert explained(view, decision) is decision


def hints(number: int) -> Iterator[tuple[str, str, bool]]:
    """The hints for the cards or turns in a deal of strong bots; `number` chooses game and deal.

    Each comes with the label of the best clearly worse move, and with whether people would consider
    any of these; without such a move it is left out.
    """
    games = sorted(GAMES)
    source = Source(games[number % len(games)], 7, number // len(games))
    for it in moments(source, Random(source.stem)):
        move, view = it.decision.move, it.view
        if not isinstance(move, Play | Turn):
            continue
        judged = assess(view, Random(0), FIRST, (move,))
        own = judged.of(move)
        worse = [] if own is None else [each for each in judged.moves if is_worse(each, own)]
        if worse:
            told = explained(view, it.decision).reason
            is_tempting = any(map(Temptation(view).tempts, worse))
            yield str(told), str(label(view, worse[0].move)), is_tempting


@pytest.mark.parametrize("count", [6, pytest.param(1_000, marks=pytest.mark.slow)])
def test_hints_tell_the_right_move_from_the_best_wrong_one(count: int) -> None:
    """Most hints compare their move with a worse one, and none is just a worse move's label."""
    every = itertools.chain.from_iterable(map(hints, itertools.count()))
    compared = 0
    for told, other, is_tempting in itertools.islice(every, count):
        assert told != other
        assert "better than " in told or not is_tempting
        compared += "better than " in told
    assert compared >= count * 3 / 4
