"""Another line of a finished deal: the moments after moves that were not made."""

import pytest

from rookery.core.errors import IllegalMove
from rookery.core.moves import CallOrange
from rookery.records import ply_text
from rookery.server.updates.replays import deal_steps, line_steps
from rookery.table import protocol as p
from rookery.table.refusal import Refusal
from tests.known import known
from tests.review.decks import finished
from tests.server.deals.playing import a_match_in_play
from tests.server.house import House

NAMES = ("Ann", "Ben", "Cat", "Dan")


def line(before: int, *moves: str) -> p.AskLine:
    return p.AskLine(before=before, moves=",".join(moves))


def test_the_moves_that_were_made_lead_to_the_moments_of_the_replay() -> None:
    before = 5
    match = finished("dixie", seats=4)
    plies = match.deals[0].plies
    steps = deal_steps(match, 1, NAMES)
    found = line_steps(match, 1, line(before, *map(ply_text, plies[before:])), NAMES)
    assert steps is not None
    assert found is not None
    assert found.steps[1:] == steps.steps[before + 1 : len(plies) + 1]
    assert found.steps[0].hands == steps.steps[before].hands


def test_another_line_is_told_as_it_goes() -> None:
    match = finished("dixie", seats=4)
    found = known(line_steps(match, 1, line(0, "1 pass", "2 bid 70"), NAMES))
    assert [step.told for step in found.steps] == [(), ("Ben passes.",), ("Cat bids 70.",)]


def test_what_the_rules_do_not_allow_is_refused() -> None:
    match = finished("dixie", seats=4)
    with pytest.raises(IllegalMove):
        line_steps(match, 1, line(0, "2 pass"), NAMES)
    with pytest.raises(Refusal, match="this deal has"):
        line_steps(match, 1, line(999), NAMES)


async def test_only_finished_deals_go_on_otherwise(house: House) -> None:
    party = await a_match_in_play(house)
    path = f"/api/tables/{party.code}/replay"
    for number, status in ((1, 200), (2, 404), (3, 404)):
        reply = await house.get(f"{path}/{number}/line?before=0")
        assert reply.status == status
    reply = await house.get(f"{path}/1/line?before=0&moves=9")
    assert (reply.status, reply.read()["code"]) == (400, "bad-message")


def test_TX_15_a_hold_is_told_once_the_deal_is_over() -> None:
    match = finished("tuxedo", 3, seats=2)
    plies = match.deals[0].plies
    call = next(n for n, (_, move) in enumerate(plies) if move == CallOrange())
    seat = plies[call][0]
    found = known(line_steps(match, 1, line(call, f"{seat} hold"), NAMES[:2]))
    assert found.steps[1].told == (f"{NAMES[seat]} lets the orange go.",)
