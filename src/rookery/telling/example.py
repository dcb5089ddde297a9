"""A real deal of each trick game, told step by step to people who learn the game.

The deals are records in `examples.jsonl`, one for each game. `tools/examples.py` has strong bots
play them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from typing import Any

from rookery.core.cards import Card, Seat
from rookery.core.match import Deal, Match
from rookery.core.moves import Bid, Move, Play
from rookery.language import ENGLISH, Language
from rookery.records import MatchRecord, read_match, replay
from rookery.records.json_text import parsed
from rookery.telling.sheet import SideScore, contract, side_scores
from rookery.telling.wording import Words, by_suit
from rookery.tricks.game import TrickGame
from rookery.tricks.play import holders_of_called
from rookery.tricks.rules import Phase, Sides
from rookery.tricks.scoring import points_of_trick
from rookery.tricks.state import Trick, TrickState

FILE = "examples.jsonl"
"""The file in this package that has the records."""

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
"""The players of the examples, by seat."""

_SHORT_AUCTION = 8
"""The most bids and passes that are told one by one."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of an example: a sentence, and the cards that it is about.

    For a trick, `players` has who played each card, in order, and `winner` who took it.
    """

    text: str
    cards: tuple[Card, ...] = ()
    players: tuple[str, ...] = ()
    winner: str = ""


@dataclass(frozen=True, slots=True)
class Example:
    """A deal as an example: its steps, what each side took, and the outcome in words."""

    steps: tuple[Step, ...]
    sides: tuple[SideScore, ...]
    outcome: str


def example(name: str, language: Language = ENGLISH) -> Example | None:
    """The example of a game; None if it has none."""
    record = _records().get(name)
    return None if record is None else _told(read_match(record), language)


@lru_cache(maxsize=1)
def _records() -> Mapping[str, str]:
    """The record of each game, not yet read."""
    lines = files(__package__).joinpath(FILE).read_text("utf-8").splitlines()
    return {parsed(line)["game"]: line for line in lines}


def _told(record: MatchRecord, language: Language) -> Example:
    match = replay(record)
    deal = match.deals[0]
    game = match.game
    assert isinstance(game, TrickGame)
    words = Words(NAMES[: game.seats], None, language)
    plies = enumerate(deal.plies)
    first = next(number for number, (_, move) in plies if isinstance(move, Play))
    begun = match.state_before(0, first)
    steps = chain(
        _bidding(game, words, deal),
        *(_before_play(game, words, phase, begun) for phase in game.rules.course),
        _tricks(game, words, deal.state.tricks),
    )
    return Example(tuple(steps), side_scores(game, deal), _outcome(match, words))


def _bidding(game: TrickGame, words: Words, deal: Deal[TrickState]) -> Iterator[Step]:
    state = deal.state
    assert isinstance(state.bid, Bid)
    assert state.bidder is not None
    bidder, amount = state.bidder, state.bid.amount
    if len(state.auction) <= _SHORT_AUCTION:
        told = words.language.listed([_said(words, *ply) for ply in state.auction])
    else:
        first = next(ply for ply in state.auction if isinstance(ply[1], Bid))
        opened = _said(words, *first)
        told = words.tell("example-bidding-long", bidder, first=opened, amount=amount)
    yield Step(words.tell("example-bidding", deal.dealer, told=told))
    sides = "alone" if game.rules.sides is Sides.ALONE else "side"
    hand = game.start(deal.deck, deal.dealer).hands[bidder]
    contract_told = words.tell("example-contract", bidder, sides=sides, amount=amount)
    yield Step(contract_told, _sorted(game, hand))


def _said(words: Words, seat: Seat, move: Move) -> str:
    if isinstance(move, Bid):
        return words.tell("example-bids", seat, amount=move.amount)
    return words.tell("example-passes", seat)


def _before_play(game: TrickGame, words: Words, phase: Phase, begun: TrickState) -> Iterator[Step]:
    """What the bidder does in a phase before the tricks."""
    assert begun.bidder is not None
    assert begun.trump is not None
    match phase:
        case Phase.NEST:
            yield Step(words.tell("nest-taken", begun.bidder), _sorted(game, begun.nest))
        case Phase.TRUMP:
            yield Step(words.tell("trump-named", begun.bidder, trump=begun.trump.value))
        case Phase.CALL:
            yield _call(game, words, begun)
        case Phase.BURY if begun.buried:
            buried = _sorted(game, begun.buried)
            yield Step(words.tell("example-buried", begun.bidder), buried)


def _call(game: TrickGame, words: Words, begun: TrickState) -> Step:
    assert begun.bidder is not None
    partners = sorted(holders_of_called(game.rules, begun) - {begun.bidder})
    holders = words.language.listed([words.who(seat) for seat in partners])
    if len(begun.called) == 1:
        message = "example-called-one"
    elif len(partners) == 1:
        message = "example-called-both"
    else:
        message = "example-called-each"
    return Step(words.tell(message, begun.bidder, partners=holders), begun.called)


def _tricks(game: TrickGame, words: Words, tricks: Sequence[Trick]) -> Iterator[Step]:
    """The first trick, and the richest one of the others."""
    worth = {number: points_of_trick(game.rules, it) for number, it in enumerate(tricks)}
    most = max(range(1, len(tricks)), key=worth.__getitem__)
    for number in (0, most):
        it = tricks[number]
        is_lost = it.winner == game.rules.dummy and worth[number]
        yield Step(
            words.tell(
                "example-trick",
                it.winner,
                number=number + 1,
                tricks=len(tricks),
                points=worth[number],
                lost="both" if is_lost else "no",
            ),
            it.cards,
            tuple(words.who(seat) for seat in it.players),
            words.who(it.winner),
        )


def _outcome(match: Match[Any], words: Words) -> str:
    deal = match.deals[0]
    it = contract(match.game, deal.state)
    assert it is not None and it.bidder is not None
    assert isinstance(it.bid, Bid)
    return words.tell(
        "example-outcome-with" if it.partners else "example-outcome-alone",
        it.bidder,
        partners=words.language.listed([words.whom(seat) for seat in it.partners]),
        amount=it.bid.amount,
        took=it.took or 0,
        made="made" if it.made else "set",
    )


def _sorted(game: TrickGame, cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(chain.from_iterable(by_suit(cards, game.rules.ranks)))
