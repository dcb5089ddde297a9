"""Finding the game nearest to the one that a family plays, from answers of the family."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import reduce
from math import log2
from operator import or_
from types import MappingProxyType
from typing import Any, NamedTuple

from rookery.core.cards import POKER_SUITS, ROOK
from rookery.core.errors import BadOption
from rookery.core.messages import Message
from rookery.core.options import OptionValue, options_of
from rookery.games.preset import SEATS, Preset, Rules
from rookery.tricks.rules import TrickRules

ONES = {"high": "the highest cards", "low": "the lowest cards", "out": "not in the pack"}
"""The possible ranks of the 1s, or of the aces."""

ROOKS = {
    "out": "not in the pack",
    "low": "the lowest trump",
    "10.5": "between the 10 and the 11 of trumps",
    "12.5": "between the 12 and the 13 of trumps",
    "high": "the highest trump",
}
"""The possible ranks of the rook; all but "out" are values of the option `rook_rank`."""

_PLACES = {"10.5": "middle", "12.5": "upper"}
"""What messages call the ranks of the rook that are numbers."""

PLAYERS = (2, 3, 4, 5, 6)
"""The numbers of players to choose from."""

HOUSE_RULES = options_of(TrickRules)
"""The house rules that trick games can have, by name."""

TRUMP_NAMED = HOUSE_RULES["trump_named"].choices
"""When the bidder may name trump (FO-32)."""

SHOWN = 5
"""The number of nearest games that are shown to people."""

MOST_TARGET = 100_000
"""The highest number of points that a family may play to."""

_ABSENT = {
    "bid_step": Message("find-differs-no-bids"),
    "trump_named": Message("find-differs-no-nest"),
    "rook_points": Message.of("find-differs-rook", {"place": "out"}),
    "ones_points": Message.of("find-differs-ones", {"place": "out"}),
}
"""The difference of a game in which an option means nothing."""

_WRONG_SEATS = 16.0
_WRONG_CALL = 4.0
_WRONG_ROOK = 3.0
_WRONG_ONES = 2.0
_OTHER = 1.0
_CHANGED = 0.25
"""The cost of each kind of difference; a changed house rule costs least. Unmeasured."""


@dataclass(frozen=True, slots=True)
class Answers:
    """What a family says of its game; None where it does not know.

    `players` is a number from `PLAYERS`, `ones` a key of `ONES`, `rook` a key of `ROOKS`. `calls`
    says whether the bidder calls a partner by naming a card, `minimum_bid` is the lowest bid, and
    `target` the total that wins. Raises ValueError for any other answer to these. The others are
    values of the options of the same names.
    """

    players: int | None = None
    ones: str | None = None
    rook: str | None = None
    calls: bool | None = None
    minimum_bid: int | None = None
    target: int | None = None
    bid_step: int | None = None
    trump_named: str | None = None
    rook_points: int | None = None
    ones_points: int | None = None
    must_make_to_win: bool | None = None
    never_below_zero: bool | None = None

    def __post_init__(self) -> None:
        for name, allowed in (("players", PLAYERS), ("ones", ONES), ("rook", ROOKS)):
            given = getattr(self, name)
            if given is not None and given not in allowed:
                raise ValueError(
                    f"{name} must be one of {', '.join(map(str, allowed))}, not {given}"
                )
        for name in ("minimum_bid", "target"):
            given = getattr(self, name)
            if given is not None and not 1 <= given <= MOST_TARGET:
                raise ValueError(f"{name} must be a number from 1 to {MOST_TARGET}, not {given}")

    @property
    def is_empty(self) -> bool:
        """Whether nothing was answered."""
        return all(getattr(self, each.name) is None for each in fields(self))


@dataclass(frozen=True, slots=True)
class Found:
    """A game with options set as the answers say, and what is still different."""

    game: Preset
    options: Mapping[str, OptionValue]
    differences: tuple[Message, ...]
    distance: float


def told(name: str, value: OptionValue) -> Message:
    """An answer or a house rule in words."""
    match name, value:
        case "players", int():
            return _players((value,))
        case "calls", _:
            return Message.of("find-differs-calls", {"calls": "yes" if value else "no"})
        case "ones", str():
            return Message.of("find-differs-ones", {"place": value})
        case "rook", str():
            return Message.of("find-differs-rook", {"place": _PLACES.get(value, value)})
    return HOUSE_RULES[name].told(value)


def nearest_games(
    answers: Answers,
    games: Iterable[Preset],
    house_rules: Mapping[str, OptionValue] = MappingProxyType({}),
) -> list[Found]:
    """All games, the nearest to the answers first; equally near ones in the order given.

    The family plays by `house_rules` besides. Raises BadOption if there is no such house rule, or
    not with this value.

    >>> from rookery.games import GAMES
    >>> answers = Answers(players=5, rook="low", calls=True, target=300)
    >>> found = nearest_games(answers, GAMES.values())
    >>> found[0].game.name, dict(found[0].options), found[0].differences
    ('five', {'target': 300}, ())
    """
    for name, value in house_rules.items():
        if name not in HOUSE_RULES:
            raise BadOption(f"there is no house rule {name[:40]!r}")
        HOUSE_RULES[name].check(value)
    found = (_compared(answers, game, house_rules) for game in games)
    return sorted(found, key=lambda found: found.distance)


def open_questions(answers: Answers, found: Sequence[Found]) -> list[str]:
    """The names of the questions that divide the nearest games, the best first.

    These games have different answers to each of them; the best question is the one whose answers
    have the most entropy. `found` are all games as `nearest_games` returns them.

    >>> from rookery.games import GAMES
    >>> answers = Answers(players=4, ones="high")
    >>> open_questions(answers, nearest_games(answers, GAMES.values()))[:2]
    ['rook', 'minimum_bid']
    """
    left = [answers_of(it.game) for it in found if it.distance < found[0].distance + _OTHER]
    names = [each.name for each in fields(answers) if getattr(answers, each.name) is None]
    given = {name: [getattr(it, name) for it in left] for name in names}
    dividing = [name for name in names if len(set(given[name])) > 1]
    return sorted(dividing, key=lambda name: -_entropy(given[name]))


def _entropy(values: Iterable[object]) -> float:
    """The entropy of values in bits, if each is as likely as the others."""
    counts = Counter(values).values()
    return log2(sum(counts)) - sum(it * log2(it) for it in counts) / sum(counts)


def answers_of(game: Preset) -> Answers:
    """The answers that describe a game with its usual players and rules."""
    rules = game.rules
    return Answers(
        game.usual_seats,
        _ones(rules),
        rules.rook_place,
        rules.calls_partners,
        _lowest_bid(rules)[1],
        rules.target,
        **_values(rules),
    )


def _players(seats: Sequence[int]) -> Message:
    """The difference in words: how many can play the game, if that is not the family's number."""
    kind = {1: "one", 2: "two"}.get(len(seats), "more")
    arguments = (("kind", kind), ("least", seats[0]), ("most", seats[-1]))
    return Message("find-differs-players", arguments)


