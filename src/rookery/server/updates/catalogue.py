"""The catalogue for the page: games, bots and phrases."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import structs

from rookery.bots.levels import BEST, LEVELS, WITHOUT_SEARCH, Level
from rookery.core.cards import POKER_SUITS
from rookery.core.options import Option
from rookery.games import GAMES, Preset, preset
from rookery.games.about.advice import advice
from rookery.games.about.finder import (
    HOUSE_RULES,
    SHOWN,
    Answers,
    Found,
    nearest_games,
    open_questions,
    told,
)
from rookery.games.about.pasted import read_sheet
from rookery.games.about.search import words_for
from rookery.games.about.sheet import Sheet, differences
from rookery.language import ENGLISH, Language
from rookery.records import card_text
from rookery.records.positions import parse_option
from rookery.server.updates import cards
from rookery.table import protocol as p
from rookery.table.words.phrases import PHRASES
from rookery.telling.example import NAMES, example
from rookery.telling.house_rules import rule_lines


def _option(game: Preset, it: Option, language: Language) -> p.OptionDescribed:
    return p.OptionDescribed(
        name=it.name,
        kind=it.kind,
        sentence=language.words(it.sentence),
        source=it.source,
        values=language.words(it.allowed_values),
        default=game.default(it.name),
        choices=it.choices,
        low=it.low,
        high=it.high,
        step=it.step,
        nullable=it.nullable,
        phase=language.words(it.phase_title),
        title=language.words(it.title),
        choice_titles=tuple(map(language.words, it.choice_titles)),
    )


def _listed(game: Preset, language: Language) -> dict[str, Any]:
    """The fields of `GameListed` for a game."""
    return {
        "name": game.name,
        "title": game.title,
        "summary": language.words(game.summary),
        "seats": tuple(sorted(game.by_seats)),
        "usual_seats": game.usual_seats,
        "showcase": tuple(map(card_text, game.pictured)),
        "minutes": game.minutes,
        "is_variant": game.is_variant,
        "is_poker_pack": any(card.suit in POKER_SUITS for card in game.rules.pack),
        "also_called": game.also_called,
        "found_by": words_for(game),
        "differs": language.words(game.differs or ""),
        "form_of": game.form_of,
        "told_in": "" if language.has(game.summary) else ENGLISH.tag,
    }


def described(
    game: Preset, language: Language = ENGLISH, *, with_example: bool = True
) -> p.GameDescribed:
    """A game with its rules in short and its house rules; with an example if `with_example`."""
    return p.GameDescribed(
        **_listed(game, language),
        how_to=tuple(map(language.sentences, game.how_to)),
        source=game.source,
        options=tuple(_option(game, it, language) for it in game.described.values()),
        pack=cards.pack_texts(game.rules),
        ranks=cards.rank_texts(game.rules),
        trump_ranks=cards.trump_rank_texts(game.rules),
        counters=cards.counters(game.rules),
        other_points=dict(game.rules.other_points),
        points=game.rules.stake,
        advice=tuple(map(language.words, advice(game))),
        example=_example(game, language) if with_example else None,
    )


def _example(game: Preset, language: Language) -> p.Example | None:
    it = example(game.name, language)
    if it is None:
        return None
    steps = tuple(
        p.ExampleStep(step.text, tuple(map(card_text, step.cards)), step.players, step.winner)
        for step in it.steps
    )
    sides = tuple(p.SideScore(side.seats, side.sources, side.points) for side in it.sides)
    return p.Example(NAMES[: game.usual_seats], steps, sides, it.outcome)


def overview(
    addresses: tuple[str, ...] = (),
    language: Language = ENGLISH,
    *,
    offline: bool = False,
    version: str = "",
    today: p.Today | None = None,
) -> p.Overview:
    """All games in brief, and the addresses at which other devices reach this server.

    `offline` says whether the page can be installed on a device. `version` is the server's version.
    `today` is what the home page shows about the present day.
    """
    games = tuple(p.GameListed(**_listed(game, language)) for game in GAMES.values())
    bots = _bots(LEVELS, language)
    return p.Overview(
        games, bots, BEST, _phrases(language), addresses, offline, version=version, today=today
    )


def local_overview(language: Language) -> p.Overview:
    """All games in brief, as offered on a device without a server."""
    bots = _bots(WITHOUT_SEARCH, language)
    found = overview((), language, offline=True)
    return structs.replace(found, bots=bots, usual_bot=bots[-1].name, is_local=True)


def nearest(asked: p.AskNearest, language: Language = ENGLISH) -> list[p.GameFound]:
    """The games that are nearest to a family's answers, the nearest first."""
    return [
        p.GameFound(
            it.game.name,
            dict(it.options),
            rule_lines(it.game, it.options, language),
            tuple(map(language.words, it.differences)),
        )
        for it in _nearest(asked)[1][:SHOWN]
    ]


def questions(asked: p.AskNearest) -> list[str]:
    """The open questions that divide the nearest games, the best one first."""
    return open_questions(*_nearest(asked))


def _nearest(asked: p.AskNearest) -> tuple[Answers, list[Found]]:
    """The answers, and all games, the nearest first. Raises BadOption or BadText."""
    answers = msgspec.to_builtins(asked)
    rules = dict(parse_option(HOUSE_RULES, it) for it in answers.pop("rules").split())
    given = Answers(**answers)
    return given, nearest_games(given, GAMES.values(), rules)


def read(text: str, language: Language) -> p.SheetRead:
    """What a rule sheet in English seems to say, in the reader's words."""
    reading = read_sheet(text)
    claims = (
        p.ClaimRead(it.option, it.value, language.words(told(it.option, it.value)), it.sentence)
        for it in reading.claims
    )
    return p.SheetRead(tuple(claims), reading.not_understood)


def sheet_told(game: Preset, asked: p.AskSheet, language: Language) -> p.SheetTold:
    """House rules in words, and how they differ. Raises BadOption and UnknownGame."""
    sheet = Sheet(game, game.checked(asked.options))
    other = game if asked.beside is msgspec.UNSET else preset(asked.beside)
    beside = Sheet(other, other.checked(asked.beside_options))
    return p.SheetTold(
        tuple(
            (language.words(here or ""), language.words(there or ""))
            for here, there in differences(sheet, beside)
        ),
        tuple(map(language.sentences, sheet.how_to)),
    )


def catalogue(addresses: tuple[str, ...] = (), language: Language = ENGLISH) -> p.Catalogue:
    """All games in full, and the addresses at which other devices reach this server."""
    games = tuple(described(game, language, with_example=False) for game in GAMES.values())
    return p.Catalogue(games, _bots(LEVELS, language), BEST, _phrases(language), addresses)


def _phrases(language: Language) -> tuple[str, ...]:
    return tuple(language.say("phrase", phrase=number) for number in range(len(PHRASES)))


def _bots(levels: Iterable[Level], language: Language) -> tuple[p.BotDescribed, ...]:
    return tuple(
        p.BotDescribed(it.name, language.words(it.title), language.words(it.sentence))
        for it in levels
    )
