"""The text of how a game is played follows from its rules, whole in every language."""

import re
from collections.abc import Iterator, Mapping
from itertools import count, groupby
from random import Random

import pytest

from rookery.core.cards import ROOK
from rookery.core.genres import TRICKS
from rookery.core.messages import Message
from rookery.core.moves import Bury, CallPartner, NameTrump, Play
from rookery.core.options import Option, OptionValue
from rookery.games import GAMES, Preset
from rookery.games.about.how_to import how_to
from rookery.language import ENGLISH, TAGS, language
from rookery.language.catalogue import catalogue
from rookery.server.updates.catalogue import described
from rookery.testing import random_path
from tests.tables import chosen_with, trick_game

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

WRITTEN = {"how-rook", "how-misdeal", "how-bury", "how-most-cards"}
"""Sentences that name cards: 10s and 11s beside the rook, 6s to 9s, 5s."""


def told(game: Preset, options: Mapping[str, object] | None = None) -> str:
    rules = game.game(options).rules
    return "\n".join(map(ENGLISH.sentences, how_to({rules.seats: rules}, rules.seats)))


def given(game: Preset) -> dict[str, dict[str, object]]:
    """The arguments of each sentence, by its id."""
    return {it.id: dict(it.arguments) for paragraph in game.how_to for it in paragraph}


def values(option: Option, usual: OptionValue) -> Iterator[OptionValue]:
    """Values of an option other than the usual one."""
    if option.choices:
        yield from ((int(it) if option.kind == "number" else it) for it in option.choices)
    elif option.kind == "flag":
        yield from (True, False)
    else:
        yield from (option.low, min(option.low + 7 * option.step, option.high))
        yield from ((None,) if option.nullable else ())


@every_game
def test_every_house_rule_changes_the_text(game: Preset) -> None:
    for name, option in game.described.items():
        usual = game.default(name)
        texts = {usual: told(game, chosen_with(game, name, usual))}
        same = {usual, getattr(game.rules, "hand_size", None) if name == "cards_each" else usual}
        for value in values(option, usual):
            if value not in same:
                texts[value] = told(game, chosen_with(game, name, value) | {name: value})
        assert len(texts) > 1 or len(option.choices) == 1, name
        assert len({*texts.values()}) == len(texts), name


@pytest.mark.parametrize("tag", TAGS)
def test_no_number_of_the_rules_is_written_in_a_sentence(tag: str) -> None:
    for name in catalogue(tag).entries:
        if name.startswith("how-") and name not in WRITTEN:
            for text, _ in catalogue(tag).readings(name):
                assert not re.search(r"\d", text), name
    assert catalogue(tag).entries.keys() >= WRITTEN


@every_game
def test_every_number_has_the_digits_of_the_language(game: Preset) -> None:
    for paragraph in game.how_to:
        assert not re.search("[0-9]", language("fa").sentences(paragraph))


@every_game
def test_the_text_names_the_numbers_of_the_rules(game: Preset) -> None:
    rules, said = game.rules, given(game)
    pack = said.get("how-pack") or said["how-pack-and"]
    assert pack["cards"] == len(rules.pack)
    assert said["how-target"]["points"] == rules.target
    if rules.genre != TRICKS:
        return
    rules = trick_game(game.name).rules
    assert said["how-dealt"] == {"hand": rules.hand_size, "nest": rules.nest_size}
    assert said["how-points"]["points"] == rules.stake
    bids = said["how-bids"]
    assert (bids["low"], bids["high"]) == (rules.minimum_bid, rules.maximum_bid)
    assert said.get("how-opening", {"bid": 0})["bid"] == rules.opening_bid
    assert ("how-nest-to" in said) == rules.has_nest
    assert ("how-dummy" in said) == (rules.dummy is not None)
    assert ("how-rook-any-time" in said) == (rules.rook_any_time and ROOK in rules.pack)
    worth = said["how-points"]["worth"]
    assert isinstance(worth, tuple) and all(isinstance(it, Message) for it in worth)
    single = {card for card, _ in rules.card_points} | ({ROOK} if ROOK in rules.pack else set())
    assert len(worth) == len(single) + len(rules.counters) + len(rules.other_points)


def test_the_text_tells_what_is_different_with_other_numbers_of_players() -> None:
    assert "With 6 players each hand gets 9 cards, and 2 are left over." in told_of("dixie")
    assert "With 6 players 2 cards are called" in told_of("call-partner-five")
    assert told_of("tuxedo").startswith("For 2 to 6 players, each alone.")


def told_of(name: str) -> str:
    return "\n".join(map(ENGLISH.sentences, GAMES[name].how_to))


@every_game
def test_a_page_has_the_same_parts_in_every_language(game: Preset) -> None:
    def parts(tag: str) -> dict[str, object]:
        it = described(game, language(tag))
        example = it.example
        return {
            "paragraphs": [len(re.findall(r"\S", text)) > 20 for text in it.how_to],
            "advice": len(it.advice),
            "options": [(each.name, len(each.choice_titles)) for each in it.options],
            "differs": bool(it.differs),
            "example": example
            and [(len(s.text) > 0, s.cards, len(s.players)) for s in example.steps],
            "scores": example and [side.points for side in example.sides],
        }

    whole = parts("en")
    for tag in TAGS:
        assert parts(tag) == whole, tag


TRICK_GAMES = [name for name, game in GAMES.items() if game.rules.genre == TRICKS]


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_what_it_says_of_trumps_and_of_the_cut_is_so(name: str) -> None:
    rules, said = trick_game(name).rules, given(GAMES[name])
    lowest, highest = rules.ranked_trumps[0], rules.ranked_trumps[-1]
    place = said.get("how-rook", {}).get("place")
    assert (place == "high") == (highest == ROOK and not rules.always_trump)
    assert (place == "low") == (lowest == ROOK)
    assert ("how-always-trump" in said) == bool(rules.always_trump)
    level = (rules.tricks + rules.nest_is_a_trick) % 2 == 0
    assert ("how-most-tricks" in said) == (bool(rules.most_tricks_points) and level)


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_deals_go_as_it_says(name: str) -> None:
    game, said = trick_game(name), given(GAMES[name])
    seats = game.rules.seats
    paths = (random_path(game, Random(seed)) for seed in count())
    path = next(it for it in paths if it.plies and isinstance(it.plies[-1][1], Play))
    first = said.get("how-first-bid", {}).get("first")
    assert path.plies[0][0] == (path.dealer + (first != "dealer")) % seats
    done = [kind for kind, _ in groupby(type(move) for _, move in path.plies)]
    kinds = {"how-step-trump": NameTrump, "how-step-bury": Bury, "how-step-call": CallPartner}
    steps = said.get("how-steps", {"steps": (Message("how-step-trump"),)})["steps"]
    assert isinstance(steps, tuple)
    told = [kinds[it.id] for it in steps if isinstance(it, Message) and it.id in kinds]
    assert [kind for kind in done if kind in kinds.values()] == told
    leader = next(seat for seat, move in path.plies if isinstance(move, Play))
    bidder = path.states[-1].bidder
    beside = (bidder + 1) % seats
    may_lead = {
        "left-of-dealer": [(path.dealer + 1) % seats],
        "left-of-bidder": [beside],
        "bidder": [bidder],
        "trump": [bidder],
        "chosen": [bidder, beside],
    }
    assert leader in may_lead[str(said["how-lead"]["lead"])]