def _compared(answers: Answers, game: Preset, house_rules: Mapping[str, OptionValue]) -> Found:
    """A game with the options nearest to the answers and house rules."""
    options: dict[str, OptionValue] = {}
    distance, differences = 0.0, []
    seats = game.usual_seats if answers.players is None else answers.players
    if seats not in game.by_seats:
        distance += _WRONG_SEATS
        seats = min(game.by_seats, key=lambda each: (abs(each - seats), each))
        differences.append(_players(sorted(game.by_seats)))
    if seats != game.usual_seats:
        options[SEATS] = seats
    rules = game.by_seats[seats]
    if answers.calls not in (None, rules.calls_partners):
        distance += _WRONG_CALL
        differences.append(told("calls", rules.calls_partners))
    wishes = [*_rook(answers, rules), *_numbers(answers, rules), *_settings(answers, rules)]
    for name, value in house_rules.items():
        now = _house_rule(rules, name)
        if value != now and (now is not None or value not in _OFF):
            option = _option(name, value, answers, rules)
            wishes.append(_Wish(option, _CHANGED, _OTHER, told(name, now)))
    together = reduce(or_, (it.options for it in wishes), options)
    fit_together = game.allows(together)
    cards = {name: it for name, it in together.items() if name in ("low_cards", "cards_each")}
    if game.allows(options | cards):  # either alone may be refused (FO-29)
        options |= cards
    for wish in wishes:
        if fit_together or game.allows(options | wish.options):
            options |= wish.options
            distance += wish.cost
        else:
            distance += wish.missed
            differences.append(wish.difference)
    played: Any = game.game(options).rules
    if answers.ones not in (None, ones := _ones(played)):
        distance += _WRONG_ONES
        differences.append(told("ones", ones))
    return Found(game, options, tuple(dict.fromkeys(differences)), distance)


