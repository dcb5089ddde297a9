"""Fixed decks: what they are, and contests on them."""

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from rookery.arena.contest import Contest, play_round
from rookery.arena.decks import DECK_SETS, UnknownDecks, deck_set
from rookery.arena.driver import play_deal
from rookery.bots import Decision, bot, registry
from rookery.core.game import AnyView
from rookery.core.match import Match
from rookery.core.shuffle import Shuffle
from rookery.games import GAMES
from rookery.records import cards_text, record_of

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.parametrize("number", [0, 5, 999])
def test_a_deck_follows_from_the_documented_shuffle(number: int) -> None:
    game = GAMES["three"].game()
    deal = deck_set("rookery-1000").deal("three", game.pack, game.seats, number)
    shuffle = Shuffle(sha256(b"rookery-1000 three").digest(), ())
    assert deal.deck == shuffle.deck(game.pack, number)
    assert deal.cut == shuffle.cut(game.pack, number)
    assert deal.dealer == number % 3


def test_the_page_has_the_digest_of_every_games_decks() -> None:
    told = PAGE.read_text("utf-8").splitlines()
    for game in GAMES.values():
        row = f"| `{game.name}` | `{deck_set('rookery-1000').digest(game.name, game.rules.pack)}` |"
        assert row in told, f"the last table of {PAGE} lacks {row}"


def test_there_are_no_more_decks_than_there_are() -> None:
    game = GAMES["three"].game()
    for number in (-1, 1000):
        with pytest.raises(IndexError, match="the decks 0 to 999"):
            DECK_SETS["rookery-1000"].deal("three", game.pack, 3, number)
    with pytest.raises(UnknownDecks, match="did you mean rookery-1000"):
        deck_set("rookery-100")


@pytest.mark.parametrize(("name", "seats"), [("dixie", 4), ("dixie", 6), ("tuxedo", 3)])
def test_a_given_deal_is_played(name: str, seats: int) -> None:
    """Its deck is dealt with any seed, and its cut decides a tie in tricks."""
    game = GAMES[name].game({"seats": seats})
    for number in range(3):
        given = deck_set("rookery-1000").deal(name, game.pack, seats, number)
        players = [bot("random", Random(seat)) for seat in range(seats)]
        match = play_deal(Match.new(game), players, Random(number + 7), given=given)
        played = record_of(match, name, {"seats": seats}, ["bot:random"] * seats).deals[0]
        assert played.deck == cards_text(given.deck)
        assert played.dealer == given.dealer
        assert played.cut in {None, cards_text(given.cut)}


class Place:
    """A bot without random numbers: always the first legal move, or always the last."""

    def __init__(self, place: int) -> None:
        self.place = place

    def decide(self, view: AnyView) -> Decision:
        return Decision(view.legal[self.place])


def test_the_seed_of_a_contest_changes_no_fixed_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """So bots that use no random numbers play the same with every seed."""
    made = {"first": lambda *_: Place(0), "last": lambda *_: Place(-1)}
    monkeypatch.setattr(registry, "BOTS", {**registry.BOTS, **made})
    pair = ("first", "last")

    def edges(seed: int, decks: str | None) -> list[float]:
        rules = {"seats": 2, "orange": "auto"}
        contest = Contest("tuxedo", pair, seed, rules, decks=decks)
        return [play_round(contest, (number, pair)).edge for number in range(4)]

    assert edges(0, "rookery-1000") == edges(1, "rookery-1000")
    assert edges(0, None) != edges(1, None)
