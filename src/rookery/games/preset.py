"""A named game: its rules for each number of seats, and the house rules that it offers."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from types import SimpleNamespace
from typing import Any, TypeAlias

from rookery.core.cards import Card
from rookery.core.errors import BadOption
from rookery.core.game import Game
from rookery.core.genres import FISHING, TRICKS, ByGenre, Own
from rookery.core.messages import Message
from rookery.core.options import PHASES, Option, OptionValue, options_of
from rookery.core.suggestion import suggestion
from rookery.fishing.game import FishingGame
from rookery.fishing.rules import FishingRules
from rookery.games import defaults
from rookery.games.about.how_to import how_to
from rookery.games.about.showcase import typical_cards
from rookery.language import ENGLISH
from rookery.tricks.game import TrickGame
from rookery.tricks.rules import TrickRules

Rules: TypeAlias = TrickRules | FishingRules

BY_GENRE: ByGenre[Callable[[Own], Game[Any, Any]]] = ByGenre(
    "rookery.games.preset.BY_GENRE", {TRICKS: TrickGame, FISHING: FishingGame}
)
"""The class of the games of each genre, which are made from their rules."""

_GENERAL = ("TT", "FO")
"""Rules whose numbers begin with one of these are common to several games."""

ABOUT_CARDS = (
    "with_rook",
    "low_cards",
    "cards_each",
    "rook_points",
    "rook_rank",
    "fives_points",
    "tens_points",
    "high_points",
    "last_trick_points",
    "must_make_to_win",
    "never_below_zero",
)
"""House rules about cards and scores, of all trick games that offer `only` some house rules."""

SEATS = "seats"
"""The option for the number of players. Records always state it if the game allows several."""


@dataclass(frozen=True, slots=True)
class Preset:
    """One game of the table of games.

    `by_seats` has the rules for each number of players, and `seats_rule` is the source of those
    numbers. A game offers every house rule that its rules can take (FO-30), or `only` some by name;
    `choices` has the offered values of a house rule, if the game does not offer all of them.
    `source` says where the rules come from. `minutes` is the length of a match among people who
    know the game.

    The list of games on the page shows the cards of `showcase`, or typical cards of the game if
    that is empty. A game that `is_variant` is shown smaller, below the other games. `also_called`
    are other names by which people look for it. `sister` is the name of the game most like it. A
    form of another game has the name of that game as `form_of`.

    The texts about a game are in `games.ftl` of the catalogues, under ids that follow from its
    name.
    """

    name: str
    title: str
    source: str
    by_seats: Mapping[int, Rules]
    usual_seats: int
    seats_rule: str
    minutes: int
    showcase: tuple[Card, ...] = ()
    is_variant: bool = False
    also_called: tuple[str, ...] = ()
    sister: str = ""
    form_of: str = ""
    only: tuple[str, ...] | None = None
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def summary(self) -> Message:
        """The game in one sentence."""
        return Message(f"game-{self.name}")

    @property
    def differs(self) -> Message | None:
        """How the game differs from a similar one, in one sentence; None if none is similar."""
        return Message(f"game-{self.name}-differs") if self.sister else None

    @property
    def how_to(self) -> tuple[tuple[Message, ...], ...]:
        """The paragraphs that tell how the game is played, from the values of its rules."""
        return how_to(self.by_seats, self.usual_seats)

    @property
    def own_advice(self) -> tuple[Message, ...]:
        """Sentences on how to play the game well, besides those that `games.advice` knows."""
        return ENGLISH.numbered(f"game-{self.name}-advice")

    @property
    def pictured(self) -> tuple[Card, ...]:
        """The cards that the game's picture shows."""
        return self.showcase or typical_cards(self.rules)

    @property
    def rules(self) -> Rules:
        """The rules for the usual number of players, with every option at its default."""
        return self.by_seats[self.usual_seats]

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the house rules that the game offers besides the seats."""
        known = options_of(type(self.rules))
        named = known if self.only is None else self.only
        return tuple(name for name in named if known[name].suits(self.rules))

    @property
    def described(self) -> Mapping[str, Option]:
        """The options of the game by name, by their phase in a match, with sources in its rules."""
        known = options_of(type(self.rules))
        families = (self.seats_rule.split("-")[0], *_GENERAL)
        ordered = sorted(self.options, key=lambda name: PHASES.index(known[name].phase))
        return {SEATS: self._seats_option()} | {
            name: known[name]
            .fitted(*self.by_seats.values())
            .limited(self.choices.get(name, ()))
            .cited_from(families)
            for name in ordered
        }

    def default(self, name: str) -> OptionValue:
        """The default value of an option."""
        if name == SEATS:
            return self.usual_seats
        value: OptionValue = getattr(self.rules, name)
        return value

    def game(self, options: Mapping[str, object] | None = None) -> Game[Any, Any]:
        """The game under these options. Raises BadOption if one is wrong, or if they clash."""
        chosen = self.checked(options or {})
        seats = chosen.pop(SEATS, self.usual_seats)
        assert isinstance(seats, int)
        rules, described = self.by_seats[seats], self.described
        changes: dict[str, Any] = {}
        usual = {each.name: getattr(rules, each.name) for each in fields(rules)}
        for name, value in chosen.items():  # each adds to what the earlier ones have changed
            changes |= described[name].changes(SimpleNamespace(**usual | changes), value)
        try:
            rules = replace(rules, **changes)
        except ValueError as error:
            why = error.args[0]
            raise BadOption(why if isinstance(why, Message) else f"{self.name}: {why}") from error
        return BY_GENRE[rules.genre](rules)

    def allows(self, options: Mapping[str, object]) -> bool:
        """Whether the game can be played under these options."""
        try:
            self.game(options)
        except BadOption:
            return False
        return True

    def checked(self, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """A copy of the options, with their values checked. Raises BadOption."""
        described = self.described
        for name in options:
            if name not in described:
                raise BadOption(
                    f"{self.name} has no option {name[:40]!r}; {suggestion(name, described)}"
                )
        return {name: described[name].check(value) for name, value in options.items()}

    def written(self, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """The options that a record keeps: the seats if they vary, and every non-default value."""
        chosen = self.checked(options)
        kept = {n: v for n, v in chosen.items() if n != SEATS and v != self.default(n)}
        if len(self.by_seats) == 1:
            return kept
        return {SEATS: chosen.get(SEATS, self.usual_seats), **kept}

    def since(self, options: Mapping[str, Any], rules: int) -> dict[str, Any]:
        """Restate options made with defaults number `rules` for today's defaults.

        Their values are not checked. Raises BadOption for an unknown number.
        """
        then = defaults.earlier(self.name, rules)
        return _restated(options, then, self._today(then))

    def unnumbered(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options under the defaults of 1.0; `since` reads them with `defaults.FIRST`."""
        then = defaults.earlier(self.name, defaults.FIRST)
        return _restated(options, self._today(then), then)

    def _today(self, names: Iterable[str]) -> dict[str, OptionValue]:
        return {name: self.default(name) for name in names}

    def _seats_option(self) -> Option:
        counts = tuple(str(count) for count in sorted(self.by_seats))
        return Option(SEATS, "number", self.seats_rule, counts)


def _restated(
    options: Mapping[str, Any], filled: Mapping[str, Any], left_out: Mapping[str, Any]
) -> dict[str, Any]:
    """The options, completed from `filled`, without those that equal the values in `left_out`."""
    told = {**filled, **options}
    return {n: v for n, v in told.items() if n == SEATS or n not in left_out or v != left_out[n]}
