"""What home shows of a day."""

from datetime import date

from rookery.games import preset
from rookery.puzzles import collection
from rookery.records import card_text
from rookery.server.deals.day import featured, game_of
from rookery.server.deals.today import today
from rookery.server.updates.puzzle_views import puzzle_view


def test_home_shows_a_deal_of_the_days_game_and_the_position_of_its_puzzle() -> None:
    for day in (date(2026, 11, 29), date(2026, 11, 30), date(2026, 12, 5)):
        shown = today(day)
        pack = set(map(card_text, game_of(featured(day)).rules.pack))
        assert shown.game == featured(day)
        assert shown.seats in preset(shown.game).by_seats
        assert set(shown.laid) <= pack
        assert len(shown.laid) == len(set(shown.laid)) == len(shown.laid_by)
        puzzle = puzzle_view(collection.of_the_day(collection.puzzles(), day))
        assert puzzle.update.deal is not None
        assert shown.hand == puzzle.update.deal.hand
