"""Converts histories into messages."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from msgspec import ValidationError, convert

from rookery.core.options import OptionValue
from rookery.games import GAMES
from rookery.games.table import read_options
from rookery.language import ENGLISH, Language
from rookery.server.history import messages as m
from rookery.server.history.looking import MatchSeen, Place
from rookery.server.history.people import Companion
from rookery.server.history.series import Series, Summary
from rookery.table import protocol as p
from rookery.table.refusal import Refusal
from rookery.telling.house_rules import rule_lines


def history_page(
    matches: Sequence[MatchSeen], most: int, language: Language = ENGLISH
) -> m.HistoryPage:
    """A page of a history. If the page is full, it names the next page."""
    last = matches[-1] if len(matches) == most else None
    after = "" if last is None else f"{last.ended_at!r}/{last.code}/{last.seat}"
    return m.HistoryPage(tuple(_match(it, language) for it in matches), after)


def place_of(text: str) -> Place | None:
    """Decode the place in `next`; None if `next` is empty. Raises Refusal."""
    if not text:
        return None
    try:
        return convert(text.split("/"), tuple[float, str, p.SeatNumber], strict=False)
    except ValidationError:
        raise Refusal("bad-message", "`after` must be the `next` of the page before") from None


def _match(it: MatchSeen, language: Language) -> m.MatchOfHistory:
    options = read_options(it.game, p.stored(it.options))
    words = {"title": title_of(it.game), "rules": rules_in_words(it.game, options, language)}
    return convert(asdict(it) | words | {"can_replay": it.is_kept}, m.MatchOfHistory)


def companion(it: Companion) -> m.CompanionView:
    """The message for a companion."""
    return convert(it, m.CompanionView, from_attributes=True)


def statistics(games: Sequence[tuple[str, int, int]], game: str, found: Series) -> m.StatisticsView:
    """The message with somebody's games, and the statistics of one game."""
    preset = GAMES.get(game)
    rules = [] if preset is None else list(preset.by_seats.values())
    return m.StatisticsView(
        games=tuple(m.GamePlayed(name, title_of(name), many, won) for name, many, won in games),
        game=game,
        title=title_of(game),
        has_bids=any(it.has_bidding for it in rules),
        has_nest=any(it.has_nest for it in rules),
        has_partner=any(it.has_partners for it in rules),
        has_oranges=any(it.has_oranges for it in rules),
        whole=_summed(found.whole),
        unit=found.unit,
        periods=tuple(m.PeriodView(it.begins_at, _summed(it.summary)) for it in found.periods),
    )


def _summed(it: Summary) -> m.Summed:
    return m.Summed(it.matches, it.won, it.lost, dict(it.facts))


def title_of(game: str) -> str:
    """The title of a game; its name if this version no longer has the game."""
    preset = GAMES.get(game)
    return game if preset is None else preset.title


def rules_in_words(
    game: str, options: Mapping[str, OptionValue], language: Language = ENGLISH
) -> tuple[str, ...]:
    """The house rules that differ from the game's defaults, such as "Points to win: 200"."""
    preset = GAMES.get(game)
    return () if preset is None else rule_lines(preset, options, language)
