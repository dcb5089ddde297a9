"""Claims: a certain claim wins in every world of the view, and the answer reveals nothing else."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rookery.core.cards import Card, Seat
from rookery.core.match import Match
from rookery.core.moves import Play
from rookery.games import preset
from rookery.records import card_text
from rookery.server.updates.feed import Feed
from rookery.table import events as ev
from rookery.table import protocol as p
from rookery.table.asking.claims import agreed_plies, certain_cards, certain_plies, may_claim
from rookery.tricks.rules import Phase
from tests.table.tables import Sitting, playing

GAMES = ("dixie", "five", "two")


def late_positions(game: str, seed: int, deals: int, cards: int) -> Iterator[Match[Any]]:
    """Deals played at random, at each point where the seat to move has at most `cards` left."""
    rng = Random(f"{game} {seed}")
    for _ in range(deals):
        rules = preset(game).game()
        dealer = rng.randrange(min(3, rules.seats))
        match = Match.new(rules).deal(rng.sample(rules.pack, len(rules.pack)), dealer)
        while match.current is not None and not rules.needs_cut(match.current.state):
            state = match.current.state
            seat = rules.actors(state)[0]
            if state.phase is Phase.PLAY and len(state.hands[seat]) <= cards:
                yield match
            match = match.apply(seat, rng.choice(rules.legal(state, seat)))


def claimant(match: Match[Any]) -> Seat:
    (seat,) = match.game.actors(match.deals[-1].state)
    return seat


def always_won(game: Any, state: Any, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether a seat that plays these cards in this order wins every trick, whatever others do."""
    if not game.actors(state):
        return True
    turn = state.turn
    mine = turn == seat
    moves = (Play(cards[0]),) if mine else game.legal(state, turn)
    for move in moves:
        after = game.apply(state, turn, move)
        if len(after.tricks) > len(state.tricks) and after.tricks[-1].winner != seat:
            return False
        if not always_won(game, after, seat, cards[1:] if mine else cards):
            return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_a_certain_claim_is_won_in_every_world_whatever_the_others_play(game: str) -> None:
    granted = 0
    for match in late_positions(game, 1, 20, 2 if game == "five" else 3):
        seat, deal = claimant(match), match.deals[-1]
        view = match.game.view(deal.state, seat)
        cards = certain_cards(view)
        if cards is None:
            continue
        granted += 1
        assert sorted(cards) == sorted(view.hand)
        rng = Random(granted)
        worlds = [deal.state, *(match.game.worlds(view, rng) for _ in range(2))]
        assert all(always_won(match.game, world, seat, cards) for world in worlds)
    assert granted > 5


@pytest.mark.parametrize("game", GAMES)
def test_whether_a_claim_is_certain_does_not_depend_on_hidden_cards(game: str) -> None:
    rng = Random(5)
    for match in late_positions(game, 2, 6, 5):
        seat, deal = claimant(match), match.deals[-1]
        view = match.game.view(deal.state, seat)
        world = match.game.worlds(view, rng)
        other = replace(match, deals=(*match.deals[:-1], replace(deal, state=world)))
        one, two = certain_plies(match, seat), certain_plies(other, seat)
        assert (one is None) == (two is None)
        if one and two:
            assert [ply for ply in one if ply[0] == seat] == [ply for ply in two if ply[0] == seat]


def test_moves_that_the_others_agree_to_win_every_trick() -> None:
    found = 0
    for match in late_positions("dixie", 3, 3, 3):
        for seat in range(4):
            plies = agreed_plies(match, seat)
            if plies is None:
                continue
            found += 1
            before = len(match.deals[-1].state.tricks)
            after = match
            for who, move in plies:
                after = after.apply(who, move)
            assert all(trick.winner == seat for trick in after.deals[-1].state.tricks[before:])
    assert found > 3


def test_nothing_is_claimed_in_tuxedo_or_before_the_tricks() -> None:
    for game in ("tuxedo", "dixie"):
        sitting = playing(game, "pppp")
        assert not may_claim(sitting.authority.view(0))
        assert sitting.refused(0, p.Claim(id="claim")) == "not-claimed"


def at_the_tricks(chairs: str, seed: int = 1, *, cards: int = 3) -> Sitting:
    """A table of Dixie with few cards left, where a person is to lead."""
    sitting = playing("dixie", chairs, seed=seed)
    rng = Random(seed)
    while not is_late(sitting.state, cards):
        sitting.play(rng, 1)
    return sitting


def is_late(state: Any, cards: int) -> bool:
    return state.phase is Phase.PLAY and not state.trick and len(state.hands[state.turn]) <= cards


def with_claim(*, certain: bool, chairs: str = "pppp") -> Sitting:
    """A table where the claim of the seat to move is certain, or only possible with consent."""
    for seed in range(200):
        sitting = at_the_tricks(chairs, seed)
        match, seat = sitting.table.match, sitting.state.turn
        is_certain = certain_plies(match, seat) is not None
        if is_certain == certain and agreed_plies(match, seat) is not None:
            return sitting
    raise AssertionError("no such table was found")


def test_a_certain_claim_is_granted_at_once_and_recorded_as_moves() -> None:
    sitting = with_claim(certain=True)
    seat, before = sitting.state.turn, len(sitting.state.tricks)
    deals = len(sitting.table.match.deals)
    assert isinstance(sitting.ask(seat, p.Claim(id="claim")), p.Done)
    deal = sitting.table.match.deals[deals - 1]
    assert all(trick.winner == seat for trick in deal.state.tricks[before:])
    assert deal.points is not None
    assert len(sitting.table.record.deals[deals - 1].moves) == len(deal.plies)
    assert not sitting.kept(ev.Proposed)


def test_an_uncertain_claim_is_asked_and_granted_by_all_the_others() -> None:
    sitting = with_claim(certain=False)
    seat, before = sitting.state.turn, len(sitting.state.tricks)
    assert isinstance(sitting.ask(seat, p.Claim(id="claim")), p.Done)
    for other in range(4):
        if other != seat:
            assert sitting.has_deal()
            sitting.reply(other, agree=True)
    assert not sitting.has_deal()
    tricks = sitting.table.match.deals[-1].state.tricks
    assert all(trick.winner == seat for trick in tricks[before:])


def test_only_those_who_are_asked_about_a_claim_see_its_hand() -> None:
    sitting = with_claim(certain=False)
    seat = sitting.state.turn
    feed = Feed(sitting.authority)
    sitting.ask(seat, p.Claim(id="claim"))
    hand = {card_text(card) for card in sitting.state.hands[seat]}
    for viewer in (None, *range(4)):
        asked = feed.table_view(viewer, 0.0).asked
        assert asked is not None
        assert set(asked.hand) == (set() if viewer in (None, seat) else hand)
    sitting.reply((seat + 1) % 4, agree=False)
    assert feed.table_view((seat + 1) % 4, 0.0).asked is None


def test_an_uncertain_claim_against_a_bot_is_refused() -> None:
    sitting = with_claim(certain=False)
    seat = sitting.state.turn
    sitting.ask((seat + 1) % 4, p.Leave(id="leave"))
    assert sitting.refused(seat, p.Claim(id="claim")) == "not-certain"


def test_whoever_is_asked_may_say_no_or_play_on() -> None:
    sitting = with_claim(certain=False)
    seat = sitting.state.turn
    sitting.ask(seat, p.Claim(id="claim"))
    assert sitting.is_asked()
    sitting.play(Random(1), 1)
    assert not sitting.is_asked()
    assert sitting.has_deal()
