"""The examples: real deals told step by step."""

from importlib.resources import files

from rookery import telling
from rookery.core.cards import CardSet
from rookery.games import GAMES, Preset
from rookery.records import read_match, replay
from rookery.telling.example import FILE, NAMES, Example, example
from rookery.telling.sheet import contract
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import TrickRules

RECORDS = {
    record.game: record
    for record in map(
        read_match, files(telling).joinpath(FILE).read_text(encoding="utf-8").splitlines()
    )
}

TRICK_GAMES = [GAMES[name] for name in RECORDS]
"""The games with an example. A new game may have none yet; see CONTRIBUTING.md."""


def shown(game: Preset) -> Example:
    found = example(game.name)
    assert found is not None
    return found


def test_examples_are_of_trick_games_in_the_order_of_the_table() -> None:
    tricks = [name for name, game in GAMES.items() if isinstance(game.rules, TrickRules)]
    assert list(RECORDS) == [name for name in tricks if name in RECORDS]
    assert len(RECORDS) > 20
    assert example("tuxedo") is None


def test_it_is_a_deal_of_the_usual_game_whose_sources_add_up() -> None:
    """The points by source add up to the points taken, which are the score."""
    for game in TRICK_GAMES:
        match = replay(RECORDS[game.name])
        assert isinstance(match.game, TrickGame)
        assert match.game.rules == game.rules
        it = contract(match.game, match.deals[0].state)
        assert it is not None
        taken = {side.seats: sum(side.sources.values()) for side in shown(game).sides}
        bidding = next(side for side in taken if it.bidder in side)
        assert taken[bidding] == it.took
        for side in shown(game).sides:
            is_set = side.seats == bidding and not it.made
            assert (side.points == taken[side.seats]) != is_set
        verb = "score" if it.made else "lose"
        assert f" {verb}" in shown(game).outcome


def test_steps_show_the_hand_the_nest_and_two_tricks() -> None:
    for game in TRICK_GAMES:
        steps, rules = shown(game).steps, game.rules
        assert isinstance(rules, TrickRules)
        rows = [step.cards for step in steps if step.cards and not step.players]
        assert len(rows[0]) == rules.hand_size
        assert all(CardSet.of(row) <= CardSet.of(rules.pack) for row in rows)
        tricks = [step for step in steps if step.players]
        assert tricks[0].text.startswith(f"Trick 1 of {rules.tricks}.")
        for step in tricks:
            assert len(step.cards) == len(step.players) == rules.places
            assert step.winner in step.players
            assert set(step.players) <= {*NAMES, "The dummy"}


def test_some_bids_are_made_and_some_are_not() -> None:
    outcomes = [shown(game).outcome for game in TRICK_GAMES]
    assert 5 < sum(" score" in told.partition(".")[0] for told in outcomes) < len(outcomes) - 3
