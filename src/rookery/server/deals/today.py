"""Today's pictures for the home page: a deal of the day's game, played by bots, and a puzzle."""

from datetime import date
from functools import lru_cache
from random import Random

from rookery.bots.registry import bot
from rookery.core.match import Match
from rookery.core.moves import Build, Play, Take, Trail
from rookery.records import card_text
from rookery.server import late
from rookery.server.deals.day import featured, game_of
from rookery.server.updates.wire import BY_GENRE
from rookery.table import protocol as p

_LAID = (Play, Take, Build, Trail)
"""The moves that lay a card on the table."""


@lru_cache(maxsize=2)
def today(day: date) -> p.Today:
    """A day's pictures for the home page. Their deal is never the one that people play that day."""
    name = featured(day)
    game, rng = game_of(name), Random(f"a deal for home, {day}")
    bots = [bot("steady", rng) for _ in range(game.seats)]
    plies = late.driver.play_deal(Match.new(game), bots, rng).deals[0].plies
    laid = [(seat, card_text(it.card)) for seat, it in plies if isinstance(it, _LAID)]
    seats, cards = tuple(seat for seat, _ in laid), tuple(card for _, card in laid)
    return p.Today(name, game.seats, cards, seats, *_position(day))


def _position(day: date) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards in the middle in the puzzle of a day, and the hand of the player to move."""
    puzzle = late.collection.of_the_day(late.collection.puzzles(), day)
    match = puzzle.match()
    view = match.game.view(match.deals[-1].state, puzzle.seat)
    middle = BY_GENRE[view.genre].middle(view)
    return tuple(map(card_text, middle)), tuple(map(card_text, view.hand))
