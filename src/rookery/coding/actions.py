"""The moves of a game as numbers from 0 to n-1, in named blocks that do not overlap.

A card has a different code in each block, so that a code means the same in every position and can
be decoded without knowing the position. Cards stand in a block by their place in the pack.

A move of a trick game is one code. A capture or a build of a fishing game is a sequence of codes.
The first stands for the card and its use. Each further code is a pile that is used, named by its
bottom card, in the order of the pack (TX-6). Where the same cards can be built to different values,
the value comes before the piles (TX-21, TX-22). `Choice` leads through such a sequence.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias, cast

from rookery.coding.choice import Choice, IllegalAction
from rookery.coding.places import CardPlaces
from rookery.core import moves as m
from rookery.core.cards import Card
from rookery.core.game import AnyRules
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.fishing.rules import FishingRules
from rookery.tricks.rules import BID_STEP, Phase, TrickRules

Rules: TypeAlias = TrickRules | FishingRules


def known(rules: AnyRules) -> Rules:
    """The rules, if the moves of their genre can be coded. Raises MissingRow otherwise."""
    BY_GENRE[rules.genre]  # raises MissingRow
    return cast(Rules, rules)


class ActionCoding:
    """The codes of all moves under some rules.

    `n` is the number of codes and `blocks` has the range of each kind of move by its name. In a
    trick game `moves[code]` is the move of a code and `of[move]` the code of a move. In a fishing
    game these have only the moves that are one code: trails, calling orange and holding.

    House rules change no code, except where they change the pack (FO-29). They only add blocks
    after all others, `lead` where the bidder may choose who leads (R5-9), `other_bid` for bids
    below the game's usual minimum (FO-20) or above its usual maximum (FO-23), `claim` for claims of
    a misdeal and playing on (FO-24), `stay` (FO-22), and `value` for the values of builds (TX-21,
    TX-22). So with one pack, a move outside these blocks always has the same code.

    >>> from rookery.games import GAMES
    >>> coding = ActionCoding(GAMES["kentucky"].rules)
    >>> {name: (block.start, block.stop) for name, block in coding.blocks.items()}
    {'play': (0, 41), 'bury': (41, 82), 'bid': (82, 93), 'pass': (93, 94), 'trump': (94, 98)}
    >>> coding.moves[82], coding.of[m.Bid(75)]
    (Bid(amount=70), 83)
    """

    def __init__(self, rules: AnyRules) -> None:
        """Raises MissingRow for rules of an unknown genre."""
        rules = known(rules)
        self.rules = rules
        self.places = CardPlaces(rules.pack)
        by_block = BY_GENRE[rules.genre](rules)
        self.blocks: Mapping[str, range] = _blocks(by_block)
        self.n = sum(map(len, self.blocks.values()))
        coded = {
            code: move
            for name, moves in by_block.items()
            for code, move in zip(self.blocks[name], moves, strict=True)
            if move is not None
        }
        self.moves: Mapping[int, m.Move] = coded
        self.of: Mapping[m.Move, int] = {move: code for code, move in coded.items()}

    @property
    def hidden(self) -> int:
        """The number for a move whose card is hidden, such as a burial; it is not a code."""
        return self.n

    def codes(self, move: m.Move) -> tuple[int, ...]:
        """The codes of a move, in order. Raises IllegalAction if the game has no such move.

        A capture or build must be as `legal` lists it: the bottom card of a build first.
        """
        code = self.of.get(move)
        if code is not None:
            return (code,)
        match move:
            case m.Bury(None):
                return (self.hidden,)
            case m.Take(card, groups) if self._knows(card, groups):
                return (self.blocks["take"][self.places.of[card]], *self._piles(groups))
            case m.Build(card) if self._knows(card, move.groups):
                piles = self._piles(move.groups)
                return (self.blocks["build"][self.places.of[card]], *self._value(move), *piles)
        raise IllegalAction(f"{move} is no move of this game")

    def choice(self, legal: Sequence[m.Move]) -> Choice:
        """The choice among these legal moves, before its first code."""
        done = self.blocks["done"][0] if "done" in self.blocks else None
        return Choice(self.n, done, (), tuple((self.codes(move), move) for move in legal))

    def mask(self, legal: Sequence[m.Move]) -> bytes:
        """A byte for each code, 1 where it may be the first of one of these legal moves."""
        return self.choice(legal).mask

    def block_of(self, code: int) -> str:
        """The name of the block that a code is in. Raises IllegalAction if it is no code."""
        for name, block in self.blocks.items():
            if code in block:
                return name
        raise IllegalAction(f"{code} is no action of this game: they are 0 to {self.n - 1}")

    def _knows(self, card: Card, groups: Iterable[m.Group]) -> bool:
        cards = {card, *(card for group in groups for card in group.cards)}
        return "take" in self.blocks and cards <= self.places.of.keys()

    def _value(self, move: m.Build) -> Iterator[int]:
        if "value" in self.blocks:
            yield self.blocks["value"][move.value - 1]

    def _piles(self, groups: Iterable[m.Group]) -> list[int]:
        """The codes of the piles that some groups consist of, in ascending order."""
        bottoms: list[Card] = []
        for group in groups:
            bottoms += group.cards[:1] if group.is_build else group.cards
        return sorted(self.blocks["pile"][self.places.of[card]] for card in bottoms)


def _trick_moves(rules: TrickRules) -> dict[str, Sequence[m.Move | None]]:
    """The moves of a trick game by block; only blocks for phases that its deals have."""
    moves: dict[str, Sequence[m.Move | None]] = {"play": [m.Play(card) for card in rules.pack]}
    if Phase.BURY in rules.phases:
        moves["bury"] = [m.Bury(card) for card in rules.pack]
    if Phase.CALL in rules.phases:
        moves["call"] = [m.CallPartner(card) for card in rules.pack]
    moves["bid"] = [m.Bid(amount) for amount in usual_bids(rules)]
    if rules.sun:
        moves["sun"] = [m.ShootSun()]
    moves["pass"] = [m.Pass()]
    if Phase.TRUMP in rules.phases:
        moves["trump"] = [m.NameTrump(trump) for trump in rules.trump_calls]
    if Phase.LEAD in rules.course:
        moves["lead"] = [m.ChooseLead(to_left=False), m.ChooseLead(to_left=True)]
    if others := other_bids(rules):
        moves["other_bid"] = [m.Bid(amount) for amount in others]
    if Phase.CLAIM in rules.course:
        moves["claim"] = [m.PlayOn(), m.ClaimMisdeal()]
    if rules.hold:
        moves["stay"] = [m.Stay()]
    return moves


def usual_bids(rules: TrickRules) -> range:
    """The amounts from the game's usual minimum to its usual maximum (FO-20, FO-23)."""
    lowest = rules.minimum_bid if rules.usual_minimum is None else rules.usual_minimum
    highest = rules.maximum_bid if rules.usual_maximum is None else rules.usual_maximum
    return range(lowest, highest + 1, BID_STEP)


