"""What rules of thumb call certain is certain, in deals that are played to their end."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rookery.arena.driver import play_deal
from rookery.bots import bot
from rookery.core.cards import Seat
from rookery.core.decision import Decision
from rookery.core.match import Match
from rookery.games import GAMES
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import Phase
from rookery.tricks.scoring import sides_of

UNBEATABLE = ("cashes a sure winner", "cannot be overruffed", "with a sure winner")
OURS = (*UNBEATABLE, "no opponent can")


@pytest.mark.parametrize(
    ("game", "seats"),
    [("dixie", 6), ("three", 3), ("five", 5), ("call-partner", 4), ("kentucky", 4), ("two", 2)],
)
def test_a_certain_trick_is_never_lost(game: str, seats: int) -> None:
    rules = GAMES[game].game({"seats": seats})
    assert isinstance(rules, TrickGame)
    met: Counter[str] = Counter()
    for number in range(12):
        said: list[tuple[int, Seat, str]] = []

        def note(
            match: Match[Any],
            seat: Seat,
            decision: Decision,
            said: list[tuple[int, Seat, str]] = said,
        ) -> None:
            state = match.deals[-1].state
            if state.phase is Phase.PLAY:
                said.append((len(state.tricks), seat, str(decision.reason)))

        bots = [bot("steady", Random(f"{number}/{seat}")) for seat in range(seats)]
        deal = play_deal(Match.new(rules), bots, Random(number), noting=note).deals[0]
        sides = sides_of(rules.rules, deal.state)
        for trick, seat, told in said:
            winner = deal.state.tricks[trick].winner
            if any(words in told for words in UNBEATABLE):
                assert winner == seat, told
            if any(words in told for words in OURS):
                assert any({winner, seat} <= set(side) for side in sides), told
                met[told] += 1
    assert met
