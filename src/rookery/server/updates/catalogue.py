"""The catalogue for the page: games, bots and phrases."""

from __future__ import annotations

from rookery.bots.levels import BEST, LEVELS
from rookery.core.options import Option
from rookery.games import GAMES, Preset
from rookery.records import card_text
from rookery.server.updates import cards
from rookery.table import protocol as p
from rookery.table.phrases import PHRASES


def _option(game: Preset, it: Option) -> p.OptionDescribed:
    return p.OptionDescribed(
        name=it.name,
        kind=it.kind,
        sentence=it.sentence,
        source=it.source,
        values=it.allowed_values,
        default=game.default(it.name),
        choices=it.choices,
        low=it.low,
        high=it.high,
        step=it.step,
        nullable=it.nullable,
        title=it.title,
        choice_titles=it.choice_titles,
    )


def _game(game: Preset) -> p.GameDescribed:
    return p.GameDescribed(
        name=game.name,
        title=game.title,
        summary=game.summary,
        how_to=game.how_to,
        source=game.source,
        seats=tuple(sorted(game.by_seats)),
        usual_seats=game.usual_seats,
        options=tuple(_option(game, it) for it in game.described.values()),
        pack=cards.pack_texts(game.rules),
        ranks=cards.rank_texts(game.rules),
        trump_ranks=cards.trump_rank_texts(game.rules),
        counters=cards.counters(game.rules),
        other_points=cards.other_points(game.rules),
        points=cards.points_of_a_deal(game.rules),
        showcase=tuple(map(card_text, game.pictured)),
        minutes=game.minutes,
        is_variant=game.is_variant,
        also_called=game.also_called,
        differs=game.differs,
        form_of=game.form_of,
    )


def catalogue(addresses: tuple[str, ...] = ()) -> p.Catalogue:
    """The catalogue, with the addresses at which other devices reach this server."""
    bots = tuple(p.BotDescribed(it.name, it.title, it.sentence) for it in LEVELS)
    return p.Catalogue(tuple(map(_game, GAMES.values())), bots, BEST, PHRASES, addresses)