def other_bids(rules: TrickRules) -> tuple[int, ...]:
    """The amounts that can be bid only with a lower minimum or a higher maximum than usual."""
    usual = usual_bids(rules)
    amounts = range(rules.minimum_bid, rules.maximum_bid + 1, BID_STEP)
    return tuple(amount for amount in amounts if amount not in usual)


def _fishing_moves(rules: FishingRules) -> dict[str, Sequence[m.Move | None]]:
    """The blocks of a fishing game; None stands for a code that is only a part of a move."""
    parts = (None,) * len(rules.pack)
    moves: dict[str, Sequence[m.Move | None]] = {
        "take": parts,
        "build": parts,
        "trail": [m.Trail(card) for card in rules.pack],
        "pile": parts,
        "done": (None,),
        "orange": (m.CallOrange(),),
        "hold": (m.Hold(),),
    }
    if rules.multiple_builds or rules.table_builds:
        moves["value"] = (None,) * rules.highest
    return moves


BY_GENRE: ByGenre[Callable[[Own], dict[str, Sequence[m.Move | None]]]] = ByGenre(
    "rookery.coding.actions.BY_GENRE", {TRICKS: _trick_moves, FISHING: _fishing_moves}
)
"""The moves of each genre by block; the coding of a move depends on the rules alone."""


def _blocks(moves: Mapping[str, Sequence[object]]) -> dict[str, range]:
    blocks, start = {}, 0
    for name, listed in moves.items():
        blocks[name] = range(start, start + len(listed))
        start += len(listed)
    return blocks