_OFF = (False, "none")
"""The values of house rules that a game in which they mean nothing has anyway."""


def _house_rule(rules: Rules, name: str) -> OptionValue:
    """The value of a house rule; None where it means nothing in this game."""
    option = options_of(type(rules)).get(name)
    if option is None:
        return None
    if option.suits(rules):
        value: OptionValue = getattr(rules, "hand_size" if name == "cards_each" else name)
        return value
    return "suits" if name == "trumps" else None


class _Wish(NamedTuple):
    """Options that the family plays with: their cost, or else what is missed, and how it differs.

    `missed` is the cost of a game that cannot have them.
    """

    options: dict[str, OptionValue]
    cost: float
    missed: float
    difference: Message


def _rook(answers: Answers, rules: Rules) -> Iterator[_Wish]:
    if answers.rook not in (None, rook := rules.rook_place):
        missed = _WRONG_ROOK if "out" in (rook, answers.rook) else _OTHER
        options: dict[str, OptionValue] = {"with_rook": False}
        if answers.rook != "out":
            options = _option("rook_rank", answers.rook, answers, rules)
        yield _Wish(options, _CHANGED, missed, told("rook", rook))


def _option(
    name: str, value: OptionValue, answers: Answers, rules: Rules
) -> dict[str, OptionValue]:
    """A house rule; one about the rook also adds it, unless the answers exclude it (FO-29)."""
    adds_rook = name.startswith("rook_") and ROOK not in rules.pack and answers.rook != "out"
    return {name: value} | ({"with_rook": True} if adds_rook else {})


def _numbers(answers: Answers, rules: Rules) -> Iterator[_Wish]:
    bid, lowest = _lowest_bid(rules)
    least = Message("find-differs-no-bids")
    if lowest is not None:
        least = Message.of("find-differs-bid", {"bid": lowest})
    target = Message.of("find-differs-target", {"target": rules.target})
    for name, now, given, difference in (
        (bid, lowest, answers.minimum_bid, least),
        ("target", rules.target, answers.target, target),
    ):
        if given not in (None, now):
            cost = _CHANGED * (1 + abs(log2(given / now))) if now else _OTHER
            yield _Wish({name: given}, cost, _OTHER, difference)


def _settings(answers: Answers, rules: Rules) -> Iterator[_Wish]:
    """The options that have the names of the answers."""
    for name, now in _values(rules).items():
        given = getattr(answers, name)
        if given in (None, now):
            continue
        options = _option(name, given, answers, rules)
        lowest = _lowest_bid(rules)[1]
        if name == "bid_step" and lowest and answers.minimum_bid is None and lowest % given:
            options["minimum_bid"] = lowest + -lowest % given
        yield _Wish(options, _CHANGED, _OTHER, _ABSENT[name] if now is None else told(name, now))


def _values(rules: Rules) -> dict[str, Any]:
    """The values of the options that answers name; None for those that mean nothing in a game."""
    has_ones = sum(card.rank == 1 for card in rules.pack) > 1
    return {
        "bid_step": getattr(rules, "bid_step", None),
        "trump_named": getattr(rules, "trump_named", None) if rules.has_nest else None,
        "rook_points": getattr(rules, "rook_points", None) if ROOK in rules.pack else None,
        "ones_points": getattr(rules, "ones_points", 0) if has_ones else None,
        "must_make_to_win": getattr(rules, "must_make_to_win", False),
        "never_below_zero": getattr(rules, "never_below_zero", False),
    }


def _lowest_bid(rules: Rules) -> tuple[str, int | None]:
    """The option for the lowest bid, and that bid; None where nobody bids (FO-20)."""
    if not rules.has_bidding:
        return "minimum_bid", None
    name = "opening_bid" if getattr(rules, "opening_bid", 0) else "minimum_bid"
    return name, getattr(rules, name)


def _ones(rules: Rules) -> str:
    """The rank of the 1s or aces; the red 1 alone is not "the 1s" (RO-1)."""
    if sum(card.rank == 1 for card in rules.pack) > 1:
        return "high" if rules.ones_high else "low"
    has_aces = any(card.suit in POKER_SUITS and card.rank == 14 for card in rules.pack)
    return "high" if has_aces else "out"
