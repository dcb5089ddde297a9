"""The events of a table's log, from which everything else is rebuilt.

Events are facts: they were checked before they were stored. Kinds and fields may be added, but
every later version must be able to read old logs. Times are stored beside the events, in seconds
since 1970.
"""

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct, json

from rookery.core.moves import CallOrange, Hold
from rookery.core.options import OptionValue
from rookery.fishing.reaction import PEOPLE
from rookery.games.defaults import FIRST
from rookery.records import parse_move
from rookery.table.protocol.reading import reader


class Event(Struct, tag_field="event", frozen=True, omit_defaults=True, kw_only=True):
    """Something that happened. `command` is the id of the command that caused it, if any."""

    command: str = ""


class ChairKept(Struct, frozen=True, omit_defaults=True):
    """A seat of a new table: a person with name and secret's hash, a bot with its level, or open.

    `is_bot`: the person's own program plays there. `is_absent`: the person has no phone, so a bot
    plays for them from the start. `portrait` is the number of the person's portrait.
    """

    kind: str
    name: str = ""
    level: str = ""
    secret_hash: str = ""
    is_bot: bool = False
    is_absent: bool = False
    portrait: int = 0


class Given(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The only deal of a practice table, whose deck is given instead of shuffled.

    `kind` is lesson, replay or link. `of` identifies the source: the name of the lesson; code, deal
    and move of a replay as in `k3vq9xw2ab/2/17`; or the id of a link. `plies` are written as in a
    record. The first `made` plies are played when the table is opened. After that, bots play the
    given plies as long as the deal has followed them.
    """

    kind: str
    of: str
    dealer: int
    deck: str
    plies: tuple[str, ...] = ()
    made: int = 0


EVENING = "evening"
"""The kind of boards in a round of an evening. All tables of the round wait for each other."""


class Boards(Struct, frozen=True, kw_only=True):
    """The boards of a table: `count` deals of a set, from board `first` on (counted from 1).

    `kind` is the kind of the set, such as day, duplicate or evening; `of` is the set's name.
    """

    kind: str
    of: str
    first: int
    count: int


class RatingsAsked(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The ratings that a table requires. None means no bound; both None means any rating.

    With `unrated`, people who show no rating may sit down too.
    """

    low: int | None = None
    high: int | None = None
    unrated: bool = False


class Opened(Event, tag="opened", frozen=True, kw_only=True):
    """A table was opened. `clock` is None for the default, which depends on who plays.

    `chat` says whether people may write free text, as at the previous table, and `one_move` whether
    a bot makes only the overdue move at a slow table.

    `secret` seeds the shuffle and is published after the match; `key`, from which the seats'
    secrets are derived, is never published. `barred` has the marks of people barred at the previous
    table. A practice table has `given`. A table with `boards` has the secret of their set, which is
    published only when the set is released. `is_met` says that the waiting room seated the people;
    `asks` has the ratings that the host of a listed table requires. `rules` is the number of the
    set of defaults from which `options` differ; the log omits the number of the defaults of 1.0.
    `calls` says how quickly the bots call an orange, one of `fishing.reaction.SPEEDS`.
    """

    code: str
    game: str
    options: dict[str, OptionValue]
    chairs: tuple[ChairKept, ...]
    secret: str
    key: str
    pace: str
    clock: int | None
    listed: bool
    host: int = 0
    barred: tuple[str, ...] = ()
    chat: bool = False
    given: Given | None = None
    boards: Boards | None = None
    one_move: bool = False
    is_met: bool = False
    asks: RatingsAsked | None = None
    rules: int = FIRST
    calls: str = PEOPLE


class Sat(Event, tag="sat", frozen=True, kw_only=True):
    """A person took a seat, to play there themselves or by their own program (`is_bot`)."""

    seat: int
    name: str
    secret_hash: str
    is_bot: bool = False


class Renamed(Event, tag="renamed", frozen=True, kw_only=True):
    """A person changed their name or their portrait. `portrait` is None if it is unchanged."""

    seat: int
    name: str
    portrait: int | None = None


class Declared(Event, tag="declared", frozen=True, kw_only=True):
    """A person lets their own program play in the seat from now on, or plays there again."""

    seat: int
    is_bot: bool


class Left(Event, tag="left", frozen=True, kw_only=True):
    """A person gave up the seat."""

    seat: int


class Released(Event, tag="released", frozen=True, kw_only=True):
    """The host gave a person's seat to a bot. `barred` marks an address (see `doors`), if any."""

    seat: int
    barred: str = ""


class BotSet(Event, tag="bot", frozen=True, kw_only=True):
    """A bot of some level was put in the seat."""

    seat: int
    level: str


class SeatOpened(Event, tag="seat-opened", frozen=True, kw_only=True):
    """The seat was opened for a person."""

    seat: int


class Contributed(Event, tag="contributed", frozen=True, kw_only=True):
    """A seat contributed its part of the shuffle."""

    seat: int
    value: str


class Changed(Event, tag="changed", frozen=True, kw_only=True):
    """The host changed the settings of the table; None means unchanged.

    `chat` says whether people may write free text. The texts themselves are never in a log.
    """

    locked: bool | None = None
    listed: bool | None = None
    pace: str | None = None
    clock: int | None = None
    chat: bool | None = None
    one_move: bool | None = None
    asks: RatingsAsked | None = None
    calls: str | None = None


class Started(Event, tag="started", frozen=True, kw_only=True):
    """The match began."""


class Dealt(Event, tag="dealt", frozen=True, kw_only=True):
    """A deal began with this deck, as in a record."""

    dealer: int
    deck: str


class Moved(Event, tag="moved", frozen=True, kw_only=True):
    """A move, written as in a record; `by_bot` if a bot made it, in its own seat or as a stand-in.

    A turn that arrived while an orange was open also has its time of arrival and the time at which
    it counted; otherwise, and in old logs, both are 0.
    """

    seat: int
    move: str
    by_bot: bool = False
    came_at: float = 0.0
    counted_at: float = 0.0


class Cut(Event, tag="cut", frozen=True, kw_only=True):
    """The pack was cut for a tied deal (DX-8). `deck` is the pack."""

    deck: str


class Pressed(Event, tag="pressed", frozen=True, kw_only=True):
    """A player pressed "orange" (TX-15).

    `at` is the time of arrival, and `trip` the player's round trip. The press counted `corrected`
    seconds before its arrival (always 0 in old logs); the number is negative if a program pressed
    sooner than the bots call. `outcome` is counts, too-late, not-open, disarmed or stale.
    """

    seat: int
    at: float
    trip: float
    outcome: str
    corrected: float = 0.0


class Said(Event, tag="said", frozen=True, kw_only=True):
    """A player said one of the fixed phrases (see `phrases`)."""

    seat: int
    phrase: int


class StoodIn(Event, tag="stood-in", frozen=True, kw_only=True):
    """A bot stood in for a player who was away, or who was connected but idle (`is_idle`)."""

    seat: int
    is_idle: bool = False


class Returned(Event, tag="returned", frozen=True, kw_only=True):
    """The seat's own player came back."""

    seat: int


class Reseated(Event, tag="reseated", frozen=True, kw_only=True):
    """People changed seats before the start.

    `order` has, for each new seat, its player's old seat.

    `why` is moved (to a free seat), swapped, arranged (by the host) or drawn (by lot).
    """

    order: tuple[int, ...]
    why: str
    seat: int | None = None


class RulesChanged(Event, tag="rules", frozen=True, kw_only=True):
    """The host changed the house rules or the game before the start.

    `order` has, for each new seat, its player's old seat, or -1 for an added seat. `rules` is as in
    `Opened`.
    """

    game: str
    options: dict[str, OptionValue]
    order: tuple[int, ...]
    rules: int = FIRST


class Readied(Event, tag="readied", frozen=True, kw_only=True):
    """A person has confirmed the changed rules and is ready to start."""

    seat: int


class HostMade(Event, tag="host", frozen=True, kw_only=True):
    """The host made somebody else the host."""

    seat: int


class Proposed(Event, tag="proposed", frozen=True, kw_only=True):
    """A person made a proposal: `what` is swap (with `other`), undo, claim, end or restart."""

    seat: int
    what: str
    other: int | None = None


class Agreed(Event, tag="agreed", frozen=True, kw_only=True):
    """A person agreed to a proposal."""

    seat: int


class Declined(Event, tag="declined", frozen=True, kw_only=True):
    """A person declined a proposal, or withdrew their own."""

    seat: int


class Lapsed(Event, tag="lapsed", frozen=True):
    """A proposal failed: somebody did not answer in time, or the cards do not allow it."""


class Undone(Event, tag="undone", frozen=True, kw_only=True):
    """The last `moves` moves of the deal were taken back; the first of them was by `seat`."""

    seat: int
    moves: int


class Claimed(Event, tag="claimed", frozen=True, kw_only=True):
    """A seat was given all remaining tricks, played as `plies`, each written as in a record."""

    seat: int
    plies: tuple[str, ...]


class Ended(Event, tag="ended", frozen=True, kw_only=True):
    """The match was ended by agreement; with `restarts` a new one begins."""

    restarts: bool = False


class Continued(Event, tag="continued", frozen=True, kw_only=True):
    """The players moved on to another table."""

    code: str


class Expired(Event, tag="expired", frozen=True):
    """The table was closed because nobody visited it; the next visitor reopens it."""


class Closed(Event, tag="closed", frozen=True):
    """The operator of the server closed the table; only the operator can open it again."""


class Reopened(Event, tag="reopened", frozen=True):
    """Somebody visited a table that had been closed, or the operator opened it again."""


class HandedOver(Event, tag="handed-over", frozen=True, kw_only=True):
    """A person has another phone, or none (`is_absent`), so that another secret opens the seat."""

    seat: int
    secret_hash: str
    is_absent: bool = False


class Held(Event, tag="held", frozen=True, kw_only=True):
    """The table stops between two deals because its evening is paused, or it goes on again."""

    is_held: bool


AnyEvent: TypeAlias = (
    Opened
    | Sat
    | Renamed
    | Declared
    | Left
    | Released
    | BotSet
    | SeatOpened
    | Contributed
    | Changed
    | Started
    | Dealt
    | Moved
    | Cut
    | Pressed
    | Said
    | StoodIn
    | Returned
    | Reseated
    | RulesChanged
    | Readied
    | HostMade
    | Proposed
    | Agreed
    | Declined
    | Lapsed
    | Undone
    | Claimed
    | Ended
    | Continued
    | Expired
    | Closed
    | Reopened
    | Held
    | HandedOver
)


def moves_on(event: AnyEvent) -> bool:
    """Whether an event makes earlier decisions outdated, because it changes the turn."""
    if isinstance(event, Moved):
        return not isinstance(move_of(event.move), CallOrange | Hold)
    return isinstance(event, Dealt | Cut | Undone | Claimed)


move_of = lru_cache(maxsize=4096)(parse_move)
"""Parse the text of a move. Raises BadText."""

decode = reader(AnyEvent, allows_nul=True)
"""Decode an event from a log."""

encode = json.Encoder().encode
"""Encode an event for a log."""
