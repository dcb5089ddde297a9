"""Finding the game nearest to the one that a family plays, from answers of the family."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from math import log2
from typing import Any

from rookery.core.cards import POKER_SUITS
from rookery.core.errors import BadOption
from rookery.core.messages import Message
from rookery.core.options import OptionValue
from rookery.games.preset import SEATS, Preset, Rules

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

SHOWN = 5
"""The number of nearest games that are shown to people."""

MOST_TARGET = 100_000
"""The highest number of points that a family may play to."""

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
    `target` the total that wins. Raises ValueError for any other answer.
    """

    players: int | None = None
    ones: str | None = None
    rook: str | None = None
    calls: bool | None = None
    minimum_bid: int | None = None
    target: int | None = None

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


def nearest_games(answers: Answers, games: Iterable[Preset]) -> list[Found]:
    """All games, the nearest to the answers first; equally near ones in the order given.

    >>> from rookery.games import GAMES
    >>> answers = Answers(players=5, rook="low", calls=True, target=300)
    >>> found = nearest_games(answers, GAMES.values())
    >>> found[0].game.name, dict(found[0].options), found[0].differences
    ('five', {'target': 300}, ())
    """
    return sorted((_compared(answers, game) for game in games), key=lambda found: found.distance)


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
    )


def _players(seats: Sequence[int]) -> Message:
    """The difference in words: how many can play the game, if that is not the family's number."""
    kind = {1: "one", 2: "two"}.get(len(seats), "more")
    arguments = (("kind", kind), ("least", seats[0]), ("most", seats[-1]))
    return Message("find-differs-players", arguments)


def _compared(answers: Answers, game: Preset) -> Found:
    """A game with the options nearest to the answers."""
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
    if answers.ones not in (None, ones := _ones(rules)):
        distance += _WRONG_ONES
        differences.append(Message.of("find-differs-ones", {"place": ones}))
    if answers.calls not in (None, rules.calls_partners):
        distance += _WRONG_CALL
        calls = "yes" if rules.calls_partners else "no"
        differences.append(Message.of("find-differs-calls", {"calls": calls}))
    if answers.rook not in (None, rook := rules.rook_place):
        if _can(game, {**options, "rook_rank": answers.rook}) and rook != "out":
            options["rook_rank"] = answers.rook
            distance += _CHANGED
        else:
            distance += _WRONG_ROOK if "out" in (rook, answers.rook) else _OTHER
            differences.append(Message.of("find-differs-rook", {"place": _PLACES.get(rook, rook)}))
    for name, now, given, difference in _numbers(answers, rules):
        if given is None or given == now:
            continue
        if now is not None and _can(game, {**options, name: given}):
            options[name] = given
            distance += _CHANGED * (1 + abs(log2(given / now)))
        else:
            distance += _OTHER
            differences.append(difference)
    return Found(game, options, tuple(differences), distance)


def _can(game: Preset, options: Mapping[str, Any]) -> bool:
    """Whether a game offers these values of its options."""
    try:
        game.game(options)
    except BadOption:
        return False
    return True


def _numbers(
    answers: Answers, rules: Rules
) -> Iterator[tuple[str, int | None, int | None, Message]]:
    """Options that are numbers: the game's number, the family's, and the difference in words."""
    bid, lowest = _lowest_bid(rules)
    told = Message("find-differs-no-bids")
    if lowest is not None:
        told = Message.of("find-differs-bid", {"bid": lowest})
    yield bid, lowest, answers.minimum_bid, told
    target = Message.of("find-differs-target", {"target": rules.target})
    yield "target", rules.target, answers.target, target


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
